import { describe, expect, test } from 'vitest';
import { concepts } from '../concepts/registry.ts';
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
    ['a running man', 'runs'],
    ['a woman in a red dress dancing', 'dances'],
    ['a woman dancing in the rain', 'dances'],
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
  function standing(id: string, act?: 'runs' | 'howls'): { readonly lowest: number; readonly top: number } {
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

  test.each(runners.map(({ id, size }) => [id, size.height] as const))(
    'is painted: no foot of a %s that runs is on the ground',
    (id, height) => {
      expect(standing(id).lowest).toBeLessThan(height * 0.02);
      expect(standing(id, 'runs').lowest).toBeGreaterThan(height * 0.025);
    },
  );

  test.each(['wolf', 'dog'])('is painted: the muzzle of a %s that howls is its highest', (id) => {
    expect(standing(id, 'howls').top).toBeGreaterThan(standing(id).top);
  });

  test('is known of animals of many kinds', () => {
    expect(runners.length).toBeGreaterThan(15);
  });
});
