import { expect, test } from 'vitest';
import { compose } from '../compose/compose.ts';
import { hears } from '../hears/hears.ts';
import { finish } from '../raster/picture.ts';
import { withForms } from './forms.ts';
import { KeptWorld } from './kept-world.ts';
import type { ViewPart } from './kept-world.ts';
import { renderWorld } from './render-view.ts';
import { smoothEdges } from './smooth-edges.ts';
import { blurByDepth } from './depth-of-field.ts';
import type { View } from './view.ts';

const size = { width: 280, height: 168 };

const of = { aspect: size.width / size.height, coarse: true };

/** The view of a world with all of its things. */
function viewOf(prompt: string): View {
  const whole = compose(hears(prompt), 5, of).world;
  const view = finish(renderWorld(whole, size.width, size.height));
  smoothEdges(view);
  if (whole.depthOfField) blurByDepth(view, whole.depthOfField);
  return view;
}

/** A world without its things, and what puts them into it. */
function stageOf(prompt: string) {
  const heard = hears(prompt);
  const bare = compose(heard, 5, { ...of, hides: () => true });
  const kept = new KeptWorld(bare.world, size.width, size.height);
  const putAside =
    (by: number) =>
    (mesh: Parameters<Parameters<KeptWorld['with']>[0]>[0]): void => {
      for (const [thing, place] of bare.places) {
        const transform = place.transform.map((value, k) => (k === 3 ? value + by : value));
        mesh.atPlace({ ...place, transform }, () => thing.build(mesh));
      }
    };
  return { kept, put: putAside(0), putAside, triangles: () => bare.world.mesh.count };
}

/** Share of the pixels of a part that are not as in the whole, where `wanted`. */
function strayed({ view, left, top, added }: ViewPart | FigureLike, whole: View, wanted: (added: boolean) => boolean) {
  let [count, all] = [0, 0];
  for (let y = 0; y < view.height; y++)
    for (let x = 0; x < view.width; x++) {
      const i = y * view.width + x;
      if (!wanted(added[i] === 1)) continue;
      const j = (top + y) * whole.width + left + x;
      const far = [0, 1, 2].map((k) => Math.abs((view.light[i * 3 + k] ?? 0) - (whole.light[j * 3 + k] ?? 0)));
      all++;
      if (Math.max(...far) > 0.02) count++;
    }
  return count / Math.max(1, all);
}
type FigureLike = Pick<ViewPart, 'view' | 'left' | 'top' | 'added'>;

test('what is put into a world that is kept is seen as in a world that was built with it, with its shadow [STUDIO-64]', () => {
  const { kept, put } = stageOf('a red barn on a meadow');
  const view = viewOf('a red barn on a meadow');
  const part = kept.with(put);
  if (!part) throw new Error('A barn is seen.');
  expect(part.added.reduce((sum, value) => sum + value, 0)).toBeGreaterThan(500);
  expect(strayed(part, view, () => true)).toBeLessThan(0.01);
});

test('a figure by itself has the light that it has in its world, and throws a shadow [STUDIO-64]', () => {
  const { kept, put } = stageOf('a horse on a meadow, sunny');
  const view = viewOf('a horse on a meadow, sunny');
  const figure = kept.alone(put, kept.still().view.light);
  if (!figure) throw new Error('A horse is seen.');
  expect(strayed(figure, view, (added) => added)).toBeLessThan(0.12);
  const { shares } = figure.shadow;
  expect(Math.min(...shares)).toBeLessThan(0.6);
  expect(shares.filter((share) => share > 0.98).length / shares.length).toBeGreaterThan(0.5);
});

test('the world is as before, however often something was put into it [STUDIO-64]', () => {
  const { kept, put, putAside, triangles } = stageOf('a horse on a meadow, sunny');
  const before = triangles();
  const { light } = kept.still().view;
  const [one, , other] = [put, putAside(-0.7), put].map((build) => kept.alone(build, light));
  expect(triangles()).toBe(before);
  expect(one?.view.light).toEqual(other?.view.light);
  expect(one?.shadow.shares).toEqual(other?.shadow.shares);
});

test('what is out of sight is nothing [STUDIO-64]', () => {
  const { kept } = stageOf('a red barn on a meadow');
  expect(kept.with(() => undefined)).toBeUndefined();
  expect(kept.alone(() => undefined, kept.still().view.light)).toBeUndefined();
});

test('whoever draws is given the forms of what stands still and of what was put there, in one light [STUDIO-74]', () => {
  const heard = hears('a red barn on a meadow');
  const { world, places } = compose(heard, 5, { aspect: 5 / 3, coarse: true, hides: () => true });
  const kept = new KeptWorld(world, size.width, size.height, true);
  const { forms } = kept.still();
  const part = kept.with((mesh) => {
    for (const [thing, place] of places) mesh.atPlace(place, () => thing.build(mesh));
  });
  if (!forms || !part?.forms) throw new Error('Forms were wanted, and a barn is seen.');
  expect(forms.asked.some(Boolean)).toBe(false);
  const both = withForms(forms, part.forms, part);
  const barn = [...both.asked.keys()].filter((i) => both.asked[i] === 1);
  expect(barn.length).toBeGreaterThan(500);
  expect(barn.every((i) => both.areas[i] !== forms.areas[i])).toBe(true);
  const elsewhere = [...both.asked.keys()].filter((i) => both.asked[i] === 0);
  expect(elsewhere.every((i) => both.contour[i] === forms.contour[i] && both.lit[i] === forms.lit[i])).toBe(true);
  expect(barn.filter((i) => (both.contour[i] ?? 0) > 0.5).length).toBeGreaterThan(60);
});
