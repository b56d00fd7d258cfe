import type { Random } from '../raster/random.ts';
import { pick } from './chance.ts';
import type { Lock } from './hair-locks.ts';
import { coilOf, gathered, partedTo, plaitFrom, tailFrom } from './hair-tied.ts';
import { fallingHair } from './falling-hair.ts';
import type { ToBody } from './falling-hair.ts';

/** How hair is worn. */
export type HairStyle = 'short' | 'long' | 'bob' | 'bun' | 'back' | 'tail' | 'braids' | 'none';

/** Whose hair it is, and what lies under it. */
export interface HairLook {
  /** What hair lies on below the head: how far a place is from neck, shoulders and clothes; metres, in the axes of the head. */
  readonly toBody: ToBody;
  /** A man's short hair is shorter. */
  readonly kind: 'woman' | 'man';
  readonly child: boolean;
  /** It is curled, whatever chance says. */
  readonly isCurly?: boolean;
}

/** How far hair is waved: straight, in waves or in curls. */
const textures = [0, 0.35, 0.6, 1] as const;

/** The locks of a head that looks towards -z, each over those before it; metres, from between the ears. Short hair is fur and has none. */
export function hairOf(style: HairStyle, random: Random, look: HairLook): readonly Lock[] {
  const { toBody } = look;
  const curl = look.isCurly ? 1 : pick(random, textures);
  switch (style) {
    case 'none':
    case 'short':
      return [];
    case 'long':
      return fallingHair(random, { toBody, ends: -0.3 - 0.06 * random(), curl, before: true });
    case 'bob':
      return fallingHair(random, { toBody, ends: -0.1 - 0.035 * random(), curl, before: true });
    case 'back':
      return fallingHair(random, { toBody, ends: -0.34, curl, before: false });
    case 'bun':
      return [...gathered(random, [{ yaw: Math.PI, rise: 0.62 }]), ...coilOf(random, 0.62)];
    case 'tail': {
      const rise = pick(random, [0.1, 0.5]);
      return [...gathered(random, [{ yaw: Math.PI, rise }]), ...tailFrom(random, rise, toBody)];
    }
    case 'braids': {
      const ties = [-1, 1].map((s) => ({ yaw: s * 2.05, rise: -0.42 }));
      return [
        ...gathered(random, ties),
        ...partedTo(random, ties),
        ...ties.flatMap((tie) => plaitFrom(random, tie, toBody)),
      ];
    }
    default:
      return style satisfies never;
  }
}
