import { expect, test } from 'vitest';
import { concepts } from '../concepts/registry.ts';
import { hears } from '../hears/hears.ts';
import { isLong, isSlow } from '../long.testing.ts';
import { createRandom } from '../raster/random.ts';
import { Mesh, stride } from '../solid/mesh.ts';
import { buildThing } from './build-thing.ts';
import { compose } from './compose.ts';

/** Every colour of a shape that is built. */
function coloursOf(mesh: Mesh): readonly (readonly number[])[] {
  const triangles = Array.from({ length: mesh.count }, (_, t) => [
    ...mesh.data.subarray(t * stride + 18, t * stride + 21),
  ]);
  return [...triangles, ...mesh.bodies.flatMap(({ colours }) => colours.map((colour) => [...colour]))];
}

const look = { season: 'summer', lit: false, ordinal: 0 } as const;
const built = (concept: (typeof concepts)[number], colour?: string) => {
  const mesh = new Mesh();
  buildThing(mesh, concept, createRandom(1), { ...look, ...(colour !== undefined && { colour }) });
  return coloursOf(mesh);
};

/** Every one before a release, a tenth in the slow proofs; on each change a twentieth of them. Cats have the colours that they are named for. */
const tried = concepts
  .filter(({ flower, id }) => flower === undefined && id !== 'calico cat' && id !== 'tuxedo cat')
  .filter((_, index) => isLong || index % (isSlow ? 10 : 20) === 0);

test.each(tried.map((concept) => [concept.id, concept] as const))(
  'a red "%s" is red, whether its painter has a place for the colour or not [STUDIO-34]',
  (_, concept) => {
    const blue = built(concept, '#1e3cc8').filter(([r = 0, g = 0, b = 0]) => b > 1.4 * g && b > 2.5 * r).length;
    const redIn = (colour?: string): number =>
      built(concept, colour).filter(([r = 0, g = 0, b = 0]) => r > 2.5 * g && r > 2.5 * b).length;
    // What takes one colour takes another: only what is never blue is built twice more.
    expect(blue > 0 ? blue : redIn('#c81e1e') - redIn()).toBeGreaterThan(0);
  },
);

test('what is dyed keeps its light, its dark and its black parts [STUDIO-34]', () => {
  const whale = concepts.find(({ id }) => id === 'whale');
  if (!whale) throw new Error('There is no whale.');
  const lights = built(whale, '#d9a43a').map(([r = 0, g = 0, b = 0]) => r + g + b);
  expect(new Set(lights.map((light) => Math.round(light * 20))).size).toBeGreaterThan(1);
  expect(Math.min(...lights)).toBeLessThan(0.05);
});

test.each([
  ['a golden whale under a violet sky', []],
  ['a castle under a red sky', []],
  ['a green fox in a pink forest', ['pink']],
  ['a fox in a green forest', []],
])('"%s": what is passed over of its colours is %j [STUDIO-34]', (prompt, ignored) => {
  expect(hears(prompt)).toMatchObject({ ignored, verdict: 'all' });
});

test('a sky has the colour that was said of it [STUDIO-34]', () => {
  const skyOf = (prompt: string) => compose(hears(prompt), 3, { aspect: 1, coarse: true }).world.air.middle;
  const [r, g, b] = skyOf('a castle under a red sky');
  expect(r).toBeGreaterThan(1.5 * Math.max(g, b));
  const [blueR, , blueB] = skyOf('a castle under the sky');
  expect(blueR).toBeLessThan(blueB * 2);
});
