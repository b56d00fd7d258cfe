import { expect, test } from 'vitest';
import { arrange } from '../compose/arrange.ts';
import { compose } from '../compose/compose.ts';
import { hears } from '../hears/hears.ts';
import { oneIn } from '../long.testing.ts';

const planOf = (prompt: string) => arrange(hears(prompt), 1, { aspect: 1 }).plan;
const look = (prompt: string, seed: number) => compose(hears(prompt), seed, { aspect: 1, coarse: true });

test('a canyon has a river where it is looked down into, and level ground between its walls for what stands in it [STUDIO-31]', () => {
  for (const seed of [1, 2, 3, 4].filter(oneIn(2))) {
    const alone = look('the grand canyon at sunset', seed);
    expect(alone.plan.setting).toBe('canyon');
    const { ground, camera, water } = alone.world;
    expect(water?.level).toBe(0);
    expect(ground(0, 10)).toBeLessThan(0);
    expect(camera.eye[1]).toBeGreaterThan(25);
    const { world, plan } = look('a castle in a canyon', seed);
    expect(plan.items.map(({ concept }) => concept.id)).toEqual(['castle']);
    expect(world.water).toBeUndefined();
    // The walls rise beside and behind it, and not where it stands.
    const heights = Array.from({ length: 400 }, (_, i) =>
      world.ground((i % 20) * 12 - 114, 30 + Math.floor(i / 20) * 9),
    );
    expect(Math.max(...heights)).toBeGreaterThan(40);
    for (const x of [-10, 0, 10]) expect(Math.abs(world.ground(x, 34))).toBeLessThan(2);
  }
});

test('an oasis has water between its palms, and what stands there stands before it [STUDIO-31]', () => {
  for (const seed of [1, 2, 3, 4].filter(oneIn(3))) {
    for (const prompt of ['an oasis in the desert', 'a camel at an oasis', 'a tent by an oasis']) {
      const { world, plan, things } = look(prompt, seed);
      expect(plan.setting).toBe('oasis');
      const level = world.water?.level ?? NaN;
      for (const { x, z } of things) expect(world.ground(x, z)).toBeGreaterThan(level + 0.3);
      const depths = Array.from({ length: 80 }, (_, z) => world.ground(0, z) - level);
      expect(Math.min(...depths)).toBeLessThan(-1);
      expect(depths.findIndex((depth) => depth < 0)).toBeGreaterThan(Math.max(6, ...things.map(({ z }) => z)));
    }
  }
  expect(hears('an oasis in the desert').notDrawn).toEqual([]);
});

test.each([
  ['a tropical island with palm trees', ['island']],
  ['an island in the ocean at sunset', ['island']],
  ['eine Insel mit Palmen', ['island']],
  ['two icebergs in the sea', ['iceberg']],
  ['a ship and an iceberg', ['ship', 'iceberg']],
])('"%s" is land that stands in the sea [STUDIO-31]', (prompt, things) => {
  const plan = planOf(prompt);
  expect([plan.setting, plan.items.map(({ concept }) => concept.id)]).toEqual(['sea', things]);
});

test.each([
  ['a river in a red canyon', 'canyon', []],
  ['a wolf by a river in a canyon', 'canyon', ['river']],
  ['a canoe on a river in a canyon', 'river', ['canyon']],
  ['a canyon in the desert with a wolf', 'canyon', []],
  ['a waterfall in a gorge', 'waterfall', []],
])('"%s" is painted as %s, and what of it is not is said [STUDIO-31]', (prompt, setting, notDrawn) => {
  expect([planOf(prompt).setting, hears(prompt).notDrawn]).toEqual([setting, notDrawn]);
});

test('haze hangs over a mountain lake while the sun stands low, so that its far shore is no dark wall [STUDIO-31]', () => {
  const hazeAt = (when: string): number => look(`a mountain lake ${when}`, 3).world.air.fog;
  for (const when of ['at sunset', 'at dusk', 'at dawn']) expect(hazeAt(when)).toBeGreaterThan(hazeAt('at noon') * 2);
});
