import type { Expression, Trait } from '../concepts/concept.ts';
import type { Random } from '../raster/random.ts';
import { pick } from '../shapes/chance.ts';
import type { Blend } from './blend-body.ts';
import type { Drawn } from './body.ts';

/** Whose body it is. */
export interface Somebody {
  readonly kind: 'woman' | 'man';
  readonly child?: boolean | undefined;
  /** The colour of the skin, from the lightest (0) to the darkest (1). */
  readonly dark: number;
  readonly traits?: readonly Trait[] | undefined;
  readonly pointedEars?: boolean | undefined;
  /** How muscular somebody is beyond others, 0 to 1. */
  readonly strong?: number;
  /** How glad somebody looks, 0 to 1; below 0 sullen. */
  readonly glad: number;
  /** How far the lids are lowered over what is looked at below, 0 to 1. */
  readonly lowered?: number;
}

const headShapes = {
  woman: ['oval head', 'heart head', 'diamond head', 'oval head'],
  man: ['oval head', 'square head', 'long head', 'diamond head'],
} as const;
const noseShapes = [
  'narrow nose',
  'wide nose',
  'short nose',
  'long nose',
  'small nose',
  'turned-up nose',
  'round nose',
  'hooked nose',
] as const;
/** What every face may have more or less of, and how much at most. */
const features = [
  ['narrow chin', 0.5],
  ['short chin', 0.4],
  ['strong chin', 0.4],
  ['high cheekbones', 0.6],
  ['full cheeks', 0.4],
  ['hollow cheeks', 0.35],
  ['wide mouth', 0.4],
  ['full lips', 0.5],
  ['slanted eyes', 0.4],
  ['drooping eyes', 0.3],
  ['high brows', 0.5],
] as const;

interface Shown {
  /** As `Somebody` has it. */
  readonly glad: number;
  readonly shapes: readonly (readonly [string, number])[];
}

/** What a face shows that was said to show it; of several the first. */
const expressions: readonly (readonly [Expression, Shown])[] = [
  [
    'laughing',
    {
      glad: 1.7,
      shapes: [
        ['laugh', 1.05],
        ['open mouth', 0.1],
        ['wide mouth', 0.4],
        ['full cheeks', 0.3],
        ['narrowed eyes', 0.06],
        ['raised brows', 0.3],
      ],
    },
  ],
  [
    'smiling',
    {
      glad: 1.6,
      // A smile that was asked for shows teeth and lifts the cheeks; without that it is hardly more than everybody's.
      shapes: [
        ['laugh', 0.5],
        ['wide mouth', 0.3],
        ['full cheeks', 0.4],
        ['raised brows', 0.15],
      ],
    },
  ],
  [
    'sad',
    {
      glad: -0.5,
      shapes: [
        ['drooping eyes', 0.7],
        ['raised brows', 0.5],
      ],
    },
  ],
  [
    'angry',
    {
      glad: -0.4,
      shapes: [
        ['lowered brows', 1],
        ['narrowed eyes', 0.35],
      ],
    },
  ],
  [
    'surprised',
    {
      glad: 0,
      shapes: [
        ['raised brows', 1.1],
        ['open eyes', 0.7],
        ['open mouth', 0.3],
      ],
    },
  ],
];

/** How a face is drawn that is read from as far as that of a thumbnail: its eyes are larger than those of people, as in films that are drawn, and nobody young has folds beside the mouth. */
export function drawnLike({ kind, child, traits }: Pick<Somebody, 'kind' | 'child' | 'traits'>): Drawn {
  if (child) return { eyes: 0.26, folds: 0.6 };
  if (traits?.includes('old')) return { eyes: kind === 'woman' ? 0.16 : 0.12, folds: 0.1 };
  return kind === 'woman' ? { eyes: 0.2, folds: 0.6 } : { eyes: 0.18, folds: 0.4 };
}

/** The blend of somebody by chance: where their forebears come from, how old they are and what tells their face from others. */
export function blendOf(
  random: Random,
  { kind, child = false, dark, traits = [], pointedEars, glad, strong = 0, lowered = 0 }: Somebody,
): Blend {
  const sex = kind === 'woman' ? 'female' : 'male';
  const isOld = traits.includes('old');
  const old = child ? 0 : isOld ? 0.9 : kind === 'man' ? 0.18 * random() : 0.06 * random();
  const ages = child ? [['child', 1] as const] : [['young', 1 - old] as const, ['old', old] as const];
  const african = traits.includes('asian') ? 0 : Math.min(1, Math.max(0, (dark - 0.35) / 0.4));
  const chance = dark < 0.45 ? pick(random, [0, 0, 0.15, 0.35]) : 0.1 * random();
  const asian = traits.includes('asian') ? 1 : chance;
  const peoples = [
    ['african', african],
    ['asian', asian * (1 - african)],
    ['caucasian', (1 - asian) * (1 - african)],
  ] as const;
  const blend: Record<string, number> = {};
  const more = (shape: string, share: number): void => {
    blend[shape] = (blend[shape] ?? 0) + share;
  };
  for (const [age, share] of ages) {
    for (const [people, part] of peoples) more(`${people} ${sex} ${age}`, share * part);
    more(`average ${sex} ${age}`, share * (1 - strong));
  }
  if (strong > 0) more(`strong ${sex} young`, strong);
  if (!child) more(`ideal ${sex} young`, (1 - old) * (kind === 'woman' ? 0.7 : 0.5));
  // Children have soft faces with large eyes; what tells one grown-up from another would make them old.
  const grown = child ? 0.25 : 1;
  more(pick(random, headShapes[kind]), (0.15 + 0.35 * random()) * grown);
  more(pick(random, noseShapes), (0.15 + 0.4 * random()) * grown * (kind === 'woman' ? 0.7 : 1));
  for (const [feature, most] of features) more(feature, most * random() ** 2 * grown);
  if (child) {
    more('round head', 0.35);
    more('full cheeks', 0.35);
    more('large eyes', 0.42);
    more('open eyes', 0.12);
    more('small nose', 0.5);
    more('short chin', 0.25);
  }
  if (kind === 'woman' && !child) {
    more('large eyes', 0.3 + 0.2 * random());
    more('open eyes', 0.25);
    more('full lips', 0.22);
    more('small nose', 0.42);
    more('narrow chin', 0.25);
  }
  if (kind === 'man' && !child) {
    more('strong chin', 0.3 * random());
    more('large eyes', 0.2);
    more('open eyes', 0.35);
  }
  const shown = expressions.find(([trait]) => traits.includes(trait))?.[1];
  for (const [shape, share] of shown?.shapes ?? []) more(shape, share);
  const mood = shown?.glad ?? glad;
  const smiles = mood > 0 ? mood ** 0.6 : mood;
  // Corners of a closed mouth that are drawn up much farther smirk; cheeks that rise with them make of it a smile.
  more('smile', smiles * (shown ? 0.68 : child ? 0.9 : 0.86));
  // Cheeks are lifted by it.
  if (!shown) {
    more('laugh', Math.max(0, smiles) * 0.26);
    more('full cheeks', smiles * 0.15);
  }
  more('narrowed eyes', smiles * (child ? 0.07 : 0.1));
  // Lips that are drawn apart are thinner.
  more('full lips', smiles * -0.08);
  // Who smiles below brows that lie still looks stern.
  more('raised brows', smiles * (child ? 0.42 : kind === 'man' ? 0.66 : 0.5));
  // Lids of the old hang over half of the iris: they would look tired, and sly where they smile.
  if (isOld) more('open eyes', kind === 'man' ? 0.5 : 0.15);
  if (lowered > 0) more('closed eyes', lowered);
  if (pointedEars) more('pointed ears', 1.6);
  return blend;
}
