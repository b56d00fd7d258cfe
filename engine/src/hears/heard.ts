import type { Vessel } from '../shapes/vessels.ts';
import type { Entry } from './lexicon.ts';
import type { Act, CounterKind, Gender, Trait } from '../concepts/concept.ts';
import type { Rest } from '../concepts/resting.ts';
import type { CameraWord, Side } from './grammar.ts';

/** How many people are in a place where that was said. */
export type Bustle = 'empty' | 'crowded';

/** What a thing can be said to be made of that by itself is of something else. */
export type Matter = 'glass' | 'crystal' | 'ice' | 'wood' | 'stone' | 'marble' | 'gold' | 'silver' | 'bronze' | 'neon';

/** Something that was asked for and will be drawn. */
export interface Asked extends Entry {
  /** The words it was named by. */
  readonly phrase: string;
  /** How many, when the words say so. */
  readonly count?: number;
  /** Large ones and small ones of them. */
  readonly isFamily?: boolean;
  /** More than one, without a number. */
  readonly plural: boolean;
  /** `#rrggbb`. */
  readonly colour?: string;
  /** Enlarged or made smaller by words or by weight; 1 is usual. */
  readonly size: number;
  readonly side?: Side;
  /** It was said to fly, or to be over a place. */
  readonly isAloft?: boolean;
  /** What it was said to be in or on, of what animals are seen in or on. */
  readonly rests?: Rest;
  /** What it was said to be in or on, of what lies heaped in that. */
  readonly servedIn?: Vessel;
  /** It was said to be on a lead, or to be taken for a walk. */
  readonly isLed?: boolean;
  /** Somebody was said to have it in the arms. */
  readonly isCarried?: boolean;
  /** The id of what somebody was said to juggle. */
  readonly juggles?: string;
  /** The counter that somebody was said to stand behind. */
  readonly counter?: CounterKind;
  /** Whether they were said to be men or women, of who can be either. */
  readonly gender?: Gender;
  /** It was said to be on fire. */
  readonly burns?: boolean;
  /** Its chimney was said to smoke. */
  readonly smokes?: boolean;
  /** It was said to shine by itself. */
  readonly glows?: boolean;
  /** What it was said to be made of. */
  readonly matter?: Exclude<Matter, 'neon'>;
  /** How many people were said to be in it, of a place. */
  readonly bustle?: Bustle;
  /** Nobody was said to be in it any more, of a building: it is covered by what grows. */
  readonly isOvergrown?: boolean;
  /** What it was said to do, of what it is seen doing. */
  readonly act?: Act;
  /** The word that said so, of what is only done where there is water. */
  readonly actWord?: string;
  /** What was said of the looks of a person. */
  readonly traits?: readonly Trait[];
  /** The ids of what it was said to wear that is no garment: hats, a scarf. */
  readonly worn?: readonly string[];
  /** The colours that were said of what it has by itself or wears, by the id of that. */
  readonly colours?: Readonly<Record<string, string>>;
  /** Index among the drawn things of the one it stands in relation to. */
  readonly of?: number;
}

/** What is made of a prompt before anything is painted. */
export interface Heard {
  readonly drawn: readonly Asked[];
  /** Words for things that have no painter. */
  readonly notDrawn: readonly string[];
  /** What was denied; it appears nowhere, not as decoration either. */
  readonly refused: readonly string[];
  /** Words that take no part in the picture. */
  readonly ignored: readonly string[];
  readonly camera?: CameraWord;
  /** Colours that belong to no thing: they tint the air. */
  readonly palette: readonly string[];
  /** `all` that was named is drawn, `part` of it, `little` (the subject is missing), or `nothing`. */
  readonly verdict: 'all' | 'part' | 'little' | 'nothing';
}
