import { mixRgb } from '../../raster/colour.ts';
import { candleFlame } from '../../shapes/candle-flame.ts';
import { pairs } from '../../shapes/points.ts';
import { smoothProfile } from '../../shapes/smooth-profile.ts';
import { smoothWay } from '../../shapes/smooth-way.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Mesh } from '../../solid/mesh.ts';
import type { Concept } from '../concept.ts';

/** A candle that burns on its dish about the origin, `tall` over that. */
function burning(mesh: Mesh, tall: number, metal: string): void {
  mesh.lathe(
    smoothProfile(pairs([0.03, -0.08, 0.1, -0.03, 0.2, 0.02, 0.22, 0.05, 0.2, 0.05, 0.1, 0.03, 0.09, 0.1, 0.09, 0.1])),
    32,
    metal,
    materials.metal,
  );
  const warm = mixRgb(readColour('#f4ead2'), [1, 0.62, 0.24], 0.4);
  mesh.lathe(pairs([0.075, 0.04, 0.072, tall * 0.7]), 24, '#f4ead2', materials.plain);
  mesh.lathe(pairs([0.072, tall * 0.7, 0.07, tall, 0.05, tall + 0.015, 0, tall]), 24, warm, materials.plain);
  for (const [a, down] of pairs([0.4, 0.3, 2.4, 0.5, 4.4, 0.22]))
    mesh.tube(
      [
        [Math.cos(a) * 0.072, tall - 0.02, Math.sin(a) * 0.072],
        [Math.cos(a) * 0.078, tall - down, Math.sin(a) * 0.078],
      ],
      [0.02, 0.026],
      '#f4ead2',
      materials.plain,
      8,
    );
  mesh
    .push()
    .at(0, tall - 0.92, 0)
    .scale(0.64);
  candleFlame(mesh);
  mesh.pop();
}

export const candelabra: Concept = {
  id: 'candelabra',
  words: {
    en: 'candelabra/candelabrum/candlestick/candle holder/candlesticks',
    de: 'kandelaber/kerzenleuchter/kerzenständer/armleuchter',
    es: 'candelabro/candelero',
    fr: 'candélabre/chandelier/bougeoir',
    zh: '烛台/枝状烛台',
    ja: '燭台/キャンドルスタンド',
    ar: 'شمعدان',
    emoji: '🕎',
  },
  size: { width: 2.8, height: 3.3 },
  lives: ['room'],
  stands: 'table',
  moves: 'flickers',
  sway: 0.15,
  build(mesh, _random, look) {
    const metal = look.colour ?? '#b8862c';
    mesh
      .object()
      .lathe(
        smoothProfile(
          pairs([
            0.62, 0, 0.66, 0.04, 0.6, 0.09, 0.4, 0.13, 0.18, 0.2, 0.09, 0.3, 0.14, 0.38, 0.1, 0.46, 0.06, 0.6, 0.12,
            0.82, 0.15, 0.94, 0.08, 1.06, 0.05, 1.3, 0.1, 1.42, 0.06, 1.52, 0.05, 1.8, 0.08, 1.9,
          ]),
        ),
        48,
        metal,
        materials.metal,
      );
    mesh.push().at(0, 1.96, 0);
    burning(mesh, 0.72, metal);
    mesh.pop();
    for (const [s, out, low, high] of [
      [-1, 1.16, 0.98, 1.6],
      [1, 1.16, 0.98, 1.6],
      [-1, 0.6, 1.34, 1.78],
      [1, 0.6, 1.34, 1.78],
    ] as const) {
      mesh.tube(
        smoothWay([
          [0, low, 0],
          [s * out * 0.4, low - 0.2, 0],
          [s * out * 0.8, low - 0.08, 0],
          [s * out, low + 0.24, 0],
          [s * out, high, 0],
        ]),
        [0.045],
        metal,
        materials.metal,
        12,
      );
      mesh.tube(
        smoothWay([
          [s * out * 0.3, low - 0.16, 0],
          [s * out * 0.42, low + 0.06, 0],
          [s * out * 0.6, low + 0.04, 0],
          [s * out * 0.56, low - 0.08, 0],
        ]),
        [0.026],
        metal,
        materials.metal,
        10,
      );
      mesh.push().at(s * out, high, 0);
      burning(mesh, 0.72, metal);
      mesh.pop();
    }
  },
};
