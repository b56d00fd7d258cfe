import { isAnimal } from '../concepts/living.ts';
import { pick } from '../shapes/chance.ts';
import { repeatable } from '../raster/random.ts';
import type { Random } from '../raster/random.ts';
import type { PlacedThing } from '../settings/setting.ts';
import { mixRgb } from '../raster/colour.ts';
import { materials } from '../solid/materials.ts';
import { readColour } from '../solid/mesh.ts';
import type { Mesh } from '../solid/mesh.ts';
import type { Group } from './group.ts';

// What is made for a table stands on one beside somebody, and not at their feet (STUDIO-72).

/** What is made as large as for a table, and lies or stands on the ground where people are. */
const onGround: ReadonlySet<string> = new Set([
  ...['backpack', 'ball of wool', 'basket', 'basketball', 'boots', 'bucket', 'coconut', 'easter eggs', 'football'],
  ...['fish bowl', 'aquarium', 'gift', 'gold bars', 'potted plant', 'pumpkin', 'rubber duck', 'seashell'],
  ...['skateboard', 'skull', 'sneaker', 'suitcase', 'teddy bear', 'television', 'watermelon', 'wreath'],
]);

/** What is made for a table is as large as a picture of it wants, and so many times smaller beside somebody on the ground: at most half a metre. */
export const besideSomebody = 0.16;

/** How high its top is, metres. */
export const sideTableHigh = 0.74;

/** Whether it is brought a table beside a person, who is at least as high as its top. */
export const belongsOnTable = ({ concept }: Pick<Group, 'concept'>, beside: Pick<Group, 'tall' | 'concept'>): boolean =>
  concept.stands === 'table' &&
  !onGround.has(concept.id) &&
  !isAnimal(beside.concept) &&
  beside.tall > sideTableHigh * 1.3;

/** Whether it stands on a table of its own. */
export const isOnSideTable = (group: Group): boolean =>
  group.beside !== undefined && group.asked.side !== 'under' && belongsOnTable(group, group.beside.group);

/** Half of how wide its top is under a row so wide, metres. */
export const sideTableRadius = (row: number): number => Math.min(0.75, Math.max(0.3, row * 0.5 + 0.1));

/** A table for a row so wide at a place on the floor: it belongs to no item. */
export function sideTable(
  { x, z }: { readonly x: number; readonly z: number },
  row: number,
  random: Random,
): PlacedThing {
  const radius = sideTableRadius(row);
  const again = repeatable(random);
  return {
    ...{ item: 0, x, y: 0, z, turn: 0, scale: 1, onWater: false, clearing: radius },
    build: (mesh) => buildSideTable(mesh, again(), radius),
  };
}

/** A round table on a turned leg with three feet, its top `sideTableHigh` over the ground. */
function buildSideTable(mesh: Mesh, random: Random, radius: number): void {
  const wood = readColour(pick(random, ['#6b4426', '#8a5c34', '#4e3020', '#a07348']));
  const dark = mixRgb(wood, [0.02, 0.01, 0.005], 0.4);
  mesh.object();
  mesh.lathe(
    [
      [0.001, sideTableHigh - 0.035],
      [radius - 0.03, sideTableHigh - 0.035],
      [radius, sideTableHigh - 0.022],
      [radius, sideTableHigh - 0.008],
      [radius - 0.01, sideTableHigh],
      [0.001, sideTableHigh],
    ],
    48,
    wood,
    materials.floor,
  );
  mesh.lathe(
    [
      [0.075, sideTableHigh - 0.036],
      [0.06, 0.66],
      [0.034, 0.62],
      [0.044, 0.5],
      [0.052, 0.36],
      [0.036, 0.3],
      [0.06, 0.25],
      [0.064, 0.17],
      [0.03, 0.13],
    ],
    20,
    dark,
    materials.gloss,
  );
  const foot = Math.max(0.26, radius * 0.8);
  for (const a of [0.5, 2.6, 4.7])
    mesh.tube(
      [
        [Math.cos(a) * 0.03, 0.2, Math.sin(a) * 0.03],
        [Math.cos(a) * foot * 0.5, 0.15, Math.sin(a) * foot * 0.5],
        [Math.cos(a) * foot * 0.85, 0.05, Math.sin(a) * foot * 0.85],
        [Math.cos(a) * foot, 0.02, Math.sin(a) * foot],
      ],
      [0.034, 0.028, 0.022, 0.026],
      dark,
      materials.gloss,
      10,
    );
}
