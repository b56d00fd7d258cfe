import type { Look, SettingId } from '../concepts/concept.ts';
import { isAnimal } from '../concepts/living.ts';
import type { Ledge, PlacedThing } from '../settings/setting.ts';
import type { Vec3 } from '../solid/vectors.ts';
import type { Lamp } from '../solid/world.ts';
import type { Lead, Party, PlannedItem } from './planned-item.ts';

/** Where everything stands, and how the eye looks at it. */
export interface Layout {
  readonly things: readonly PlacedThing[];
  readonly eye?: number;
  readonly lookUp?: number;
  readonly small: boolean;
  readonly knoll?: { readonly x: number; readonly z: number };
  readonly reach: number;
  readonly ledge?: Ledge;
  /** What shines besides what the setting has. */
  readonly lamps?: readonly Lamp[];
  /** The lens is open for what stands this far from the eye, metres. */
  readonly focus?: number;
  /** Somebody's head and shoulders fill the picture. */
  readonly portrait?: Sitting;
}

/** How somebody sits for a portrait; metres. */
export interface Sitting {
  /** How far their eyes are, and where: their height is that over the ground that they stand on. */
  readonly away: number;
  readonly at: Vec3;
  readonly stands: { readonly x: number; readonly z: number };
  /** What the middle of the picture is beside and over the eyes. */
  readonly middle: { readonly aside: number; readonly up: number };
  /** The focal length; that of the setting, lengthened, by itself. */
  readonly focal?: number;
}

export interface Group extends PlannedItem {
  readonly index: number;
  look: Omit<Look, 'ordinal'>;
  readonly tall: number;
  readonly wide: number;
  /** Fraction of the half width, -1..1. */
  side: number;
  /** Multiplies the distance. */
  back: number;
  /** The group this one stands beneath, before or on. */
  under?: Group;
  over?: Group;
  /** The group that carries this one. */
  rides?: Group;
  /** Somebody is on it. */
  carries?: boolean;
  /** What it has in its hands. */
  holds?: Group;
  /** The lead that it holds, and the one that it is on. */
  leads?: Lead;
  isOn?: Lead;
  /** Two sit on that, side by side. */
  isOneOfTwo?: boolean;
  /** The group that this one is with, and how far it stands from that, metres. */
  beside?: { readonly group: Group; readonly x: number; readonly z: number };
  /** The first of those beside it who live: they look at each other. */
  accompanied?: Group;
  /** The two of it stand this far apart, for what is between them, and face each other; metres. */
  around?: number;
  /** Those who sit at a table or on the ground with it, itself among them, and what is between them. */
  party?: { readonly at: Party['at']; readonly sitters: readonly Group[]; readonly served: readonly Group[] };
  /** It is turned to the middle of the picture, of what looks to one side by itself. */
  facesMiddle?: boolean;
  /** It heads this way, where it is seen from the side: -1 left, 1 right; by chance otherwise. */
  heads?: -1 | 1;
}

/** How much farther an animal that is alone is turned to the eye, radians: a flat side is that of a toy. */
const threeQuarters = 0.17;

/** How a thing is turned: its own turn and a little chance, radians; what is seen from the side may head the other way, as in a mirror. */
export function turnOf(
  { concept, heads, carries, count, beside, side, facesMiddle = false }: Group,
  chance: number,
): { readonly turn: number; readonly mirrored: boolean } {
  const own = (carries ? concept.turnRidden : undefined) ?? concept.turn ?? 0;
  const usual = facesMiddle && concept.mirrors !== true ? Math.sign(side) * Math.abs(own) : own;
  const towards =
    count === 1 && beside === undefined && concept.moves === 'walks' && isAnimal(concept) ? threeQuarters : 0;
  const turn = usual - towards + (concept.sway ?? 0.25) * (((chance * 2) % 1) - 0.5) * 2;
  const mirrored = concept.mirrors === true && (heads === undefined ? chance > 0.5 : heads > 0);
  return { turn: mirrored ? -turn : turn, mirrored };
}

/** Settings whose land flowers can cover. */
const meadows: ReadonlySet<SettingId> = new Set<SettingId>(['hills', 'river', 'valley']);

/** Whether flowers cover the land of a setting, as in a field, where no number of them was named. */
export function coversLand(setting: SettingId, { concept, asked }: PlannedItem): boolean {
  return concept.flower !== undefined && asked.count === undefined && meadows.has(setting);
}

/** Those that others stand under or above come first. */
export function inOrder(groups: readonly Group[]): readonly Group[] {
  const isSeated = ({ under, over, rides, beside }: Group): number =>
    rides ? 2 : Number((under ?? over ?? beside) !== undefined);
  return [...groups].sort((a, b) => isSeated(a) - isSeated(b));
}
