import { wearBaseballCap, wearBeanie, wearBeret, wearBrimmedHat, wearTopHat } from '../shapes/caps.ts';
import type { Pose } from '../shapes/figure.ts';
import { wearPointedHat } from '../shapes/hats.ts';
import { onHead } from '../shapes/human-head.ts';
import { buildRoyalCrown } from '../shapes/royal-crown.ts';
import { buildRucksack } from '../shapes/rucksack.ts';
import { wearStrawHat } from '../shapes/uniform-hats.ts';
import { neckOf, wearFlowerCrown, wearHeadphones, wearScarf } from '../shapes/worn-things.ts';
import { readColour } from '../solid/mesh.ts';
import type { Mesh } from '../solid/mesh.ts';
import type { Look } from './concept.ts';
import { daisyKind } from './flowers/daisy.ts';
import { roseKind } from './flowers/rose.ts';
import { isGarment } from './traits.ts';

/** What is put on the head, in its axes, in the colour that was said. */
const hats: Readonly<Record<string, (mesh: Mesh, colour?: string) => void>> = {
  hat: (mesh, colour = '#5a4634') => wearBrimmedHat(mesh, colour),
  'straw hat': (mesh, colour = '#d0ae68') => wearStrawHat(mesh, colour, '#6a3a2a'),
  'top hat': (mesh, colour = '#1c1b20') => wearTopHat(mesh, colour),
  'pointed hat': (mesh, colour = '#2a2438') => wearPointedHat(mesh, colour, '#8a6a3a'),
  cap: (mesh, colour = '#2c3e5c') => wearBaseballCap(mesh, colour),
  beanie: (mesh, colour = '#8a3a34') => wearBeanie(mesh, colour),
  beret: (mesh, colour = '#8a2430') => wearBeret(mesh, colour),
  crown: (mesh) => {
    mesh.push().at(0, 0.074, 0.016).rotX(-0.12).scale(0.9, 0.8, 0.9);
    buildRoyalCrown(mesh, { points: 6, tall: 0.1 });
    mesh.pop();
  },
};

/** What is worn over hair that stays as it is. */
const overHair: Readonly<Record<string, (mesh: Mesh, colour?: string) => void>> = {
  'flower crown': (mesh, colour) => wearFlowerCrown(mesh, [roseKind.head, daisyKind.head], colour),
  headphones: (mesh, colour) => wearHeadphones(mesh, colour),
};

/** What is worn about the neck or on the back. */
const aboutBody: Readonly<Record<string, (mesh: Mesh, pose: Pose, colour?: string) => void>> = {
  scarf: (mesh, pose, colour = '#a8322c') => wearScarf(mesh, neckOf(pose), colour),
  backpack: (mesh, _pose, colour = '#3a5a4a') => buildRucksack(mesh, readColour(colour), readColour('#b8a06a')),
};

/** Whether people of every day put it on where it is said to be theirs. */
export const isWorn = (id: string): boolean => id in hats || id in overHair || id in aboutBody;

/** Whether it is put on a head, over hair or fur. */
export const isOnHead = (id: string): boolean => id in hats || id in overHair;

/** Puts it on, in the axes of a head. */
export const wearOnHead = (mesh: Mesh, id: string, colour?: string): void => (hats[id] ?? overHair[id])?.(mesh, colour);

/** Whether it rises so far over the head that a portrait has to leave room for it. */
export const isHigh = (id: string): boolean => ['top hat', 'pointed hat', 'crown'].includes(id);

/** Whether it was said what they wear: what the weather asks for is left to that. */
export const isDressedAsSaid = ({ traits, worn = [] }: Pick<Look, 'traits' | 'worn'>): boolean =>
  traits?.some(isGarment) === true || worn.some((id) => id !== 'backpack' && id !== 'headphones');

type Said = Pick<Look, 'worn' | 'colours'>;

/** Puts the hat on that was said, in the axes of a head; none where none was. */
export function hatOf({ worn = [], colours }: Said): ((mesh: Mesh) => void) | undefined {
  const id = worn.find((one) => one in hats);
  return id === undefined ? undefined : (mesh) => hats[id]?.(mesh, colours?.[id]);
}

/** Puts on what else was said to be worn; what is worn on the back not on somebody who leans it against a seat. */
export function wearOther(mesh: Mesh, pose: Pose, { worn = [], colours, seated }: Said & Pick<Look, 'seated'>): void {
  for (const id of worn) {
    const own = overHair[id];
    if (own) onHead(mesh, pose, (m) => own(m, colours?.[id]));
    if (id !== 'backpack' || !seated) aboutBody[id]?.(mesh, pose, colours?.[id]);
  }
}
