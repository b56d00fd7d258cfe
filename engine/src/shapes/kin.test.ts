import { expect, test } from 'vitest';
import { findConcept } from '../concepts/registry.ts';
import { hears } from '../hears/hears.ts';
import { createRandom } from '../raster/random.ts';
import { Mesh } from '../solid/mesh.ts';
import type { SoftBody } from '../solid/soft-body.ts';
import { lionForm } from '../concepts/animals/lion.ts';
import { pointedFace, points, tuxedoFace } from './cat-marks.ts';

function bodiesOf(id: string): readonly SoftBody[] {
  const mesh = new Mesh();
  findConcept(id)?.build(mesh, createRandom(3), { season: 'summer', lit: false, ordinal: 0 });
  return mesh.bodies;
}

const coatOf = (id: string): readonly number[] => bodiesOf(id)[0]?.colours[0] ?? [];

test.each([
  ['a red panda in a forest', 'red panda'],
  ['ein Falke', 'hawk'],
  ['a falcon flying over the mountains', 'hawk'],
  ['a bald eagle', 'eagle'],
  ['an orca', 'orca'],
  ['a killer whale', 'orca'],
  ['un capibara', 'capybara'],
  ['カピバラ', 'capybara'],
  ['a bobcat', 'lynx'],
  ['a highland cow in the mist', 'highland cow'],
  ['a siamese cat', 'siamese cat'],
  ['a tuxedo cat on a sofa', 'tuxedo cat'],
  ['un chacal', 'coyote'],
  ['a panda', 'panda'],
])('animals that are close to one another are told apart by their names: %s [STUDIO-37]', (prompt, id) => {
  const heard = hears(prompt);
  expect(heard.drawn.find(({ kind }) => kind === 'thing')?.id).toBe(id);
  expect(heard.notDrawn).toEqual([]);
});

test('a red panda is red and a raccoon grey, and a hawk has no white head [STUDIO-37]', () => {
  const [r = 0, , b = 1] = coatOf('red panda');
  expect(r / b).toBeGreaterThan(4);
  const [grey = 0, , cold = 1] = coatOf('raccoon');
  expect(grey / cold).toBeLessThan(3);
  const head = (id: string): number => bodiesOf(id)[0]?.colours[2]?.[2] ?? 1;
  expect(head('hawk')).toBeLessThan(head('eagle') * 0.4);
});

test('a siamese is dark in its face, at its paws and its tail, and pale at its breast [STUDIO-37]', () => {
  const dark = (x: number, y: number): number => Math.max(...points.map(({ share }) => share(x, y, 0)));
  expect(dark(-0.1, 0.01)).toBeGreaterThan(0.8);
  expect(dark(-0.1, 0.25)).toBe(0);
  expect(pointedFace.share(1.1, -0.1, 0.1)).toBeGreaterThan(0.8);
  expect(pointedFace.share(-0.6, 0.3, 0.3)).toBe(0);
});

test('a tuxedo cat is white around its mouth and black over its eyes [STUDIO-37]', () => {
  expect(tuxedoFace.share(1, -0.4, 0.2)).toBe(1);
  expect(tuxedoFace.share(0.8, 0.6, 0.4)).toBe(0);
});

test('an orca has a white patch behind each eye and none over its back [STUDIO-37]', () => {
  const [patch] = bodiesOf('orca')[0]?.marks ?? [];
  expect(patch?.share(-1.72, 0.22, 0.4)).toBeGreaterThan(0.9);
  expect(patch?.share(0, 0.7, 0.2)).toBe(0);
});

test('a cat that is black by chance has a black nose, and a ginger one a pink one [STUDIO-37]', () => {
  const noses = Array.from({ length: 24 }, (_, seed) => {
    const mesh = new Mesh();
    findConcept('cat')?.build(mesh, createRandom(seed), { season: 'summer', lit: false, ordinal: 0 });
    const [coat, nose] = mesh.bodies;
    return { coat: coat?.colours[0]?.[1] ?? 0, nose: nose?.colours[0]?.[0] ?? 0 };
  });
  const [dark, pale] = [noses.filter(({ coat }) => coat < 0.06), noses.filter(({ coat }) => coat >= 0.06)];
  expect(dark.length).toBeGreaterThan(0);
  expect(pale.length).toBeGreaterThan(0);
  expect(Math.max(...dark.map(({ nose }) => nose))).toBeLessThan(0.08);
  expect(Math.min(...pale.map(({ nose }) => nose))).toBeGreaterThan(0.2);
});

test('the face of a lion is no ape’s: its muzzle is lower than half of its skull, and its eyes are not small [STUDIO-37]', () => {
  const { head } = lionForm(createRandom(2), { season: 'summer', lit: false, ordinal: 0 });
  expect(head.thick).toBeLessThan(head.size * 0.6);
  expect(head.eyes).toBeGreaterThan(1.1);
});
