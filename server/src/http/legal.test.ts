import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { legalRoutes } from './legal.ts';
import { replyError } from './reply-error.ts';

const dir = mkdtempSync(join(tmpdir(), 'loomlight-legal-'));
const app = fastify();
app.setErrorHandler((error, request, reply) => replyError(error, request, reply));
legalRoutes(app, { dir });
afterAll(async () => {
  await app.close();
  rmSync(dir, { recursive: true });
});
const read = async (name: string) => (await app.inject({ url: `/legal/${name}.json` })).json();

it('reads the text that comes with the product, which says so, until the operator has put another one there [PEOPLE-14]', async () => {
  for (const name of ['terms', 'privacy', 'imprint', 'rules']) {
    const own = await read(name);
    expect([name, own.is_default]).toEqual([name, true]);
    expect(own.text).toContain('This is the text that comes with Loomlight');
  }
  writeFileSync(join(dir, 'terms.txt'), '# Our terms\n\nBe kind.\n');
  expect(await read('terms')).toEqual({ text: '# Our terms\n\nBe kind.', is_default: false });
  writeFileSync(join(dir, 'terms.txt'), ' \n');
  expect((await read('terms')).is_default).toBe(true);
});

it.each(['package', '..%2F..%2Fpackage', 'terms.txt', '__proto__'])(
  'has no text called %s [PEOPLE-14]',
  async (name) => {
    expect((await app.inject({ url: `/legal/${name}.json` })).statusCode).toBe(404);
  },
);
