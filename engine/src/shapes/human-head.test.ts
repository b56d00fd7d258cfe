import { describe, expect, test } from 'vitest';
import { bodyIn } from '../body/body.ts';
import { headFrame } from '../body/head-frame.ts';
import { blendOf } from '../body/somebody.ts';
import type { Trait } from '../concepts/concept.ts';
import { createRandom } from '../raster/random.ts';
import { materials } from '../solid/materials.ts';
import { Mesh, readColour, stride } from '../solid/mesh.ts';
import { complexionOf, hairColourOf, irisOf, wearHairOf } from './human-head.ts';
import type { HeadLook } from './human-head.ts';

const body = bodyIn(blendOf(createRandom(1), { kind: 'man', dark: 0.2, glad: 0.3 }), { headless: true });

function haired(look: Partial<HeadLook>): Mesh {
  const mesh = new Mesh();
  wearHairOf(mesh, createRandom(3), body, { kind: 'man', style: 'short', hair: '#6b4a30', detail: 0.34, ...look });
  return mesh;
}

/** Places and colours of the strands of hair, brows and beard. */
const strandsOf = ({ data, count }: Mesh) =>
  Array.from({ length: count }, (_, t) => t * stride)
    .filter((at) => data[at + 24] === materials.strands)
    .map((at) => ({ y: data[at + 1] ?? 0, red: data[at + 18] ?? 0, blue: data[at + 20] ?? 0 }));

describe('what is said of somebody [STUDIO-51]', () => {
  test.each([
    ['blond hair', '#b48f58'],
    ['red hair', '#7a3a20'],
    ['black hair', '#1d1714'],
    ['white hair', '#c4c0b8'],
  ] as const)('gives them %s', (trait, colour) => {
    expect(hairColourOf(createRandom(1), [trait], '#6b4a30')).toBe(colour);
    const [said, usual] = [haired({ traits: [trait] }), haired({ hair: colour })].map(strandsOf);
    expect(said).toEqual(usual);
  });

  test('gives the old grey or white hair, and whoever is bald none but their brows', () => {
    expect(readColour(hairColourOf(createRandom(1), ['old'], '#1d1714'))[0]).toBeGreaterThan(0.25);
    const bald = strandsOf(haired({ traits: ['bald'] }));
    expect(bald.length).toBeGreaterThan(0);
    expect(bald.length).toBeLessThan(strandsOf(haired({})).length / 4);
  });

  test('gives a woman hair that is seen to be long, also where hers would be combed back', () => {
    const lowest = (look: Partial<HeadLook>): number =>
      Math.min(...strandsOf(haired({ kind: 'woman', style: 'back', ...look })).map(({ y }) => y));
    for (const style of ['back', 'bob', 'long'] as const)
      expect(lowest({ style, traits: ['long hair'] })).toBeLessThan(lowest({ style: 'bob' }) - 0.06);
  });

  test('gives a woman curls that fall to the shoulders, whatever her hair would be', () => {
    const curly = strandsOf(haired({ kind: 'woman', style: 'long', traits: ['curly hair'] }));
    for (const style of ['bob', 'bun', 'back'] as const)
      expect(strandsOf(haired({ kind: 'woman', style, traits: ['curly hair'] }))).toEqual(curly);
  });

  test('gives them a beard that hangs below the mouth', () => {
    const lowest = (look: Partial<HeadLook>): number => Math.min(...strandsOf(haired(look)).map(({ y }) => y));
    expect(lowest({ traits: ['beard'] })).toBeLessThan(lowest({ traits: ['bald'] }) - 0.08);
  });

  test.each([
    ['blue eyes', 'blue'],
    ['brown eyes', 'red'],
  ] as const)('gives them %s', (trait: Trait, channel) => {
    const [red, , blue] = irisOf(createRandom(1), [trait], '#cd8f6d');
    expect(channel === 'blue' ? blue > red : red > blue).toBe(true);
  });

  test('gives them dark skin, and light skin under hair that is blond', () => {
    for (let seed = 0; seed < 8; seed++) {
      expect(readColour(complexionOf(createRandom(seed), ['dark skin'])[0])[0]).toBeLessThan(0.3);
      expect(readColour(complexionOf(createRandom(seed), ['blond hair'])[0])[0]).toBeGreaterThan(0.55);
    }
  });

  test('gives the old the shape of age', () => {
    const share = (traits: readonly Trait[]): number =>
      blendOf(createRandom(2), { kind: 'woman', dark: 0.2, glad: 0.3, traits })['caucasian female old'] ?? 0;
    expect(share(['old'])).toBeGreaterThan(0.25);
    expect(share([])).toBeLessThan(0.1);
  });
});

test('the brows of women and children begin farther from the nose than those of men, most of all below [STUDIO-63]', () => {
  const [middleX, middleY] = headFrame(body).place([0, 0, 0]);
  const start = (look: Partial<HeadLook>): number => {
    const { data, count } = haired({ traits: ['bald'], detail: 1, ...look });
    const places = Array.from({ length: count }, (_, t): readonly [number, number] => [
      Math.abs((data[t * stride] ?? 0) - middleX),
      (data[t * stride + 1] ?? 0) - middleY,
    ]);
    return Math.min(...places.filter(([, y]) => y < 0.01).map(([x]) => x));
  };
  const man = start({});
  expect(start({ kind: 'woman' })).toBeGreaterThan(man + 0.004);
  expect(start({ child: true })).toBeGreaterThan(man + 0.004);
});
