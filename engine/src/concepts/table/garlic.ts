import { mixRgb } from '../../raster/colour.ts';
import type { Random } from '../../raster/random.ts';
import { tau } from '../../shapes/chance.ts';
import { paintedLathe } from '../../shapes/painted-lathe.ts';
import { pairs } from '../../shapes/points.ts';
import { smoothProfile } from '../../shapes/smooth-profile.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Mesh } from '../../solid/mesh.ts';
import { fbm, smooth } from '../../solid/noise.ts';
import type { Concept } from '../concept.ts';

const [white, violet, straw] = [readColour('#f2ece0'), readColour('#9a6a86'), readColour('#d8c6a0')] as const;
const outline = smoothProfile(
  pairs([
    0.12, 0.04, 0.34, 0.02, 0.6, 0.12, 0.74, 0.36, 0.68, 0.66, 0.44, 0.9, 0.22, 1.08, 0.13, 1.3, 0.11, 1.62, 0.13, 1.8,
  ]),
);

function bulb(mesh: Mesh, random: Random): void {
  const [cloves, seed] = [9, random() * 30] as const;
  const swell = (u: number): number => Math.abs(Math.sin((u * cloves + seed) * Math.PI)) ** 0.5;
  paintedLathe(mesh, outline, {
    colour: (u, v) => {
      const line = fbm(u * 70 + seed, v * 1.4, 2);
      const streak = smooth(0.55, 0.75, line) * smooth(0.1, 0.3, v) * smooth(0.9, 0.6, v);
      return mixRgb(
        mixRgb(white, violet, streak * 0.5 + 0.3 * (1 - swell(u)) * smooth(0.9, 0.5, v)),
        straw,
        smooth(0.68, 1, v) * 0.7,
      );
    },
    material: materials.plain,
    segments: 126,
    bulge: (u, v) =>
      1 - 0.16 * (1 - swell(u)) * smooth(0.02, 0.25, v) * smooth(0.95, 0.5, v) + 0.05 * Math.sin(u * tau * 2 + seed),
  });
  mesh.cyl(0, 1.795, 0, 0.13, 0.1, 0.02, '#b89a68', materials.plain, 18);
  for (let i = 0; i < 5; i++) {
    const a = random() * tau;
    mesh.tube(
      [
        [Math.cos(a) * 0.11, 1.5, Math.sin(a) * 0.11],
        [Math.cos(a) * 0.15, 1.68, Math.sin(a) * 0.15],
        [Math.cos(a) * 0.24, 1.8, Math.sin(a) * 0.22],
      ],
      [0.03, 0.025, 0.004],
      '#e6d8b4',
      materials.plain,
      6,
    );
  }
}

/** A single clove that lies along x on its round back. */
function clove(mesh: Mesh, peeled: boolean): void {
  mesh.sheet(
    (u, v) => {
      const [a, along] = [u * tau, v * 2 - 1];
      const r = 0.2 * Math.max(0, 1 - Math.abs(along) ** 2.2) ** 0.62 * (1 - 0.3 * along);
      const flat = Math.sin(a) > 0 ? 0.75 : 1;
      return [along * 0.36, 0.19 + Math.sin(a) * r * flat + 0.1 * along * along, Math.cos(a) * r * 0.86];
    },
    40,
    30,
    (u, v) => {
      if (v < 0.06) return '#a8844e';
      return peeled
        ? mixRgb(readColour('#f6eccc'), white, v)
        : mixRgb(readColour('#d8b0b4'), violet, smooth(0.4, 0.7, fbm(u * 30, v * 2, 2)) * 0.8);
    },
    peeled ? materials.wet : materials.plain,
  );
}

export const garlic: Concept = {
  id: 'garlic',
  words: {
    en: 'garlic/garlic bulb/clove of garlic/head of garlic',
    de: 'knoblauch/knoblauchzehe/knoblauchknolle',
    es: 'ajo/cabeza de ajo/diente de ajo',
    fr: 'ail/gousse d’ail/tête d’ail',
    zh: '大蒜/蒜头',
    ja: 'ニンニク/にんにく',
    ar: 'ثوم',
    emoji: '🧄',
  },
  size: { width: 2.9, height: 1.9 },
  lives: ['room', 'market'],
  stands: 'table',
  moves: 'still',
  plural: 1,
  sway: 0.15,
  build(mesh, random) {
    mesh.push().at(-0.4, 0, 0.2).rotZ(0.1);
    bulb(mesh, random);
    mesh.pop();
    mesh.push().at(0.78, 0, 0.42).rotZ(-0.2).scale(0.82);
    bulb(mesh, random);
    mesh.pop();
    for (const [x, z, turn, peeled] of [
      [0.3, -0.66, 0.4, false],
      [0.86, -0.5, -0.5, true],
      [-0.62, -0.84, -0.2, false],
    ] as const) {
      mesh.push().at(x, 0, z).rotY(turn);
      clove(mesh, peeled);
      mesh.pop();
    }
  },
};
