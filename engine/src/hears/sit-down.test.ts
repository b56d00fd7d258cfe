import { describe, expect, test } from 'vitest';
import { layOut } from '../compose/layout.ts';
import { makePlan } from '../compose/plan.ts';
import { dropOf } from '../body/draw-face.ts';
import { poseFrom } from '../shapes/stance.ts';
import { stanceOf } from '../shapes/stances.ts';
import { createRandom } from '../raster/random.ts';
import { hears } from './hears.ts';

/** The ids of what is drawn, and of what somebody is on. */
function heard(prompt: string): { readonly ids: readonly string[]; readonly on: readonly string[] } {
  const drawn = hears(prompt).drawn.filter(({ kind }) => kind === 'thing' || kind === 'place');
  return { ids: drawn.map(({ id }) => id), on: drawn.flatMap(({ id, side }) => (side === 'on' ? [id] : [])) };
}

describe('who swings [STUDIO-72]', () => {
  test.each([
    'a girl on a swing',
    'a child swinging in a garden',
    'ein Mädchen auf einer Schaukel',
    'ein Kind schaukelt',
    'un niño en un columpio',
    'une fille sur une balançoire',
    '女孩在荡秋千',
    'ブランコに乗る女の子',
    'فتاة على أرجوحة',
    'woman on a rope swing',
  ])('sits on the plank of a swing: %s', (prompt) => {
    expect(heard(prompt).on).toEqual(['swing']);
    expect(hears(prompt)).toMatchObject({ ignored: [], notDrawn: [] });
  });

  test('has a plank each, and a bench where two are one', () => {
    expect(hears('two girls on swings').drawn.map(({ id, count }) => [id, count])).toEqual([
      ['girl', 2],
      ['swing', 2],
    ]);
    expect(heard('a couple on a swing').on).toEqual(['porch swing']);
  });

  test('is nobody who swings something, or is beside one', () => {
    expect(heard('a knight swinging a sword').ids).not.toContain('swing');
    expect(heard('a girl next to a swing').on).toEqual([]);
  });

  test('has a swing of their own size', () => {
    const scaleOf = (prompt: string): number => {
      const plan = makePlan(hears(prompt), createRandom(2));
      return layOut(plan, 2, { aspect: 1, sunSide: 1 }).things.find(({ item }) => item === 2)?.scale ?? 0;
    };
    expect(scaleOf('a woman on a swing')).toBeCloseTo(1, 5);
    expect(scaleOf('a girl on a swing')).toBeLessThan(0.85);
  });
});

describe('who is by a fire [STUDIO-72]', () => {
  test.each([
    ['a grandmother knitting by the fire', 'armchair'],
    ['eine Oma strickt am Kamin', 'armchair'],
    ['una abuela tejiendo junto al fuego', 'armchair'],
    ['une grand-mère qui tricote au coin du feu', 'armchair'],
    ['奶奶在壁炉旁织毛衣', 'armchair'],
    ['a man reading by the fireplace', 'armchair'],
    ['grandparents by the fire', 'sofa'],
  ])('sits before a hearth at home: %s', (prompt, seat) => {
    expect(heard(prompt).ids).toContain('fireplace');
    expect(heard(prompt).ids).not.toContain('campfire');
    expect(heard(prompt).on).toEqual([seat]);
  });

  test.each([
    'friends around a fire at night',
    'a grandfather by a campfire',
    'a grandfather by the fire in a forest',
    'a man reading by the fire, camping',
    'a tent and a fire',
  ])('has it outdoors where people camp: %s', (prompt) => {
    expect(heard(prompt).ids).toContain('campfire');
  });

  test('sits beside it, and turned to it', () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const plan = makePlan(hears('a grandmother knitting by the fire'), createRandom(seed));
      const { things } = layOut(plan, seed, { aspect: 1, sunSide: 1 });
      const of = (id: string) => things.find(({ item }) => plan.items[item - 1]?.concept.id === id);
      const [chair, fire] = [of('armchair'), of('fireplace')];
      expect(Math.abs((chair?.x ?? 0) - (fire?.x ?? 0))).toBeGreaterThan(0.7);
      expect(Math.sign(chair?.turn ?? 0)).toBe(Math.sign(chair?.x ?? 0));
    }
  });
});

describe('who sleeps [STUDIO-72]', () => {
  test.each([
    'a sleeping child',
    'a woman sleeping on a sofa',
    'ein schlafendes Kind',
    'un niño durmiendo',
    'une femme endormie',
    '睡着的男孩',
    '眠っている少女',
    'امرأة نائمة',
  ])('has fallen asleep on a sofa: %s', (prompt) => {
    const { drawn, ignored } = hears(prompt);
    expect(drawn.find(({ kind }) => kind === 'thing')?.act).toBe('naps');
    expect(heard(prompt).on).toEqual(['sofa']);
    expect(ignored).toEqual([]);
  });

  test('does so on the seat that was named, and in a bed not at all, which is said', () => {
    expect(heard('an old man sleeping in an armchair').on).toEqual(['armchair']);
    expect(heard('a man sleeping on a park bench').on).toEqual(['bench']);
    expect(hears('a child sleeping in bed').ignored).toContain('sleeping');
    expect(hears('a sleeping dog and a man').drawn.map(({ act }) => act)).toEqual(['sleeps', undefined]);
  });

  test('has closed eyes, and the head on its side', () => {
    const pose = poseFrom(stanceOf('naps', createRandom(1), true));
    expect(dropOf(pose)).toBeGreaterThan(1);
    expect(Math.abs(pose.lean ?? 0)).toBeGreaterThan(0.3);
  });
});
