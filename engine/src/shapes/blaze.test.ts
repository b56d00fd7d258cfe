import { expect, test } from 'vitest';
import { compose } from '../compose/compose.ts';
import { hears } from '../hears/hears.ts';
import { createRandom } from '../raster/random.ts';
import { boundsSince } from '../solid/bounds.ts';
import { Mesh, materialAt, stride } from '../solid/mesh.ts';
import { materials } from '../solid/materials.ts';
import { buildBlaze } from './blaze.ts';

const burning = (prompt: string): readonly string[] =>
  hears(prompt).drawn.flatMap(({ id, burns }) => (burns ? [id] : []));

test.each([
  ['a house on fire', ['house']],
  ['a burning castle and a tree', ['castle']],
  ['a tree in flames', ['tree']],
  ['ein brennendes Haus', ['house']],
  ['ein Haus in Flammen', ['house']],
  ['una casa en llamas', ['house']],
  ['une maison en feu', ['house']],
  ['燃烧的房子', ['house']],
  ['燃える家', ['house']],
  // What has a flame by itself, and what lives.
  ['a burning candle', []],
  ['a burning horse', []],
  ['a woman with a burning torch', []],
  ['a cat on a fire truck', []],
] as const)('"%s": what is on fire is heard [STUDIO-70]', (prompt, ids) => {
  const { drawn } = hears(prompt);
  expect(burning(prompt)).toEqual(ids);
  if (ids.length > 0) expect(drawn.map(({ id }) => id)).not.toContain('campfire');
});

test('flames stand on what burns, all over it and not at its foot [STUDIO-70]', () => {
  const mesh = new Mesh();
  const from = mesh.mark();
  mesh.box(0, 0, 0, 4, 6, 4, '#888888');
  const bounds = boundsSince(mesh, from);
  if (!bounds) throw new Error('a box has bounds');
  const first = mesh.count;
  buildBlaze(mesh, createRandom(2), { from, bounds });
  const heights: number[] = [];
  for (let t = first; t < mesh.count; t++) {
    expect(mesh.data[t * stride + materialAt]).toBeOneOf([materials.flame, materials.smoke, materials.glow]);
    heights.push(mesh.data[t * stride + 1] ?? 0);
  }
  expect(Math.min(...heights)).toBeGreaterThan(0.5);
  expect(Math.max(...heights)).toBeGreaterThan(6);
});

test('a burning house lights the dusk, and nothing that does not burn has flames [STUDIO-70]', () => {
  const { plan, world } = compose(hears('a house on fire'), 3, { aspect: 1, coarse: true });
  expect(plan.time).toBe('dusk');
  expect(world.lamps.length).toBeGreaterThan(0);
  const glowing = (prompt: string): number => {
    const { mesh } = compose(hears(prompt), 3, { aspect: 1, coarse: true }).world;
    let count = 0;
    for (let t = 0; t < mesh.count; t++) if (mesh.data[t * stride + materialAt] === materials.flame) count++;
    return count;
  };
  expect(glowing('a house at noon')).toBe(0);
  expect(glowing('a burning house at noon')).toBeGreaterThan(20);
});
