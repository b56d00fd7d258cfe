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
  /** How far its end is raised, as a share of its length; it droops a little by itself. */
  readonly curl?: number;
}

/** A vane that is even almost to its end, and round there. */
export function feather(
  mesh: Mesh,
  { at, along, across, length, half, slender, colour, rim = colour, curl = -0.06 }: FeatherForm,
): void {
  const widthAt = (u: number): number => {
    const end = Math.max(0, (u - 0.72) / 0.28);
    return (
      half * Math.min(1, 0.5 + 3 * u) * (1 - slender * smooth(0.35, 0.7, u)) * Math.sqrt(Math.max(0.02, 1 - end * end))
    );
  };
  mesh.sheet(
    (share, v) => {
      // Denser towards the end, or what is round there would be a point.
      const u = share * (1.65 - 0.65 * share);
      const w = (v - 0.5) * 2 * widthAt(u);
      return [
        at[0] + along[0] * u * length + across[0] * w,
        at[1] + along[1] * u * length + across[1] * w + curl * length * u * u,
        at[2] + along[2] * u * length + across[2] * w,
      ];
    },
    8,
    2,
    (share) => (share > 0.68 ? rim : colour),
    materials.cloth,
  );
}

/** Where the arm ends and the hand begins, as a share of the wing. */
const wristAt = 0.58;

/** The wing of one side (-1 or 1), from the shoulder over the wrist to the fingers. */
export function spreadWing(mesh: Mesh, form: FlyingBirdForm, s: number): void {
  const { chord, colours } = form;
  const wing = colours[2];
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
      along: [Math.cos(turned), 0.01, s * Math.sin(turned)],
      across: [-Math.sin(turned) * s, 0.05, Math.cos(turned)],
      length: chord * (1.02 - 0.1 * (t / wristAt)),
      half: chord * 0.1,
      slender: 0,
      colour: layered(wing, i),
      // A wing is hollow below and round above: what ends it behind hangs.
      curl: -0.16,
    });
  }
  primaries(mesh, form, behind, s);
}

/** Feathers of the hand. */
const hands = 10;

/** The feathers of the hand: the inner ones go on with the arm, the outer ones stand out like fingers; shorter ones lie over where they begin. */
function primaries(
  mesh: Mesh,
  { chord, fingers, colours }: FlyingBirdForm,
  behind: (t: number) => Vec3,
  s: number,
): void {
  const [wing, tips] = [readColour(colours[2]), readColour(colours[3])];
  for (const [row, cover] of [1, 0.56, 0.34].entries()) {
    for (let i = 0; i < hands; i++) {
      const share = i / (hands - 1);
      // Fingers stand out from the hand like those of a spread one, the foremost turned up and ahead.
      const turned = 0.16 + (1.12 + 0.34 * fingers) * share;
      const full = 0.92 + 0.3 * fingers * Math.sin(Math.PI * (0.2 + 0.6 * share)) - 0.42 * (1 - fingers) * share;
      const [x, y, z] = behind(wristAt + (0.97 - 0.06 * fingers - wristAt) * share);
      const layered = mixRgb(
        mixRgb(wing, tips, row === 0 ? 0.3 + 0.7 * share : 0.3 * share),
        [0, 0, 0],
        i % 2 ? 0.12 : 0,
      );
      feather(mesh, {
        at: [x, y + chord * 0.014 * row, z],
        along: [Math.cos(turned), -0.05 + 0.18 * share * fingers, s * Math.sin(turned)],
        across: [-Math.sin(turned) * s, 0.05, Math.cos(turned)],
        length: chord * full * cover,
        half: chord * (0.1 - 0.018 * share) * (row === 0 ? 1 : 0.86),
        slender: row === 0 ? 0.52 * fingers * smooth(0.1, 0.5, share) : 0,
        colour: layered,
        rim: row === 0 ? mixRgb(tips, [0, 0, 0], i % 2 ? 0.16 : 0) : mixRgb(layered, [0.85, 0.72, 0.55], 0.012),
        // The air that carries a bird bends its fingers up.
        curl: row === 0 ? 0.24 * fingers * share - 0.05 : -0.04,
      });
    }
  }
}

/** How far on both sides of the wrist the wing bends, as a share of it. */
const wristBow = 0.34;

/** The front of a wing from the shoulder over the wrist to the tip. */
function leadingEdge({ length: L, span, raise, bend, fingers }: FlyingBirdForm, s: number): (t: number) => Vec3 {
  const half = span / 2;
  return (t) => {
    // It bends as a bow around the wrist, not as a plank that is broken.
    const beyond = t < 0.5 - wristBow ? 0 : t > 0.5 + wristBow ? t - 0.5 : (t - 0.5 + wristBow) ** 2 / (4 * wristBow);
    const lift = raise * t - (raise * 0.7 + bend) * beyond;
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
        const p = edge(0.92 * v);
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
      const t = 0.02 + (0.88 * (i + (row % 2) * 0.5)) / count;
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
