import { mixRgb } from '../../raster/colour.ts';
import type { Random } from '../../raster/random.ts';
import { tau } from '../../shapes/chance.ts';
import { pairs } from '../../shapes/points.ts';
import { slab } from '../../shapes/slab.ts';
import { smoothProfile } from '../../shapes/smooth-profile.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Mesh } from '../../solid/mesh.ts';
import { fbm, smooth } from '../../solid/noise.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

const paints = [
  '#f4f0e6',
  '#f2c420',
  '#ee7a1c',
  '#d0201e',
  '#d8488a',
  '#7a2f9a',
  '#2340a0',
  '#2a92c4',
  '#2f8a4a',
  '#7a4a22',
] as const;

/** The outline of the board: an oval with a bay beside the hole for the thumb. */
function board(turn: number): readonly [number, number] {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const bay = 1 - 0.34 * smooth(0.55, 0, Math.abs(turn - 5.25));
  return [c * 1.34 * bay, s * 0.98 * bay * (1 + 0.1 * c)];
}

/** A brush that stands on its handle's end, its tuft dipped in a colour. */
function brush(mesh: Mesh, long: number, handle: string, dipped: string, wide: number): void {
  mesh.lathe(
    smoothProfile(pairs([0, 0, 0.03, 0.02, 0.05, long * 0.3, 0.075, long * 0.72, 0.055, long])),
    14,
    handle,
    materials.gloss,
  );
  mesh.lathe(pairs([0.056, long, wide * 0.9, long + 0.24, wide, long + 0.26]), 18, '#d4d0c4', materials.metal);
  for (const y of [0.06, 0.1])
    mesh.lathe(pairs([0.07, long + y, 0.08, long + y + 0.015, 0.07, long + y + 0.03]), 18, '#b8b2a4', materials.metal);
  mesh.lathe(
    smoothProfile(pairs([wide * 0.95, long + 0.25, wide * 1.12, long + 0.38, wide * 0.9, long + 0.52])),
    18,
    '#8a5a30',
    materials.cloth,
  );
  mesh.lathe(
    smoothProfile(pairs([wide * 0.94, long + 0.49, wide * 0.8, long + 0.6, 0, long + 0.78])),
    18,
    dipped,
    materials.wet,
  );
}

/** A heap of paint as it comes from a tube, about the origin on the board. */
function blob(mesh: Mesh, random: Random, colour: string): void {
  const [phase, turns] = [random() * tau, 1.4 + random()] as const;
  mesh.sheet(
    (u, v) => {
      const a = u * tau;
      const r = 0.17 * (1 - v) * (1 + 0.16 * Math.sin(a * 3 + phase) + 0.08 * Math.sin(a * 5));
      const lift = 0.1 * Math.sqrt(v) + 0.018 * Math.sin(a * turns + v * 14) * (1 - v);
      return [Math.cos(a) * r + v * v * 0.04, Math.max(0, lift), Math.sin(a) * r];
    },
    36,
    12,
    () => colour,
    materials.gloss,
  );
}

export const paintPalette: Concept = {
  id: 'paint palette',
  words: {
    en: 'paint palette/artist palette/artist’s palette/painter’s palette/paintbrush/paint brush/paintbrushes',
    de: 'malpalette/farbpalette/pinsel/malerpalette',
    es: 'paleta de pintor/paleta de pintura/pincel/pinceles',
    fr: 'palette de peintre/pinceau/palette de peinture',
    zh: '调色板/画笔',
    ja: 'パレット/絵筆/絵の具',
    ar: 'لوحة ألوان/فرشاة رسم',
    emoji: '🎨/🖌️',
  },
  size: { width: 3.1, height: 2.9 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  sway: 0.12,
  build(mesh, random) {
    // The board leans on a jar of brushes.
    mesh.push().at(0.1, 0.94, -0.2).rotX(-1.16).rotY(-0.06);
    const wood = [readColour('#c08a4c'), readColour('#96602c')] as const;
    slab(
      mesh,
      Array.from({ length: 96 }, (_, i) => board((i / 96) * tau)),
      {
        low: -0.035,
        high: 0.035,
        edge: 0.025,
        top: (x, z) => mixRgb(wood[0], wood[1], smooth(0.3, 0.75, fbm(x * 2 + 4, z * 16, 4))),
        side: wood[1],
        material: materials.gloss,
        rings: 24,
      },
    );
    const hole = Array.from({ length: 33 }, (_, i): Vec3 => [
      0.62 + Math.cos((i / 32) * tau) * 0.17,
      0.04,
      -0.3 + Math.sin((i / 32) * tau) * 0.13,
    ]);
    mesh.face(hole, '#2a1a10', materials.plain);
    mesh.tube(hole, [0.022], wood[1], materials.gloss, 8);
    for (const [i, colour] of paints.entries()) {
      const a = 0.1 + (i / paints.length) * 4.6;
      const [x, z] = board(a);
      mesh.push().at(x * 0.78, 0.035, z * 0.76);
      blob(mesh, random, colour);
      mesh.pop();
    }
    // Where colours were mixed they are drawn out flat.
    for (const [x, z, one, other] of [
      [-0.36, -0.02, '#2f8ac0', '#f2d23a'],
      [0.22, 0.14, '#d8303a', '#f4efe2'],
      [0.02, -0.34, '#e8882a', '#7a2f9a'],
    ] as const)
      mesh.sheet(
        (u, v) => {
          const a = u * tau;
          const r = v * (0.24 + 0.05 * Math.sin(a * 4 + x * 20) + 0.03 * Math.sin(a * 7));
          return [
            x + Math.cos(a) * r * 1.2,
            0.038 + 0.014 * (1 - v) * (1 + Math.sin(a * 6)),
            z + Math.sin(a) * r * 0.8,
          ];
        },
        48,
        10,
        (u, v) => mixRgb(readColour(one), readColour(other), 0.5 + 0.5 * Math.sin(u * tau * 2 + v * 6)),
        materials.gloss,
      );
    mesh.pop();
    mesh.push().at(0.3, 0, 0.62);
    mesh.lathe(
      smoothProfile(pairs([0.4, 0, 0.46, 0.04, 0.46, 0.6, 0.48, 1.1, 0.5, 1.14, 0.46, 1.14, 0.42, 1, 0, 1])),
      48,
      '#7a9aa8',
      materials.gloss,
    );
    for (const [turn, lean, long, handle, dipped, wide] of [
      [0.4, 0.2, 1.8, '#b8322a', '#2f6ac0', 0.1],
      [1.9, 0.16, 2, '#d8a03a', '#d0201e', 0.085],
      [3.2, 0.24, 1.75, '#2a4a6a', '#f2c420', 0.12],
      [4.5, 0.14, 1.9, '#3a2a20', '#2f8a4a', 0.08],
      [5.6, 0.22, 1.65, '#e8e2d2', '#7a2f9a', 0.1],
    ] as const) {
      mesh.push().rotY(turn).at(-0.1, 0.2, 0).rotZ(-lean);
      brush(mesh, long, handle, dipped, wide);
      mesh.pop();
    }
    mesh.pop();
    // A brush and a tube of paint lie before it.
    mesh
      .push()
      .at(-1.3, 0.09, -0.86)
      .rotY(0.1)
      .rotZ(-Math.PI / 2);
    brush(mesh, 1.3, '#b8322a', '#2f8ac0', 0.09);
    mesh.pop();
  },
};
