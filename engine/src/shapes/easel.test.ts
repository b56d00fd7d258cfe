import { expect, test } from 'vitest';
import { gripOf } from '../body/grip-of.ts';
import { hears } from '../hears/hears.ts';
import { createRandom } from '../raster/random.ts';
import { boundsSince } from '../solid/bounds.ts';
import { Mesh } from '../solid/mesh.ts';
import { paintAtEasel } from './easel.ts';
import { poseFrom } from './stance.ts';
import { stanceOf } from './stances.ts';

test.each([
  'a painter at the easel',
  'a woman painting a picture',
  'a painter in a studio',
  'a man painting a landscape',
  'eine Malerin an der Staffelei',
  'eine Frau malt ein Bild',
  'un pintor en su taller',
  'una mujer pintando un cuadro',
  'une femme peint un tableau',
  'un peintre devant son chevalet',
  '画室里的画家',
  'イーゼルの前の画家',
  'رسام يرسم لوحة',
])('hears who paints at an easel, and passes over nothing of it: %s [STUDIO-53]', (prompt) => {
  const { drawn, notDrawn, ignored } = hears(prompt);
  expect(drawn.find(({ kind }) => kind === 'thing')?.act).toBe('paints');
  expect([...notDrawn, ...ignored]).toEqual([]);
});

test.each(['an oil painting of a woman', 'a painting of the sea', 'a painter in a park'])(
  'puts nobody at an easel who was not said to paint: %s [STUDIO-53]',
  (prompt) => {
    expect(hears(prompt).drawn.some(({ act }) => act === 'paints')).toBe(false);
  },
);

test('a girl who draws at a table has paper and a pencil before her [STUDIO-53]', () => {
  const { drawn, notDrawn, ignored } = hears('a girl drawing at a table');
  expect(drawn[0]?.act).toBe('draws');
  expect([...notDrawn, ...ignored]).toEqual([]);
});

test('an easel stands on the ground at the right of who paints, the brush in the hand near it, the head turned there [STUDIO-53]', () => {
  for (const seed of [1, 2, 3]) {
    const stance = stanceOf('paints', createRandom(seed));
    const pose = poseFrom(stance);
    const mesh = new Mesh();
    const from = mesh.mark();
    paintAtEasel(mesh, createRandom(seed), pose);
    const bounds = boundsSince(mesh, from);
    expect(Math.abs(bounds?.from[1] ?? 1)).toBeLessThan(0.04);
    expect(bounds?.to[0]).toBeGreaterThan(0.9);
    expect(gripOf(pose, 1).at[0]).toBeGreaterThan(0.35);
    expect(stance.gaze?.[0]).toBeLessThan(-0.4);
  }
});
