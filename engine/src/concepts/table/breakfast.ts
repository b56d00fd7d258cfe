import { mixRgb } from '../../raster/colour.ts';
import { tau } from '../../shapes/chance.ts';
import { plate, plateTop } from '../../shapes/plate.ts';
import { triples } from '../../shapes/points.ts';
import { slab } from '../../shapes/slab.ts';
import { smoothWay } from '../../shapes/smooth-way.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Mesh } from '../../solid/mesh.ts';
import { fbm, smooth } from '../../solid/noise.ts';
import type { Concept } from '../concept.ts';

/** A fried egg about the origin: white with a brown lace at its edge, and its yolk. */
function friedEgg(mesh: Mesh, place: number): void {
  mesh.sheet(
    (u, v) => {
      const a = u * tau;
      const r = (0.6 + 0.07 * Math.sin(a * 3 + place) + 0.05 * Math.sin(a * 7 + place * 2)) * v;
      return [
        Math.cos(a) * r,
        0.075 * (1 - v ** 6) + 0.02 * Math.sin(a * 9 + place) * v ** 6 + 0.03 * (1 - v),
        -Math.sin(a) * r,
      ];
    },
    90,
    24,
    (u, v) => {
      const lace = smooth(0.86, 1, v + 0.14 * (fbm(Math.cos(u * tau) * 6 + place, Math.sin(u * tau) * 6, 2) - 0.5));
      return mixRgb([0.93, 0.91, 0.86], [0.5, 0.26, 0.08], lace * 0.85);
    },
    materials.gloss,
  );
  mesh.ball(0.03, 0.09, 0, 0.24, 0.15, 0.24, '#f09a10', materials.gloss, 36);
}

/** A strip of bacon along x, bent in waves as the pan left it. */
function bacon(mesh: Mesh, place: number): void {
  mesh.sheet(
    (u, v) => [
      (u - 0.5) * 1.5,
      0.07 + 0.06 * Math.sin(u * 22 + place) + 0.02 * v,
      (v - 0.5) * 0.3 + 0.03 * Math.sin(u * 9 + place),
    ],
    80,
    14,
    (u, v) => {
      const streak = Math.sin(v * 15 + 1.6 * Math.sin(u * 5 + place) + place);
      const meat = mixRgb(readColour('#8a2a1c'), readColour('#b8482e'), fbm(u * 9 + place, v * 6, 2));
      return mixRgb(meat, readColour('#f0caa0'), smooth(0.25, 0.6, streak));
    },
    materials.wet,
  );
}

export const breakfast: Concept = {
  id: 'breakfast',
  words: {
    en: 'breakfast/english breakfast/full english breakfast/fried egg/bacon/bacon and eggs/eggs and bacon/sausage/omelette/scrambled eggs/brunch',
    de: 'frühstück/spiegelei/spiegeleier/speck/wurst/rührei/bratwurst',
    es: 'desayuno/huevo frito/huevos fritos/tocino/salchicha/tortilla francesa',
    fr: 'petit déjeuner/œuf au plat/œufs au plat/lard/saucisse/omelette',
    zh: '早餐/煎蛋/培根/香肠',
    ja: '朝食/目玉焼き/ベーコン/ソーセージ',
    ar: 'فطور/بيض مقلي/سجق',
    emoji: '🍳/🥓',
  },
  size: { width: 3.2, height: 1 },
  lives: ['room', 'kitchen', 'cafe'],
  stands: 'table',
  moves: 'still',
  sway: 0.12,
  plural: 1,
  build(mesh, random) {
    const place = random() * 20;
    plate(mesh, 1.66, '#e6e0d2', '#4a6a8a');
    // Toast leans at the back, buttered.
    for (const [x, z, turn] of triples([0.5, 0.66, -0.16, 0.86, 0.42, -0.3])) {
      mesh.push().at(x, 0.52, z).rotY(turn).rotX(-1.15);
      const crumb = readColour('#d8a05a');
      slab(
        mesh,
        Array.from({ length: 36 }, (_, i): [number, number] => {
          const a = (i / 36) * tau;
          const power = (value: number): number => Math.sign(value) * Math.abs(value) ** 0.45;
          return [
            power(Math.cos(a)) * 0.46,
            power(Math.sin(a)) * 0.48 + (Math.sin(a) > 0 ? 0.05 * Math.cos(a * 2) : 0),
          ];
        }),
        {
          low: -0.07,
          high: 0.07,
          edge: 0.03,
          top: (tx, tz) =>
            mixRgb(
              crumb,
              [0.3, 0.12, 0.03],
              0.55 * smooth(0.4, 0.75, fbm(tx * 9 + place, tz * 9, 3)) + (Math.hypot(tx, tz) > 0.42 ? 0.5 : 0),
            ),
          side: '#8a4e1e',
          material: materials.snow,
          rings: 12,
        },
      );
      mesh.pop();
    }
    // Both eggs lean a little to the eye, on the rim of the other things.
    for (const [x, z, lift, turn] of [
      [-0.62, 0.16, 0.26, 0.4],
      [0.26, -0.12, 0.24, 2.1],
    ] as const) {
      mesh
        .push()
        .at(x, plateTop + lift, z)
        .rotX(-0.42)
        .rotY(turn);
      friedEgg(mesh, place + turn * 5);
      mesh.pop();
    }
    for (const [z, y] of [
      [-0.66, 0],
      [-0.9, -0.02],
    ] as const) {
      mesh
        .push()
        .at(-0.3, plateTop + y + 0.05, z)
        .rotY(0.14)
        .rotX(-0.5);
      bacon(mesh, place + z * 7);
      mesh.pop();
    }
    for (const [x, z, turn] of triples([0.96, -0.34, 0.5, 1.14, -0.02, 0.7])) {
      mesh
        .push()
        .at(x, plateTop + 0.15, z)
        .rotY(turn);
      const way = smoothWay(triples([-0.44, 0, 0.06, -0.2, 0, -0.02, 0.1, 0, -0.03, 0.42, 0, 0.06]));
      mesh.tube(
        way,
        way.map((_, i) => 0.15 * Math.min(1, 0.35 + Math.sin((i / (way.length - 1)) * Math.PI) * 2.2)),
        '#9a4a22',
        materials.gloss,
        20,
      );
      for (const k of [-0.2, 0, 0.2])
        mesh.tube(
          [
            [k - 0.05, 0.14, -0.06],
            [k + 0.05, 0.14, 0.04],
          ],
          [0.012],
          '#4a1e0e',
          materials.plain,
          6,
        );
      mesh.pop();
    }
    for (const [x, z] of [
      [-1.14, -0.28],
      [-1.2, 0.08],
    ] as const) {
      mesh
        .push()
        .at(x, plateTop + 0.2, z)
        .rotX(-0.7);
      mesh
        .ball(0, -0.02, 0, 0.2, 0.17, 0.2, '#c4241a', materials.gloss, 24)
        .cyl(0, -0.02, 0, 0.2, 0.19, 0.03, '#d8482e', materials.wet, 28);
      for (let i = 0; i < 3; i++)
        mesh.ball(
          Math.cos(i * 2.1) * 0.1,
          0.012,
          Math.sin(i * 2.1) * 0.1,
          0.055,
          0.01,
          0.04,
          '#e8a448',
          materials.wet,
          12,
        );
      mesh.pop();
    }
  },
};
