import { hoop, rod } from '../../shapes/rings.ts';
import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

export const carriage: Concept = {
  id: 'carriage',
  words: {
    en: 'carriage/horse carriage/wagon/covered wagon/cart',
    de: 'kutsche/planwagen/karren',
    es: 'carreta/carruaje',
    fr: 'carrosse/chariot/charrette',
    zh: '马车',
    ja: '馬車',
    ar: 'عربة',
    emoji: '🛞',
  },
  size: { width: 5.9, height: 3 },
  lives: ['hills', 'desert', 'street'],
  stands: 'ground',
  moves: 'drives',
  turn: -0.4,
  sway: 0.2,
  mirrors: true,
  build(mesh, _random, look) {
    const wood = '#8a5a30';
    const spoked = (x: number, z: number, r: number): void => {
      {
        mesh
          .push()
          .at(x, r, z)
          .rotX(Math.PI / 2);
        hoop(mesh, 0, r - 0.05, 0.055, '#6a4022', materials.plain);
        hoop(mesh, 0, r - 0.01, 0.03, '#3a3a3c', materials.metal);
        mesh.cyl(0, -0.1, 0, 0.1, 0.1, 0.2, '#5a3820', materials.plain, 14);
        mesh.pop();
      }
      for (let i = 0; i < 12; i++)
        rod(
          mesh,
          [x, r, z],
          [x + Math.cos(i * 0.5236) * (r - 0.05), r + Math.sin(i * 0.5236) * (r - 0.05), z],
          0.027,
          '#7a4c28',
        );
    };
    for (const s of [-1, 1]) {
      spoked(-1.3, 0.85 * s, 0.5);
      spoked(1.2, 0.85 * s, 0.62);
      mesh.box(0, 0.85, 0.72 * s, 3.6, 0.62, 0.08, wood, materials.planks);
      mesh.tube(
        [
          [-1.8, 0.62, 0.3 * s],
          [-3.4, 0.5, 0.3 * s],
        ],
        [0.05],
        '#6a4526',
        materials.bark,
      );
    }
    mesh
      .box(0, 0.8, 0, 3.6, 0.1, 1.5, wood, materials.planks)
      .box(-1.8, 0.85, 0, 0.08, 0.6, 1.5, wood, materials.planks)
      .box(1.8, 0.85, 0, 0.08, 0.6, 1.5, wood, materials.planks)
      .box(-1.5, 1.45, 0, 0.5, 0.08, 1.5, '#6a4526', materials.planks);
    mesh.sheet(
      (u, v) => {
        const a = Math.PI * (-0.04 + u * 1.08);
        return [
          -1.55 - 0.3 * Math.sin(Math.PI * u) + v * (3.3 + 0.5 * Math.sin(Math.PI * u)),
          1.4 + Math.sin(a) * (1.35 + 0.06 * Math.cos(v * 25)),
          Math.cos(a) * 0.86,
        ];
      },
      24,
      24,
      () => look.colour ?? '#ece2c8',
      materials.cloth,
    );
    mesh.sheet(
      (u, v) => [1.7, 1.4 + Math.sin(Math.PI * u) * 1.3 * v, Math.cos(Math.PI * u) * 0.85 * v],
      16,
      3,
      () => '#4a3c2c',
      materials.cloth,
    );
  },
};
