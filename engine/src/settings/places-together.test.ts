import { describe, expect, it, test } from 'vitest';
import { arrange } from '../compose/arrange.ts';
import { compose } from '../compose/compose.ts';
import { makePlan, routeOf } from '../compose/plan.ts';
import { seenOf } from '../compose/seen.testing.ts';
import { hears } from '../hears/hears.ts';
import { createRandom } from '../raster/random.ts';
import { materials } from '../solid/materials.ts';
import { stride } from '../solid/mesh.ts';
import { adherenceOf } from '../prompt/text-weight.ts';
import { places } from './places.ts';
import { shows, viewShows } from './shown.ts';
import { isSlow, oneIn } from '../long.testing.ts';

describe('places that are named together [STUDIO-32]', () => {
  it('are all seen where they are called drawn, whichever two they are', () => {
    const nameOf = (words: string): string => words.split('/')[0] ?? '';
    const pairs = places
      .flatMap((one) => places.filter((other) => other !== one).map((other) => [one, other] as const))
      .filter(oneIn(7));
    let seenTogether = 0;
    for (const [one, other] of pairs) {
      const heard = hears(`a ${nameOf(one.words.en)} and a ${nameOf(other.words.en)}`);
      const drawn = heard.drawn.flatMap(({ kind, id }) => (kind === 'place' ? [id] : []));
      const route = routeOf(heard);
      const { setting } = makePlan(heard, createRandom(1));
      const isShown = (id: string): boolean =>
        route.kind === 'view' && route.subject !== undefined && drawn.length > 1
          ? viewShows(route.subject, [id])
          : drawn.length === 1 || shows(setting, id, false);
      expect([heard.notDrawn, drawn.filter((id) => !isShown(id))]).toEqual([heard.notDrawn, []]);
      expect(drawn.length + heard.notDrawn.length).toBeGreaterThan(0);
      expect(heard.verdict).not.toBe('nothing');
      if (drawn.length > 1) seenTogether += 1;
    }
    expect(seenTogether).toBeGreaterThan(isSlow ? 100 : 14);
  });

  test.each([
    ['a meadow with mountains', 0.04],
    ['a beach and mountains', 0.06],
    ['a sailboat on the sea with mountains', 0.04],
    ['an elephant on the savanna with a mountain', 0.04],
    ['a city with mountains', 0.005],
    ['rice terraces and mountains', 0.004],
    ['a highway with mountains', 0.03],
    ['a desert with mountains', 0.06],
    ['mountains above the clouds', 0.08],
    ['eine Wiese mit Bergen im Herbst', 0.04],
  ])('"%s": the range is seen on the horizon', (prompt, least) => {
    expect(hears(prompt).notDrawn).toEqual([]);
    for (const seed of [1, 2].filter(oneIn(2)))
      expect(seenOf(prompt, seed).ofMaterial(materials.mountain)).toBeGreaterThan(least);
  });

  const wooded = [
    ['a field in front of a forest', 'a field'],
    ['a river through a forest', 'a river'],
    ['a waterfall in a jungle', 'a waterfall'],
    ['a waterfall in a forest', 'a waterfall'],
    ['a house in a forest by a lake', 'a house by a lake'],
  ] as const;
  test.each(wooded.filter(oneIn(2)))('"%s": the wood is seen', (prompt, without) => {
    expect(hears(prompt).notDrawn).toEqual([]);
    expect(seenOf(prompt, 1).ofMaterial(materials.leaf)).toBeGreaterThan(
      seenOf(without, 1).ofMaterial(materials.leaf) + 0.03,
    );
  });

  test.each([
    ['a galaxy in the night sky', 'all', []],
    ['a garden by a lake', 'part', ['lake']],
    ['a room and a jungle', 'part', ['jungle']],
    ['mountains and a city on the moon', 'part', ['on the moon']],
    ['a lion on a beach and a street', 'part', ['street']],
    ['a bear by a waterfall in a forest', 'part', ['forest']],
  ])('"%s" is drawn: %s, and missing is %j', (prompt, verdict, notDrawn) => {
    expect(hears(prompt)).toMatchObject({ verdict, notDrawn });
  });

  test.each([
    'a cyberpunk city',
    'a robot in a cyberpunk alley',
    'Neonlichter in einer Straße',
    '霓虹街道',
    'a red car in tokyo',
  ])('"%s" is a street of neon signs by night, mirrored on its wet ground', (prompt) => {
    const { plan, world, ofMaterial } = seenOf(prompt, 1);
    expect([plan.setting, plan.added, plan.time, world.wet]).toEqual(['street', ['neon'], 'night', true]);
    expect(ofMaterial(materials.glow)).toBeGreaterThan(0.05);
  });

  it('is by day where that was asked for', () => {
    expect(arrange(hears('times square on a sunny day'), 1, { aspect: 1 }).plan.time).toBe('day');
  });

  test.each([
    ['a house in a field by a forest', 'a house in a field'],
    ['a house in a forest by a lake', 'a house by a lake'],
  ])('"%s": the wood is there where nothing is added that was not said', (prompt, without) => {
    const leaves = (words: string): number => {
      const { world } = compose(hears(words), 1, { aspect: 1, coarse: true, adherence: adherenceOf(10) });
      return Array.from({ length: world.mesh.count }, (_, t) => world.mesh.data[t * stride + 24]).filter(
        (material) => material === materials.leaf,
      ).length;
    };
    expect(leaves(prompt)).toBeGreaterThan(leaves(without) + 10_000);
  });

  it('that are refused are not added', () => {
    for (const prompt of ['a meadow without mountains', 'a river without a forest'])
      expect(makePlan(hears(prompt), createRandom(1)).added).toEqual([]);
  });
});
