import { crow } from '../../shapes/crow.ts';
import { scarecrowHead } from '../../shapes/scarecrow-head.ts';
import { strawTuft } from '../../shapes/straw-tuft.ts';
import { mixRgb } from '../../raster/colour.ts';
import type { Rgb } from '../../raster/colour.ts';
import type { Random } from '../../raster/random.ts';
import { tau } from '../../shapes/chance.ts';
import { paintedLathe } from '../../shapes/painted-lathe.ts';
import { paintedTube } from '../../shapes/painted-tube.ts';
import { pairs, triples } from '../../shapes/points.ts';
import { hoop } from '../../shapes/rings.ts';
import { smoothProfile } from '../../shapes/smooth-profile.ts';
import { smoothWay } from '../../shapes/smooth-way.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Mesh } from '../../solid/mesh.ts';
import { fbm, smooth } from '../../solid/noise.ts';
import type { Concept } from '../concept.ts';

/** Checked cloth: how dark it is woven at a place. */
function check(cloth: Rgb, x: number, y: number): Rgb {
  const wide = (value: number): number => (((value % 1) + 1) % 1 < 0.4 ? 1 : 0);
  const fine = (value: number): number => (Math.abs(((((value + 0.3) % 1) + 1) % 1) - 0.5) < 0.06 ? 1 : 0);
  const dark = mixRgb(cloth, [0.02, 0.01, 0.015], 0.34 * (wide(x) + wide(y)));
  return mixRgb(dark, [0.85, 0.75, 0.5], 0.4 * Math.max(fine(x), fine(y)));
}

/** The shirt over the crossbar, open at hem and cuffs, and trousers that hang from a rope. */
function clothes(mesh: Mesh, random: Random, cloth: Rgb): void {
  const denim = readColour('#3a4a68');
  mesh.push().scale(1, 1, 0.72);
  paintedLathe(
    mesh,
    smoothProfile(
      pairs([0.3, 0.78, 0.27, 0.86, 0.23, 1.02, 0.25, 1.2, 0.28, 1.36, 0.25, 1.47, 0.15, 1.53, 0.08, 1.56]),
    ),
    {
      colour: (turn, share) => check(cloth, turn * 12, share * 7),
      bulge: (turn, share) =>
        1 +
        0.05 * Math.sin(turn * tau * 7 + share * 3) * (1 - share * 0.7) +
        (share < 0.06 ? 0.05 * Math.sin(turn * 150) : 0),
      material: materials.cloth,
      segments: 120,
      rows: 70,
    },
  );
  hoop(mesh, 0.98, 0.245, 0.02, '#b89a5a', materials.cloth);
  for (const y of [1.12, 1.24, 1.36]) mesh.ball(0, y, -0.275, 0.018, 0.018, 0.012, '#e8e0c8', materials.gloss, 10);
  mesh.pop();
  for (const s of [-1, 1]) {
    paintedTube(
      mesh,
      smoothWay(triples([s * 0.12, 1.42, 0, s * 0.34, 1.43, 0, s * 0.56, 1.4, 0.01, s * 0.74, 1.37, 0])),
      {
        radius: (t) => 0.13 - 0.03 * smooth(0, 0.4, t) + 0.035 * smooth(0.6, 1, t),
        bulge: (turn, t) =>
          1 +
          0.08 * Math.sin(t * 26 + turn * 5) * smooth(0.1, 0.5, t) +
          (Math.sin(turn * tau) < -0.3 ? 0.3 * smooth(0.4, 1, t) : 0),
        colour: (turn, t) => check(cloth, turn * 6, t * 4.6),
        material: materials.cloth,
        around: 48,
        pieces: 48,
      },
    );
    strawTuft(mesh, random, [s * 0.72, 1.37, 0], [s * 0.2, -0.05, 0], { count: 34, spread: 0.16 });
    paintedTube(
      mesh,
      smoothWay(triples([s * 0.1, 0.98, 0, s * 0.13, 0.75, -0.01, s * 0.17, 0.48, 0.01, s * 0.19, 0.3, 0])),
      {
        radius: (t) => 0.135 - 0.025 * t,
        bulge: (turn, t) => 1 + 0.06 * Math.sin(t * 21 + turn * 8 + s) + (t > 0.93 ? 0.06 * Math.sin(turn * 60) : 0),
        colour: (turn, t) => {
          const patch = s > 0 && Math.abs(t - 0.5) < 0.13 && Math.abs(turn - 0.75) < 0.14;
          const seam = Math.abs(Math.cos(turn * tau)) > 0.985;
          return patch
            ? check([0.5, 0.16, 0.08], turn * 30, t * 22)
            : mixRgb(denim, [0.3, 0.36, 0.46], seam ? 0.6 : 0.3 * fbm(turn * 9, t * 12, 2));
        },
        material: materials.cloth,
        around: 44,
        pieces: 44,
      },
    );
    strawTuft(mesh, random, [s * 0.19, 0.32, 0], [s * 0.03, -0.2, 0], { count: 30, spread: 0.15 });
  }
  strawTuft(mesh, random, [0, 0.86, -0.1], [0, -0.16, -0.06], { count: 24, spread: 0.32 });
}

export const scarecrow: Concept = {
  id: 'scarecrow',
  words: {
    en: 'scarecrow',
    de: 'vogelscheuche',
    es: 'espantapájaros',
    fr: 'épouvantail',
    zh: '稻草人',
    ja: 'かかし',
    ar: 'فزاعة',
    emoji: '',
  },
  size: { width: 1.8, height: 2.2 },
  lives: ['hills'],
  stands: 'ground',
  moves: 'still',
  build(mesh, random, look) {
    mesh.tube(triples([0, -0.2, 0.02, 0.01, 0.7, 0.02, 0, 1.7, 0.02]), [0.05], '#6b4a30', materials.bark, 10);
    mesh.tube(triples([-0.98, 1.4, 0.01, 0, 1.43, 0.01, 0.98, 1.39, 0.01]), [0.035], '#6b4a30', materials.bark, 10);
    clothes(mesh, random, readColour(look.colour ?? '#a83a2c'));
    scarecrowHead(mesh, random);
    mesh.push().at(0.62, 1.5, 0).rotY(0.5);
    crow(mesh);
    mesh.pop();
  },
};
