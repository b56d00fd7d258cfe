import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { testFilm } from '../../testing/test-film.ts';
import { inspectFilm } from './inspect-film.ts';

const { signal } = new AbortController();
const film = { width: 320, height: 180, durationS: 3, comment: 'prompt: a secret lake' };

describe('a film that somebody else has made', () => {
  it('is decoded, gets its poster, and loses what was written into it', async () => {
    const bytes = await testFilm(film);
    expect(bytes.includes('a secret lake')).toBe(true);
    const result = await inspectFilm({ bytes, remark: 'engine: test' }, signal);
    if (result.kind !== 'film') throw new Error(result.reason);
    expect(result.durationS).toBeCloseTo(3, 1);
    expect([result.poster.width, result.poster.height]).toEqual([320, 180]);
    expect(result.poster.data.byteLength).toBe(320 * 180 * 4);
    expect(result.poster.data[3]).toBe(255);
    const rewritten = Buffer.from(result.bytes);
    expect(rewritten.includes('a secret lake')).toBe(false);
    expect(rewritten.includes('engine: test')).toBe(true);
    const again = await inspectFilm({ bytes: result.bytes, remark: '' }, signal);
    expect(again).toMatchObject({ kind: 'film' });
  });

  it.each([
    ['nothing', async () => Buffer.alloc(0)],
    ['a web page', async () => Buffer.from('<html>Sign in</html>')],
    ['the head of a film and no more', async () => (await testFilm(film)).subarray(0, 400)],
    ['a film whose pictures are rubbish', async () => spoil(await testFilm(film))],
    ['a head without anything behind it', async () => Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1')],
  ])('is unusable when it is %s', async (_what, make) => {
    expect(await inspectFilm({ bytes: await make(), remark: '' }, signal)).toMatchObject({ kind: 'unusable' });
  });

  it('costs only itself when it ends the decoder', async () => {
    const bytes = await testFilm(film);
    const file = join(mkdtempSync(join(tmpdir(), 'loomlight-inspector-')), 'dying.mjs');
    writeFileSync(file, "process.once('message', () => process.abort());");
    expect(await inspectFilm({ bytes, remark: '' }, signal, pathToFileURL(file))).toEqual({
      kind: 'unusable',
      reason: 'it ends the decoder (SIGABRT)',
    });
  });

  it('is not waited for when nobody wants it any more', async () => {
    const abort = new AbortController();
    const looking = inspectFilm({ bytes: await testFilm(film), remark: '' }, abort.signal);
    abort.abort();
    await expect(looking).rejects.toThrow('no longer wanted');
  });
});

/** Turns the coded pictures into noise and leaves the tables as they are. */
function spoil(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  const at = copy.indexOf('mdat', 0, 'latin1');
  for (let index = at + 12; index < Math.min(copy.length, at + 4_000); index += 1) copy[index] = (index * 37) % 251;
  return copy;
}
