// @module-tag slow

import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { fastify } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { replyError } from './reply-error.ts';
import { boundUnreadAnswers } from './unread-answers.ts';

const size = 16 * 1024 * 1024;
const app = fastify({ trustProxy: true });
let opened = 0;
const sockets: Socket[] = [];
beforeAll(async () => {
  boundUnreadAnswers(app);
  app.setErrorHandler(replyError);
  app.get('/film', async (_request, reply) => {
    opened += 1;
    const video = Readable.from(
      (function* () {
        for (let left = size; left > 0; left -= 64 * 1024) yield Buffer.alloc(64 * 1024);
      })(),
    ).once('close', () => (opened -= 1));
    return reply.header('content-length', size).header('etag', '"film"').type('video/mp4').send(video);
  });
  app.get('/card', async (_request, reply) =>
    reply.header('content-length', 5).send(Readable.from([Buffer.from('small')])),
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await app.close();
});

const port = (): number => (app.server.address() as AddressInfo).port;

/** Asks for a video and reads the beginning of the answer and nothing else; answers its status. */
async function askAndStop(network: string): Promise<{ status: number; socket: Socket }> {
  const socket = connect({ port: port(), host: '127.0.0.1' });
  sockets.push(socket);
  socket.write(`GET /film HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${network}\r\n\r\n`);
  const [head] = (await once(socket, 'data')) as [Buffer];
  socket.pause();
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(head.toString('latin1'))?.[1]), socket };
}
const get = (path: string, network: string) =>
  fetch(`http://127.0.0.1:${port()}${path}`, { headers: { 'x-forwarded-for': network } });

describe('large answers that nobody reads', () => {
  it('are sixty-four for one network, and none of another’s [GROUND-7]', async () => {
    const asked = await Promise.all(Array.from({ length: 76 }, () => askAndStop('203.0.113.66')));
    expect(asked.filter(({ status }) => status === 200)).toHaveLength(64);
    expect(asked.filter(({ status }) => status === 503)).toHaveLength(12);
    // The files of those who were refused are closed.
    expect(opened).toBe(64);
    const refused = await get('/film', '203.0.113.66');
    expect([refused.status, refused.headers.get('retry-after'), refused.headers.get('etag')]).toEqual([503, '5', null]);
    expect(await refused.json()).toMatchObject({ code: 'busy' });
    expect(await (await get('/card', '203.0.113.66')).text()).toBe('small');
    expect((await (await get('/film', '198.51.100.7')).arrayBuffer()).byteLength).toBe(size);
    // Somebody goes away: there is a place again.
    asked.find(({ status }) => status === 200)?.socket.destroy();
    await expect
      .poll(async () => {
        const answer = await get('/film', '203.0.113.66');
        return answer.status === 200 ? (await answer.arrayBuffer()).byteLength : answer.body?.cancel();
      })
      .toBe(size);
  });
});
