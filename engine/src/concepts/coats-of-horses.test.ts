import { expect, test } from 'vitest';
import { hears } from '../hears/hears.ts';
import { createRandom } from '../raster/random.ts';
import { meanColour } from '../solid/dye.ts';
import { Mesh } from '../solid/mesh.ts';
import { findConcept } from './registry.ts';

/** The mean colour of the horse of a prompt. */
function colourOf(prompt: string): readonly [number, number, number] {
  const [asked] = hears(prompt).drawn;
  const mesh = new Mesh();
  const from = mesh.mark();
  const colour = asked?.colour === undefined ? {} : { colour: asked.colour };
  findConcept(asked?.id ?? '')?.build(mesh, createRandom(9), { season: 'summer', lit: false, ordinal: 0, ...colour });
  return meanColour(mesh, from) as [number, number, number]; // a colour has three parts
}

test('a horse has the coat that was named: chestnut, bay, palomino or grey [STUDIO-20]', () => {
  const [chestnut, bay, palomino, grey] = ['a chestnut horse', 'a bay mare', 'a palomino', 'a dapple grey horse'].map(
    colourOf,
  );
  for (const red of [chestnut, bay]) expect(red?.[0]).toBeGreaterThan((red?.[2] ?? 1) * 2.2);
  expect(bay?.[0]).toBeLessThan(chestnut?.[0] ?? 0);
  expect(palomino?.[1]).toBeGreaterThan((chestnut?.[1] ?? 1) * 1.5);
  expect(grey?.[0]).toBeLessThan((grey?.[2] ?? 0) * 1.25);
  expect(hears('a chestnut horse')).toMatchObject({ verdict: 'all', ignored: [], notDrawn: [] });
});
