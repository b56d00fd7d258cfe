import type { Act } from '../concepts/concept.ts';
import { mixRgb } from '../raster/colour.ts';
import type { Random } from '../raster/random.ts';
import { readColour } from '../solid/mesh.ts';
import type { Mesh } from '../solid/mesh.ts';
import { smooth } from '../solid/noise.ts';
import { melting } from '../solid/soft-body.ts';
import { bothSides } from './body-parts.ts';
import type { Scheme } from './chance.ts';
import { darkAbove, mottled, paleBelow, stockings } from './coat-marks.ts';
import { muzzleAxes } from './muzzle-axes.ts';
import { buildQuadruped } from './quadruped.ts';
import type { QuadrupedForm } from './quadruped-form.ts';
import { asCub } from './young-form.ts';

/** A bear of a coat in three tones: the coat, what is lighter of it, what is darker. A polar bear is longer, with a slighter head; a cub is round. Answers where its muzzle is, in the axes that things are built in after it. */
export function buildBear(
  mesh: Mesh,
  random: Random,
  [coat, light, dark]: Scheme,
  {
    isPolar = false,
    isCub = false,
    act,
    stride,
  }: {
    readonly isPolar?: boolean;
    readonly isCub?: boolean;
    readonly act?: Act | undefined;
    readonly stride?: number | undefined;
  } = {},
): ReturnType<typeof muzzleAxes> {
  const grown: QuadrupedForm = {
    act,
    stride,
    length: isPolar ? 1.2 : 1.06,
    height: isPolar ? 1.36 : 1.22,
    girth: isPolar ? 0.36 : 0.365,
    belly: 0.84,
    breadth: 0.86,
    // The hump over the shoulders, and a rump that is as high again; a polar bear's back rises to its rump.
    back: isPolar
      ? { withers: 0.02, dip: 0.06, croup: 0.16, crest: 0.02 }
      : { withers: 0.3, dip: 0.06, croup: 0.1, crest: 0.02 },
    leg: isPolar ? 0.09 : 0.084,
    thigh: 1.9,
    hock: 0.2,
    foot: 'paw',
    neck: { length: isPolar ? 0.66 : 0.46, rise: isPolar ? 0.2 : 0.08, radius: isPolar ? 0.2 : 0.23 },
    head: {
      size: isPolar ? 0.19 : 0.215,
      muzzle: isPolar ? 0.3 : 0.27,
      thick: 0.094,
      dip: 0.4,
      yaw: 0.9,
      kind: 'bear',
      eyes: 1.05,
    },
    ears: { kind: 'round', size: isPolar ? 0.7 : 0.95 },
    tail: { length: 0.06, radius: 0.07, rise: -1, tip: 0 },
    colours: [
      coat,
      light,
      dark,
      mixRgb(readColour(coat), readColour(light), isPolar ? 0.2 : 0.45),
      mixRgb(readColour(coat), readColour(dark), 0.6),
    ],
    paint: { muzzle: 1, shin: isPolar ? 0 : 2 },
    hair: 0.6,
    shaggy: [0, 3],
  };
  const form = isCub ? asCub(grown) : grown;
  const head = buildQuadruped(
    mesh,
    random,
    {
      ...form,
      marks: isPolar
        ? [mottled(2, { strength: 0.35, size: 0.3 }), paleBelow(form, 2, { up: 0.7, strength: 0.5 })]
        : [
            // Sun has bleached the tips of the hair on hump and back; legs and belly are dark.
            mottled(4, { strength: 0.5, size: 0.22 }),
            darkAbove(form, 3, { down: 1, strength: 0.6 }),
            paleBelow(form, 4, { up: 0.6, strength: 0.6 }),
            stockings(form, 2, { fore: 1.5, hind: 1.3, strength: 0.85 }),
          ],
      faceMarks: isPolar
        ? []
        : [{ colour: 2, share: (f, u, a) => 0.4 * smooth(0.3, 0.1, Math.hypot(f - 0.85, u - 0.16, a - 0.42)) }],
    },
    (at, size, drop) => [
      // The ruff of the cheeks, the throat, and the fur that hangs from the forelegs and the belly.
      ...bothSides((s) => [[...at(0.05, -0.3, 0.6 * s), size * 0.46, ...at(-0.5, -0.5, 0.8 * s), size * 0.36, 0]]),
      ...melting(0.12, [[...at(-0.2, -0.7, 0), size * 0.56, -form.length * 0.56, form.height * 0.6 - drop, 0, 0.2, 0]]),
    ],
  );
  return muzzleAxes(form, head);
}
