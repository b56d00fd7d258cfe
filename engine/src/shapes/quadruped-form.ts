import type { Act } from '../concepts/concept.ts';
import type { Colour } from '../solid/mesh.ts';
import type { Marks } from '../solid/soft-body.ts';
import type { Vec3 } from '../solid/vectors.ts';

/** An animal on four legs in proportions; metres and radians. It heads towards -x, walks, and turns its head a little towards the eye (-z). */
export interface QuadrupedForm {
  /** From shoulder to hip. */
  readonly length: number;
  /** Of the back, over the shoulders. */
  readonly height: number;
  /** Radius of the chest; the belly has `belly` of it. */
  readonly girth: number;
  readonly belly?: number;
  /** What it was said to do; it walks by itself. */
  readonly act?: Act | undefined;
  /** At which part of a stride it is seen, 0 to 1; by itself it stands as if it had just stepped. */
  readonly stride?: number | undefined;
  /** Width of the trunk as a share of its depth; by itself as the feet suggest. */
  readonly breadth?: number;
  /** How far the withers stand over the back, how far it sinks behind them, how high the croup is (in girths), and how far the neck is bent up (in its length). */
  readonly back?: {
    readonly withers?: number;
    readonly dip?: number;
    readonly croup?: number;
    readonly crest?: number;
  };
  /** Radius of the shin; the thigh has `thigh` times as much. */
  readonly leg: number;
  readonly thigh?: number;
  /** How high its hock stands, of the height of its knee; by itself as the foot suggests. What walks on its soles has it near the ground. */
  readonly hock?: number;
  /** A cloven one is that of a cow; a pad is the sole of an elephant. */
  readonly foot: 'hoof' | 'cloven' | 'paw' | 'pad';
  readonly neck: { readonly length: number; readonly rise: number; readonly radius: number };
  /** Radius of the skull; the muzzle is so long, so thick and points so far down. */
  readonly head: {
    readonly size: number;
    readonly muzzle: number;
    readonly thick: number;
    readonly dip: number;
    readonly yaw?: number;
    /** How large its eyes are for its kind and size, 1 by itself. */
    readonly eyes?: number;
    /** How far it is laid back, radians. */
    readonly pitch?: number;
    /** Whose bones it has; by itself those of a dog where the eyes look ahead, else those of what grazes. */
    readonly kind?: HeadKind;
    /** Its eyes are closed. */
    readonly shut?: boolean;
    /** Its eyes throw back what light there is in the dark. */
    readonly shines?: boolean;
    /** Its mouth is open, and its tongue hangs out; of a hound. */
    readonly pants?: boolean;
  };
  /** `inside` is the colour of their hollow, by number; the coat's by itself. Leaves stand upright, long ears lie. */
  readonly ears: {
    readonly kind: 'pointed' | 'round' | 'floppy' | 'long' | 'leaf';
    readonly size: number;
    readonly inside?: number;
  };
  /** How it leaves the body (radians over level), how far it is bent up on its way, to which side it is laid, and where it is thickest; `tip` is the colour of its end. */
  readonly tail: {
    readonly length: number;
    readonly radius: number;
    readonly rise: number;
    readonly tip: number;
    readonly bend?: number;
    readonly aside?: number;
    /** Radius of a tuft that hangs from its end. */
    readonly tuft?: number;
    /** Long hair makes it a brush. */
    readonly brush?: boolean;
  };
  /** Coat, light parts (muzzle, chest, belly), dark parts (shins, tips), and more for `more`. */
  readonly colours: readonly [Colour, Colour, Colour, ...Colour[]];
  /** Colours of belly, muzzle and shins by number; the coat's by themselves. Over a hoof the cannon may have another than what is below it. */
  readonly paint?: {
    readonly belly?: number;
    readonly muzzle?: number;
    readonly shin?: number;
    readonly cannon?: number;
  };
  readonly marks?: Marks | readonly Marks[];
  /** Marks of the face, over the others; their places are ahead, up and aside in radii of the skull, and aside counts the same to both sides. */
  readonly faceMarks?: readonly Marks[];
  /** How the nose ends; by itself as the foot suggests. Over a mouth that is bare the animal has one of its own. */
  readonly nose?: 'nostrils' | 'pad' | 'bare' | 'none';
  /** Colour of the leather of its nose. */
  readonly leather?: Colour;
  /** The colour of its whiskers; it has none that are seen by itself. */
  readonly whiskers?: Colour;
  readonly iris?: Colour;
  readonly pupil?: 'slit' | 'round' | 'bar';
  readonly hair?: number;
  /** Colours, by number, whose hair is long. */
  readonly shaggy?: readonly number[];
}

/** What a head is made of; also of animals whose bodies have a form of their own. */
export type AnimalHead = Pick<
  QuadrupedForm,
  | 'foot'
  | 'head'
  | 'ears'
  | 'colours'
  | 'paint'
  | 'marks'
  | 'faceMarks'
  | 'nose'
  | 'leather'
  | 'whiskers'
  | 'iris'
  | 'pupil'
  | 'hair'
  | 'shaggy'
>;

export type HeadKind = 'cat' | 'dog' | 'hound' | 'bear' | 'rabbit' | 'monkey' | 'grazer';

/** The head in its own axes: forward, up, aside (in radii of the skull) to a place. */
export type HeadAxes = (forward: number, up: number, aside: number) => Vec3;

/** What its coat is marked with, as a list. */
export const marksOf = ({ marks }: Pick<QuadrupedForm, 'marks'>): readonly Marks[] =>
  marks === undefined ? [] : 'share' in marks ? [marks] : marks;

export const onHooves = ({ foot }: Pick<QuadrupedForm, 'foot'>): boolean => foot === 'hoof' || foot === 'cloven';

/** Hunters have paws or a nose of leather, and look ahead. */
const isHunter = ({ foot, nose }: AnimalHead): boolean => foot === 'paw' || nose === 'pad';

export const kindOf = (form: AnimalHead): HeadKind => form.head.kind ?? (isHunter(form) ? 'dog' : 'grazer');
