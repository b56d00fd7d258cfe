import { mixRgb } from '../raster/colour.ts';
import { materials } from '../solid/materials.ts';
import { readColour } from '../solid/mesh.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import { smooth } from '../solid/noise.ts';
import type { Vec3 } from '../solid/vectors.ts';
import type { FlyingBirdForm } from './flying-bird-form.ts';

interface FeatherForm {
  readonly at: Vec3;
  readonly along: Vec3;
  readonly across: Vec3;
  readonly length: number;
  /** Half of its width. */
  readonly half: number;
  /** How much narrower it is beyond its middle, 0..1. */
  readonly slender: number;
  readonly colour: Colour;
  /** Of its rim, where that is not as the rest. */
  readonly rim?: Colour;
}

/** A vane that is even almost to its end, and round there. */
export function feather(
  mesh: Mesh,
  { at, along, across, length, half, slender, colour, rim = colour }: FeatherForm,
): void {
  const widthAt = (u: number): number => {
    const end = Math.max(0, (u - 0.72) / 0.28);
    return (
      half * Math.min(1, 0.5 + 3 * u) * (1 - slender * smooth(0.35, 0.7, u)) * Math.sqrt(Math.max(0.02, 1 - end * end))
    );
  };
  mesh.sheet(
    (u, v) => {
      const w = (v - 0.5) * 2 * widthAt(u);
      return [
        at[0] + along[0] * u * length + across[0] * w,
        at[1] + along[1] * u * length + across[1] * w - 0.06 * length * u * u,
        at[2] + along[2] * u * length + across[2] * w,
      ];
    },
    8,
    2,
    (u) => (u > 0.8 ? rim : colour),
    materials.cloth,
  );
}

/** Where the arm ends and the hand begins, as a share of the wing. */
const wristAt = 0.58;

/** The wing of one side (-1 or 1), from the shoulder over the wrist to the fingers. */
export function spreadWing(mesh: Mesh, form: FlyingBirdForm, s: number): void {
  const { chord, fingers, colours } = form;
  const [, , wing, tips] = colours;
  const edge = leadingEdge(form, s);
  coverts(mesh, form, edge);
  coverRows(mesh, form, edge, s);
  const behind = (t: number): Vec3 => {
    const [x, y, z] = edge(t);
    return [x + chord * 0.07, y, z];
  };
  const layered = (colour: Colour, i: number): Colour => mixRgb(readColour(colour), [0, 0, 0], i % 2 ? 0.16 : 0);
  const arms = 15;
  for (let i = 0; i < arms; i++) {
    const t = 0.02 + (i / (arms - 1)) * wristAt;
    const turned = 0.16 * (t / wristAt) ** 2;
    feather(mesh, {
      at: behind(t),
      along: [Math.cos(turned), -0.06, s * Math.sin(turned)],
      across: [-Math.sin(turned) * s, 0.05, Math.cos(turned)],
      length: chord * (1.02 - 0.1 * (t / wristAt)),
      half: chord * 0.1,
      slender: 0,
      colour: layered(wing, i),
    });
  }
  const hands = 10;
  for (let i = 0; i < hands; i++) {
    const share = i / (hands - 1);
    // Fingers stand out from the hand like those of a spread one, the foremost turned up and ahead.
    const turned = 0.16 + (1.12 + 0.34 * fingers) * share;
    feather(mesh, {
      at: behind(wristAt + (0.97 - 0.06 * fingers - wristAt) * share),
      along: [Math.cos(turned), -0.05 + 0.3 * share * fingers, s * Math.sin(turned)],
      across: [-Math.sin(turned) * s, 0.05, Math.cos(turned)],
      length: chord * (0.92 + 0.3 * fingers * Math.sin(Math.PI * (0.2 + 0.6 * share)) - 0.42 * (1 - fingers) * share),
      half: chord * (0.1 - 0.022 * share),
      slender: 0.5 * fingers,
      colour: layered(tips, i),
    });
  }
}

/** The front of a wing from the shoulder over the wrist to the tip. */
function leadingEdge({ length: L, span, raise, bend, fingers }: FlyingBirdForm, s: number): (t: number) => Vec3 {
  const half = span / 2;
  return (t) => {
    const lift = t < 0.5 ? raise * t : raise * 0.5 - bend * (t - 0.5) + raise * 0.3 * (t - 0.5);
    return [
      -L * 0.14 - half * 0.24 * Math.sin(Math.PI * Math.min(1, t * 1.05)),
      L * 0.05 + lift * half,
      s * half * t * (0.82 - 0.1 * fingers),
    ];
  };
}

/** The short feathers that cover the bones: a rounded front, above and below. */
function coverts(mesh: Mesh, { length: L, chord, colours }: FlyingBirdForm, edge: (t: number) => Vec3): void {
  for (const side of [-1, 1]) {
    mesh.sheet(
      (u, v) => {
        const p = edge(v);
        const thick = L * 0.035 * (1 - 0.75 * v);
        return [p[0] + u * chord * (0.5 - 0.3 * v) - thick, p[1] + side * thick * Math.sin(Math.PI * u ** 0.5), p[2]];
      },
      8,
      16,
      () => colours[2],
      materials.cloth,
    );
  }
}

/** How far behind the front of a wing each row of covering feathers begins, as a share of its cover; from the last, which the others lie on. */
const coverRowsAt = [0.72, 0.5, 0.28, 0.08];

/** The feathers of the cover, row over row above and below: each with a rim that is lighter, since the sun bleaches it. */
function coverRows(
  mesh: Mesh,
  { length: L, chord, colours }: FlyingBirdForm,
  edge: (t: number) => Vec3,
  s: number,
): void {
  const cover = readColour(colours[2]);
  const light = mixRgb(cover, [0.85, 0.72, 0.55], 0.028);
  for (const [row, share] of coverRowsAt.entries()) {
    const count = 20 + row * 4;
    for (let i = 0; i < count; i++) {
      const t = 0.02 + (0.93 * (i + (row % 2) * 0.5)) / count;
      const [x, y, z] = edge(t);
      const thick = L * 0.035 * (1 - 0.75 * t);
      const turned = 0.7 * t ** 3;
      const tone = mixRgb(cover, [0.02, 0.015, 0.01], 0.1 + 0.12 * ((i * 7 + row * 3) % 4));
      for (const side of [-1, 1])
        feather(mesh, {
          at: [
            x + share * chord * (0.5 - 0.3 * t) - thick,
            y + side * (thick * Math.sin(Math.PI * share ** 0.5) + chord * 0.008 * (row + 1)),
            z,
          ],
          along: [Math.cos(turned), 0.02 + 0.04 * side, s * Math.sin(turned)],
          across: [-Math.sin(turned) * s, 0.05, Math.cos(turned)],
          length: chord * (0.28 - 0.035 * row) * (1 - 0.35 * t),
          half: chord * 0.062 * (1 - 0.08 * row),
          slender: 0,
          colour: tone,
          rim: light,
        });
    }
  }
}
