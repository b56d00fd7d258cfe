import { ribbonBow } from '../../shapes/ribbon-bow.ts';
import { mixRgb } from '../../raster/colour.ts';
import type { Rgb } from '../../raster/colour.ts';
import { pick } from '../../shapes/chance.ts';
import { smoothWay } from '../../shapes/smooth-way.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Mesh } from '../../solid/mesh.ts';
import { smooth } from '../../solid/noise.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

type Print = (across: number, up: number) => Rgb;

/** Four walls and a top of printed paper about a ribbon that crosses them: half as wide as `half`, from `low` to `high`. */
function wrapped(
  mesh: Mesh,
  half: number,
  low: number,
  high: number,
  print: Print,
  ribbon: (across: number) => Rgb,
): void {
  const wide = 0.11;
  const paint = (along: number, up: number): Rgb => (Math.abs(along) < wide ? ribbon(along / wide) : print(along, up));
  const pieces = 90;
  for (let side = 0; side < 4; side++) {
    mesh.push().rotY((side * Math.PI) / 2);
    mesh.sheet(
      (u, v) => {
        const along = (u - 0.5) * 2 * half;
        const raised = Math.abs(along) < wide ? 0.012 : 0;
        return [along, low + (high - low) * v, -half - raised];
      },
      pieces,
      Math.ceil(pieces * (high - low)),
      (u, v) => paint((u - 0.5) * 2 * half, low + (high - low) * v),
      materials.gloss,
    );
    mesh.pop();
  }
  mesh.sheet(
    (u, v) => {
      const [x, z] = [(u - 0.5) * 2 * half, (v - 0.5) * 2 * half];
      return [x, high + (Math.min(Math.abs(x), Math.abs(z)) < wide ? 0.012 : 0), z];
    },
    pieces,
    pieces,
    (u, v) => {
      const [x, z] = [(u - 0.5) * 2 * half, (v - 0.5) * 2 * half];
      if (Math.abs(x) < wide) return ribbon(x / wide);
      return Math.abs(z) < wide ? ribbon(z / wide) : print(x, z);
    },
    materials.gloss,
  );
  mesh.face(
    [
      [-half, low, -half],
      [half, low, -half],
      [half, low, half],
      [-half, low, half],
    ],
    print(0, 0.4),
    materials.plain,
  );
}

export const gift: Concept = {
  id: 'gift',
  words: {
    en: 'gift/present/gift box',
    de: 'geschenk/geschenke',
    es: 'regalo/regalos',
    fr: 'cadeau/cadeaux',
    zh: '礼物',
    ja: 'プレゼント/贈り物',
    ar: 'هدية',
    emoji: '🎁',
  },
  size: { width: 1.7, height: 1.6 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  turn: 0.4,
  plural: 3,
  build(mesh, random, look) {
    const [paper, second] = pick<readonly [string, string]>(random, [
      ['#c8323c', '#f2d06a'],
      ['#2f6a9a', '#f4f0ea'],
      ['#3f8a5a', '#e84a4a'],
      ['#8a5ac0', '#f8d8e8'],
    ]);
    const base = readColour(look.colour ?? paper);
    const silk = readColour(second);
    const light = mixRgb(base, [1, 0.96, 0.88], 0.62);
    const kind = Math.floor(random() * 3);
    const print: Print = (x, y) => {
      if (kind === 0) {
        // Dots in offset rows.
        const row = Math.floor(y / 0.14);
        const [dx, dy] = [((x / 0.16 + (row & 1) * 0.5 + 20) % 1) - 0.5, ((y / 0.14 + 20) % 1) - 0.5];
        return mixRgb(base, light, smooth(0.044, 0.032, Math.hypot(dx * 0.16, dy * 0.14)));
      }
      if (kind === 1) return mixRgb(base, light, 0.7 * smooth(0.24, 0.14, Math.abs((((x + y) / 0.15 + 40) % 1) - 0.5)));
      const [dx, dy] = [((x / 0.22 + 20) % 1) - 0.5, ((y / 0.22 + 20) % 1) - 0.5];
      const r = Math.hypot(dx, dy);
      return mixRgb(
        base,
        light,
        smooth(0.025, -0.025, r - 0.12 - 0.2 * Math.abs(Math.cos(2.5 * Math.atan2(dy, dx))) ** 3),
      );
    };
    const ribbon = (across: number): Rgb =>
      mixRgb(silk, Math.abs(across) > 0.78 ? [1, 0.95, 0.85] : [0, 0, 0], Math.abs(across) > 0.78 ? 0.5 : 0.05);
    wrapped(mesh, 0.6, 0, 0.88, print, ribbon);
    wrapped(mesh, 0.65, 0.86, 1.08, (x, y) => mixRgb(print(x, y), [0, 0, 0], 0.06), ribbon);
    ribbonBow(mesh, 1.09, ribbon);
    // A card hangs from the knot over the edge of the lid.
    const string = smoothWay([
      [0.06, 1.14, -0.05],
      [0.28, 1.13, -0.4],
      [0.34, 1.09, -0.66],
      [0.33, 0.98, -0.69],
    ]);
    mesh.tube(string, [0.01], '#e8d8b0', materials.plain, 6);
    mesh.push().at(0.33, 0.98, -0.675).rotZ(0.14);
    const card: readonly Vec3[] = [
      [-0.06, -0.02, -0.006],
      [0.06, -0.02, -0.006],
      [0.12, -0.1, -0.02],
      [0.12, -0.38, -0.02],
      [-0.12, -0.38, -0.02],
      [-0.12, -0.1, -0.02],
    ];
    mesh.face(card, '#f6efdc', materials.plain);
    mesh.ball(0, -0.06, -0.02, 0.018, 0.018, 0.006, '#8a6a3a', materials.metal, 10);
    for (const [y, half] of [
      [-0.2, 0.07],
      [-0.25, 0.08],
      [-0.3, 0.05],
    ] as const)
      mesh.box(0, y, -0.03, half * 2, 0.012, 0.01, '#8a7a6a', materials.plain);
    mesh.pop();
  },
};
