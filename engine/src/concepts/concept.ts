import type { Random } from '../raster/random.ts';
import type { FlowerKind } from '../shapes/petals.ts';
import type { Attention } from '../shapes/attention.ts';
import type { Part } from '../shapes/together.ts';
import type { Climate } from '../shapes/wardrobe.ts';
import type { Posture } from '../shapes/stances.ts';
import type { TableHands } from '../shapes/hands-at.ts';
import type { Weather } from '../solid/air.ts';
import type { Mesh } from '../solid/mesh.ts';

/** The words that name a concept, alternatives separated by slashes, in lower case and in the singular. */
export interface Words {
  readonly en: string;
  readonly de: string;
  readonly es: string;
  readonly fr: string;
  readonly zh: string;
  readonly ja: string;
  readonly ar: string;
  readonly emoji: string;
}

/** Where things can be painted. */
export type SettingId =
  | 'hills'
  | 'mountains'
  | 'coast'
  | 'sea'
  | 'beach'
  | 'street'
  | 'river'
  | 'skyline'
  | 'reef'
  | 'waterfall'
  | 'room'
  | 'parlour'
  | 'garden'
  | 'cottage garden'
  | 'forest'
  | 'jungle'
  | 'bamboo grove'
  | 'valley'
  | 'summit'
  | 'ski slope'
  | 'desert'
  | 'savanna'
  | 'canyon'
  | 'oasis'
  | 'cave'
  | 'harbour'
  | 'pier'
  | 'ship deck'
  | 'cathedral'
  | 'road'
  | 'japanese garden'
  | 'graveyard'
  | 'vineyard'
  | 'swamp'
  | 'market'
  | 'station'
  | 'cafe'
  | 'pool'
  | 'orchard'
  | 'spaceship'
  | 'tavern'
  | 'coffee house'
  | 'park'
  | 'bedroom'
  | 'hospital room'
  | 'stage'
  | 'arena'
  | 'supermarket'
  | 'gym'
  | 'workshop'
  | 'airport'
  | 'subway'
  | 'bathroom'
  | 'classroom'
  | 'office'
  | 'kitchen'
  | 'gallery'
  | 'rooftop'
  | 'avenue'
  | 'palace hall'
  | 'library'
  | 'terraces'
  | 'floating islands'
  | 'glacier'
  | 'moon'
  | 'space'
  | 'mars'
  | 'clouds';

/** What a thing rests on; `air` hangs above the ground, `underwater` swims. */
export type Anchor = 'ground' | 'water' | 'air' | 'underwater' | 'table';

/** How a thing moves in a film. */
export type Motion =
  | 'still'
  | 'walks'
  | 'bobs'
  | 'floats'
  | 'swims'
  | 'flies'
  | 'drives'
  | 'sways'
  | 'turns'
  | 'flickers';

export type Season = 'spring' | 'summer' | 'autumn' | 'winter';

/** What can be said of the looks of a person whose face is painted. */
export type Trait =
  | 'blond hair'
  | 'red hair'
  | 'brown hair'
  | 'black hair'
  | 'grey hair'
  | 'white hair'
  | 'long hair'
  | 'short hair'
  | 'braids'
  | 'ponytail'
  | 'hair bun'
  | 'curly hair'
  | 'afro'
  | 'dark skin'
  | 'bald'
  | 'beard'
  | 'blue eyes'
  | 'green eyes'
  | 'brown eyes'
  | 'old'
  | 'freckles'
  | 'glasses'
  | 'sunglasses'
  | 'asian'
  | Expression
  | Garment;

/** What a face can be said to show. */
export type Expression = 'smiling' | 'laughing' | 'sad' | 'angry' | 'surprised';

/** What can be said that people wear. */
export type Garment =
  | 'dress'
  | 'gown'
  | 'skirt'
  | 'coat'
  | 'suit'
  | 'jacket'
  | 'leather jacket'
  | 'sweater'
  | 'shirt'
  | 'tee'
  | 'robe'
  | 'dungarees'
  | 'kimono'
  | 'sports';

/** What animals and people are seen doing. */
export type Act =
  | Exclude<Posture, 'stands'>
  | 'howls'
  | 'embraces'
  | 'kisses'
  | 'romps'
  | 'lies'
  | 'sleeps'
  | 'plays'
  | 'grazes'
  | 'breathes fire';

/** What somebody with a trade was said to be besides. */
export type Gender = 'man' | 'woman';

/** What a counter is for: what stands on it follows from that. */
export type CounterKind = 'coffee' | 'bakery' | 'bar' | 'kitchen' | 'shop';

/** What a painter is told about this one thing. */
export interface Look {
  /** `#rrggbb` of the colour word that was written before it. */
  readonly colour?: string;
  readonly season: Season;
  /** What it is dressed for, of who wears what people do. */
  readonly climate?: Climate;
  /** It is dark enough for windows and lamps to shine. */
  readonly lit: boolean;
  /** The flowers that a bouquet was asked to be of. */
  readonly flower?: { readonly kind: FlowerKind; readonly colour?: string };
  /** Its chimney was said to smoke. */
  readonly smokes?: boolean;
  /** What it was said to do, of what it can. */
  readonly act?: Act;
  /** At which part of a stride, or of a beat of the wings, it is seen in a film, 0 to 1. */
  readonly stride?: number;
  /** What was said of the looks of a person. */
  readonly traits?: readonly Trait[];
  /** The ids of what it was said to wear that is no garment: hats, a scarf. */
  readonly worn?: readonly string[];
  /** The colours that were said of what it has by itself or wears, by the id of that. */
  readonly colours?: Readonly<Record<string, string>>;
  /** It sits on something that was asked for, `seatHeight` over its feet. */
  readonly seated?: boolean;
  /** Where the rim is of the vessel that it looks out of: over its feet and before its middle, metres. */
  readonly rim?: { readonly up: number; readonly ahead: number };
  /** Somebody is on it, of what is seen otherwise then. */
  readonly ridden?: boolean;
  /** It sits on the back of an animal, a leg on each side. */
  readonly astride?: boolean;
  /** It sits on the saddle of a bicycle and treads its pedals. */
  readonly cycles?: boolean;
  /** What it has under its hands: the oars of the boat that it sits in, the keys that it sits before, or a table and what is done there. */
  readonly hands?: 'oars' | 'keys' | TableHands;
  /** The id of what it holds in its hands. */
  readonly holding?: string;
  /** The id of what it juggles, where that was said. */
  readonly juggles?: string;
  /** The counter that it stands behind, of who serves. */
  readonly counter?: CounterKind;
  /** Whether it is a man or a woman, of who is built as either. */
  readonly gender?: Gender;
  /** Two people hold it together. */
  readonly shared?: boolean;
  /** Where somebody or something is that it looks at, of people who are with others. */
  readonly attends?: Attention;
  /** Which part it has of an embrace, of who has somebody in the arms. */
  readonly embraces?: Part;
  /** Number among its own kind, from 0. */
  readonly ordinal: number;
}

/**
 * Something that can be named and painted. One file a concept; nothing else knows how it looks.
 * The painter builds in metres (decimetres for what stands on a table), standing on y = 0 at the origin. What has a
 * front looks towards -z, what has a direction of travel heads towards -x.
 */
export interface Concept {
  readonly id: string;
  readonly words: Words;
  /** Metres (decimetres on a table): what the composition keeps free and the camera frames. */
  readonly size: { readonly width: number; readonly height: number };
  /** Settings that suit it; the first is chosen when no place is named. */
  readonly lives: readonly [SettingId, ...SettingId[]];
  /** It is built against a wall, and stands there in a room that has one. */
  readonly atWall?: true;
  readonly stands: Anchor;
  readonly moves: Motion;
  /** Radians: how it is turned by itself before chance turns it a little. */
  readonly turn?: number;
  /** The same with somebody on it. */
  readonly turnRidden?: number;
  /** How far chance may turn it; 0.25 radians by itself. */
  readonly sway?: number;
  /** It is seen from the side and may as well head the other way. */
  readonly mirrors?: boolean;
  /** It is named together with others of its kind: a plural without a number makes this many. */
  readonly plural?: number;
  /** Nobody means a single one: one of it is as many as a plural. */
  readonly mass?: boolean;
  /** A mass whose parts stand at different distances, closer side by side. */
  readonly scattered?: boolean;
  /** It leads from bank to bank: in a lake it stands with its feet in the water. */
  readonly spans?: boolean;
  /** A species that a garden can be planted with. */
  readonly flower?: FlowerKind;
  /** The weather that comes with it, whatever else was said of it. */
  readonly brings?: Weather;
  /** It lights what is around it: the height of its light, how far before its middle it is (metres), and its strength. */
  readonly shines?: { readonly up: number; readonly front: number; readonly power: number };
  /** What falls out of its windows onto the ground before it when it is dark; measured as `shines` is. */
  readonly windowLight?: { readonly up: number; readonly front: number; readonly power: number };
  readonly build: (mesh: Mesh, random: Random, look: Look) => void;
  /** It flies where it is said to, and stands by itself: upright as it is built, or rising with its head, which is to the left. */
  readonly flies?: 'upright' | 'rising';
  /** It sits high up on something that is built with it, and is seen from near. */
  readonly isHigh?: true;
  /** How it is built where it flies over something, of what stands or swims by itself. */
  readonly aloft?: Concept['build'];
  /** How it sits for a portrait, of what is on the wing by itself. */
  readonly perched?: Concept['build'];
  /** How it is built in somebody's hands, of what has a vase or a stand by itself. */
  readonly inHand?: Concept['build'];
  /** What it is seen doing where that was said. */
  readonly acts?: readonly Act[];
  /** What somebody is built with, of what has a name of its own: the ids of concepts, or of belongings. */
  readonly has?: readonly string[];
  /** Its hands are empty by themselves, and hold what is said that they hold; those of who `dresses` always are. */
  readonly holds?: true;
  /** It is built as a man or as a woman, by chance where neither was said. */
  readonly isEither?: boolean;
  /** It wears what is said that it wears. */
  readonly dresses?: boolean;
  /** What is said of looks is seen on it, though no portrait of it is painted: there are several of them. */
  readonly hasLooks?: true;
  /** How it is painted where a portrait of it is asked for. */
  readonly portrait?: Portrait;
}

/** Head and shoulders, built where they are when it stands; they look towards -z. */
export interface Portrait {
  /** Height of the eyes, metres. */
  readonly eyes: number;
  readonly build: Concept['build'];
  /** Something high is worn on the head, and belongs into the picture. */
  readonly isTall?: boolean;
  /** What they are known by is not seen from near: named alone, they are shown whole. */
  readonly isAskedOnly?: boolean;
}
