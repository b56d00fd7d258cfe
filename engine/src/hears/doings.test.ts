import { describe, expect, test } from 'vitest';
import type { Act } from '../concepts/concept.ts';
import { concepts } from '../concepts/registry.ts';
import { oneIn } from '../long.testing.ts';
import { isAnimal } from '../concepts/living.ts';
import { createRandom } from '../raster/random.ts';
import { Mesh, stride } from '../solid/mesh.ts';
import { coneNumbers } from '../solid/soft-body.ts';
import { hears } from './hears.ts';

describe('what animals and people are said to do [STUDIO-53]', () => {
  test.each([
    ['a horse galloping on the beach', 'runs'],
    ['a running dog', 'runs'],
    ['a fox is running through the snow', 'runs'],
    ['ein galoppierendes Pferd', 'runs'],
    ['un caballo galopando', 'runs'],
    ['un chien qui hurle', 'howls'],
    ['a wolf howling at the moon', 'howls'],
    ['a dog sleeping on the grass', 'sleeps'],
    ['a cat curled up on a sofa', 'sleeps'],
    ['ein schlafender Hund', 'sleeps'],
    ['un chat qui dort', 'sleeps'],
    ['un gato durmiendo', 'sleeps'],
    ['睡着的猫', 'sleeps'],
    ['眠っている猫', 'sleeps'],
    ['قطة نائمة', 'sleeps'],
    ['a lion lying on the savanna', 'lies'],
    ['a dog sitting', 'sits'],
    ['a leaping tiger', 'leaps'],
    ['a horse jumping', 'leaps'],
    ['a dragon breathing fire', 'breathes fire'],
    ['ein feuerspeiender Drache', 'breathes fire'],
    ['un dragón escupiendo fuego', 'breathes fire'],
    ['un dragon crachant du feu', 'breathes fire'],
    ['喷火的龙', 'breathes fire'],
    ['two dogs playing', 'plays'],
    ['ein spielender Welpe', 'plays'],
    ['dos perros jugando', 'plays'],
    ['un chiot qui joue', 'plays'],
    ['玩耍的小狗', 'plays'],
    ['遊んでいる子犬', 'plays'],
    ['كلب يلعب', 'plays'],
    ['a deer drinking from a stream', 'grazes'],
    ['a horse eating grass', 'grazes'],
    ['eine grasende Kuh', 'grazes'],
    ['un caballo pastando', 'grazes'],
    ['un cheval qui broute', 'grazes'],
    ['吃草的马', 'grazes'],
    ['a running man', 'runs'],
    ['a woman in a red dress dancing', 'dances'],
    ['a woman dancing in the rain', 'dances'],
    ['a couple dancing', 'dances'],
    ['a couple embracing', 'embraces'],
    ['ein Paar umarmt', 'embraces'],
    ['a girl reading a book', 'reads'],
    ['a woman in a blue coat reading a book', 'reads'],
    ['a man fishing at a lake', 'fishes'],
    ['a boy waving', 'waves'],
    ['a woman sitting on a bench', 'sits'],
    ['ein Mann angelt an einem See', 'fishes'],
    ['eine tanzende Frau', 'dances'],
    ['una niña leyendo un libro', 'reads'],
    ['un homme assis sur un banc', 'sits'],
    ['一个女孩在跳舞', 'dances'],
    ['本を読んでいる少女', 'reads'],
    ['امرأة ترقص', 'dances'],
  ])('is heard: %s', (prompt, act) => {
    const { drawn, ignored } = hears(prompt);
    expect([drawn.find(({ kind }) => kind === 'thing')?.act, ignored.filter((word) => word !== 'qui')]).toEqual([
      act,
      [],
    ]);
  });

  test.each([
    ['a dancing chair', 'dancing'],
    ['a fishing horse', 'fishing'],
    ['a howling horse', 'howling'],
    ['a galloping castle', 'galloping'],
  ])('is passed over where it is not painted, and that is said: %s', (prompt, word) => {
    expect(hears(prompt)).toMatchObject({ ignored: [word] });
  });

  const runners = concepts.filter(({ acts }) => acts?.includes('runs'));
  /** How high over the ground its lowest foot is, and how far its cones reach, metres. */
  function standing(id: string, act?: Act): { readonly lowest: number; readonly top: number } {
    const concept = concepts.find((one) => one.id === id);
    const mesh = new Mesh();
    concept?.build(mesh, createRandom(5), { season: 'summer', lit: false, ordinal: 0, ...(act && { act }) });
    const heights = mesh.bodies.flatMap(({ cones, count }) =>
      Array.from({ length: count }, (_, i) => {
        const o = i * coneNumbers;
        const [a = 0, ra = 0, b = 0, rb = 0] = [cones[o + 1], cones[o + 3], cones[o + 5], cones[o + 7]];
        // It heads towards -x: what is high before it is its head and no tail.
        return [Math.min(a - ra, b - rb), (cones[o + 4] ?? 0) < 0 ? Math.max(a, b) : 0] as const;
      }),
    );
    let low = Infinity;
    for (let o = 0; o < mesh.count * stride; o += stride)
      for (const y of [1, 4, 7]) low = Math.min(low, mesh.data[o + y] ?? low);
    return {
      lowest: Math.min(low, ...heights.map(([lowest]) => lowest)),
      top: Math.max(...heights.map(([, high]) => high)),
    };
  }

  /** How many of the points that an animal is built of are on the ground. */
  function touching(id: string, act?: Act): number {
    const concept = concepts.find((one) => one.id === id);
    const mesh = new Mesh();
    concept?.build(mesh, createRandom(5), { season: 'summer', lit: false, ordinal: 0, ...(act && { act }) });
    const low = (concept?.size.height ?? 0) * 0.02;
    let count = 0;
    for (const { cones, count: all } of mesh.bodies)
      for (let o = 0; o < all * coneNumbers; o += coneNumbers)
        for (const end of [o, o + 4]) if ((cones[end + 1] ?? 0) - (cones[end + 3] ?? 0) < low) count += 1;
    for (let o = 0; o < mesh.count * stride; o += stride)
      for (const y of [1, 4, 7]) if ((mesh.data[o + y] ?? 0) < low) count += 1;
    return count;
  }

  const isPerson = ({ id }: (typeof concepts)[number]): boolean => !isAnimal({ id });

  test.each(
    runners
      .filter((one) => isPerson(one))
      .filter(oneIn(9))
      .map(({ id, size }) => [id, size.height] as const),
  )('is painted: no foot of a %s that runs is on the ground', (id, height) => {
    expect(standing(id).lowest).toBeLessThan(height * 0.02);
    expect(standing(id, 'runs').lowest).toBeGreaterThan(height * 0.025);
  });

  test.each(
    runners
      .filter((one) => !isPerson(one))
      .filter(oneIn(5))
      .map(({ id }) => id),
  )('is painted: fewer feet of a %s that runs are on the ground than of one that stands', (id) => {
    expect(standing(id).lowest).toBeLessThan(0.02);
    expect(touching(id, 'runs')).toBeLessThanOrEqual(touching(id) * 0.7);
  });

  test.each(['wolf', 'dog'])('is painted: the muzzle of a %s that howls is its highest', (id) => {
    expect(standing(id, 'howls').top).toBeGreaterThan(standing(id).top);
  });

  test('who drinks is the one named last before it, and no animal before that', () => {
    expect(hears('a cow and a man drinking coffee').drawn.find(({ id }) => id === 'cow')?.act).toBeUndefined();
    expect(hears('a man and a cow drinking').drawn.find(({ id }) => id === 'cow')?.act).toBe('grazes');
  });

  test.each(
    concepts
      .filter(({ acts }) => acts?.includes('grazes'))
      .map(({ id }) => id)
      .filter(oneIn(3)),
  )('is painted: the mouth of a %s that grazes or drinks is at the ground', (id) => {
    const [upright, lowered] = [mouthHeight(id), mouthHeight(id, 'grazes')];
    expect(lowered).toBeLessThan(upright * 0.45);
    expect(lowered).toBeGreaterThan(-0.05);
  });

  /** How high the lowest of its head is, metres. */
  function mouthHeight(id: string, act?: Act): number {
    const mesh = new Mesh();
    const look = { season: 'summer', lit: false, ordinal: 0, ...(act && { act }) } as const;
    concepts.find((one) => one.id === id)?.build(mesh, createRandom(5), look);
    return Math.min(...(mesh.head?.balls ?? []).map(([at, r]) => at[1] - r));
  }

  test.each(concepts.filter(({ acts }) => acts?.includes('plays')).map(({ id }) => id))(
    'is painted: a %s that plays is down on its elbows with its rump high',
    (id) => {
      const [upright, bowed] = [standing(id, 'runs'), standing(id, 'plays')];
      expect(bowed.lowest).toBeLessThan(upright.top * 0.06);
      expect(bowed.top).toBeLessThan(upright.top);
      expect(rumpOver(id)).toBeGreaterThan(0.12);
    },
  );

  /** How much higher the hindmost fifth of the body of who plays is than its foremost, as a share of its length; the tail is left out. */
  function rumpOver(id: string): number {
    const concept = concepts.find((one) => one.id === id);
    const mesh = new Mesh();
    concept?.build(mesh, createRandom(5), { season: 'summer', lit: false, ordinal: 0, act: 'plays' });
    const [body] = mesh.bodies;
    if (!body) return 0;
    const thick = Array.from({ length: body.count }, (_, i) =>
      body.cones.subarray(i * coneNumbers, i * coneNumbers + 8),
    )
      .filter(([, , , r = 0, , , , end = 0]) => Math.min(r, end) > body.radius * 0.09)
      .flatMap(([x = 0, y = 0, , , bx = 0, by = 0]) => [[x, y] as const, [bx, by] as const]);
    const hind = thick.filter(([x]) => x > body.centre[0]).map(([, y]) => y);
    const fore = thick.filter(([x]) => x < body.centre[0]).map(([, y]) => y);
    return (Math.max(...hind) - Math.min(...fore)) / body.radius;
  }

  const resting = concepts.filter(({ acts }) => acts?.includes('lies') === true);
  test.each(resting.map(({ id }) => id).filter(oneIn(4)))(
    'is painted: a %s that lies or sleeps is low, and on the ground',
    (id) => {
      const upright = standing(id, 'runs');
      for (const act of ['lies', 'sleeps'] as const) {
        const { lowest, top } = standing(id, act);
        expect(lowest).toBeLessThan(upright.top * 0.06);
        expect(top).toBeLessThan(upright.top * 0.85);
      }
    },
  );

  test.each(['dog', 'wolf', 'fox', 'lion', 'tiger'])('is painted: a %s that sits holds its head up', (id) => {
    const { lowest, top } = standing(id, 'sits');
    expect(lowest).toBeLessThan(top * 0.06);
    expect(top).toBeGreaterThan(standing(id, 'lies').top * 1.2);
  });

  test.each(['dog', 'horse', 'tiger'])(
    'is painted: a %s that leaps is higher over the ground than one that runs',
    (id) => {
      expect(standing(id, 'leaps').lowest).toBeGreaterThan(standing(id, 'runs').lowest * 0.5);
      expect(standing(id, 'leaps').top).toBeGreaterThan(standing(id, 'runs').top);
    },
  );

  test('is known of animals of many kinds', () => {
    expect(runners.length).toBeGreaterThan(15);
  });
});
