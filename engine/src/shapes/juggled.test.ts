import { expect, test } from 'vitest';
import { hears } from '../hears/hears.ts';
import { createRandom } from '../raster/random.ts';
import { readColour } from '../solid/mesh.ts';
import { Mesh, stride } from '../solid/mesh.ts';
import { juggle, juggled } from './juggled.ts';
import { poseFrom } from './stance.ts';
import { stanceOf } from './stances.ts';

test.each([
  ['a man juggling oranges', 'orange fruit'],
  ['a clown juggling apples', 'apple'],
  ['eine Frau jongliert mit Zitronen', 'lemon'],
])('who juggles does it with what was named, and none of it lies beside them: %s [STUDIO-28]', (prompt, id) => {
  const { drawn, notDrawn } = hears(prompt);
  expect(drawn.find(({ act }) => act === 'juggles')?.juggles).toBe(id);
  expect(drawn.filter(({ kind }) => kind === 'thing')).toHaveLength(1);
  expect(notDrawn).toEqual([]);
});

test('balls are of several colours, and what was named is of its own [STUDIO-28]', () => {
  const pose = poseFrom(stanceOf('juggles', createRandom(1)));
  const coloursOf = (id?: string): ReadonlySet<string> => {
    const mesh = new Mesh();
    juggle(mesh, createRandom(1), pose, { id });
    return new Set(
      Array.from({ length: mesh.count }, (_, t) => mesh.data.slice(t * stride + 18, t * stride + 21).join()),
    );
  };
  expect(coloursOf().size).toBe(5);
  expect([...coloursOf('lemon')]).toEqual([Float32Array.from(readColour(juggled['lemon']?.colour ?? '')).join()]);
});
