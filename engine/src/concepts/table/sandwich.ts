import { mixRgb } from '../../raster/colour.ts';
import type { Random } from '../../raster/random.ts';
import { pick, tau } from '../../shapes/chance.ts';
import { plate, plateTop } from '../../shapes/plate.ts';
import { rod } from '../../shapes/rings.ts';
import { slab } from '../../shapes/slab.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Colour, Mesh } from '../../solid/mesh.ts';
import { fbm, smooth } from '../../solid/noise.ts';
import type { Concept } from '../concept.ts';

const [crumb, toast, crust] = [readColour('#f2e0b8'), readColour('#d09a52'), readColour('#9a5a22')] as const;
const [half, deep] = [1.08, 1.02] as const;

/** The outline of half a slice: its cut side looks at -z, its corners are round. `out` makes it reach further. */
function triangle(out: number): readonly (readonly [number, number])[] {
  const points: [number, number][] = [];
  for (let i = 0; i <= 14; i++) points.push([(i / 7 - 1) * (half + out), -out]);
  for (let i = 1; i < 14; i++) {
    const a = (i / 14) * Math.PI;
    const round = 1 / (Math.abs(Math.cos(a)) + Math.abs(Math.sin(a)) * (half / deep) * 0.94);
    points.push([Math.cos(a) * round * (half + out), Math.sin(a) * round * (half + out)]);
  }
  return points;
}

function breadSlice(mesh: Mesh, low: number, seed: number): void {
  slab(mesh, triangle(0), {
    low,
    high: low + 0.17,
    edge: 0.03,
    top: (x, z) => {
      const near = half - Math.abs(x) - z * (half / deep);
      const spot = fbm(x * 5 + seed, z * 5, 3) * 0.5;
      return mixRgb(mixRgb(crumb, toast, smooth(0.15, 0.5, spot + 0.1)), crust, smooth(0.16, 0.02, near));
    },
    side: (nth) => (nth < 14 ? mixRgb(crumb, toast, ((nth * 7) % 5) * 0.05) : crust),
    material: materials.plain,
    rings: 9,
  });
}

/** Half a sandwich: bread, lettuce, tomato, cheese, ham and bread. */
function wedge(mesh: Mesh, random: Random): void {
  breadSlice(mesh, 0, random() * 9);
  let y = 0.17;
  const layer = (high: number, out: number, top: Colour, side: Colour, material: number): void => {
    slab(mesh, triangle(out), { low: y, high: y + high, edge: high * 0.35, top, side, material });
    y += high;
  };
  for (const row of [0, 1]) {
    mesh.sheet(
      (u, v) => {
        const x = (u - 0.5) * 2 * (half - 0.03);
        const frill = Math.sin(u * 40 + row * 2) * 0.05 + Math.sin(u * 17 + row) * 0.03;
        return [x, y + 0.05 + row * 0.05 + frill * v, 0.3 - v * (0.4 + 0.05 * Math.sin(u * 23 + row * 4))];
      },
      90,
      6,
      (u, v) => (v > 0.8 ? '#9ccf4a' : Math.sin(u * 60) > 0.6 ? '#8fc23e' : '#5f9e2c'),
      materials.leaf,
    );
  }
  y += 0.12;
  for (let i = 0; i < 4; i++) {
    const x = (i - 1.5) * 0.5;
    mesh.push().at(x, y, 0.27).scale(1, 1, 0.9);
    mesh.cyl(0, i % 2 ? 0.015 : 0, 0, 0.31, 0.31, 0.1, '#c8281c', materials.gloss, 30);
    mesh.pop();
  }
  y += 0.11;
  layer(0.06, 0.03, '#f4b52e', '#f2b02a', materials.gloss);
  layer(0.06, 0, '#e89a98', '#dd8686', materials.wet);
  layer(0.06, 0.035, '#eaa4a0', '#e59694', materials.wet);
  mesh.face(
    [
      [-0.55, y, -0.035],
      [0.3, y, -0.035],
      [-0.1, y - 0.28, -0.07],
    ],
    '#f6bc3a',
    materials.gloss,
  );
  breadSlice(mesh, y, random() * 9);
  y += 0.17;
  // A skewer with an olive holds it together.
  rod(mesh, [0, y - 0.1, 0.3], [0, y + 0.55, 0.3], 0.018, '#d8b070', materials.plain);
  mesh.ball(0, y + 0.2, 0.3, 0.13, 0.16, 0.13, pick(random, ['#6f8a2a', '#7f9434']), materials.gloss, 20);
  mesh.ball(0, y + 0.34, 0.3, 0.04, 0.02, 0.04, '#c8281c', materials.gloss, 10);
}

export const sandwich: Concept = {
  id: 'sandwich',
  words: {
    en: 'sandwich/club sandwich/toast sandwich/turkey sandwich/blt/panini',
    de: 'sandwich/sandwiches/belegtes brot/belegtes brötchen',
    es: 'sándwich/bocadillo/emparedado',
    fr: 'sandwich/club sandwich/sandwichs/sandwiches',
    zh: '三明治',
    ja: 'サンドイッチ/サンドウィッチ',
    ar: 'شطيرة/سندويش/ساندويتش',
    emoji: '🥪',
  },
  size: { width: 3.2, height: 1.9 },
  lives: ['room', 'cafe'],
  stands: 'table',
  moves: 'still',
  turn: 0.1,
  sway: 0.1,
  build(mesh, random) {
    plate(mesh, 1.6, '#eceae4', '#a8543a');
    mesh.push().at(0.3, plateTop, 0.3).rotY(-0.55);
    wedge(mesh, random);
    mesh.pop();
    mesh.push().at(-0.42, plateTop, -0.55).rotY(0.28).scale(0.92);
    wedge(mesh, random);
    mesh.pop();
    for (let i = 0; i < 9; i++) {
      const a = -0.25 - i * 0.09;
      const out = 1.05 + (i % 3) * 0.12;
      mesh
        .push()
        .at(Math.cos(a) * out, plateTop + 0.1, Math.sin(a) * out)
        .rotY(i * tau * 0.38)
        .rotX(0.3 + (i % 2) * 0.4);
      mesh.sheet(
        (u, v) => {
          const [x, z] = [Math.cos(u * tau) * v * 0.2, Math.sin(u * tau) * v * 0.15];
          return [x, x * x * 2.4 - 0.02, z];
        },
        20,
        4,
        (_u, v) => (v > 0.8 ? '#d8962e' : '#f0c860'),
        materials.plain,
      );
      mesh.pop();
    }
  },
};
