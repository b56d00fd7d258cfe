import { mixRgb } from '../raster/colour.ts';
import { readColour } from '../solid/mesh.ts';
import { noise2, noise3, smooth } from '../solid/noise.ts';
import type { Marks } from '../solid/soft-body.ts';
import { onHooves } from './quadruped-form.ts';
import type { QuadrupedForm } from './quadruped-form.ts';
import { breadthOf, loinOf } from './quadruped-trunk.ts';

// What nearly all coats have in common: a pale belly, a dark back, legs of another colour, each with an edge that hair has and paint has not.

type Build = Pick<QuadrupedForm, 'length' | 'height' | 'girth' | 'belly' | 'breadth' | 'foot' | 'neck'>;

/** How strongly a mark covers the coat, 0..1, and which colours carry it; the coat alone by itself. */
interface Wear {
  readonly strength?: number;
  readonly on?: readonly number[];
}

/** The height of the line of the belly at a place along the trunk. */
function bellyAt(form: Build, x: number): number {
  const { length: L, height: H, girth: G } = form;
  const tuck = 2 * (G - loinOf(form));
  return H - G * 1.95 + tuck * 0.8 * smooth(-L * 0.1, L * 0.34, x);
}

/** The place that was asked for last, and how ragged an edge is there: all the marks of a coat ask for one place after another. */
const last = { x: 0, y: 0, z: 0, girth: 0, ragged: 0 };

/** Hair of one colour runs into that of the next in locks: so far from where it should, in girths. */
function ragged(x: number, y: number, z: number, girth: number): number {
  if (last.x === x && last.y === y && last.z === z && last.girth === girth) return last.ragged;
  const f = 5 / girth;
  last.x = x;
  last.y = y;
  last.z = z;
  last.girth = girth;
  last.ragged = (noise3(x * f, y * f, z * f) - 0.5) * 0.46;
  return last.ragged;
}

/** The pale belly, and the pale insides of the legs; `up` says how far up the flank it reaches, in girths. */
export function paleBelow(
  form: Build,
  colour: number,
  { up = 0.6, strength = 0.85, on }: Wear & { readonly up?: number } = {},
): Marks {
  const { girth: G, length: L, height: H } = form;
  const wide = G * breadthOf(form);
  const elbow = H - G * 1.72;
  return {
    colour,
    ...(on && { on }),
    share: (x, y, z) => {
      if (x < -L * 0.5 - G * 0.5) return 0;
      const line = bellyAt(form, x);
      const above = (y - line) / G;
      if (above > up + 0.3) return 0;
      const over = above + ragged(x, y, z, G);
      // Legs are pale on their insides alone, at elbow and thigh; the tail is not.
      const inside = smooth(wide * 0.62, wide * 0.36, Math.abs(z)) * smooth(elbow * 0.35, elbow * 0.85, y);
      // Whatever is under the belly is a leg, wherever it has been put in a gallop.
      const under = smooth(-0.02, -0.3, above);
      const isLeg = Math.max(under, smooth(L * 0.2, L * 0.3, x), smooth(0.22 * L, 0.14 * L, Math.abs(x + L * 0.43)));
      return (
        strength *
        smooth(up, up * 0.3, over) *
        // Of who sits the thigh lies beside the belly.
        smooth(wide * 1.3, wide * 1.04, Math.abs(z)) *
        smooth(-L * 0.5 - G * 0.5, -L * 0.5 - G * 0.05, x) *
        (1 - isLeg * (1 - inside)) *
        smooth(L * 0.5 + G * 0.55, L * 0.5 + G * 0.35, x)
      );
    },
  };
}

/** The dark back, which fades down the flanks: `down` girths below its line. */
export function darkAbove(
  form: Build,
  colour: number,
  { down = 0.7, strength = 0.6, on }: Wear & { readonly down?: number } = {},
): Marks {
  const { girth: G, length: L, height: H } = form;
  return {
    colour,
    ...(on && { on }),
    share: (x, y, z) => {
      const below = (H - y) / G;
      if (below > down + 0.3) return 0;
      const under = below + ragged(x, y, z, G) * 1.3;
      return strength * smooth(down, 0.05, under) * smooth(-L * 0.5 - G * 0.9, -L * 0.5, x);
    },
  };
}

/** The pale throat and breast: the side of the neck that faces ahead and down, from the chin to between the forelegs. */
export function paleThroat(form: Build, colour: number, { strength = 1, on }: Wear = {}): Marks {
  const { girth: G, length: L, height: H, neck } = form;
  const [c, s] = [Math.cos(neck.rise), Math.sin(neck.rise)];
  const [bx, by] = [-L * 0.5 - G * 0.1, H - G * 0.72];
  return {
    colour,
    ...(on && { on }),
    share: (x, y, z) => {
      const [dx, dy] = [x - bx, y - by];
      // Ahead of the line of the neck, and below the level of its root ahead of the forelegs.
      const before = (-dx * s - dy * c) / neck.radius;
      const along = (-dx * c + dy * s) / neck.length;
      const breast = smooth(-0.1, -0.6, dy / G) * smooth(0.05, 0.42, -dx / G) * smooth(-1.5, -1.05, dy / G);
      const throat = smooth(0.25, 0.75, before) * smooth(-0.35, 0.05, along);
      if (throat === 0 && breast === 0) return 0;
      const edge = ragged(x, y, z, G) * 0.9;
      const middle = smooth(0.95, 0.55, Math.abs(z) / (G * 0.8) + edge);
      return strength * Math.max(throat * middle, breast * middle);
    },
  };
}

/** Legs of another colour: full below, running out in locks on the way up to a share of the height of the elbow, less far up on their insides. */
export function stockings(
  form: Build,
  colour: number,
  { fore = 0.85, hind = 0.6, strength = 0.95, on }: Wear & { readonly fore?: number; readonly hind?: number } = {},
): Marks {
  const { girth: G, length: L, height: H } = form;
  const elbow = H - G * 1.72;
  return {
    colour,
    ...(on && { on }),
    share: (x, y, z) => {
      const top = elbow * (x < L * 0.1 ? fore : hind);
      if (y > top + G * 0.3) return 0;
      return strength * smooth(top, top * 0.45, y + ragged(x, y, z, G) * G * (onHooves(form) ? 0.25 : 0.5));
    },
  };
}

/** Soft patches in which a coat is a little darker, as it lies over bone and muscle: without them it would be paint. */
export function mottled(
  colour: number,
  { strength = 0.3, size = 0.2, on }: Wear & { readonly size?: number } = {},
): Marks {
  return {
    colour,
    ...(on && { on }),
    share: (x, y, z) =>
      strength *
      smooth(
        0.42,
        0.72,
        noise2(x / size + 3, y / size + z / size) * 0.7 + noise2(x / (size * 0.3), (y - z) / (size * 0.3)) * 0.3,
      ),
  };
}

/** A coat of which nothing was said: darker along the back, paler below, and nowhere all of one tone. */
export function inNaturalCoat(form: QuadrupedForm): QuadrupedForm {
  if (form.marks !== undefined) return form;
  const coat = readColour(form.colours[0]);
  const [darker, paler] = [form.colours.length, form.colours.length + 1];
  const colours: QuadrupedForm['colours'] = [
    ...form.colours,
    mixRgb(coat, [0.03, 0.02, 0.015], 0.42),
    // What is black has no pale belly.
    mixRgb(coat, [0.8, 0.7, 0.58], 0.02 + 0.22 * smooth(0.01, 0.16, coat[1])),
  ];
  return {
    ...form,
    colours,
    marks: [
      mottled(darker, { strength: 0.3, size: form.girth * 0.8 }),
      darkAbove(form, darker, { down: 0.8, strength: 0.5 }),
      paleBelow(form, paler, { up: 0.8, strength: 0.7 }),
      stockings(form, darker, { fore: 0.6, hind: 0.45, strength: 0.4 }),
    ],
  };
}
