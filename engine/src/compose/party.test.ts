import { describe, expect, it } from 'vitest';
import type { PlacedThing } from '../settings/setting.ts';
import { partyOf, peopleOf } from './party.ts';
import { layOut } from './layout.ts';
import { makePlan } from './plan.ts';
import type { Plan } from './plan.ts';
import { createRandom } from '../raster/random.ts';
import { hears } from '../hears/hears.ts';
import { seenOf } from './seen.testing.ts';
import { sideTableHigh } from './side-table.ts';

/** What a prompt is made of, and where that is put; nothing is built. */
function laid(prompt: string, seed: number): { readonly plan: Plan; readonly things: readonly PlacedThing[] } {
  const plan = makePlan(hears(prompt), createRandom(seed));
  return { plan, things: layOut(plan, seed, { aspect: 1, sunSide: 1 }).things };
}

const of = ({ plan, things }: ReturnType<typeof laid>, ...ids: readonly string[]): readonly PlacedThing[] =>
  things.filter(({ item }) => ids.includes(plan.items[item - 1]?.concept.id ?? ''));

describe('those who eat, drink or play together [STUDIO-72]', () => {
  it.each([
    ['two friends drinking coffee in a cafe', 2],
    ['a couple having dinner in a restaurant', 2],
    ['a family eating dinner at home', 3],
    ['two men playing chess in a park', 2],
    ['a woman and a man drinking wine', 2],
    ['five friends drinking beer in a bar', 5],
    ['a man eating pizza', 1],
  ])('sit at one table, which they look at: %s', (prompt, people) => {
    const { plan, things } = laid(prompt, 3);
    const sitters = partyOf(plan)?.sitters.map((i) => i + 1) ?? [];
    const seated = things.filter(({ item }) => sitters.includes(item));
    expect(seated).toHaveLength(people);
    // The table and a chair for each belong to no item.
    const [table, ...chairs] = things.filter(({ item, y }) => item === 0 && y === 0);
    expect(chairs).toHaveLength(people);
    for (const { x, z, turn } of seated) {
      const away = Math.hypot(x - (table?.x ?? 0), z - (table?.z ?? 0));
      expect(away).toBeLessThan(1.3);
      // Who is built looks to -z: turned by so much that is the way to the middle.
      expect(Math.sin(turn)).toBeCloseTo((x - (table?.x ?? 0)) / away, 5);
      expect(Math.cos(turn)).toBeCloseTo((z - (table?.z ?? 0)) / away, 5);
    }
  });

  it('have their own cups, of which one is lifted, and what they share in the middle', () => {
    const coffee = seenOf('two friends drinking coffee in a cafe', 5);
    expect(of(coffee, 'mug').map(({ y }) => y)).toEqual([sideTableHigh]);
    expect(coffee.items[0]).toBeGreaterThan(0.08);
    expect(coffee.items[1]).toBeGreaterThan(0.001);
    expect(of(laid('four students eating pizza', 5), 'pizza')).toHaveLength(1);
  });

  it.each([
    'two friends in a park',
    'a man drinking beer in a bar',
    'two men on a bench',
    'two friends waving in a cafe',
    'a robot playing chess with a man',
    'a couple on a beach',
  ])('are not those who stand, ride or are alone with a drink: %s', (prompt) => {
    expect(partyOf(laid(prompt, 1).plan)).toBeUndefined();
  });

  it('leave others where they are', () => {
    const seen = laid('two friends drinking coffee in a cafe with a dog', 2);
    expect(of(seen, 'dog')).toHaveLength(1);
    expect(of(seen, 'person')).toHaveLength(2);
  });

  it('are man and wife where a couple was said, and boys and girls where children were', () => {
    const idsOf = (prompt: string): readonly string[] =>
      laid(prompt, 1).plan.items.flatMap((item) => peopleOf(item).map(({ id }) => id));
    expect(idsOf('a couple')).toEqual(['man', 'woman']);
    expect(idsOf('two children')).toEqual(['boy', 'girl']);
    expect(idsOf('two boys')).toEqual(['boy', 'boy']);
  });
});

describe('those who sit on the ground together [STUDIO-72]', () => {
  it.each([
    ['four friends sitting around a campfire', 'fire', 4],
    ['a family having a picnic', 'blanket', 3],
    ['a couple having a picnic in a meadow', 'blanket', 2],
  ])('do it around what is between them: %s', (prompt, at, people) => {
    const { plan, things } = laid(prompt, 4);
    const party = partyOf(plan);
    expect(party?.at).toBe(at);
    const sitters = things.filter(({ item }) => party?.sitters.some((i) => i + 1 === item));
    expect(sitters).toHaveLength(people);
    const middle = things.find(({ item }) =>
      at === 'fire' ? plan.items[item - 1]?.concept.id === 'campfire' : item === 0,
    );
    const away = sitters.map(({ x, z }) => Math.hypot(x - (middle?.x ?? 0), z - (middle?.z ?? 0)));
    expect(Math.max(...away)).toBeLessThan(1.7);
    expect(Math.min(...away)).toBeGreaterThan(0.7);
  });

  it('are not two at a fire, who have it between them', () => {
    expect(partyOf(laid('a man and a woman by a campfire', 1).plan)).toBeUndefined();
  });
});

describe('those who talk or play with each other [STUDIO-72]', () => {
  it.each(['two women talking in a street', 'a boy and a girl playing in a park', 'two boys throwing a ball'])(
    'look at each other: %s',
    (prompt) => {
      const [left, right] = laid(prompt, 2).things.toSorted((a, b) => a.x - b.x);
      expect(left?.turn).toBeLessThan(-0.5);
      expect(right?.turn).toBeGreaterThan(0.5);
    },
  );
});
