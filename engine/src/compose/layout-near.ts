import { builderOf } from './build-thing.ts';
import type { Concept } from '../concepts/concept.ts';
import type { PlacedThing } from '../settings/setting.ts';
import { createRandom, hashText } from '../raster/random.ts';
import { smooth } from '../solid/noise.ts';
import type { CameraWord } from '../hears/grammar.ts';
import { sillTop } from '../settings/room.ts';
import { turnOf } from './group.ts';
import type { Group, Layout } from './group.ts';

// Layouts close to the eye: on a table (decimetres), in a flower bed (decimetres) and under water (metres).

/** How a place close to the eye is looked at. */
interface NearView {
  readonly camera: CameraWord | undefined;
  /** As in `Adherence`. */
  readonly closeness: number;
}

/** Things that stand on a table and things of a landscape that came into the room, in one row or two. */
export function layOnTable(
  groups: readonly Group[],
  seed: number,
  { camera, closeness, aspect, isOnSill }: NearView & { readonly aspect: number; readonly isOnSill: boolean },
): Layout {
  const all = groups.flatMap((group) => Array.from({ length: group.count }, (_, i) => ({ group, i })));
  const isAsked = groups.some(({ asked: { side } }) => side !== undefined);
  const isInRows = !isOnSill && !isAsked && all.length >= twoRowsFrom;
  const beside = isInRows ? Math.ceil(all.length / 2) : all.length;
  // A single egg is looked at from nearer than a cake.
  const largest = Math.max(...groups.map(({ concept: { size } }) => Math.max(size.height, size.width * 0.75)));
  const isAmongGuests = !isOnSill && groups.some(({ concept }) => isGuest(concept));
  const nearer = isAmongGuests ? 1 : Math.min(2, Math.max(1, 3.3 / (largest * tableScale(beside))));
  // What was not made for a table is brought from metres to decimetres; a kitten is no smaller than the wool it plays with.
  const brought = (concept: Concept): number => (!isOnSill && isGuest(concept) ? tableScale(beside) * 6.4 : 6);
  const sizeOf = (group: Group): number =>
    (group.concept.stands === 'table' ? tableScale(beside) * nearer : brought(group.concept)) *
    group.asked.size *
    closeness;
  const heightOf = (group: Group): number => group.concept.size.height * sizeOf(group);
  const widthOf = (group: Group): number => group.concept.size.width * sizeOf(group) + 0.5;
  const rows = isInRows ? stillLife(all, { heightOf, widthOf }) : [all.toSorted((a, b) => sideOf(a) - sideOf(b))];
  const longOf = (row: readonly Standing[]): number => row.reduce((sum, { group }) => sum + widthOf(group), 0);
  const total = Math.max(...rows.map(longOf));
  // What the picture shows of the table where things stand, with a little air on both sides.
  const table = isOnSill
    ? windowsill.wide
    : Math.min(9.5, ((beside > 1 ? 6.6 : 5.8) * aspect) / Math.min(1, 1.25 * aspect));
  const highest = Math.max(1, ...groups.map((group) => (group.concept.stands === 'table' ? heightOf(group) : 1)));
  // Several things fill the picture together, where none of them was said to be small.
  const grown = beside > 1 && !isOnSill && !isAmongGuests && groups.every(({ asked }) => asked.size === 1) ? 1.5 : 1;
  const shrink = Math.min(grown, table / total, (grown > 1 ? 5.2 : highestSeen) / highest);
  const things: PlacedThing[] = [];
  // Where there is room on the table, not everything stands in its middle: two seeds of one egg are two pictures.
  const spare = Math.min(isOnSill ? 1 : 2.2, Math.max(0, table - total * shrink) * 0.6);
  const middle = (createRandom(seed ^ hashText('table'))() - 0.5) * spare;
  const deepOf = (row: readonly Standing[]): number =>
    Math.max(0, ...row.map(({ group }) => Math.min(3.4, (widthOf(group) - 0.5) * shrink)));
  const [front = [], back = []] = rows;
  const apart = Math.min(2.6, Math.max(1.3, (deepOf(front) + deepOf(back)) * 0.46));
  for (const [nth, row] of rows.entries()) {
    let left = middle - (longOf(row) * shrink) / 2;
    for (const [at, { group, i }] of row.entries()) {
      const width = widthOf(group) * shrink;
      const random = createRandom(seed ^ hashText(`${group.concept.id}#${group.index}.${i}`));
      const place = isInRows
        ? { y: 0, z: 1.9 + nth * apart + random() * 0.35 }
        : { y: 0, z: 2.4 + random() * 0.9 + (group.tall > 1.6 ? 0.7 : 0) };
      things.push({
        item: group.index + 1,
        x: left + width / 2 - 0.2,
        ...(isOnSill ? { y: windowsill.top, z: windowsill.z } : place),
        ...turnOf(facing(group, at, row.length), random()),
        scale: sizeOf(group) * shrink,
        onWater: false,
        // The room hangs its light where a candle stands.
        clearing: group.concept.moves === 'flickers' ? -1 : 0,
        build: builderOf(group.concept, random, { ...group.look, ordinal: i }),
      });
      left += width;
    }
  }
  const tallest = Math.max(1, ...groups.map((group) => heightOf(group) * shrink));
  const lookUp = isOnSill ? Math.min(3, 0.7 + tallest * 0.45) : Math.min(3, 0.3 + tallest * 0.42);
  const seen =
    camera === 'aerial'
      ? { eye: 12.5, lookUp: 0.2 }
      : { eye: isOnSill ? 3.9 : isInRows ? eyeOverRows : eyeOver(tallest / (total * shrink)), lookUp };
  return { things, small: false, reach: 10, ...seen };
}

/** From here what stands behind is seen over what stands in front. */
const eyeOverRows = 4.8;

/** How high the eye is over the table: higher where what lies on it is flat, and is seen from its upper side. */
const eyeOver = (steepness: number): number => 3.7 + 1.9 * smooth(0.5, 0.22, steepness);

/** One of the things on a table: what it is, and its number among its own kind. */
interface Standing {
  readonly group: Group;
  readonly i: number;
}

const sideOf = ({ group }: Standing): number => group.side;

/** From so many things on they stand in two rows, as painters lay a still life: in one they would be small. */
const twoRowsFrom = 4;

/** Two rows that are about as long: what is low in front, what is high behind it and highest in the middle. */
function stillLife(
  all: readonly Standing[],
  { heightOf, widthOf }: Readonly<Record<'heightOf' | 'widthOf', (group: Group) => number>>,
): readonly (readonly Standing[])[] {
  const byHeight = all.toSorted((a, b) => heightOf(b.group) - heightOf(a.group));
  const half = byHeight.reduce((sum, { group }) => sum + widthOf(group), 0) / 2;
  let long = 0;
  const behind = byHeight.filter(({ group }) => {
    const isBehind = long < half * 0.9;
    if (isBehind) long += widthOf(group);
    return isBehind;
  });
  const front = byHeight.slice(behind.length);
  return [front, behind.reduce<Standing[]>((row, one, k) => (k % 2 ? [...row, one] : [one, ...row]), [])];
}

/** Whether it comes to a table from a house or a garden and is small enough to be seen there whole, beside a cup: a cat, and no horse. */
const isGuest = ({ stands, size }: Concept): boolean => stands === 'ground' && size.height < 0.6;

/** Who comes to a table heads for what stands there beside it. */
const facing = (group: Group, at: number, many: number): Group =>
  isGuest(group.concept) && many > 1 ? { ...group, heads: at < (many - 1) / 2 ? 1 : -1 } : group;

/** Where things stand on the sill of the window of a room, and how much of its width they take; decimetres. */
const windowsill = { top: sillTop, z: 11.4, wide: 5.6 } as const;

/** What stands higher on the table is cut by the upper edge of the picture, decimetres. */
const highestSeen = 6.3;

const tableScale = (count: number): number => (count === 1 ? 2.3 : count <= 3 ? 1.75 : 1.4);

/** What is at home over a flower bed: what flies and is no larger than a bird. */
const visitorTallest = 0.7;
/** Behind the bed and before the trees at its end, decimetres; what stands there is made as large as fits into the picture. */
const behindBed = 18;

/**
 * What visits flowers, butterflies and birds over the bed, and behind it whatever else was asked for. The flowers themselves are planted by
 * the setting.
 */
export function layInGarden(
  groups: readonly Group[],
  seed: number,
  aspect: number,
  { camera, closeness }: NearView,
): Layout {
  const things: PlacedThing[] = [];
  let nth = 0;
  for (const group of groups.filter(({ concept }) => concept.flower === undefined)) {
    const visits = group.concept.stands === 'air' && group.tall <= visitorTallest;
    for (let i = 0; i < group.count; i++) {
      const random = createRandom(seed ^ hashText(`${group.concept.id}#${group.index}.${i}`));
      const seat = { nth, chance: random(), aspect };
      const build = builderOf(group.concept, random, { ...group.look, ordinal: i });
      nth++;
      things.push({
        item: group.index + 1,
        ...(visits ? overBed(group, seat) : besideTrees(group, { ...seat, closeness })),
        ...turnOf(group, random()),
        onWater: false,
        clearing: 0,
        build: (mesh) => {
          // Seen from above its wings, as it would sit on a flower.
          if (visits) mesh.rotX(-1);
          build(mesh);
        },
      });
    }
  }
  const seen =
    camera === 'aerial' ? { eye: 5.6, lookUp: 1.5 } : things.some(({ z }) => z === behindBed) && { lookUp: 2.6 };
  return { things, small: false, reach: 6, ...seen };
}

interface BedSeat {
  readonly nth: number;
  readonly chance: number;
  readonly aspect: number;
}

function overBed(group: Group, { nth, chance }: BedSeat): Pick<PlacedThing, 'x' | 'y' | 'z' | 'scale'> {
  const side = nth % 2 === 0 ? 1 : -1;
  const x = side * (0.35 + 0.45 * Math.floor(nth / 2) + chance * 0.2);
  return { x, y: 2.55 + (nth % 3) * 0.28, z: 4, scale: 2.1 * group.asked.size };
}

function besideTrees(
  group: Group,
  { nth, chance, aspect, closeness }: BedSeat & { readonly closeness: number },
): Pick<PlacedThing, 'x' | 'y' | 'z' | 'scale'> {
  const { tall, wide, asked, concept } = group;
  // The garden's lens, and how much of height and width one thing may fill.
  const most = { tall: (0.54 * closeness * behindBed) / 1.25, wide: (0.66 * aspect * behindBed) / 1.25 };
  const scale = Math.min(10, most.tall / tall, most.wide / wide) * asked.size;
  const side = nth % 2 === 0 ? -1 : 1;
  // All of it stays inside the picture.
  const room = Math.max(0, (aspect * behindBed) / 2.5 - (wide * scale) / 2 - 0.4);
  const x = side * Math.min(room, most.wide * (0.3 + 0.35 * Math.floor(nth / 2) + 0.15 * chance));
  return { x, y: concept.stands === 'air' ? 3.4 : 0, z: behindBed, scale };
}

/** How near to the eye the nearest swims, metres: before the corals. */
const nearestSwimmer = 1.7;
/** From here on the sand is seen that something stands on, metres. */
const nearestOnSand = 3.2;

/** Which of five heights one of a school swims at. */
const rankOf = (i: number): number => (i * 7) % 5;

/** Swimmers in a loose school before the reef, large ones farther away. */
export function layUnderWater(
  groups: readonly Group[],
  seed: number,
  aspect: number,
  { camera, closeness }: NearView,
): Layout {
  const things: PlacedThing[] = [];
  let reach = 7;
  for (const group of groups) {
    const share = closeness * (camera === 'close' ? 0.62 : group.count > 2 ? 0.2 : 0.46);
    const swims = group.concept.stands !== 'ground' && group.concept.stands !== 'table';
    const distance = Math.max(
      swims ? nearestSwimmer : nearestOnSand,
      (group.tall * 0.95) / share,
      (group.wide * 1.04) / (0.82 * aspect),
    );
    reach = Math.max(reach, distance);
    // What is built upright has its middle higher than what swims.
    const stoodUp = group.tall > group.wide * 0.8 ? group.tall * 0.36 : 0;
    const many = group.count > 1 ? 0.42 : 0;
    const heading = createRandom(seed ^ hashText(group.concept.id))() > 0.5;
    for (let i = 0; i < group.count; i++) {
      const random = createRandom(seed ^ hashText(`${group.concept.id}#${group.index}.${i}`));
      const column = i - (group.count - 1) / 2;
      const spread = Math.min(group.wide * 1.25, (distance * aspect * 0.8) / Math.max(1, group.count));
      things.push({
        item: group.index + 1,
        x: group.side * distance * aspect * 0.45 + column * spread,
        // In open water, over the middle of the picture: lower, it would swim among the corals.
        ...(swims
          ? { isAloft: true, y: distance * 0.1 + 0.3 - stoodUp + rankOf(i) * group.tall * many + random() * 0.1 }
          : { y: -0.04 }),
        z: distance * (1 + ((i * 3) % 4) * 0.12),
        turn: (heading ? -1 : 1) * (group.concept.turn ?? (swims ? -0.3 : 0)) + (random() - 0.5) * 0.4,
        mirrored: heading,
        scale: group.asked.size * (0.85 + random() * 0.25),
        onWater: false,
        clearing: 0,
        build: builderOf(group.concept, random, { ...group.look, ordinal: i }),
      });
    }
  }
  return { things, small: false, reach, ...(camera === 'aerial' && { eye: 3.4, lookUp: -1.6 }) };
}
