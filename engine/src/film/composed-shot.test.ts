import { describe, expect, test } from 'vitest';
import type { Motion } from '../concepts/concept.ts';
import { hears } from '../hears/hears.ts';
import { oneIn } from '../long.testing.ts';
import { cutOut, layLayer } from './composed/layer.ts';
import { moversOf } from './composed/moving.ts';
import { displacementAt, isShown } from './composed/motion.ts';
import { openComposedShot } from './composed-shot.ts';
import { alone } from './crew.ts';
import { aFilmRequest } from './film.testing.ts';
import { frameSize } from './frame-ring.ts';
import { splitPicture } from './picture/source-planes.ts';

const size = { width: 240, height: 136 };
/** As large as it has to be for what fills much of the picture. */
const small = { width: 160, height: 90 };

/** Frames of a film with a camera that stands still: at the beginning, a moment later, and at the end. */
async function takeFrames(prompt: string, of = size) {
  const request = aFilmRequest({ prompt, seed: 112, ...of, durationS: 4, cameraFixed: true });
  const shot = await openComposedShot(request, alone);
  const take = async (frame: number): Promise<Uint8Array> => {
    const out = new Uint8Array(frameSize(of.width, of.height));
    await shot.expose(frame, out);
    return out;
  };
  return { first: await take(0), next: await take(4), last: await take(95), take };
}

/** Middle of what is much redder than grey, and how much there is of it. */
function redness(frame: Uint8Array, of = size): { readonly x: number; readonly amount: number } {
  const half = { width: of.width / 2, height: of.height / 2 };
  const v = frame.subarray((of.width * of.height * 5) / 4);
  let [sum, x] = [0, 0];
  for (let i = 0; i < half.width * half.height; i++) {
    const red = Math.max(0, (v[i] ?? 0) - 158);
    sum += red;
    x += red * (i % half.width);
  }
  return { x: x / sum / half.width, amount: sum };
}

const meanStep = (one: Uint8Array, other: Uint8Array, count = small.width * small.height): number => {
  let sum = 0;
  for (let i = 0; i < count; i++) sum += Math.abs((one[i] ?? 0) - (other[i] ?? 0));
  return sum / count;
};

describe('a film of things', () => {
  test('has a car drive where it heads, whole from the beginning to the end [STUDIO-18]', async () => {
    const { first, last } = await takeFrames('a red car on a road', small);
    const [before, after] = [redness(first, small), redness(last, small)];
    expect(Math.abs(after.x - before.x)).toBeGreaterThan(0.05);
    expect(after.amount / before.amount).toBeGreaterThan(0.8);
    expect(after.amount / before.amount).toBeLessThan(1.25);
  });

  test('has who rides go where the mount goes, whole [STUDIO-41]', async () => {
    const { first, last } = await takeFrames('a red astronaut riding a black motorcycle on a road', small);
    const [before, after] = [redness(first, small), redness(last, small)];
    expect(Math.abs(after.x - before.x)).toBeGreaterThan(0.05);
    expect(after.amount / before.amount).toBeGreaterThan(0.75);
    expect(after.amount / before.amount).toBeLessThan(1.3);
  });

  test('leaves a house where it stands [STUDIO-18]', async () => {
    const { first, last } = await takeFrames('a red barn on a meadow', small);
    expect(Math.abs(redness(last, small).x - redness(first, small).x)).toBeLessThan(0.02);
  });

  test.each(['rain over a village', 'snow over a village', 'falling leaves over a meadow'].filter(oneIn(3)))(
    'has it fall: %s [STUDIO-18]',
    async (prompt) => {
      const { first, next } = await takeFrames(prompt, small);
      expect(meanStep(first, next)).toBeGreaterThan(0.25);
    },
  );

  test('has birds pass over what only stands there, unless they were refused [STUDIO-18]', async () => {
    const skyStep = async (prompt: string): Promise<number> => {
      const { first, last } = await takeFrames(prompt);
      const count = size.width * Math.round(size.height * 0.35);
      return first.subarray(0, count).filter((value, i) => Math.abs(value - (last[i] ?? 0)) > 18).length;
    };
    const [passing, refused] = [
      await skyStep('a stone tower at noon, clear sky'),
      await skyStep('a stone tower at noon, clear sky, no birds'),
    ];
    expect(passing).toBeGreaterThan(refused + 40);
  });

  test('has who walks go somewhere on legs that move [STUDIO-64]', async () => {
    const { first, last } = await takeFrames('a boy in a red shirt walking on a meadow', small);
    const [before, after] = [redness(first, small), redness(last, small)];
    // He comes to meet whoever looks.
    expect(after.amount / before.amount).toBeGreaterThan(1.5);
  });

  test('keeps on the head of who walks what was said to be worn [STUDIO-64]', async () => {
    // Without it a wolf on a meadow has less than half as much red.
    const { first, last } = await takeFrames('a wolf with a red beanie walking on a meadow');
    for (const frame of [first, last]) expect(redness(frame).amount).toBeGreaterThan(1_600);
  });

  test('has what stands by itself and was said to fly go where it heads [STUDIO-64]', async () => {
    const { first, last } = await takeFrames('a red parrot flying over a lake');
    const [before, after] = [redness(first), redness(last)];
    expect(Math.abs(after.x - before.x)).toBeGreaterThan(0.02);
  });

  test('lets a camera that stands still stand still while somebody passes [STUDIO-64]', async () => {
    const sky = async (cameraFixed: boolean): Promise<number> => {
      const { width, height } = small;
      const prompt = 'a fox running on a beach';
      const request = aFilmRequest({ prompt, seed: 5, ...small, durationS: 4, cameraFixed });
      const shot = await openComposedShot(request, alone);
      const [first, last] = [new Uint8Array(frameSize(width, height)), new Uint8Array(frameSize(width, height))];
      await shot.expose(20, first);
      await shot.expose(75, last);
      // The horizon of the sea, with its clouds.
      const [from, to] = [width * Math.round(height * 0.2), width * Math.round(height * 0.34)];
      return meanStep(first.subarray(from, to), last.subarray(from, to), to - from);
    };
    expect(await sky(true)).toBeLessThan((await sky(false)) * 0.5);
  });

  test('shows the same at any order of frames', async () => {
    const request = aFilmRequest({ prompt: 'a sailboat in a bay', seed: 112, ...small, durationS: 4 });
    const [one, other] = [await openComposedShot(request, alone), await openComposedShot(request, alone)];
    const { width, height } = small;
    const [late, afterOthers] = [new Uint8Array(frameSize(width, height)), new Uint8Array(frameSize(width, height))];
    await other.expose(50, late);
    for (const frame of [0, 4, 95, 50]) await one.expose(frame, afterOthers);
    expect(Buffer.from(afterOthers).equals(Buffer.from(late))).toBe(true);
  });
});

test.each([
  ['a man walking in a park', 'stride'],
  ['a man in a park', undefined],
  ['a dog on a beach', 'stride'],
  ['a sleeping dog on a rug', undefined],
  ['a cat walking in a garden', 'stride'],
  ['a cat in a garden', undefined],
  ['an eagle over mountains', 'beat'],
  ['a goose flying over a lake', 'beat'],
  ['a portrait of a horse', undefined],
  ['a herd of elephants', 'stride'],
  ['nine horses on a meadow', undefined],
])('%s: what it repeats is %s [STUDIO-64]', (prompt, kind) => {
  const [first] = moversOf(hears(prompt), 5);
  expect(first?.cycle?.kind).toBe(kind);
});

describe('the way of a thing', () => {
  const at = (motion: Motion, sinceMiddle: number, heading = 1) =>
    displacementAt(motion, { time: sinceMiddle + 2, sinceMiddle, heading, phase: 0 });

  test('leads where it heads, and through its place in the middle of the film [STUDIO-18]', () => {
    for (const motion of ['drives', 'swims', 'flies', 'bobs'] as const) {
      expect(at(motion, 2).x).toBeGreaterThan(0);
      expect(at(motion, 2, -1).x).toBeLessThan(0);
      expect(Math.abs(at(motion, 0).x)).toBe(0);
    }
  });

  test('leads nowhere for what has its feet or roots on the ground [STUDIO-18]', () => {
    for (const motion of ['walks', 'sways', 'flickers', 'still', 'turns'] as const) expect(at(motion, 2).x).toBe(0);
    expect([isShown('still'), isShown('turns'), isShown('walks')]).toEqual([false, false, true]);
  });
});

describe('a layer', () => {
  const flat = { width: 40, height: 20 };
  const painted = (box?: { left: number; top: number }): Uint8ClampedArray<ArrayBuffer> => {
    const pixels = new Uint8ClampedArray(flat.width * flat.height * 4).fill(90);
    if (!box) return pixels;
    for (let y = 0; y < 6; y++)
      for (let x = 0; x < 8; x++) pixels.set([230, 40, 40, 255], ((box.top + y) * flat.width + box.left + x) * 4);
    return pixels;
  };
  const rect = { left: 0, top: 0, ...flat };
  const nothing = {
    added: new Uint8Array(flat.width * flat.height),
    nearness: new Float32Array(flat.width * flat.height),
  };
  const asItIs = { stretch: 1, lean: 0, light: 1, zoom: 1, ahead: 0, legs: 1 };
  const shownFrom = (left: number, nearness = new Float32Array(flat.width * flat.height)) => ({
    left,
    scale: 1,
    nearness,
    width: flat.width,
  });
  const cutFrom = (full: Uint8ClampedArray<ArrayBuffer>, more: Partial<Parameters<typeof cutOut>[0]> = {}) => {
    const layer = cutOut({ full, bare: painted(), colours: full, ...nothing, rect, ...more });
    if (!layer) throw new Error('There is a layer.');
    return layer;
  };

  test('is what one still shows and the other does not, and lies where it has moved to', () => {
    const full = painted({ left: 16, top: 8 });
    const layer = cutFrom(full);
    expect([layer.left, layer.right, layer.top, layer.bottom]).toEqual([16, 23, 8, 13]);
    const planes = splitPicture(painted(), flat.width, flat.height);
    const under = planes.y.bytes[10 * flat.width + 4];
    layLayer(layer, planes, shownFrom(0), { ...asItIs, foot: { x: 20, y: 13 }, to: { x: 8, y: 13 } });
    const bright = (x: number): number | undefined => planes.y.bytes[10 * flat.width + x];
    expect(bright(8)).toBe(layer.planes.y.bytes[10 * flat.width + 20]);
    expect([bright(20), under]).toEqual([under, under]);
  });

  test('is none where nothing can be seen of it', () => {
    const still = painted();
    expect(cutOut({ full: still, bare: still, colours: still, ...nothing, rect })).toBeUndefined();
  });

  test('is hidden by what stands nearer where it goes [STUDIO-64]', () => {
    const full = painted({ left: 16, top: 8 });
    const layer = cutFrom(full, { nearness: nothing.nearness.map(() => 0.2) });
    const byWay = (near: number): number | undefined => {
      const planes = splitPicture(painted(), flat.width, flat.height);
      const standing = nothing.nearness.map((_, i) => (i % flat.width < 12 ? near : 0.01));
      layLayer(layer, planes, shownFrom(0, standing), { ...asItIs, foot: { x: 20, y: 13 }, to: { x: 8, y: 13 } });
      return planes.y.bytes[10 * flat.width + 8];
    };
    const bare = splitPicture(painted(), flat.width, flat.height).y.bytes[10 * flat.width + 8];
    expect(byWay(0.1)).not.toBe(bare);
    expect(byWay(0.4)).toBe(bare);
  });

  test('grows from its foot as it comes nearer, and its body goes on while the foot stays [STUDIO-64]', () => {
    const layer = cutFrom(painted({ left: 16, top: 8 }));
    const widthAt = (y: number, by: Partial<Parameters<typeof layLayer>[3]>): readonly number[] => {
      const planes = splitPicture(painted(), flat.width, flat.height);
      layLayer(layer, planes, shownFrom(0), { ...asItIs, foot: { x: 20, y: 14 }, to: { x: 20, y: 14 }, ...by });
      const bare = planes.y.bytes[0] ?? 0;
      return [...planes.y.bytes.subarray(y * flat.width, (y + 1) * flat.width).keys()].filter(
        (x) => Math.abs((planes.y.bytes[y * flat.width + x] ?? 0) - bare) > 4,
      );
    };
    expect(widthAt(12, { zoom: 2 }).length).toBeGreaterThan(widthAt(12, {}).length * 1.7);
    expect(widthAt(9, { ahead: 4, legs: 3 })[0]).toBe((widthAt(9, {})[0] ?? 0) + 4);
    expect(widthAt(13, { ahead: 4, legs: 30 })[0]).toBe(widthAt(13, {})[0]);
  });
});
