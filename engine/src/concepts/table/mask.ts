import { mixRgb } from '../../raster/colour.ts';
import { pick, tau } from '../../shapes/chance.ts';
import { pairs } from '../../shapes/points.ts';
import { rod } from '../../shapes/rings.ts';
import { smoothProfile } from '../../shapes/smooth-profile.ts';
import { smoothWay } from '../../shapes/smooth-way.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Mesh } from '../../solid/mesh.ts';
import type { Rgb } from '../../raster/colour.ts';
import { smooth } from '../../solid/noise.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

/** The mask over a half: brow, cheeks and nose; s goes from ear (-1) to ear (1), t from the lower edge (0) to the upper one (1). */
function face(s: number, t: number, out = 0): Vec3 {
  const a = Math.abs(s);
  const upper = 0.56 + 0.16 * smooth(0.25, 0.95, a) - 0.1 * smooth(0.3, 0, a) + 0.12 * smooth(0.8, 1, a);
  const lower = -0.42 - 0.1 * smooth(0.35, 0.62, a) + 0.62 * smooth(0.66, 1, a) - 0.26 * smooth(0.26, 0.06, a);
  const y = lower + (upper - lower) * t;
  const nose = 0.42 * smooth(0.26, 0, a) * smooth(0.45, -0.4, y) * smooth(-0.75, -0.5, y);
  const cheek = 0.1 * smooth(0.34, 0, Math.hypot(a - 0.52, y + 0.26));
  const brow = 0.07 * smooth(0.16, 0, Math.abs(y - 0.26 - 0.12 * a)) * smooth(1, 0.6, a);
  const socket = 0.09 * smooth(0.34, 0.1, Math.hypot((a - 0.5) * 0.9, (y - 0.04) * 1.5));
  const round = 0.62 * Math.cos(s * 1.35);
  return [Math.sin(s * 1.2) * 1.12, y, -(round + nose + cheek + brow - socket + out)];
}

/** How far inside an eye a place of the face is; above 0 it is a hole. */
const eye = ([x, y]: Vec3): number =>
  1 - ((Math.abs(x) - 0.55) / 0.29) ** 2 - ((y - 0.05 - 0.22 * (Math.abs(x) - 0.55)) / 0.125) ** 2;

function feather(mesh: Mesh, long: number, lean: number, back: number, colour: Rgb): void {
  const spine = (v: number): Vec3 => [
    lean * v * long + 0.3 * lean * v * v,
    long * v * (1 - 0.16 * v * v * Math.abs(lean)),
    back * v + 0.2 * v * v,
  ];
  mesh.sheet(
    (u, v) => {
      const s = (u - 0.5) * 2;
      const [x, y, z] = spine(v);
      const w = 0.15 * Math.max(0, Math.sin(Math.PI * Math.min(1, 0.1 + v * 0.9))) ** 0.6;
      return [x + s * w, y - Math.abs(s) * w * 0.7 + 0.012 * Math.sin(v * 110), z + s * s * w * 0.3];
    },
    10,
    44,
    (u, v) =>
      mixRgb(
        colour,
        [0.95, 0.85, 0.7],
        0.24 * Math.abs(Math.sin(v * 80)) * Math.abs(u - 0.5) * 2 + 0.3 * smooth(0.75, 1, v),
      ),
    materials.leaf,
  );
  mesh.tube(
    Array.from({ length: 12 }, (_, i) => {
      const [x, y, z] = spine(i / 11);
      return [x, y, z - 0.012] as const;
    }),
    [0.014],
    mixRgb(colour, [0.95, 0.9, 0.8], 0.6),
    materials.plain,
    5,
  );
}

export const mask: Concept = {
  id: 'mask',
  words: {
    en: 'mask/venetian mask/carnival mask/masquerade mask',
    de: 'maske/masken/venezianische maske/karnevalsmaske',
    es: 'máscara/antifaz/máscara veneciana',
    fr: 'masque/masque vénitien',
    zh: '面具/威尼斯面具',
    ja: '仮面/ベネチアンマスク',
    ar: 'قناع',
    emoji: '🎭',
  },
  size: { width: 2.7, height: 3 },
  lives: ['room', 'parlour'],
  stands: 'table',
  moves: 'still',
  sway: 0.2,
  build(mesh, random, look) {
    const paint = readColour(look.colour ?? pick(random, ['#8a1a3a', '#23408a', '#5a2a8a', '#1f6a5a']));
    const [ivory, gold] = [readColour('#f2ead8'), '#d8a83c'] as const;
    mesh.lathe(
      smoothProfile(pairs([0.62, 0, 0.62, 0, 0.6, 0.08, 0.3, 0.14, 0.1, 0.22, 0.07, 0.34])),
      48,
      '#4a2a16',
      materials.gloss,
    );
    rod(mesh, [0, 0.3, 0], [0, 1.2, 0], 0.05, gold, materials.metal);
    mesh.push().at(0, 1.42, 0.28).rotX(0.06);
    mesh.sheet(
      (u, v) => face(u * 2 - 1, v),
      180,
      90,
      (u, v) => {
        const s = u * 2 - 1;
        const p = face(s, v);
        if (eye(p) > 0) return '#0e0a0c';
        // Lozenges on one half, ivory with scrolls on the other.
        const lozenge = (Math.floor(s * 6.4 + p[1] * 4.6 + 40) + Math.floor(s * 6.4 - p[1] * 4.6 + 40)) % 2;
        const shadow = smooth(-0.85, 0, eye(p));
        const lip = mixRgb(ivory, paint, smooth(-1.9, -0.3, eye(p)) * 0.8);
        const ground = s > 0 ? (lozenge ? mixRgb(ivory, [0.75, 0.5, 0.12], 0.25) : paint) : lip;
        return mixRgb(ground, readColour(gold), s > 0 ? shadow * 0.5 : 0);
      },
      materials.gloss,
    );
    for (const side of [-1, 1]) {
      const lid = Array.from({ length: 49 }, (_, i): Vec3 => {
        const a = (i / 48) * tau;
        const x = 0.55 + Math.cos(a) * 0.3;
        const y = 0.05 + 0.22 * (x - 0.55) + Math.sin(a) * 0.135;
        const s = (side * Math.asin(Math.min(1, x / 1.12))) / 1.2;
        const [low, high] = [face(s, 0)[1], face(s, 1)[1]];
        return face(s, (y - low) / (high - low), 0.015);
      });
      mesh.tube(lid, [0.026], gold, materials.metal, 8);
      // A scroll of gold over the brow.
      mesh.tube(
        smoothWay(
          [
            face(side * 0.14, 0.74, 0.02),
            face(side * 0.34, 0.87, 0.02),
            face(side * 0.62, 0.85, 0.02),
            face(side * 0.84, 0.72, 0.02),
            face(side * 0.76, 0.58, 0.02),
            face(side * 0.68, 0.68, 0.02),
          ],
          6,
        ),
        [0.02],
        gold,
        materials.metal,
        7,
      );
      // Ribbons hang from its ends.
      for (const [k, long] of [
        [0, 1.15],
        [1, 0.9],
      ] as const)
        mesh.sheet(
          (u, v) => {
            const [x, y, z] = face(side, 0.5);
            const wave = 0.07 * Math.sin(v * 9 + k * 2);
            return [
              x + side * (0.03 + k * 0.12 * v + wave * 0.6) + (u - 0.5) * 0.11,
              y - v * long,
              z + 0.08 + wave + k * 0.08,
            ];
          },
          4,
          26,
          (_u, v) => mixRgb(paint, ivory, 0.2 + 0.2 * Math.sin(v * 9 + k * 2)),
          materials.cloth,
        );
      mesh.ball(...face(side * 0.98, 0.5, 0.02), 0.07, 0.07, 0.05, gold, materials.metal, 12);
    }
    for (const t of [0, 1])
      mesh.tube(
        Array.from({ length: 91 }, (_, i) => face((i / 90) * 2 - 1, t, 0.008)),
        [0.03],
        gold,
        materials.metal,
        8,
      );
    for (let i = 0; i < 21; i++)
      mesh.ball(...face((i / 20) * 1.9 - 0.95, 0.94, 0.02), 0.022, 0.022, 0.022, '#f6f2e8', materials.gloss, 8);
    // A fan of feathers behind a stone on the brow.
    for (let i = 0; i < 9; i++) {
      const s = (i - 4) / 4;
      mesh.push().at(s * 0.16, 0.42, -0.5 + Math.abs(s) * 0.06);
      feather(
        mesh,
        1.12 - 0.2 * Math.abs(s),
        s * 0.66,
        0.16 + (i % 2) * 0.08,
        i % 2 ? paint : mixRgb(paint, [0.75, 0.45, 0.1], 0.5),
      );
      mesh.pop();
    }
    mesh.ball(...face(0, 0.93, 0.06), 0.12, 0.15, 0.08, gold, materials.metal, 18);
    mesh.ball(...face(0, 0.93, 0.12), 0.075, 0.1, 0.06, '#b8142e', materials.gloss, 16);
    mesh.pop();
  },
};
