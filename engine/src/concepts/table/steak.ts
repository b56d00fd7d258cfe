import { mixRgb } from '../../raster/colour.ts';
import { tau } from '../../shapes/chance.ts';
import { plate, plateTop } from '../../shapes/plate.ts';
import { triples } from '../../shapes/points.ts';
import { rosemary } from '../../shapes/rosemary.ts';
import { slab } from '../../shapes/slab.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Mesh } from '../../solid/mesh.ts';
import { fbm, smooth } from '../../solid/noise.ts';
import type { Concept } from '../concept.ts';

const [crust, seared, fat] = [readColour('#5a2c16'), readColour('#1c0d08'), readColour('#d9ae76')] as const;

/** How far the outline of the cut of meat reaches at an angle. */
const reach = (a: number): number =>
  0.96 + 0.2 * Math.cos(a) + 0.09 * Math.cos(2 * a + 0.6) + 0.075 * Math.cos(3 * a + 1) + 0.025 * Math.cos(7 * a);

/** The piece of meat about the origin, its rim of fat at the back, marked by the grill. */
function meat(mesh: Mesh, place: number): void {
  const half = 0.135;
  mesh.sheet(
    (u, v) => {
      const a = u * tau;
      // Over the edge from the middle below to the middle above.
      const lift = -Math.cos(v * Math.PI);
      const out = Math.min(1, Math.max(0, Math.sin(v * Math.PI)) * 2.2) ** 0.55;
      const r = reach(a) * out * (v < 0.5 ? 1 : 1.02);
      const bump = 0.075 * (fbm(Math.cos(a) * out * 4.5 + place, Math.sin(a) * out * 4.5, 4) - 0.5);
      return [Math.cos(a) * r, half * Math.sign(lift) * Math.abs(lift) ** 0.72 + bump, -Math.sin(a) * r * 0.78];
    },
    150,
    90,
    (u, v) => {
      const a = u * tau;
      const out = Math.min(1, Math.max(0, Math.sin(v * Math.PI)) * 2.2) ** 0.55;
      const [x, z] = [Math.cos(a) * out * reach(a), -Math.sin(a) * out * reach(a) * 0.78];
      const grained = mixRgb(crust, seared, smooth(0.3, 0.75, fbm(x * 7 + place, z * 7, 4)) * 0.7);
      const glow = mixRgb(grained, [0.3, 0.1, 0.035], smooth(0.5, 0.8, fbm(x * 3 + place, z * 3 + 7, 2)) * 0.5);
      const bar = Math.abs((((x + z * 0.9) * 3.4 + 20) % 1) - 0.5);
      const marked = v > 0.5 ? mixRgb(glow, [0.012, 0.006, 0.004], smooth(0.16, 0.1, bar) * 0.9) : glow;
      const rim = smooth(0.93, 0.98, out) * smooth(0.25, 0.55, Math.sin(0.3 - a));
      return mixRgb(marked, fat, rim * 0.9);
    },
    materials.wet,
  );
}

/** A slice that was cut off: pink within, brown around it, its cut looking at -z. */
function slice(mesh: Mesh, place: number): void {
  mesh.sheet(
    (u, v) => [(u - 0.5) * 1.15, 0.36 * v * Math.max(0, Math.sin(Math.PI * (0.16 + 0.68 * u))) ** 0.3, -0.055],
    60,
    30,
    (u, v) => {
      const edge = Math.min(v, 1 - v, u * 2.4, (1 - u) * 2.4);
      const fibre = fbm(u * 34 + place, v * 7, 3);
      const within = mixRgb(readColour('#a83a38'), readColour('#cf8070'), smooth(0.32, 0.08, edge) * 0.7 + fibre * 0.3);
      return mixRgb(within, crust, smooth(0.1, 0.03, edge));
    },
    materials.wet,
  );
  mesh.sheet(
    (u, v) => [(u - 0.5) * 1.15, 0.36 * Math.sin(Math.PI * (0.16 + 0.68 * u)) ** 0.3, -0.055 + v * 0.13],
    40,
    2,
    () => crust,
    materials.wet,
  );
}

export const steak: Concept = {
  id: 'steak',
  words: {
    en: 'steak/beef steak/beefsteak/grilled steak/rib eye/ribeye steak/sirloin/filet mignon/grilled meat/barbecue/beef/meat/roast beef',
    de: 'steak/rindersteak/filetsteak/fleisch/braten/schnitzel',
    es: 'bistec/filete/chuletón/carne/carne asada/asado',
    fr: 'steak/bifteck/entrecôte/viande/rôti',
    zh: '牛排/烤肉/肉',
    ja: 'ステーキ/焼肉/肉',
    ar: 'ستيك/شريحة لحم/لحم مشوي',
    emoji: '🥩',
  },
  size: { width: 3.3, height: 0.9 },
  lives: ['room', 'cafe'],
  stands: 'table',
  moves: 'still',
  sway: 0.15,
  plural: 1,
  build(mesh, random) {
    const place = random() * 20;
    plate(mesh, 1.62, '#34383e', '#565c64');
    // It leans on a heap of potatoes, so that its face is seen.
    for (const [x, z, r] of triples([
      -0.5, 0.52, 0.27, 0.02, 0.66, 0.3, 0.52, 0.55, 0.27, 0.98, 0.3, 0.25, 0.78, 0.72, 0.22,
    ]))
      mesh.ball(
        x,
        plateTop + r * 0.85,
        z,
        r * 1.15,
        r * 0.9,
        r,
        mixRgb(readColour('#d8a248'), [0.4, 0.2, 0.05], random() * 0.4),
        materials.wet,
        24,
      );
    mesh.push().at(-0.1, 0.4, 0.12).rotY(0.12).rotX(-0.34).scale(1.08);
    meat(mesh, place);
    // Herb butter melts on it, and a sprig of rosemary.
    mesh.push().at(-0.08, 0.2, -0.12).rotY(0.5);
    slab(
      mesh,
      [
        [-0.15, -0.13],
        [0.15, -0.13],
        [0.15, 0.13],
        [-0.15, 0.13],
      ],
      { low: 0, high: 0.12, edge: 0.03, top: '#f6dc86', side: '#efd074', material: materials.wet },
    );
    for (let i = 0; i < 14; i++)
      mesh.ball(
        (random() - 0.5) * 0.26,
        0.12,
        (random() - 0.5) * 0.22,
        0.014,
        0.006,
        0.012,
        '#3f7a2a',
        materials.plain,
        6,
      );
    mesh.pop();
    mesh.push().at(0.16, 0.26, 0.05).rotY(-0.4);
    rosemary(mesh, random, 0.95);
    mesh.pop().pop();
    for (const [x, turn, lean] of [
      [-0.62, 0.25, -0.5],
      [-0.5, 0.2, -0.42],
    ] as const) {
      mesh
        .push()
        .at(x + 0.3, plateTop + 0.01, -0.82 + (x + 0.62) * 1.6)
        .rotY(turn)
        .rotX(-lean);
      slice(mesh, place + x * 9);
      mesh.pop();
    }
    for (const [x, z] of [
      [-1.06, -0.1],
      [-1.02, 0.26],
      [-1.2, 0.14],
    ] as const) {
      mesh.ball(x, plateTop + 0.17, z, 0.17, 0.165, 0.17, '#c8201a', materials.gloss, 22);
      mesh.ball(x, plateTop + 0.33, z, 0.05, 0.014, 0.05, '#3f6a24', materials.plain, 8);
    }
    for (let i = 0; i < 5; i++) {
      const x = 0.72 + i * 0.13;
      mesh.tube(
        [
          [x - 0.1, plateTop + 0.07, -0.72 + i * 0.09],
          [x, plateTop + 0.08, 0],
          [x + 0.06, plateTop + 0.1, 0.42],
        ],
        [0.06, 0.055, 0.045],
        '#5a8a34',
        materials.wet,
        10,
      );
      mesh
        .push()
        .at(x - 0.1, plateTop + 0.07, -0.74 + i * 0.09)
        .rotX(Math.PI / 2 - 0.1);
      mesh.lathe(
        [
          [0.06, 0],
          [0.075, -0.06],
          [0.06, -0.14],
          [0.02, -0.24],
          [0, -0.26],
        ],
        12,
        '#3f6e30',
        materials.plain,
      );
      mesh.pop();
    }
    for (let i = 0; i < 26; i++) {
      const [a, r] = [random() * tau, 1.02 + random() * 0.3];
      mesh.ball(
        Math.cos(a) * r,
        plateTop + 0.03,
        Math.sin(a) * r * 0.9,
        0.014,
        0.01,
        0.014,
        '#f4f0e8',
        materials.plain,
        6,
      );
    }
  },
};
