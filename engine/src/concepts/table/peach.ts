import { mixRgb } from '../../raster/colour.ts';
import type { Random } from '../../raster/random.ts';
import { tau } from '../../shapes/chance.ts';
import { paintedLathe } from '../../shapes/painted-lathe.ts';
import { leafBlade } from '../../shapes/petals.ts';
import { pairs } from '../../shapes/points.ts';
import { smoothProfile } from '../../shapes/smooth-profile.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Mesh } from '../../solid/mesh.ts';
import { fbm, smooth } from '../../solid/noise.ts';
import type { Rgb } from '../../raster/colour.ts';
import type { Concept } from '../concept.ts';

const outline = smoothProfile(
  pairs([0, 0.04, 0.3, 0.02, 0.58, 0.14, 0.76, 0.42, 0.78, 0.72, 0.66, 1.02, 0.42, 1.2, 0.2, 1.2, 0.06, 1.08, 0, 1.04]),
);

/** How deep the seam is that runs from the stem down one side. */
const seam = (u: number): number => smooth(0.045, 0, Math.abs(u - 0.72));

function wholePeach(mesh: Mesh, random: Random, flesh: Rgb, blush: Rgb): void {
  const seed = random() * 20;
  paintedLathe(mesh, outline, {
    colour: (u, v) => {
      const cheek = 0.5 + 0.5 * Math.cos((u - 0.9) * tau);
      const spot = fbm(Math.cos(u * tau) * 2 + seed, Math.sin(u * tau) * 2 + v * 5, 4) - 0.5;
      const red = smooth(0.42, 1.02, cheek + spot * 0.9 - 0.25 * smooth(0.3, 0, v));
      return mixRgb(mixRgb(flesh, blush, red * 0.85), [0.3, 0.05, 0.03], seam(u) * 0.35);
    },
    material: materials.plain,
    segments: 130,
    rows: 80,
    bulge: (u, v) => 1 - 0.13 * seam(u) * smooth(0, 0.4, v) + 0.02 * Math.cos((u - 0.43) * tau),
  });
  mesh.tube(
    [
      [0, 1.02, 0],
      [0.03, 1.22, 0],
      [0.1, 1.34, 0.02],
    ],
    [0.045, 0.04, 0.05],
    '#6a4a26',
    materials.plain,
    10,
  );
  mesh.push().at(0.05, 1.2, 0).rotX(-0.75);
  for (const [turn, long] of [
    [0.25, 0.95],
    [2.75, 0.7],
  ] as const) {
    mesh.push().rotY(turn);
    leafBlade(mesh, { L: long, W: 0.19, open: 1.1, curl: 0.5 }, ['#3a7028', '#79ac46']);
    mesh.pop();
  }
  mesh.pop();
}

export const peach: Concept = {
  id: 'peach',
  words: {
    en: 'peach/nectarine/apricot',
    de: 'pfirsich/pfirsiche/nektarine/aprikose/aprikosen',
    es: 'melocotón/durazno/nectarina/albaricoque',
    fr: 'pêche/nectarine/abricot',
    zh: '桃子/水蜜桃',
    ja: '桃の実/白桃',
    ar: 'خوخ/دراق/مشمش',
    emoji: '🍑',
  },
  size: { width: 2.7, height: 1.4 },
  lives: ['room', 'garden'],
  stands: 'table',
  moves: 'still',
  plural: 1,
  build(mesh, random, look) {
    const flesh = readColour(look.colour ?? '#f8be62');
    const blush = look.colour ? mixRgb(flesh, [0.35, 0.02, 0.02], 0.45) : readColour('#cf3a2c');
    mesh.push().at(0.42, 0, 0.28).rotY(-0.3);
    wholePeach(mesh, random, flesh, blush);
    mesh.pop();
    // A half leans before it, with its stone.
    mesh.push().at(-0.62, 0.66, -0.36).rotY(0.3).rotX(-1.05);
    const half = smoothProfile(pairs([0, -0.66, 0.34, -0.6, 0.58, -0.36, 0.68, 0, 0.68, 0, 0.655, 0.01]));
    paintedLathe(mesh, half, {
      colour: (u, v) =>
        mixRgb(flesh, blush, smooth(0.35, 0.8, 0.5 + 0.5 * Math.cos((u - 0.9) * tau) + fbm(u * 9, v * 6, 3) - 0.5)),
      material: materials.plain,
      segments: 64,
    });
    const cut = Array.from({ length: 27 }, (_, i): [number, number] => {
      const r = 0.66 * (1 - i / 26);
      return [r, 0.012 - 0.05 * smooth(0.3, 0.22, r)];
    });
    paintedLathe(mesh, cut, {
      colour: (u, v) => {
        const r = 1 - v;
        const ray = fbm(Math.cos(u * tau) * 9, Math.sin(u * tau) * 9 + r, 3);
        const pale = mixRgb(mixRgb(flesh, [1, 0.72, 0.25], 0.5), [1, 0.86, 0.55], smooth(0.7, 0.95, r) * 0.4);
        return mixRgb(pale, readColour('#c02a22'), smooth(0.62, 0.36, r + (ray - 0.5) * 0.35) * 0.85);
      },
      material: materials.wet,
      segments: 90,
    });
    paintedLathe(mesh, smoothProfile(pairs([0.24, -0.05, 0.22, 0.06, 0.13, 0.13, 0, 0.15])), {
      colour: (u, v) => mixRgb(readColour('#6e351a'), readColour('#a8643a'), fbm(u * 26, v * 8, 3)),
      material: materials.plain,
      segments: 60,
      bulge: (u, v) => (1 + 0.25 * Math.cos(u * tau * 2)) * (1 + 0.07 * Math.sin(u * 80 + v * 12)),
    });
    mesh.pop();
  },
};
