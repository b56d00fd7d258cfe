import type { Colour } from '../solid/mesh.ts';
import { noise2, smooth } from '../solid/noise.ts';
import { haired, melting } from '../solid/soft-body.ts';
import type { Cones } from '../solid/soft-body.ts';
import { bothSides } from './body-parts.ts';
import type { HeadAxes, QuadrupedForm } from './quadruped-form.ts';

/** The coat of a dog: what is light of it (breast, muzzle, belly) and what is dark (saddle, ears). */
export interface DogCoat {
  readonly coat: Colour;
  readonly light: Colour;
  readonly dark: Colour;
  /** Paws and the end of the tail are light. */
  readonly hasSocks: boolean;
}

/** A dog of a hunter's build: a deep breast, a tucked belly, a neck that is set off, ears that hang. */
export const grownDog = ({ coat, light, dark, hasSocks }: DogCoat): QuadrupedForm => ({
  length: 0.5,
  height: 0.6,
  girth: 0.142,
  belly: 0.68,
  back: { crest: 0.1 },
  leg: 0.029,
  thigh: 1.9,
  foot: 'paw',
  neck: { length: 0.17, rise: 0.85, radius: 0.078 },
  head: { size: 0.094, muzzle: 0.104, thick: 0.05, dip: 0.3, yaw: 0.95, eyes: 1.3 },
  ears: { kind: 'floppy', size: 1.25 },
  tail: { length: 0.36, radius: 0.042, rise: 0.1, bend: 0.9, tip: hasSocks ? 1 : 0, brush: true },
  colours: [coat, light, dark],
  paint: { belly: 1, muzzle: 1, shin: hasSocks ? 1 : 0 },
  iris: '#5a3418',
  hair: 0.5,
  marks: {
    colour: 2,
    share: (x, y) => smooth(0.46, 0.58, y + 0.05 * noise2(x * 11, y * 11)) * smooth(-0.3, -0.12, x) * 0.6,
  },
  faceMarks: [
    // Ears are darker than the head.
    { colour: 2, share: (_, up, aside) => smooth(0.84, 1, aside) * smooth(0.8, 0.5, up) * 0.5 },
  ],
});

/** A puppy: a large round head with a short muzzle on a short thick body, large paws. */
export const youngDog = (coat: DogCoat): QuadrupedForm => {
  const { marks: _, ...grown } = grownDog(coat);
  return {
    ...grown,
    length: 0.2,
    height: 0.265,
    girth: 0.082,
    belly: 0.94,
    breadth: 0.94,
    back: { crest: 0.04 },
    leg: 0.024,
    thigh: 1.5,
    neck: { length: 0.085, rise: 0.95, radius: 0.06 },
    head: { size: 0.075, muzzle: 0.054, thick: 0.037, dip: 0.26, yaw: 1.05, eyes: 1.62 },
    ears: { kind: 'floppy', size: 0.95 },
    tail: { length: 0.15, radius: 0.022, rise: 0.4, bend: 0.7, tip: coat.hasSocks ? 1 : 0, brush: true },
    hair: 0.62,
  };
};

/** What hangs and stands off the body of a dog: the breast, a blaze between the eyes, long hair behind the thighs. */
export function dogHair(at: HeadAxes, size: number): Cones {
  return [
    ...haired(2.2, melting(size * 0.5, [[...at(-0.7, -1.0, 0), size * 0.5, ...at(-0.95, -1.9, 0), size * 0.6, 1]])),
    ...haired(0.5, melting(size * 0.2, [[...at(0.72, 0.24, 0), size * 0.13, ...at(0.42, 0.74, 0), size * 0.1, 1]])),
    ...haired(
      1.4,
      melting(
        size * 0.3,
        bothSides((s) => [[...at(0.0, -0.5, 0.5 * s), size * 0.34, ...at(-0.6, -0.7, 0.5 * s), size * 0.4, 0]]),
      ),
    ),
  ];
}
