import { describe, expect, test } from 'vitest';
import { concepts } from '../concepts/registry.ts';
import { hears } from '../hears/hears.ts';
import { adherenceOf } from '../prompt/text-weight.ts';
import { createRandom } from '../raster/random.ts';
import { itemOf } from '../solid/item-of.ts';
import { outlineWorld } from '../solid/outline.ts';
import type { Head } from '../solid/triangle-soup.ts';
import { dot } from '../solid/vectors.ts';
import type { Vec3 } from '../solid/vectors.ts';
import type { World } from '../solid/world.ts';
import { compose } from './compose.ts';
import { makePlan } from './plan.ts';
import { withPortrait } from './portrait.ts';
import { oneIn } from '../long.testing.ts';

function viewOf(prompt: string, seed: number): { readonly share: number; readonly setting: string } {
  const { plan, world } = compose(hears(prompt), seed, { aspect: 1, coarse: true });
  const { ids } = outlineWorld(world, 96, 96);
  return { share: ids.filter((id) => itemOf(world.mesh, id) === 1).length / ids.length, setting: plan.setting };
}

const planOf = (prompt: string) => makePlan(hears(prompt), createRandom(1));
const people = concepts.filter(({ portrait }) => portrait !== undefined).map(({ id }) => id);

test.each(people.filter(oneIn(16)))('fills the picture with head and shoulders of a %s [STUDIO-28]', (id) => {
  expect(hears(`portrait of a ${id}`)).toMatchObject({ verdict: 'all', camera: 'portrait', notDrawn: [] });
  for (const seed of [1, 2].filter(oneIn(2))) expect(viewOf(`portrait of a ${id}`, seed).share).toBeGreaterThan(0.17);
});

const portrayedIn = [
  ['in the hills', 'hills'],
  ['by a river', 'river'],
  ['in the desert', 'desert'],
  ['in the savanna', 'savanna'],
  ['in a forest', 'forest'],
  ['in the jungle', 'jungle'],
  ['in a street at night', 'street'],
  ['on the beach', 'beach'],
] as const;

test.each(portrayedIn.filter(oneIn(3)))('portrays a woman %s [STUDIO-28]', (place, setting) => {
  const seen = viewOf(`portrait of a woman ${place}`, 4);
  expect(seen.setting).toBe(setting);
  expect(seen.share).toBeGreaterThan(0.17);
});

test.each([
  'porträt einer frau',
  'retrato de una mujer',
  'portrait d’une femme',
  'a headshot of a woman',
  '女人的肖像',
  '女性のポートレート',
])('hears "%s" [STUDIO-28]', (prompt) => {
  expect(planOf(prompt).items).toMatchObject([{ concept: { id: 'woman', moves: 'still' } }]);
  expect(planOf(prompt).items[0]?.portrait).toBeDefined();
});

test.each([
  'portrait of a man and a woman',
  'portrait of two women',
  'portrait of two dogs',
  'portrait of a girl on a horse',
  'close-up of a running horse',
  'close-up of a bee',
  'portrait of a woman by a mountain lake',
  'portrait of a woman with a red umbrella',
])('sees from near what is asked for as "%s", which is not a face alone [STUDIO-28]', (prompt) => {
  const { items, camera } = planOf(prompt);
  expect(items.some(({ portrait }) => portrait)).toBe(false);
  expect(camera).toBe('close');
});

test('takes the format of a picture for no portrait', () => {
  expect(hears('a castle, portrait orientation')).toMatchObject({ notDrawn: [], ignored: ['portrait orientation'] });
  expect(hears('a castle, portrait orientation')).not.toHaveProperty('camera');
});

describe('who is named alone [STUDIO-50]', () => {
  test.each(['a beautiful woman', 'an old man with a beard', 'a queen at sunset', 'a smiling girl', 'una mujer', '👸'])(
    'is seen as a portrait: %s',
    (prompt) => {
      const heard = withPortrait(hears(prompt));
      expect(heard.camera).toBe('portrait');
      expect(makePlan(heard, createRandom(1)).items[0]?.portrait).toBeDefined();
    },
  );

  test.each([
    'a woman walking',
    'a woman in a park',
    'two women',
    'a woman with a dog',
    'a woman in the rain',
    'a woman on a throne',
    'a cat',
    'a woman from above',
  ])('is seen whole where there is more: %s', (prompt) => {
    const heard = hears(prompt);
    expect(withPortrait(heard)).toBe(heard);
  });

  test('stands before one of several soft places, somebody with a trade before one of theirs [STUDIO-28]', () => {
    const heard = withPortrait(hears('a woman'));
    const settings = Array.from(
      { length: 12 },
      (_, seed) => makePlan(heard, createRandom(seed), adherenceOf(), seed).setting,
    );
    expect(new Set(settings).size).toBe(8);
    const sailor = withPortrait(hears('a fisherman'));
    for (let seed = 0; seed < 8; seed++)
      expect(['harbour', 'pier', 'beach']).toContain(makePlan(sailor, createRandom(seed)).setting);
    expect(makePlan(withPortrait(hears('portrait of a woman on the beach')), createRandom(1)).setting).toBe('beach');
  });
});

test.each(
  concepts
    .filter(({ portrait }) => portrait?.isTall)
    .map(({ id }) => id)
    .filter(oneIn(8)),
)('keeps the hat of a %s in the picture [STUDIO-56]', (id) => {
  const { world } = compose(hears(`portrait of a ${id}`), 3, { aspect: 1, coarse: true });
  const { ids } = outlineWorld(world, 96, 96);
  const isAsked = (at: number): boolean => itemOf(world.mesh, ids[at] ?? -1) === 1;
  expect(Array.from({ length: 96 }, (_, x) => x).some(isAsked)).toBe(false);
  expect(Array.from({ length: 96 }, (_, x) => 96 * 40 + x).some(isAsked)).toBe(true);
});

/** Where a place of a world is in its picture: from the left and from above, in its widths and heights. */
function seenAt({ camera }: World, [x, y, z]: Vec3, aspect: number): readonly [number, number] {
  const { eye, forward, right, up, focal } = camera;
  const way: Vec3 = [x - eye[0], y - eye[1], z - eye[2]];
  const heights = (focal * Math.min(1, aspect * 1.25)) / dot(way, forward);
  return [0.5 + (dot(way, right) * heights) / aspect, 0.5 - dot(way, up) * heights];
}

describe('animals that have a head to tell of [STUDIO-28]', () => {
  const portrayed = [
    ...['cat', 'kitten', 'dog', 'golden retriever', 'husky', 'lion', 'tiger', 'wolf', 'fox', 'horse', 'bear', 'panda'],
    ...['eagle', 'owl', 'parrot', 'rabbit', 'toucan', 'deer', 'koala', 'giraffe', 'cow', 'penguin', 'monkey'],
    ...['duck', 'swan', 'pelican', 'gorilla', 'seal', 'walrus', 'raven', 'seagull', 'hummingbird', 'chick'],
    ...['hedgehog', 'dragon'],
  ];

  test.each(portrayed.filter(oneIn(12)))('fill the picture with head and breast in every format: a %s', (id) => {
    for (const aspect of [1, 16 / 9, 9 / 16])
      for (const seed of [1, 2].filter(oneIn(2))) {
        const { world } = compose(hears(`portrait of a ${id}`), seed, { aspect, coarse: true });
        const { head } = world.mesh;
        invariantHead(head);
        const places = head.balls.flatMap(([[x, y, z], r]) =>
          [-r, r].map((d) => [seenAt(world, [x + d, y, z], aspect), seenAt(world, [x, y + d, z], aspect)] as const),
        );
        const across = places.map(([[x]]) => x);
        const down = places.map(([, [, y]]) => y);
        expect(Math.min(...across, ...down)).toBeGreaterThan(0);
        expect(Math.max(...across, ...down)).toBeLessThan(1);
        expect(Math.max(...down) - Math.min(...down)).toBeGreaterThan(0.18);
        expect(Math.max(...down) - Math.min(...down)).toBeLessThan(0.68);
        expect(Math.abs((Math.min(...across) + Math.max(...across)) / 2 - 0.5)).toBeLessThan(0.16);
        expect(seenAt(world, head.at, aspect)[1]).toBeLessThan(0.56);
      }
  });

  test('look at the eye or a little past it, and are sharp before a soft land', () => {
    for (const seed of [1, 2, 3, 4].filter(oneIn(2))) {
      const { world } = compose(hears('portrait of a wolf'), seed, { aspect: 1, coarse: true });
      const { head } = world.mesh;
      invariantHead(head);
      expect(head.ahead[2]).toBeLessThan(-0.7);
      const away = head.at[2] - world.camera.eye[2];
      expect(world.depthOfField?.strength).toBeGreaterThan(0.02);
      expect(Math.abs((world.depthOfField?.focus ?? 0) - away)).toBeLessThan(0.1);
    }
  });

  test.each([
    ['portrait of a lion', 'savanna'],
    ['portrait of a polar bear', 'glacier'],
    ['portrait of a cat in a living room', 'parlour'],
    ['portrait of a dog on the beach', 'beach'],
    ['portrait of a wolf in the mountains', 'hills'],
    ['porträt eines wolfs im wald', 'forest'],
  ])('are portrayed where they live or where it was said: %s', (prompt, setting) => {
    const plan = planOf(prompt);
    expect(plan.items[0]?.portrait).toBeDefined();
    expect(plan.setting).toBe(setting);
  });

  test('sit, unless they were said to fly: an eagle', () => {
    expect(planOf('portrait of an eagle')).toMatchObject({
      setting: 'hills',
      items: [{ concept: { moves: 'still' } }],
    });
    expect(planOf('portrait of an eagle flying').items[0]?.portrait).toBeUndefined();
  });

  test('do in a portrait what was said', () => {
    const upwards = (prompt: string): number => {
      const { head } = compose(hears(prompt), 1, { aspect: 1, coarse: true }).world.mesh;
      invariantHead(head);
      return head.ahead[1];
    };
    expect(upwards('portrait of a howling wolf')).toBeGreaterThan(upwards('portrait of a wolf') + 0.4);
  });
});

function invariantHead(head: Head | undefined): asserts head is Head {
  expect(head).toBeDefined();
}

test.each([
  'close-up of an old man',
  'close-up of a cat',
  "a dog's face",
  'the head of a lion',
  'a woman with a beautiful face',
])('shows the face alone of "%s" [STUDIO-28]', (prompt) => {
  expect(planOf(prompt).items).toMatchObject([{ count: 1 }]);
  expect(planOf(prompt).items[0]?.portrait).toBeDefined();
});

test.each(['in a street', 'on the beach', 'in a living room', 'in a park', 'in the hills'].filter(oneIn(2)))(
  'puts a face near the middle of the picture %s [STUDIO-28]',
  (place) => {
    for (const seed of [1, 2, 3].filter(oneIn(3))) {
      const { world } = compose(hears(`portrait of a woman ${place}`), seed, { aspect: 1, coarse: true });
      const [x, y] = seenAt(world, world.focus, 1);
      expect(Math.abs(x - 0.5)).toBeLessThan(0.06);
      expect(Math.abs(y - 0.46)).toBeLessThan(0.06);
    }
  },
);
