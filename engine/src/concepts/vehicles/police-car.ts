import { beaconBar } from '../../shapes/beacons.ts';
import { tau } from '../../shapes/chance.ts';
import { buildSaloon } from '../../shapes/saloon.ts';
import { materials } from '../../solid/materials.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

export const policeCar: Concept = {
  id: 'police car',
  words: {
    en: 'police car/cop car/squad car/patrol car/police cruiser',
    de: 'polizeiauto/streifenwagen/polizeiwagen/polizeiautos',
    es: 'coche de policía/patrulla/carro de policía',
    fr: 'voiture de police',
    zh: '警车',
    ja: 'パトカー',
    ar: 'سيارة شرطة',
    emoji: '🚓/🚔',
  },
  size: { width: 4.5, height: 1.6 },
  lives: ['street', 'road', 'hills'],
  stands: 'ground',
  moves: 'drives',
  turn: -0.8,
  sway: 0.15,
  mirrors: true,
  build(mesh, _random, look) {
    const white = '#f1f2f0';
    buildSaloon(mesh, look.colour ?? '#15181d', look.lit);
    // White doors with a blue line and a star, a white roof, the bar of lights.
    for (const s of [-1, 1]) {
      mesh
        .box(0.33, 0.4, s * 0.868, 1.9, 0.34, 0.03, white, materials.gloss)
        .box(0.33, 0.46, s * 0.875, 1.9, 0.07, 0.025, '#2a5cb0', materials.gloss)
        .box(0.38, 0.4, s * 0.872, 0.02, 0.34, 0.03, '#101214')
        .box(0.2, 0.69, s * 0.89, 0.16, 0.03, 0.02, '#2b2e31', materials.metal);
      const star = Array.from({ length: 10 }, (_, i): Vec3 => {
        const r = i % 2 ? 0.05 : 0.12;
        return [-0.2 + Math.sin((i / 10) * tau) * r, 0.585 + Math.cos((i / 10) * tau) * r, s * 0.892];
      });
      for (let i = 0; i < 10; i++)
        mesh.face(
          [[-0.2, 0.585, s * 0.892], star[i] ?? [0, 0, 0], star[(i + 1) % 10] ?? [0, 0, 0]],
          '#d8ab3e',
          materials.plain,
        );
      mesh.ball(-0.95, 0.95, s * 0.6, 0.07, 0.09, 0.09, '#d5d8da', materials.metal, 12);
    }
    mesh.box(0.36, 1.395, 0, 0.9, 0.03, 0.84, white, materials.gloss);
    beaconBar(mesh, 0.36, 1.42, { wide: 1.16, left: '#a00606', right: '#0a24b0' });
    // The bars before its grille.
    mesh.box(-2.26, 0.3, 0, 0.06, 0.36, 1, '#202327', materials.plain);
    for (const z of [-0.36, 0.36]) mesh.box(-2.3, 0.28, z, 0.08, 0.46, 0.08, '#202327', materials.plain);
  },
};
