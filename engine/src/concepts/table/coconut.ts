import { mixRgb } from '../../raster/colour.ts';
import { tau } from '../../shapes/chance.ts';
import { paintedLathe } from '../../shapes/painted-lathe.ts';
import { pairs } from '../../shapes/points.ts';
import { smoothProfile } from '../../shapes/smooth-profile.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Mesh } from '../../solid/mesh.ts';
import type { Random } from '../../raster/random.ts';
import { fbm } from '../../solid/noise.ts';
import type { Rgb } from '../../raster/colour.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

/** Fibres that lie along a shell of a radius, from one latitude to another, a few of them loose. */
function fibres(mesh: Mesh, random: Random, brown: Rgb, radius: number, [from, to]: readonly [number, number]): void {
  for (let i = 0; i < 420; i++) {
    const a = random() * tau;
    const b = from + random() * (to - from);
    const long = 0.16 + random() * 0.24;
    const loose = random() < 0.12 ? 0.09 : 0.008;
    const twist = (random() - 0.5) * 0.3;
    const on = (t: number): Vec3 => {
      const lat = Math.min(to, b + t * long);
      const r = radius + 0.005 + loose * t * t;
      const turn = a + twist * t;
      return [Math.cos(turn) * Math.cos(lat) * r, Math.sin(lat) * r * 1.05, Math.sin(turn) * Math.cos(lat) * r];
    };
    mesh.tube(
      [on(0), on(0.5), on(1)],
      [0.008, 0.009, 0.003],
      mixRgb(brown, [0.62, 0.42, 0.2], random() * 0.6),
      materials.plain,
      4,
    );
  }
}

function husk(mesh: Mesh, brown: Rgb, profile: readonly (readonly [number, number])[]): void {
  const dark = mixRgb(brown, [0.03, 0.015, 0.005], 0.5);
  paintedLathe(mesh, profile, {
    colour: (u, v) => mixRgb(dark, brown, fbm(Math.cos(u * tau) * 14 + 5, Math.sin(u * tau) * 14 + v * 2.5, 4) * 1.3),
    material: materials.plain,
    segments: 96,
    bulge: (u, v) => 1 + 0.02 * (fbm(Math.cos(u * tau) * 5, Math.sin(u * tau) * 5 + v * 6, 3) - 0.5),
  });
}

export const coconut: Concept = {
  id: 'coconut',
  words: {
    en: 'coconut/halved coconut',
    de: 'kokosnuss/kokosnüsse',
    es: 'coco',
    fr: 'noix de coco',
    zh: '椰子',
    ja: 'ココナッツ',
    ar: 'جوز الهند/جوزة هند',
    emoji: '🥥',
  },
  size: { width: 3.1, height: 1.6 },
  lives: ['room', 'beach'],
  stands: 'table',
  moves: 'still',
  plural: 1,
  sway: 0.15,
  build(mesh, random, look) {
    const brown = readColour(look.colour ?? '#76481f');
    mesh.push().at(0.62, 0.8, 0.42).rotX(-0.9).rotZ(0.5);
    const ball = Array.from({ length: 25 }, (_, i): [number, number] => {
      const b = (i / 24 - 0.5) * Math.PI;
      return [Math.cos(b) * 0.78, Math.sin(b) * 0.82];
    });
    husk(mesh, brown, ball);
    fibres(mesh, random, brown, 0.78, [-1.4, 1.4]);
    // Its three eyes.
    for (let i = 0; i < 3; i++) {
      const a = (i / 3) * tau + 0.4;
      mesh.ball(Math.cos(a) * 0.22, 0.77, Math.sin(a) * 0.22, 0.085, 0.045, 0.085, '#3a2210', materials.plain, 14);
    }
    mesh.pop();
    // The half shows its shell, the white flesh and the hollow.
    mesh.push().at(-0.62, 0.7, -0.3).rotY(0.25).rotX(-0.98);
    const bowl = Array.from({ length: 13 }, (_, i): [number, number] => {
      const b = (i / 12 - 1) * Math.PI * 0.5;
      return [Math.cos(b) * 0.8, Math.sin(b) * 0.8];
    });
    husk(mesh, brown, bowl);
    fibres(mesh, random, brown, 0.8, [-1.4, -0.12]);
    mesh.lathe(pairs([0.8, 0, 0.79, 0.012, 0.735, 0.014]), 72, '#4a2a12', materials.plain);
    mesh.lathe(
      smoothProfile(
        pairs([0.735, 0.015, 0.72, 0.024, 0.6, 0.02, 0.575, 0, 0.54, -0.12, 0.42, -0.36, 0.22, -0.5, 0, -0.54]),
      ),
      72,
      '#f8f5ec',
      materials.wet,
      (v) => 1 - 0.3 * Math.max(0, v - 0.4),
    );
    mesh.pop();
    // A few broken pieces.
    for (const [x, z, turn] of [
      [0.34, -0.82, 0.4],
      [0.86, -0.62, -0.5],
    ] as const) {
      mesh.push().at(x, 0.1, z).rotY(turn).rotX(-0.5);
      for (const [thick, out, colour] of [
        [0, 0.02, brown],
        [0.04, 0, readColour('#f8f5ec')],
      ] as const)
        mesh.sheet(
          (u, v) => {
            const s = u * 2 - 1;
            const z1 = (v - 0.5) * 0.36 * (1 - 0.35 * s * s);
            return [s * (0.28 + out), thick + 0.12 * (s * s) + z1 * z1 * 0.6, z1 + 0.05 * s];
          },
          16,
          8,
          () => colour,
          thick ? materials.wet : materials.bark,
        );
      mesh.tube(
        Array.from({ length: 17 }, (_, i): Vec3 => {
          const s = (i / 16) * 2 - 1;
          const z1 = -0.18 * (1 - 0.35 * s * s);
          return [s * 0.28, 0.02 + 0.12 * s * s + z1 * z1 * 0.6, z1 + 0.05 * s];
        }),
        [0.03],
        '#f4efe2',
        materials.wet,
        6,
      );
      mesh.pop();
    }
  },
};
