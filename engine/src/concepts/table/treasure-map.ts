import { mixRgb } from '../../raster/colour.ts';
import type { Rgb } from '../../raster/colour.ts';
import { tau } from '../../shapes/chance.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import { fbm, smooth } from '../../solid/noise.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

const [paper, burnt, sepia, red] = [
  readColour('#e2c68c'),
  readColour('#8a5a26'),
  readColour('#5a3616'),
  readColour('#b01c14'),
] as const;

/** How far inland a place of the map is; below 0 it is sea. */
function inland(x: number, y: number, seed: number): number {
  const far = Math.hypot((x - 0.06) * 0.85, (y + 0.02) * 1.15);
  return 0.52 - far + 0.55 * (fbm(x * 2.1 + seed, y * 2.1 + seed * 2, 4) - 0.5);
}

/** What is drawn there: x from -1 to 1, y from -0.75 to 0.75. */
function drawnAt(x: number, y: number, seed: number): Rgb {
  const age = fbm(x * 3 + seed, y * 3, 5);
  let c = mixRgb(paper, burnt, smooth(0.5, 0.85, age) * 0.4);
  const land = inland(x, y, seed);
  c = mixRgb(c, readColour('#c8a65a'), land > 0 ? 0.5 : 0);
  if (land < 0 && land > -0.2)
    c = mixRgb(
      c,
      sepia,
      0.5 * smooth(0.012, 0.004, Math.abs(((land * -12) % 1) - 0.5) / 12) * smooth(-0.2, -0.02, land),
    );
  c = mixRgb(c, sepia, smooth(0.02, 0.008, Math.abs(land)) * 0.95);
  const line = (px: number, py: number, qx: number, qy: number, wide: number, ink: Rgb = sepia): void => {
    const [dx, dy] = [qx - px, qy - py];
    const t = Math.min(1, Math.max(0, ((x - px) * dx + (y - py) * dy) / (dx * dx + dy * dy)));
    c = mixRgb(c, ink, smooth(wide, wide * 0.5, Math.hypot(x - px - dx * t, y - py - dy * t)));
  };
  for (const [mx, my, s] of [
    [-0.16, 0.22, 0.12],
    [0.02, 0.27, 0.15],
    [0.17, 0.2, 0.11],
  ] as const) {
    line(mx - s * 0.7, my - s * 0.6, mx, my + s * 0.5, 0.017);
    line(mx, my + s * 0.5, mx + s * 0.7, my - s * 0.6, 0.017);
    line(mx + s * 0.1, my + s * 0.2, mx + s * 0.25, my - s * 0.4, 0.012);
  }
  for (const [px, py] of [
    [-0.34, -0.1],
    [-0.25, -0.17],
    [0.42, -0.02],
  ] as const) {
    line(px, py - 0.08, px + 0.02, py + 0.04, 0.014);
    for (const a of [0.2, 0.9, 2.2, 2.9])
      line(px + 0.02, py + 0.04, px + 0.02 + Math.cos(a) * 0.07, py + 0.03 + Math.sin(a) * 0.05, 0.013);
  }
  // A dashed way over the island to the cross.
  const way: readonly (readonly [number, number])[] = [
    [-0.42, -0.32],
    [-0.24, -0.28],
    [-0.1, -0.1],
    [0.08, 0.02],
    [0.2, -0.08],
    [0.3, -0.2],
  ];
  for (let i = 1; i < way.length; i++) {
    const [[ax, ay] = [0, 0], [bx, by] = [0, 0]] = [way[i - 1], way[i]];
    for (const [from, to] of [
      [0.05, 0.32],
      [0.55, 0.82],
    ] as const)
      line(ax + (bx - ax) * from, ay + (by - ay) * from, ax + (bx - ax) * to, ay + (by - ay) * to, 0.018, red);
  }
  line(0.28, -0.34, 0.44, -0.2, 0.03, red);
  line(0.28, -0.2, 0.44, -0.34, 0.03, red);
  // A rose of the winds, and waves.
  const [rx, ry] = [-0.74, 0.42];
  const [rd, ra] = [Math.hypot(x - rx, y - ry), Math.atan2(y - ry, x - rx)] as const;
  c = mixRgb(c, sepia, smooth(0.014, 0.007, Math.abs(rd - 0.14)));
  const ray = Math.abs((((ra / tau) * 4 + 8) % 1) - 0.5) * 2;
  if (1 - ray < 0.6 * (1 - rd / 0.21)) c = mixRgb(c, Math.sin(ra * 4) > 0 ? sepia : red, 0.9);
  for (const [wx, wy] of [
    [0.72, -0.5],
    [0.78, 0.42],
    [-0.76, -0.5],
  ] as const)
    for (const k of [0, 1]) {
      const dy = y - wy - k * 0.07 - 0.02 * Math.sin((x - wx) * 40);
      if (Math.abs(x - wx) < 0.14) c = mixRgb(c, sepia, smooth(0.014, 0.006, Math.abs(dy)) * 0.8);
    }
  const frame = Math.min(0.93 - Math.abs(x), 0.7 - Math.abs(y));
  return mixRgb(c, sepia, smooth(0.014, 0.006, Math.abs(frame)) * 0.8);
}

export const treasureMap: Concept = {
  id: 'treasure map',
  words: {
    en: 'treasure map/pirate map/old map/scroll/map',
    de: 'schatzkarte/schatzkarten/landkarte/schriftrolle/pergament',
    es: 'mapa del tesoro/mapa/pergamino',
    fr: 'carte au trésor/cartes au trésor/parchemin/rouleau de parchemin',
    zh: '藏宝图/地图/羊皮卷/卷轴',
    ja: '宝の地図/地図/巻物/羊皮紙',
    ar: 'خريطة كنز/خريطة الكنز/خريطة/مخطوطة',
    emoji: '🗺️/📜',
  },
  size: { width: 3.2, height: 2.1 },
  lives: ['room', 'library'],
  stands: 'table',
  moves: 'still',
  sway: 0.1,
  build(mesh, random) {
    const seed = 3 + random() * 6;
    const [half, long, roll] = [1.42, 2.5, 0.15] as const;
    // It leans on a pile of books, its upper end rolled back and its lower one forwards.
    for (const [y, high, colour, turn] of [
      [0, 0.4, '#6a2a22', 0.06],
      [0.4, 0.34, '#2f4a3a', -0.05],
      [0.74, 0.3, '#5a4422', 0.03],
    ] as const) {
      mesh.push().at(0, y, 0.92).rotY(turn);
      mesh
        .box(0, 0.03, 0, 1.7, high - 0.06, 0.86, '#ece0c4', materials.planks)
        .box(0, 0, -0.02, 1.8, 0.035, 0.96, colour, materials.gloss)
        .box(0, high - 0.035, -0.02, 1.8, 0.035, 0.96, colour, materials.gloss);
      mesh.box(0, 0, -0.48, 1.8, high, 0.05, colour, materials.gloss).pop();
    }
    mesh
      .push()
      .at(0, 0.2, -0.75)
      .rotX(-0.86 + Math.PI / 2 - 0.02);
    // From here y is the height on the sheet before it was leaned back: z looks out of its back.
    const ragged = (u: number): number => 0.02 * Math.sin(u * 61) + 0.03 * (fbm(u * 16 + seed, 2, 3) - 0.5);
    const place = (u: number, v: number): Vec3 => {
      const along = v * (long + roll * 17) - roll * 8.5;
      const x = (u - 0.5) * 2 * (half + ragged(v * 3 + (u > 0.5 ? 7 : 0)) * smooth(0.46, 0.5, Math.abs(u - 0.5)));
      if (along < 0) {
        const a = -along / roll;
        const r = roll * (1 - 0.05 * a);
        return [x, -Math.sin(a) * r, -(roll - Math.cos(a) * r)];
      }
      if (along > long) {
        const a = (along - long) / roll;
        const r = roll * (1 - 0.05 * a);
        return [x, long + Math.sin(a) * r, -(roll - Math.cos(a) * r)];
      }
      return [x, along, 0.05 * Math.sin((along / long) * Math.PI) + 0.012 * Math.sin(u * 9 + along * 3)];
    };
    mesh.sheet(
      place,
      210,
      220,
      (u, v) => {
        const along = v * (long + roll * 17) - roll * 8.5;
        const edge = Math.min(u, 1 - u);
        const worn = smooth(0.05, 0, edge + 0.03 * (fbm(u * 9, v * 22, 3) - 0.5));
        if (along < -0.02 || along > long + 0.02)
          return mixRgb(mixRgb(paper, burnt, 0.25 + 0.3 * fbm(u * 8, v * 20, 3)), burnt, worn);
        return mixRgb(drawnAt((u - 0.5) * 2, (along / long - 0.5) * 1.5, seed), burnt, worn);
      },
      materials.plain,
    );
    mesh.pop();
    // Coins hold it down.
    for (const [x, z] of [
      [-1.28, -1.02],
      [-1.05, -1.2],
      [1.24, -1.1],
    ] as const) {
      mesh
        .cyl(x, 0, z, 0.17, 0.17, 0.035, '#d8a832', materials.metal, 28)
        .cyl(x, 0.034, z, 0.13, 0.12, 0.012, '#c8942a', materials.metal, 24);
    }
  },
};
