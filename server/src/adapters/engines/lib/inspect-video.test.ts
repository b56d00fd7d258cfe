import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { testVideo } from '../../../testing/test-video.ts';
import { inspectVideo } from './inspect-video.ts';

const { signal } = new AbortController();
const folder = mkdtempSync(join(tmpdir(), 'loomlight-inspector-'));
let counter = 0;

/** An order for a video of these bytes. */
function orderOf(bytes: Uint8Array, remark = ''): { path: string; into: string; remark: string } {
  counter += 1;
  const path = join(folder, `film-${counter}`);
  writeFileSync(path, bytes);
  return { path, into: `${path}-clean`, remark };
}

const video = { width: 320, height: 180, durationS: 3, comment: 'prompt: a secret lake' };

describe('a video that somebody else has made', () => {
  it('is decoded, gets its poster, and loses what was written into it', async () => {
    const bytes = await testVideo(video);
    expect(bytes.includes('a secret lake')).toBe(true);
    const order = orderOf(bytes, 'engine: test');
    const result = await inspectVideo(order, signal);
    if (result.kind !== 'video') throw new Error(result.reason);
    expect(result.durationS).toBeCloseTo(3, 1);
    expect([result.poster.width, result.poster.height]).toEqual([320, 180]);
    expect(result.poster.data.byteLength).toBe(320 * 180 * 4);
    expect(result.poster.data[3]).toBe(255);
    const rewritten = readFileSync(order.into);
    expect(rewritten.includes('a secret lake')).toBe(false);
    expect(rewritten.includes('engine: test')).toBe(true);
    // A browser can begin before all of it is there.
    expect(rewritten.indexOf('moov')).toBeLessThan(rewritten.indexOf('mdat'));
    const again = await inspectVideo(orderOf(rewritten), signal);
    expect(again).toMatchObject({ kind: 'video' });
  });

  it.each([
    ['nothing', async () => Buffer.alloc(0)],
    ['a web page', async () => Buffer.from('<html>Sign in</html>')],
    ['the head of a film and no more', async () => (await testVideo(video)).subarray(0, 400)],
    ['a film whose pictures are rubbish', async () => spoil(await testVideo(video))],
    ['a head without anything behind it', async () => Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1')],
  ])('is unusable when it is %s', async (_what, make) => {
    expect(await inspectVideo(orderOf(await make()), signal)).toMatchObject({ kind: 'unusable' });
  });

  it('costs only itself when it ends the decoder', async () => {
    const bytes = await testVideo(video);
    const file = join(folder, 'dying.mjs');
    writeFileSync(file, "process.once('message', () => process.abort());");
    expect(await inspectVideo(orderOf(bytes), signal, pathToFileURL(file))).toEqual({
      kind: 'undecided',
      reason: 'it ends the decoder (SIGABRT)',
    });
  });

  it('is not waited for when nobody wants it any more', async () => {
    const abort = new AbortController();
    const order = orderOf(await testVideo(video));
    const looking = inspectVideo(order, abort.signal);
    abort.abort();
    await expect(looking).rejects.toThrow('no longer wanted');
    expect(existsSync(order.into)).toBe(false);
  });
});

/** Turns the coded images into noise and leaves the tables as they are. */
function spoil(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  const at = copy.indexOf('mdat', 0, 'latin1');
  for (let index = at + 12; index < Math.min(copy.length, at + 4_000); index += 1) copy[index] = (index * 37) % 251;
  return copy;
}
