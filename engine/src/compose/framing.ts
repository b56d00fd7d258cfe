import { isAlive, isAnimal } from '../concepts/living.ts';
import type { Concept, SettingId } from '../concepts/concept.ts';
import { leapsIn } from '../hears/where.ts';
import { createRandom, hashText } from '../raster/random.ts';
import type { Random } from '../raster/random.ts';
import type { PlacedThing } from '../settings/setting.ts';
import { around } from '../solid/bounds.ts';
import type { Bounds } from '../solid/bounds.ts';
import { lookFrom } from '../solid/camera.ts';
import type { Vec3 } from '../solid/vectors.ts';
import type { World } from '../solid/world.ts';
import { partyOf } from './party.ts';
import { belowPicture, seenOfCounter, shareFromThighs, smallness, widestFromThighs } from './nearness.ts';
import { riderOf } from './rider-of.ts';
import type { Plan } from './plan.ts';
import type { PlannedItem } from './planned-item.ts';
import { aside, focalUnit, marginAside, within } from './view-room.ts';

// People and animals that were asked for fill the picture as a photographer would frame them (STUDIO-57): the settings say where the eye stands,
// and this how high it is, where it looks, and through which lens.

/** More of them than this are seen in their land. */
const mostFramed = 4;
/** The same of those who sit at a table together, and of a herd. */
const mostTogether = 12;

/** Animals of a kind that stand together: so many of them are looked at from over their backs. */
const isHerd = ({ concept, count }: PlannedItem): boolean =>
  count >= mostFramed && isAnimal(concept) && concept.moves === 'walks' && concept.stands === 'ground';

/** How high the eye is over the ground before a herd, as a share of how high that is. */
const overHerd = 1.28;

/** Settings that are no larger than a table or a flower bed, or in which there is no ground to stand on. */
const unframed: ReadonlySet<SettingId> = new Set<SettingId>([
  'room',
  'garden',
  'reef',
  'sea',
  'skyline',
  'clouds',
  'space',
]);
/** Settings over whose near edge the eye has to see the water behind it. */
const overWater: ReadonlySet<SettingId> = new Set<SettingId>(['mountains', 'coast', 'harbour', 'pier']);

/** Somebody or an animal that stands on the ground, or that leaps out of a river or wades in it: what swims on one is seen with it around. */
const isFramed = ({ concept }: PlannedItem, setting: SettingId): boolean =>
  (isAlive(concept) || concept.moves === 'walks') &&
  (concept.stands === 'ground' || (setting === 'river' && leapsOrWades(concept)));

/** No bird that swims is as tall as one that wades, metres. */
const leapsOrWades = (concept: Concept): boolean =>
  leapsIn(concept, 'river') || (concept.stands === 'water' && concept.size.height > 1.1);

const twoWheels: ReadonlySet<string> = new Set(['bicycle', 'motorcycle', 'scooter']);

/** Whether who rides it is seen whole, and it is seen as one with them. */
const isSeenAsOne = ({ concept: { id, moves } }: PlannedItem): boolean => moves === 'walks' || twoWheels.has(id);

/** The person or the animal that a picture is of; undefined where it is of the land, or of many. */
export function subjectOf({
  items,
  setting,
  camera,
  isOnSill,
}: Pick<Plan, 'items' | 'setting' | 'camera' | 'isOnSill'>): PlannedItem | undefined {
  if (camera === 'wide' || camera === 'aerial' || (unframed.has(setting) && !isOnSill)) return undefined;
  const living = isOnSill ? items : items.filter((item) => isFramed(item, setting));
  const [first] = living;
  if (!first || first.portrait) return undefined;
  // What drives or floats has somewhere to go, and whoever is in it goes with it; who sits on two wheels is seen as on a horse.
  const carrier = items.find((item) => riderOf(item, items) === first);
  if (carrier && !isSeenAsOne(carrier) && carrier.concept.moves !== 'still') return undefined;
  const isTogether = partyOf({ items, setting, camera }) !== undefined || (living.length === 1 && isHerd(first));
  const most = isTogether ? mostTogether : mostFramed;
  return living.reduce((sum, { count }) => sum + count, 0) > most ? undefined : first;
}

/** Things that are as high as this beside a subject, or as wide, are what it stands before, and not its companions; metres. */
const backdrop = { tall: 2.7, wide: 6 } as const;

/** Whether it stands behind the subject of a picture, and is seen whole at its own distance. */
export function isBackdrop({ concept: { size, stands }, asked }: PlannedItem): boolean {
  return stands === 'air' || size.height * asked.size > backdrop.tall || size.width * asked.size > backdrop.wide;
}

/** The longest lens over that of a setting: a street is made to be seen all along, and a dog in it fills a wide picture as well. */
const longest = 4.5;

/** What is left of a picture's height below the feet, and above whatever is tall. */
const margin = { below: 0.07, above: 0.05 } as const;

/** What somebody small has at least of a picture's height or width, before whatever it stands. */
const leastSeen = 0.15;

/** How much larger animals are seen than people: they have no clothes and no things to be known by. */
const alone = 1.14;

/** Settings that are named for what stands in them: whoever is there leaves it room. */
const namedFor: ReadonlySet<SettingId> = new Set<SettingId>(['waterfall', 'cave', 'cathedral']);

/** How much of the picture a subject has: of its height where it is upright, of its width where it is seen from the side. */
function sharesOf(
  plan: Plan,
  item: PlannedItem,
  random: Random,
  hasBackdrop: boolean,
): { readonly tall: number; readonly wide: number } {
  const closeness = plan.adherence.closeness * (plan.camera === 'close' ? 1.25 : 1) * smallness(item);
  const vary = random() - 0.5;
  const [withLand, byItself] = isAnimal(item.concept) ? [0.5, 0.66] : [0.56, 0.8];
  const larger = isAnimal(item.concept) ? alone : 1;
  const tall = hasBackdrop ? withLand + vary * 0.06 : byItself + vary * 0.08;
  const wide = hasBackdrop ? 0.46 + vary * 0.06 : 0.57 * larger + vary * 0.1;
  return { tall: Math.min(0.84, tall * closeness), wide: Math.min(0.8, wide * closeness) };
}

/** A part of the picture as the eye sees it: rises and ways aside over a metre ahead. */
interface Window {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

function windowOf({ from, to }: Bounds, [x, y, z]: Vec3): Window {
  const away = Math.max(0.3, (from[2] + to[2]) / 2 - z);
  return {
    left: (from[0] - x) / away,
    right: (to[0] - x) / away,
    bottom: (from[1] - y) / away,
    top: (to[1] - y) / away,
  };
}

function union(all: readonly Window[]): Window {
  return {
    left: Math.min(...all.map(({ left }) => left)),
    right: Math.max(...all.map(({ right }) => right)),
    bottom: Math.min(...all.map(({ bottom }) => bottom)),
    top: Math.max(...all.map(({ top }) => top)),
  };
}

/** Where everything was built, thing by thing as they are laid out. */
export interface Measured {
  readonly thing: PlacedThing;
  readonly bounds: Bounds;
  /** Where what it has of flesh is, without clothes and what it holds or sits on. */
  readonly flesh?: Bounds;
}

/** How steeply the eye looks up to the upper edge of the moon that was asked for; below everything where none was. */
const topOfMoon = ({ happenings }: Plan): number =>
  Math.max(
    -Infinity,
    ...happenings.flatMap(({ id, air }) =>
      id === 'moon' && air?.el !== undefined ? [Math.tan((air.el * Math.PI) / 180) + (air.disc ?? 0)] : [],
    ),
  );

/** How a world is seen where somebody is the subject of its picture; undefined where nobody is. */
export function frameSubject(
  world: Pick<World, 'camera' | 'ground' | 'depthOfField'>,
  plan: Plan,
  {
    measured,
    seed,
    aspect,
  }: { readonly measured: readonly Measured[]; readonly seed: number; readonly aspect: number },
): (Pick<World, 'camera'> & Partial<World>) | undefined {
  const subject = subjectOf(plan);
  if (!subject) return undefined;
  const { items, setting } = plan;
  const itemAt = ({ thing }: Measured): PlannedItem | undefined => items[thing.item - 1];
  const of = (isMeant: (item: PlannedItem) => boolean): readonly Measured[] =>
    measured.filter((one) => {
      const item = itemAt(one);
      return item !== undefined && isMeant(item);
    });
  const mount = items.find((item) => riderOf(item, items) === subject);
  // A horse is seen with its rider as one, a sofa is something to sit on.
  const carried = mount && isSeenAsOne(mount) ? mount : undefined;
  const main = of((item) => item === subject || item === carried);
  const near = of((item) => item === subject || item === carried || !isBackdrop(item));
  const boundsOf = (one: Measured): Bounds => {
    const item = itemAt(one);
    if (!item) return one.bounds;
    return isAnimal(item.concept)
      ? ownOf(one, item.concept.isHigh === true)
      : seenOfCounter(one.bounds, item.asked, one.thing.x);
  };
  const box = around(main.map(boundsOf));
  const group =
    box &&
    around(
      near.map((one) =>
        itemAt(one) === mount && !carried ? partOf(one.bounds, box, isAnimal(subject.concept)) : boundsOf(one),
      ),
    );
  const lead = main[0];
  if (!box || !group || !lead || (lead.thing.onWater && !isFramed(subject, setting))) return undefined;
  const random = createRandom(seed ^ hashText('framing'));
  const behind = of((item) => item !== subject && item !== carried && isBackdrop(item));
  const eye = eyeBefore(world, plan, { ...box, hasBackdrop: behind.length > 0 }, random);
  const beside = items.filter((item) => near.some((one) => itemAt(one) === item));
  const isOfLand = behind.length > 0 || namedFor.has(setting);
  const under = isOfLand ? 0 : belowPicture(plan, beside, { box: group, aspect, chance: random() });
  const isCut = under > 0;
  const raised = ({ from, to }: Bounds): Bounds => ({ from: [from[0], from[1] + under, from[2]], to });
  // Those of a herd who are nearest reach farther to the sides than its middle does.
  const windowOfAll = (whole: Bounds): Window =>
    isHerd(subject) ? union(main.map((one) => windowOf(one.bounds, eye))) : windowOf(raised(whole), eye);
  const seen = windowOfAll(box);
  const together = windowOfAll(group);
  const all = union([
    seen,
    together,
    { ...seen, top: Math.max(seen.top, topOfMoon(plan)) },
    ...behind.map(({ thing, bounds }) => wholeOf(windowOf(bounds, eye), { item: itemAt({ thing, bounds }), seen })),
  ]);
  const shares = sharesOf(plan, subject, random, isOfLand);
  const below = isCut ? 0 : margin.below;
  const height = focalUnit(aspect);
  const inRow = main.length > (carried ? 2 : 1);
  const isPerson = !isAnimal(subject.concept);
  // Two people who stand side by side are looked at as one who stands.
  const isUpright = seen.top - seen.bottom > (seen.right - seen.left) * (isPerson ? 0.7 : 1.1);
  const wanted = isCut
    ? Math.min(
        shareFromThighs / (together.top - together.bottom),
        (widestFromThighs * aspect) / (together.right - together.left),
      )
    : isUpright
      ? Math.min(shares.tall / (seen.top - seen.bottom), (0.8 * aspect) / (seen.right - seen.left))
      : Math.min(
          (shares.wide * (isHerd(subject) ? 1.5 : inRow ? 1.35 : 1) * aspect) / (seen.right - seen.left),
          shares.tall / (seen.top - seen.bottom),
        );
  const fits = Math.min(
    ((1 - marginAside * 2) * aspect) / (all.right - all.left),
    (1 - below - margin.above) / (all.top - all.bottom),
  );
  const own = world.camera.focal;
  // Beside what is so much larger it would be a speck: that is not seen whole.
  const least = leastSeen / Math.max(seen.top - seen.bottom, (seen.right - seen.left) / aspect);
  const isSpeck = fits < Math.min(wanted, least);
  const whole = isSpeck ? union([seen, together]) : all;
  const focal = Math.min(own * longest, Math.max(own * 0.8, Math.min(wanted, Math.max(fits, least)) / height));
  const view = { wide: aspect / (focal * height), tall: 1 / (focal * height) };
  // It looks into the picture.
  const heading = lead.thing.mirrored ? 1 : -1;
  const thirds = (near.length > main.length ? 0.1 : (isPerson ? 0.13 : 0.26) + random() * 0.12) * -heading;
  const middle = (seen.left + seen.right) / 2;
  const x = aside(
    world.camera,
    within(middle - (thirds * view.wide) / 2, whole.left, whole.right, view.wide, marginAside, marginAside),
    view.wide,
    aspect,
  );
  // What is left over an animal that sits and under it is shared, or it would be in a low corner.
  const isSat = isUpright && isAnimal(subject.concept);
  const free = 1 - (seen.top - seen.bottom) / view.tall;
  const low = !isSat && (isUpright || behind.length > 0) ? below : Math.max(below, free * (isSat ? 0.3 : 0.38));
  const y = within(seen.bottom + (0.5 - low) * view.tall, whole.bottom, whole.top, view.tall, below, margin.above);
  const away = (box.from[2] + box.to[2]) / 2 - eye[2];
  const deep = Math.max(0.4, group.to[2] - group.from[2], (box.to[0] - box.from[0]) * 0.5);
  return {
    camera: lookFrom(eye, [eye[0] + x * 20, eye[1] + y * 20, eye[2] + 20], focal),
    ...(plan.time !== 'night' &&
      plan.happenings.length === 0 && {
        depthOfField: {
          focus: away,
          sharp: deep,
          strength: behind.length > 0 || overWater.has(setting) ? 0.0035 : 0.0065,
        },
      }),
  };
}

/** Of an animal that sits high up on a branch of its own itself, with some of the branch; of others all. */
function ownOf({ bounds, flesh }: Measured, isHigh: boolean): Bounds {
  const [low, high] = [bounds.from[1], bounds.to[1]];
  if (!flesh) return bounds;
  const tall = flesh.to[1] - flesh.from[1];
  if (isHigh) return { from: [flesh.from[0], flesh.from[1] - tall * 0.2, flesh.from[2]], to: flesh.to };
  if (flesh.from[1] < low + (high - low) * 0.3 || high - low > 2) return bounds;
  const [aside, deep] = [tall * 0.3, tall * 0.3];
  return {
    from: [flesh.from[0] - aside, flesh.from[1] - tall * 0.45, flesh.from[2] - deep],
    to: [flesh.to[0] + aside, flesh.to[1] + tall * 0.1, flesh.to[2] + deep],
  };
}

/** What is seen at least of something wide that somebody sits on: as much as that takes to be known; under an animal a place of it, for whole it would make that small. */
function partOf({ from, to }: Bounds, box: Bounds, isUnderAnimal: boolean): Bounds {
  const [wide, tall] = [box.to[0] - box.from[0], box.to[1] - box.from[1]];
  const most = (to[0] - from[0]) * 0.36;
  const half = isUnderAnimal
    ? Math.min(most, Math.max(0.4, wide * 0.85))
    : Math.max(0.6, Math.min(most, wide * 1.5 + 0.2));
  const middle = (box.from[0] + box.to[0]) / 2;
  const low = isUnderAnimal ? Math.max(from[1], box.from[1] - Math.max(0.26, tall)) : from[1];
  return {
    from: [Math.max(from[0], middle - half), low, from[2]],
    to: [Math.min(to[0], middle + half), to[1], to[2]],
  };
}

/** A crown is seen up to so many times the height of whoever stands under it. */
const crownSeen = 1.95;

/** What of something behind is not to be cut: of what is scattered its middle, of a crown that somebody stands under what is over them. */
function wholeOf(
  window: Window,
  { item, seen }: { readonly item: PlannedItem | undefined; readonly seen: Window },
): Window {
  const { left, right, bottom, top } = window;
  if (!item?.concept.scattered && item?.asked.side !== 'under') return window;
  if (item.asked.side !== 'under') {
    const [middle, half] = [(left + right) / 2, (right - left) * 0.3];
    return { left: middle - half, right: middle + half, bottom, top };
  }
  const [middle, half] = [(left + right) / 2, (right - left) * 0.2];
  const high = Math.min(bottom + (top - bottom) * 0.85, seen.bottom + (seen.top - seen.bottom) * crownSeen);
  return { left: middle - half, right: middle + half, bottom, top: high };
}

/** How many times as wide as tall is what lies long on the ground, as a crocodile does. */
const lyingLong = 2.6;

/** Settings whose grass is high, how low something is that it hides, and from how high over it that is seen; metres. */
const grassy: ReadonlySet<SettingId> = new Set<SettingId>(['hills', 'river', 'savanna', 'orchard', 'vineyard']);
const [lowInGrass, overBlades] = [0.5, 0.85] as const;

/** How high the eye is over the ground before those who sit at a table, as a share of how high they are. */
const overTable = 1.22;

/** The eye comes to the height of whoever is looked at, as far as the land leaves the feet in sight. */
function eyeBefore(
  { camera, ground }: Pick<World, 'camera' | 'ground'>,
  plan: Plan,
  { from, to, hasBackdrop }: Bounds & { readonly hasBackdrop: boolean },
  random: Random,
): Vec3 {
  const { setting, camera: word } = plan;
  const [x, own, z] = camera.eye;
  const tall = to[1] - from[1];
  const wide = to[0] - from[0];
  const isUpright = tall > wide * 1.1;
  // People are looked in the face, animals are not looked down on; but over what lies long on the ground an eye as low sees nothing but grass.
  // What lies on a table is seen from over it.
  const subject = subjectOf(plan);
  const isOfHerd = subject !== undefined && isHerd(subject);
  const usual = partyOf(plan) ? overTable : isOfHerd ? overHerd : isUpright ? 0.8 : 0.68;
  const share = word === 'low' ? 0.3 : usual + random() * 0.14;
  if (overWater.has(setting)) return camera.eye;
  const highest = Math.max(own, from[1] + (partyOf(plan) ? 1.8 : isOfHerd ? tall * (overHerd + 0.14) : 0.9));
  // Through the blades before it nothing would be seen of what is as low as they are.
  const overGrass = hasBackdrop && grassy.has(setting) && tall < lowInGrass ? from[1] + overBlades : 0;
  let y = Math.min(
    highest,
    Math.max(ground(x, z) + 0.3, from[1] + tall * share + Math.max(0, wide - tall * lyingLong) * 0.35, overGrass),
  );
  const feet: Vec3 = [(from[0] + to[0]) / 2, from[1], (from[2] + to[2]) / 2];
  const isHidden = (): boolean =>
    [0.25, 0.4, 0.55, 0.7, 0.85].some(
      (k) => ground(x + (feet[0] - x) * k, z + (feet[2] - z) * k) > y + (feet[1] + 0.1 - y) * k,
    );
  while (y < highest && isHidden()) y += 0.1;
  return [x, y, z];
}
