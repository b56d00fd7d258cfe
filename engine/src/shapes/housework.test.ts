import { expect, test } from 'vitest';
import { gripOf } from '../body/grip-of.ts';
import { arrange } from '../compose/arrange.ts';
import { hears } from '../hears/hears.ts';
import { createRandom } from '../raster/random.ts';
import { boundsSince } from '../solid/bounds.ts';
import { Mesh, stride } from '../solid/mesh.ts';
import { ironOnBoard, washAtSink } from './housework.ts';
import type { Pose } from './figure.ts';
import { poseFrom } from './stance.ts';
import { stanceOf } from './stances.ts';

test.each([
  ['a woman ironing a shirt', 'irons', 'parlour'],
  ['a man ironing', 'irons', 'parlour'],
  ['eine Frau bügelt ein Hemd', 'irons', 'parlour'],
  ['una mujer planchando una camisa', 'irons', 'parlour'],
  ['une femme repasse une chemise', 'irons', 'parlour'],
  ['熨衣服的女人', 'irons', 'parlour'],
  ['アイロンをかける女性', 'irons', 'parlour'],
  ['امرأة تكوي قميصا', 'irons', 'parlour'],
  ['a man washing dishes', 'washes dishes', 'kitchen'],
  ['a woman doing the dishes', 'washes dishes', 'kitchen'],
  ['eine Frau spült Geschirr', 'washes dishes', 'kitchen'],
  ['un hombre lavando los platos', 'washes dishes', 'kitchen'],
  ['une femme fait la vaisselle', 'washes dishes', 'kitchen'],
  ['洗碗的女人', 'washes dishes', 'kitchen'],
  ['皿を洗う男性', 'washes dishes', 'kitchen'],
  ['امرأة تغسل الصحون', 'washes dishes', 'kitchen'],
])('hears who irons or washes dishes, and does it at home: %s [STUDIO-53]', (prompt, act, place) => {
  const { drawn, notDrawn, ignored } = hears(prompt);
  expect(drawn.find(({ kind }) => kind === 'thing')?.act).toBe(act);
  expect(drawn.map(({ id }) => id)).toContain(place);
  expect([...notDrawn, ...ignored]).toEqual([]);
});

test.each([
  ['irons', (mesh: Mesh, pose: Pose) => ironOnBoard(mesh, pose)],
  ['washes dishes', (mesh: Mesh, pose: Pose) => washAtSink(mesh, createRandom(1), pose)],
] as const)(
  'what is worked at stands on the ground before who does it, and the hands are over it: %s [STUDIO-53]',
  (act, build) => {
    const pose = poseFrom(stanceOf(act, createRandom(1)));
    const mesh = new Mesh();
    const from = mesh.mark();
    build(mesh, pose);
    const bounds = boundsSince(mesh, from);
    expect(Math.abs(bounds?.from[1] ?? 1)).toBeLessThan(0.02);
    expect(bounds?.to[2]).toBeLessThan(-0.2);
    for (const s of [-1, 1]) {
      const [x, y, z] = gripOf(pose, s).at;
      expect(y).toBeGreaterThan(0.86);
      expect(Math.abs(x)).toBeLessThan(0.4);
      expect(z).toBeLessThan(-0.36);
    }
    expect(mesh.data.slice(0, mesh.count * stride).every((value) => Number.isFinite(value))).toBe(true);
  },
);

test('no furniture stands in the counter or the board of who works there [STUDIO-53]', () => {
  for (const prompt of ['a girl washing the dishes', 'a woman ironing', 'a painter at the easel']) {
    const { layout } = arrange(hears(prompt), 4, { aspect: 1 });
    expect(layout.things[0]?.clearing).toBeGreaterThan(1);
  }
});
