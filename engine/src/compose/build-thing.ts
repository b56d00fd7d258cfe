import type { Concept, Look } from '../concepts/concept.ts';
import { repeatable } from '../raster/random.ts';
import type { Random } from '../raster/random.ts';
import { dye } from '../solid/dye.ts';
import { type Mesh, readColour } from '../solid/mesh.ts';

/** Builds a thing in the colour that was asked for: what has no colour of its own choice is dyed as a whole, as light and as dark as it was (STUDIO-34). */
export function buildThing(mesh: Mesh, { build }: Pick<Concept, 'build'>, random: Random, look: Look): void {
  const { colour } = look;
  if (colour === undefined) return build(mesh, random, look);
  const from = mesh.mark();
  let isChosen = false;
  build(mesh, random, {
    ...look,
    get colour() {
      isChosen = true;
      return colour;
    },
  });
  if (!isChosen) dye(mesh, from, readColour(colour));
}

/** Builds a thing as often as wanted, the same each time; at a part of a stride where that is given. */
export function builderOf(
  concept: Pick<Concept, 'build'>,
  random: Random,
  look: Look,
): (mesh: Mesh, stride?: number) => void {
  const again = repeatable(random);
  return (mesh, stride) => buildThing(mesh, concept, again(), stride === undefined ? look : { ...look, stride });
}
