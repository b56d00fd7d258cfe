import { mixRgb } from '../raster/colour.ts';
import { materials } from '../solid/materials.ts';
import { readColour } from '../solid/mesh.ts';
import type { Mesh } from '../solid/mesh.ts';
import { bothSides, eyeOn, skinOf } from './body-parts.ts';
import type { FlyingBirdForm } from './flying-bird-form.ts';
import { inBeat } from './wing-beat.ts';
import { feather, spreadWing } from './spread-wing.ts';

/** Builds a bird on the wing, at a part of a beat of its wings where that is given. */
export function buildFlyingBird(mesh: Mesh, still: FlyingBirdForm, part?: number): void {
  const form = inBeat(mesh, still, part);
  const { length: L, beak, colours } = form;
  const r = L * 0.14;
  const [back, belly, , , head, tail] = colours;
  // Against wings as wide the skull of a hunter is small.
  const skull = beak.hooked ? 0.82 : 1;
  const cones = [
    [-L * 0.18, 0, 0, r, L * 0.22, 0.01 * L, 0, r * 0.62, 0],
    [-L * 0.16, -r * 0.3, 0, r * 0.82, L * 0.2, -r * 0.15, 0, r * 0.5, 1],
    // The breast narrows to the neck, which is no thumb that is stuck on.
    [-L * 0.16, r * 0.02, 0, r * 0.94, -L * 0.285, r * 0.24, 0, r * 0.72, 0],
    // The neck, a flat skull, and the brows that shade the eyes.
    [-L * 0.25, r * 0.12, 0, r * 0.78, -L * 0.35, r * 0.42, 0, r * 0.56 * skull, 2],
    [-L * 0.365, r * 0.52, 0, r * 0.54 * skull, -L * 0.425, r * 0.46, 0, r * 0.4 * skull, 2],
    ...bothSides((s) => [
      [
        -L * 0.44,
        r * 0.72 * skull,
        r * 0.24 * s,
        r * 0.09,
        -L * 0.375,
        r * 0.8 * skull,
        r * 0.4 * skull * s,
        r * 0.1,
        2,
      ],
    ]),
    ...bothSides((s) => [[-L * 0.12, r * 0.3, r * 0.4 * s, r * 0.5, -L * 0.02, r * 0.3, r * 0.9 * s, r * 0.4, 0]]),
  ];
  mesh.body(cones, { k: r * 0.3, colours: [back, belly, head], hair: 0.32 });
  const skin = skinOf(cones, r * 0.3);
  for (const s of [-1, 1])
    eyeOn(
      mesh,
      skin([-L * 0.4, r * 0.54, 0], [-0.25, 0.05, s]),
      [-0.4, 0.02, s],
      r * 0.13 * skull,
      form.iris,
      mixRgb(readColour(head), [0.02, 0.015, 0.01], 0.7),
    );
  const b = beak.length;
  const drawHalf = (up: number, thick: number, long: number, hook: number): void => {
    const [x, y] = [-L * 0.42 - r * 0.26, r * (0.42 + up)];
    mesh.tube(
      [
        [x, y, 0],
        [x - long * 0.45, y - long * 0.02, 0],
        [x - long * 0.85, y - long * hook * 0.4, 0],
        [x - long, y - long * hook, 0],
      ],
      [thick, thick * 0.8, thick * 0.45, thick * 0.05],
      beak.colour,
      materials.wet,
      12,
    );
  };
  drawHalf(0, r * 0.27, b, beak.hooked ? 0.62 : 0.16);
  drawHalf(-0.16, r * 0.17, b * 0.78, 0.1);
  // Who soars spreads the tail as well.
  const spread = 0.12 + 0.09 * form.fingers;
  for (let i = -4; i <= 4; i++) {
    const a = i * spread;
    feather(mesh, {
      at: [L * 0.24, 0.02 * L, 0],
      along: [Math.cos(a), 0.02, Math.sin(a)],
      across: [-Math.sin(a), 0, Math.cos(a)],
      length: L * (0.36 + 0.06 * form.fingers) * (1 - 0.01 * i * i * form.fingers),
      half: r * 0.36,
      slender: 0,
      colour: mixRgb(readColour(tail), [0, 0, 0], i % 2 ? 0.14 : 0.02),
      rim: mixRgb(readColour(tail), [0, 0, 0], 0.2),
    });
  }
  for (const s of [-1, 1]) spreadWing(mesh, form, s);
}

/** A bird on the wing as it comes along a bend: seen from its side one of its wings would be a stick. `colour` is the one that was asked for. */
export function flyingAs(
  form: (colour: string | undefined) => FlyingBirdForm,
): (mesh: Mesh, random: unknown, look: { readonly colour?: string; readonly stride?: number }) => void {
  return (mesh, _random, { colour, stride }) => {
    mesh
      .at(0, form(colour).length * 0.4, 0)
      .rotX(-0.62)
      .rotZ(0.24);
    buildFlyingBird(mesh, form(colour), stride);
  };
}
