import { mixRgb } from '../../raster/colour.ts';
import type { Rgb } from '../../raster/colour.ts';
import type { Random } from '../../raster/random.ts';
import { tau } from '../../shapes/chance.ts';
import { paintedLathe } from '../../shapes/painted-lathe.ts';
import { pairs } from '../../shapes/points.ts';
import { smoothProfile } from '../../shapes/smooth-profile.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Mesh } from '../../solid/mesh.ts';
import { fbm, smooth } from '../../solid/noise.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

const bulb = smoothProfile(
  pairs([0.1, 0.02, 0.3, 0.03, 0.6, 0.2, 0.76, 0.52, 0.68, 0.86, 0.4, 1.12, 0.16, 1.3, 0.08, 1.5, 0.1, 1.66]),
);

/** Fine lines that run from root to neck. */
const lines = (u: number, seed: number): number => fbm(u * 90 + seed, 2, 2) * 0.7 + fbm(u * 22 + seed, 5, 2) * 0.5;

function wholeOnion(mesh: Mesh, random: Random, skin: Rgb): void {
  const seed = random() * 40;
  const [pale, dark] = [mixRgb(skin, [0.95, 0.75, 0.42], 0.45), mixRgb(skin, [0.16, 0.05, 0.02], 0.55)] as const;
  paintedLathe(mesh, bulb, {
    colour: (u, v) => {
      const base = mixRgb(pale, dark, smooth(0.35, 0.85, lines(u, seed)));
      return mixRgb(mixRgb(skin, base, 0.75), mixRgb(skin, [0.8, 0.6, 0.3], 0.5), smooth(0.7, 1, v) * 0.7);
    },
    material: materials.gloss,
    segments: 120,
    bulge: (u, v) => 1 + 0.012 * Math.sin(u * tau * 7 + seed) + 0.25 * smooth(0.85, 1, v) * Math.sin(u * tau * 5),
  });
  // Dry ends of its skin at the neck, and its roots.
  for (let i = 0; i < 7; i++) {
    const a = random() * tau;
    const tip: Vec3 = [Math.cos(a) * 0.16, 1.7 + random() * 0.22, Math.sin(a) * 0.16];
    mesh.tube(
      [[Math.cos(a) * 0.05, 1.4, Math.sin(a) * 0.05], [Math.cos(a) * 0.08, 1.62, Math.sin(a) * 0.08], tip],
      [0.05, 0.035, 0.006],
      pale,
      materials.plain,
      6,
    );
  }
  for (let i = 0; i < 22; i++) {
    const a = random() * tau;
    mesh.tube(
      [
        [0.05 * Math.cos(a), 0.04, 0.05 * Math.sin(a)],
        [0.2 * Math.cos(a), 0.02, 0.2 * Math.sin(a)],
        [(0.3 + random() * 0.14) * Math.cos(a), 0.012, 0.36 * Math.sin(a)],
      ],
      [0.012, 0.01, 0.004],
      '#d8c494',
      materials.plain,
      4,
    );
  }
}

/** Half an onion whose cut face looks up from the origin: rings of flesh with fine lines between. */
function halfOnion(mesh: Mesh, skin: Rgb): void {
  paintedLathe(mesh, smoothProfile(pairs([0, -0.7, 0.3, -0.64, 0.58, -0.36, 0.7, 0])), {
    colour: (u) => mixRgb(skin, [0.16, 0.05, 0.02], 0.5 * smooth(0.4, 0.9, lines(u, 3))),
    material: materials.gloss,
    segments: 80,
  });
  const rings = 48;
  const tint = mixRgb(skin, [0.75, 0.9, 0.5], 0.75);
  paintedLathe(
    mesh,
    Array.from({ length: rings + 1 }, (_, i): [number, number] => [
      0.7 * (1 - i / rings),
      0.008 * Math.sin(i * 1.57) + 0.01,
    ]),
    {
      colour: (_u, v) => {
        const r = 1 - v;
        if (r > 0.965) return skin;
        const line = Math.abs(((r * 7.5) % 1) - 0.5) * 2;
        return mixRgb([0.9, 0.9, 0.78], tint, smooth(0.62, 0.98, line) * 0.75 + 0.25 * smooth(0.3, 0, r));
      },
      material: materials.wet,
      segments: 72,
      bulge: (u, v) => 1 + 0.03 * Math.sin(u * tau * 2 + v * 3) * Math.sin(v * Math.PI),
    },
  );
}

export const onion: Concept = {
  id: 'onion',
  words: {
    en: 'onion/red onion/white onion',
    de: 'zwiebel/zwiebeln',
    es: 'cebolla',
    fr: 'oignon',
    zh: '洋葱',
    ja: '玉ねぎ/タマネギ/玉葱',
    ar: 'بصل/بصلة',
    emoji: '🧅',
  },
  size: { width: 3, height: 1.8 },
  lives: ['room', 'market'],
  stands: 'table',
  moves: 'still',
  plural: 1,
  sway: 0.15,
  build(mesh, random, look) {
    const skin = readColour(look.colour ?? '#b8692a');
    mesh.push().at(0.66, 0, 0.3).rotZ(-0.08).rotY(1);
    wholeOnion(mesh, random, skin);
    mesh.pop();
    mesh.push().at(-0.2, 0, 0.66).rotZ(0.1).scale(0.92);
    wholeOnion(mesh, random, skin);
    mesh.pop();
    mesh.push().at(-0.66, 0.62, -0.42).rotY(0.24).rotX(-1.05);
    halfOnion(mesh, skin);
    mesh.pop();
  },
};
