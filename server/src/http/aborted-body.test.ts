import { once } from 'node:events';
import { connect } from 'node:net';
import { apiBase } from '@loomlight/contract';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { waitFor } from '../testing/wait-for.ts';

let test: TestApp;
let token: string;
const lines: string[] = [];
beforeAll(async () => {
  test = await openTestApp({}, undefined, pino({ level: 'info' }, { write: (line: string) => lines.push(line) }));
  token = (await test.person()).token;
});
afterAll(() => test.close());

/** Begins to send a body and goes away in the middle of it, as a phone in a tunnel does. */
async function breakOff(method: string, path: string, type: string, begun: string): Promise<void> {
  const { port } = new URL(test.app.address);
  const socket = connect(Number(port), '127.0.0.1').on('error', () => undefined);
  await once(socket, 'connect');
  const head = [
    `${method} ${apiBase}${path} HTTP/1.1`,
    'host: loomlight.test',
    `authorization: Bearer ${token}`,
    `content-type: ${type}`,
    'content-length: 5000',
    // The answer to this says that the body is being read.
    'expect: 100-continue',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  await once(socket, 'data');
  await new Promise((sent) => socket.write(begun, sent));
  socket.destroy();
}

const metric = async (name: string): Promise<number> => {
  const { body } = await test.app.http.inject({ url: '/metrics' });
  return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(body)?.[1] ?? 0);
};
const form =
  '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\nabc';

it.each([
  ['JSON', 'POST', '/auth/login', 'application/json', '{"email": "ada@'],
  ['a form', 'POST', '/images/upload/reference', 'multipart/form-data; boundary=x', form],
  ['a notification', 'POST', '/webhooks/stripe', 'application/json', '{"id": "evt_'],
])(
  'counts %s that was broken off apart, and neither logs nor counts it as an error [GROUND-28]',
  async (_, method, path, type, begun) => {
    const before = await metric('loomlight_http_aborted_bodies_total');
    lines.length = 0;
    await breakOff(method, path, type, begun);
    await waitFor('the count', async () => (await metric('loomlight_http_aborted_bodies_total')) === before + 1);
    const { body } = await test.app.http.inject({ url: '/metrics' });
    expect(body).not.toMatch(/^loomlight_http_request_seconds_count\{.*status="5\d\d".*\}/m);
    expect(lines.filter((line) => (JSON.parse(line) as { level: number }).level >= 40)).toEqual([]);
  },
);
