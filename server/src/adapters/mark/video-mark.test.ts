// @module-tag slow

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { imageSizes } from '@loomlight/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { invariant } from '../../kernel/errors.ts';
import { markFoundFrom } from '../../ports/image-mark.ts';
import { damageFile } from '../../testing/damage-file.ts';
import { writeLargeVideo } from '../../testing/large-video.ts';
import { createRandom } from '../../testing/random.ts';
import { saveVideoAgain } from '../../testing/save-video-again.ts';
import { studioVideo, studioVideoS } from './studio-video.testing.ts';
import { testVideo } from '../../testing/test-video.ts';
import { openCarrier } from './carrier.ts';
import { lookForMark } from './look-for-mark.ts';
import { openProcessMarkFinder } from './process-mark-finder.ts';
import { openThreadImageMarker } from './thread-image-marker.ts';
import { viewedVideoOf } from './viewed-video.ts';

const secret = 'a secret of the tests, long enough';
const payload = 0x1234_5678_9abc_def0n;
/** 480p, 16:9. */
const size = { width: 854, height: 480 };
const folder = mkdtempSync(join(tmpdir(), 'film-marks-'));
const marker = openThreadImageMarker(() => secret);
afterAll(async () => {
  await marker.close();
  rmSync(folder, { recursive: true, force: true });
});

// The machine of the tests may be busy: it is given time, and no more memory.
const limits = { patienceMs: 100_000, cpuS: 30, memoryMb: 1_024 };
const workMs = 20_000;
const finder = openProcessMarkFinder({ secrets: () => [secret], offered: imageSizes, limits, workMs });
let files = 0;
function fileOf(bytes: Uint8Array | string): string {
  const path = join(folder, `${(files += 1)}`);
  writeFileSync(path, bytes);
  return path;
}

describe('the look at a film', () => {
  it('reads the mark of its frames, also at half the bitrate, and no other secret does [ORIGIN-36]', async () => {
    const pattern = await marker.pattern(payload);
    const bytes = await studioVideo(size, pattern);
    const half = (bytes.length * 8) / studioVideoS / 2;
    for (const file of [bytes, await saveVideoAgain(bytes, { bitrate: Math.round(half) })])
      expect(await finder.find(fileOf(file))).toEqual({ kind: 'looked', mark: { payload, z: expect.any(Number) } });
    const other = openProcessMarkFinder({
      secrets: () => ['another secret, as long as that'],
      offered: imageSizes,
      ...{ limits, workMs },
    });
    const answer = await other.find(fileOf(bytes));
    expect(answer).toMatchObject({ kind: 'looked', mark: { payload: undefined } });
    expect(answer.kind === 'looked' && answer.mark.z).toBeLessThan(markFoundFrom);
  }, 400_000);

  it('has room and time for the largest film of the product, and for one of many megabytes [ORIGIN-36]', async () => {
    // With the limits of the product, but for the time on a clock.
    const own = openProcessMarkFinder({
      secrets: () => [secret],
      offered: imageSizes,
      ...{ limits: { ...limits, cpuS: 10 }, workMs },
    });
    const large = fileOf(await testVideo({ width: 1920, height: 1080, durationS: 10 }));
    expect(await own.find(large)).toMatchObject({ kind: 'looked', mark: { payload: undefined } });
    const heavy = fileOf('');
    await writeLargeVideo(heavy, { width: 320, height: 192, durationS: 10 }, 2_000_000);
    expect(await own.find(heavy)).toMatchObject({ kind: 'looked', mark: { payload: undefined } });
  }, 200_000);

  it('is cut short with the frames that were decoded by then, and reads the mark of those [ORIGIN-45]', async () => {
    const path = fileOf(await studioVideo(size, await marker.pattern(payload)));
    const taken: number[] = [];
    // Too much after the first frame.
    const budget = { hasTaken: (share: number) => taken.push(share) > 0, isSpent: () => false };
    const video = await viewedVideoOf(path, budget);
    invariant(video, 'it is large enough');
    expect([taken.length, video.isWhole]).toEqual([1, false]);
    const of = { offered: imageSizes, budget };
    const own = lookForMark(video, { ...of, carriers: [openCarrier(Buffer.from(secret))] });
    expect([own.isCut, own.mark.payload]).toEqual([false, payload]);
    const other = lookForMark(video, { ...of, carriers: [openCarrier(Buffer.from('another'))] });
    expect([other.isCut, other.mark.payload]).toEqual([true, undefined]);
  }, 200_000);

  it('is none where there is nothing to see, and ends at its limits [ORIGIN-36]', async () => {
    const whole = await testVideo({ ...size, durationS: 2 });
    const small = await testVideo({ width: 126, height: 640, durationS: 1 });
    const nothing = [
      '\0\0\0\x18ftypmp42 and a poem',
      Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0, 0]),
      whole.subarray(0, 900),
    ];
    for (const file of [...nothing, small]) expect(await finder.find(fileOf(file))).toEqual({ kind: 'none' });
    const random = createRandom(5);
    for (let count = 0; count < 6; count += 1) {
      const answer = await finder.find(fileOf(damageFile(whole, random)));
      expect(answer).not.toMatchObject({ kind: 'unavailable' });
      if (answer.kind === 'looked') expect(answer.mark.payload).toBeUndefined();
    }
    const hasty = openProcessMarkFinder({ secrets: () => [secret], offered: [], limits: { ...limits, patienceMs: 1 } });
    expect(await hasty.find(fileOf(whole))).toMatchObject({ kind: 'unavailable' });
  }, 200_000);
});
