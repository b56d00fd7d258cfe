import type { Random } from '../raster/random.ts';
import { holdFishingRod } from '../shapes/fishing-rod.ts';
import { holdOpenBook } from '../shapes/open-book.ts';
import { buildPerson } from '../shapes/person.ts';
import type { PersonLook } from '../shapes/person.ts';
import type { Mesh } from '../solid/mesh.ts';
import type { Posture } from '../shapes/stances.ts';
import type { Act, Concept, Look } from './concept.ts';
import { holdOf } from './holding.ts';
import { isGarment } from './traits.ts';

/** What people of every day are seen doing, and that they wear what is said. */
export const everyday = {
  acts: ['runs', 'walks', 'dances', 'sits', 'reads', 'fishes', 'waves'],
  dresses: true,
} as const satisfies Partial<Concept>;

/** How far who fishes is turned to the water, radians. */
const toWater = 1.9;

/** Somebody of every day who does and wears what was said of them, and holds what it takes. */
export function buildEveryday(mesh: Mesh, random: Random, look: Look, person: PersonLook): void {
  const { act, stride, traits, seated = false, astride = false, holding } = look;
  const hold = holding === undefined ? undefined : holdOf(holding);
  const posture = postureOf(act) ?? (hold && 'stands');
  mesh.push();
  if (posture === 'fishes' && !seated) mesh.rotY(toWater);
  const pose = buildPerson(mesh, random, {
    ...person,
    ...hold,
    coat: look.colour ?? person.coat,
    traits,
    wears: traits?.find(isGarment) ?? person.wears,
    seated,
    astride,
    posture,
    stride,
  });
  if (posture === 'reads') holdOpenBook(mesh, pose);
  if (posture === 'fishes') holdFishingRod(mesh, pose);
  mesh.pop();
}

/** The stance of what somebody of every day is said to do; none where nothing was. */
export const postureOf = (act: Act | undefined): Posture | undefined => everyday.acts.find((one) => one === act);
