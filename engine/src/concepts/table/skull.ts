import { bothSides, conesAlong, skinOf } from '../../shapes/body-parts.ts';
import { mixRgb } from '../../raster/colour.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Mesh } from '../../solid/mesh.ts';
import { fbm, smooth } from '../../solid/noise.ts';
import type { Cones } from '../../solid/soft-body.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

const melt = 0.045;
const hollow = '#150d08';

/** The vault, wide behind its temples, narrow at the brow. */
const vault: Cones = [
  [0, 1.06, 0.26, 0.42, 0, 1.06, -0.04, 0.4, 0],
  [0, 0.84, 0.42, 0.3, 0, 0.94, 0.2, 0.4, 0],
  ...bothSides((s) => [
    [0.14 * s, 1.0, 0.26, 0.37, 0.08 * s, 1.0, -0.06, 0.36, 0],
    [0.16 * s, 0.7, 0.22, 0.2, 0.2 * s, 0.66, 0, 0.14, 0],
  ]),
];

/** Brows, the rims of the eyes, cheeks, the opening of the nose, and the upper jaw. */
const face: Cones = [
  [0, 0.66, -0.16, 0.2, 0, 0.5, -0.24, 0.17, 0],
  [-0.13, 0.4, -0.3, 0.12, 0.13, 0.4, -0.3, 0.12, 0],
  [0, 0.86, -0.42, 0.05, 0, 0.7, -0.5, 0.032, 0],
  [0, 0.44, -0.45, 0.03, 0, 0.45, -0.49, 0.02, 0],
  ...bothSides((s) => [
    ...conesAlong(
      [
        [0.03 * s, 0.88, -0.42, 0.055],
        [0.17 * s, 0.92, -0.42, 0.06],
        [0.31 * s, 0.87, -0.33, 0.06],
        [0.35 * s, 0.74, -0.29, 0.05],
        [0.31 * s, 0.62, -0.34, 0.06],
        [0.18 * s, 0.6, -0.42, 0.05],
        [0.08 * s, 0.66, -0.45, 0.04],
        [0.055 * s, 0.78, -0.44, 0.035],
      ],
      0,
    ),
    ...conesAlong(
      [
        [0.31 * s, 0.6, -0.32, 0.07],
        [0.4 * s, 0.58, -0.16, 0.05],
        [0.43 * s, 0.6, 0, 0.04],
        [0.4 * s, 0.63, 0.14, 0.06],
      ],
      0,
    ),
    [0.09 * s, 0.64, -0.45, 0.04, 0.11 * s, 0.47, -0.45, 0.045, 0],
    [0.36 * s, 0.8, -0.28, 0.05, 0.38 * s, 0.9, -0.1, 0.06, 0],
    [0.27 * s, 0.56, -0.32, 0.07, 0.2 * s, 0.42, -0.3, 0.08, 0],
  ]),
];

/** The lower jaw, from its joints below the ears round the chin. */
const jaw: Cones = [
  [-0.07, 0.1, -0.44, 0.06, 0.07, 0.1, -0.44, 0.06, 0],
  [0, 0.16, -0.43, 0.06, 0, 0.08, -0.46, 0.05, 0],
  ...bothSides((s) =>
    conesAlong(
      [
        [0.38 * s, 0.56, 0.06, 0.05],
        [0.37 * s, 0.4, 0.02, 0.06],
        [0.34 * s, 0.2, -0.04, 0.065],
        [0.27 * s, 0.14, -0.24, 0.065],
        [0.15 * s, 0.13, -0.4, 0.07],
        [0, 0.14, -0.44, 0.06],
      ],
      0,
    ),
  ),
];

/** Teeth in a bow: their middle height and height, to the crown or up to it; molars stand behind. */
function teeth(mesh: Mesh, y: number, tall: number, colour: string): void {
  for (let i = 0; i < 14; i++) {
    const t = i - 6.5;
    const a = t * 0.215;
    const wide = Math.abs(t) < 2 ? 0.034 : Math.abs(t) < 4 ? 0.029 : 0.036;
    const fang = Math.abs(Math.abs(t) - 2.5) < 0.1 ? 1.12 : 1;
    mesh
      .push()
      .at(Math.sin(a) * 0.215, y, -0.19 - Math.cos(a) * 0.25)
      .rotY(-a);
    mesh
      .ball(0, 0, 0, wide, tall * fang, 0.036, colour, materials.gloss, 14)
      .ball(0, tall * 0.9 * (y > 0.27 ? 1 : -1), 0.012, wide * 0.8, tall * 0.8, 0.034, '#cdbf9c', materials.plain, 10)
      .pop();
  }
}

export const skull: Concept = {
  id: 'skull',
  words: {
    en: 'skull',
    de: 'schädel/totenkopf',
    es: 'calavera/cráneo',
    fr: 'crâne',
    zh: '骷髅',
    ja: '頭蓋骨/ドクロ',
    ar: 'جمجمة',
    emoji: '💀/☠',
  },
  size: { width: 1.4, height: 1.5 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  sway: 0.5,
  build(mesh, random, look) {
    const bone = readColour(look.colour ?? '#e4d8ba');
    const place = random() * 20;
    mesh.body([...vault, ...face], {
      k: melt,
      colours: [bone, mixRgb(bone, [0.2, 0.12, 0.05], 0.6)],
      fur: 0.1,
      marks: {
        colour: 1,
        share: (x, y, z) =>
          0.45 * smooth(0.45, 0.75, fbm(x * 4 + place, y * 4 + z * 3, 3)) + 0.5 * smooth(0.62, 0.35, y),
      },
    });
    mesh.body(jaw, { k: melt, colours: [mixRgb(bone, [0.4, 0.28, 0.14], 0.22)], fur: 0.1 });
    for (const s of [-1, 1]) {
      mesh
        .push()
        .at(0.195 * s, 0.755, -0.33)
        .rotY(-0.3 * s)
        .rotZ(-0.2 * s);
      mesh.ball(0, 0, 0, 0.135, 0.115, 0.07, hollow, materials.plain, 24).pop();
      mesh
        .push()
        .at(0.042 * s, 0.545, -0.415)
        .rotZ(0.16 * s);
      mesh.ball(0, 0, 0, 0.046, 0.1, 0.05, hollow, materials.plain, 18).pop();
    }
    mesh.ball(0, 0.27, -0.2, 0.2, 0.14, 0.2, hollow, materials.plain, 20);
    teeth(mesh, 0.325, 0.055, '#efe6cc');
    teeth(mesh, 0.225, 0.048, '#e8dcc0');
    // Seams of the vault, and a crack over one brow.
    const onSkin = skinOf(vault, melt);
    const seam = (toward: (t: number) => Vec3, wide: number, count: number): void =>
      void mesh.tube(
        Array.from({ length: count }, (_, i) => onSkin([0, 0.95, 0.12], toward(i / (count - 1)))),
        [wide],
        mixRgb(bone, [0.06, 0.03, 0.015], 0.75),
        materials.plain,
        5,
      );
    seam((t) => [Math.cos(t * 2.5 + 0.32), Math.sin(t * 2.5 + 0.32), -0.35 + 0.04 * Math.sin(t * 90)], 0.006, 130);
    seam((t) => [0.04 * Math.sin(t * 80), 1, -0.35 + t * 1.6], 0.006, 90);
    seam((t) => [0.22 + t * 0.2 + 0.03 * Math.sin(t * 13), 0.34 + t * 0.45, -1], 0.006, 20);
  },
};
