import { expect, test } from 'vitest';
import { hears } from '../hears/hears.ts';
import { Mesh, stride } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { arrange } from './arrange.ts';

/** Builds what was laid out where it stands, on level ground, and gives the corners of each thing. */
function builtOf(prompt: string): readonly { readonly item: number; readonly corners: readonly Vec3[] }[] {
  const { things } = arrange(hears(prompt), 3, { aspect: 1 }).layout;
  const mesh = new Mesh();
  return things.map(({ item, x, z, turn, mirrored, scale, build }) => {
    const from = mesh.count;
    mesh
      .push()
      .at(x, 0, z)
      .rotY(turn)
      .scale(mirrored ? -scale : scale, scale, scale);
    build(mesh);
    mesh.pop();
    const corners: Vec3[] = [];
    for (let t = from; t < mesh.count; t++)
      corners.push([0, 1, 2].map((k) => mesh.data[t * stride + k] ?? 0) as unknown as Vec3); // a corner has three numbers
    return { item, corners };
  });
}

/** Centimetres of which a cell has three: what is in neighbouring cells touches. */
const cellOf = ([x, y, z]: Vec3): readonly [number, number, number] => [
  Math.round((x * 100) / 3),
  Math.round((y * 100) / 3),
  Math.round((z * 100) / 3),
];

const touch = (some: readonly Vec3[], others: readonly Vec3[]): boolean => {
  const cells = new Set(others.map((place) => cellOf(place).join()));
  const steps = [-1, 0, 1] as const;
  return some.some((place) => {
    const [x, y, z] = cellOf(place);
    return steps.some((i) => steps.some((j) => steps.some((k) => cells.has([x + i, y + j, z + k].join()))));
  });
};

test.each(['a man walking his dog', 'a girl walking a corgi', 'a dog on a leash', 'a woman walking two dogs'])(
  'a lead leads from the hand of who walks a dog to its collar: %s [STUDIO-58]',
  (prompt) => {
    const dogs = hears(prompt).drawn.findIndex(({ isLed }) => isLed === true);
    expect(dogs).toBeGreaterThanOrEqual(0);
    const built = builtOf(prompt);
    const walker = built.find(({ item }) => item !== dogs + 1);
    // Whoever is on a lead is built after who holds it.
    expect(built[0]).toBe(walker);
    for (const { corners } of built.slice(1)) expect(touch(corners, walker?.corners ?? [])).toBe(true);
  },
);

test.each([
  ['a dog lying beside a man', undefined],
  ['two people walking with a dog', undefined],
  ['eine Frau geht mit ihrem Hund spazieren', true],
  ['un homme promène son chien', true],
  ['女孩遛狗', true],
  ['un perro con correa', true],
])('hears who is walked on a lead: %s [STUDIO-58]', (prompt, isLed) => {
  const { drawn, notDrawn } = hears(prompt);
  expect(drawn.find(({ id }) => id === 'dog')?.isLed).toBe(isLed);
  expect(drawn.some(({ id }) => id === 'boy')).toBe(false);
  expect(notDrawn).toEqual([]);
});
