import { buildShades } from '../shapes/shades.ts';
import type { Mesh } from '../solid/mesh.ts';
import type { Head } from '../solid/triangle-soup.ts';
import { cross, normalised } from '../solid/vectors.ts';
import type { Vec3 } from '../solid/vectors.ts';
import type { Concept, Look } from './concept.ts';
import { isAnimal } from './living.ts';
import { isOnHead, wearOnHead } from './worn.ts';

/** Animals whose painters do not tell where their head is, or who have none to put something on. */
const bareheaded: ReadonlySet<string> = new Set(
  (
    'ant bat bee orca butterfly crab crocodile dinosaur dolphin dragonfly fish frog jellyfish ladybug lizard lobster octopus phoenix scorpion ' +
    'salmon seahorse shark sloth snail snake spider starfish turtle whale'
  ).split(' '),
);

/** What is worn before the eyes. */
const shades = 'sunglasses';

/** Whether an animal is painted with this on its head where that is said to be its own (STUDIO-58). */
export const animalWears = (concept: Concept, id: string): boolean =>
  isAnimal(concept) && !bareheaded.has(concept.id) && (id === shades || isOnHead(id));

/** The radius of a skull that what is worn on heads is made for, metres. */
const skull = 0.1;

/** How much of the way that a head looks up or down what lies on it follows: it lies flatter. */
const follows = 0.4;

/** How far it is leant back, radians. */
const leant = 0.16;

/** Puts on a head in the world what was said to be worn there. */
export function dressHead(mesh: Mesh, head: Head, { worn = [], colours }: Pick<Look, 'worn' | 'colours'>): void {
  const [x, y, z] = head.ahead;
  for (const id of worn) {
    const ahead = id === shades ? head.ahead : normalised([x, y * follows, z]);
    mesh.atPlace(
      { ...mesh.place(), transform: standingAt(head.at, ahead, head.size / (id === shades ? 1 : skull)) },
      () => {
        if (id === shades) buildShades(mesh, { isBeside: head.aside > 0.5, colour: colours?.[id] });
        // The eyes of animals are higher in their heads: what lies over them is put farther back.
        else wearOnHead(mesh.at(0, 0.014, 0.012).rotX(leant), id, colours?.[id]);
      },
    );
  }
}

/** The axes of a head that looks this way: it looks to -z in them, and x is to its right where it is seen from behind. */
function standingAt(at: Vec3, ahead: Vec3, scale: number): Float64Array {
  const up: Vec3 = normalised([-ahead[0] * ahead[1], 1 - ahead[1] * ahead[1], -ahead[2] * ahead[1]]);
  const back: Vec3 = [-ahead[0], -ahead[1], -ahead[2]];
  const right = cross(up, back);
  const rows = [0, 1, 2].flatMap((i) => [
    (right[i] ?? 0) * scale,
    (up[i] ?? 0) * scale,
    (back[i] ?? 0) * scale,
    at[i] ?? 0,
  ]);
  return Float64Array.from(rows);
}
