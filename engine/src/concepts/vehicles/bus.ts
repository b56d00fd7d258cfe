import { materials } from '../../solid/materials.ts';
import { loft } from '../../shapes/loft.ts';
import { wheel } from '../../shapes/wheel.ts';
import type { Concept } from '../concept.ts';

export const bus: Concept = {
  id: 'bus',
  words: {
    en: 'bus/school bus',
    de: 'bus/schulbus',
    es: 'autobús',
    fr: 'autobus/bus',
    zh: '公交车/巴士',
    ja: 'バス',
    ar: 'حافلة',
    emoji: '🚌',
  },
  size: { width: 9.6, height: 3.1 },
  lives: ['street', 'hills'],
  stands: 'ground',
  moves: 'drives',
  mirrors: true,
  // Along the street, and not across it.
  turn: -0.95,
  sway: 0.1,
  build(mesh, _random, look) {
    const paint = look.colour ?? '#e0a92a';
    // A body with round corners under a roof that bends over to its sides.
    loft(
      mesh,
      [
        [0.42, 0, 4.4, 1.14],
        [0.5, 0, 4.5, 1.2],
        [2.62, 0, 4.48, 1.2],
        [2.82, 0, 4.42, 1.15],
        [2.96, 0, 4.3, 1.02],
        [3.06, 0, 4.05, 0.78],
        [3.1, 0, 3.7, 0.45],
      ],
      0.1,
      paint,
    );
    const dark = '#1c262e';
    mesh
      .box(0, 1.02, 0, 8.3, 0.1, 2.43, '#24262a', materials.plain)
      .box(0, 1.3, 0, 8.3, 0.06, 2.43, '#24262a', materials.plain);
    // Panes in dark frames, with a bar across each.
    for (let i = 0; i < 6; i++) {
      const x = -2.75 + i * 1.26;
      mesh
        .box(x, 1.52, 0, 1.12, 1.02, 2.42, '#15181b', materials.plain)
        .box(x, 1.57, 0, 1.02, 0.92, 2.44, dark, materials.window)
        .box(x, 2.08, 0, 1.02, 0.04, 2.46, '#15181b', materials.plain);
    }
    mesh
      .box(-4.47, 1.42, 0, 0.08, 1.16, 1.96, '#15181b', materials.plain)
      .box(-4.49, 1.48, 0, 0.08, 1.04, 1.84, dark, materials.window)
      .box(-4.51, 1.48, 0, 0.07, 1.04, 0.05, '#15181b', materials.plain)
      .box(-4.44, 2.68, 0, 0.1, 0.2, 1.2, '#15181b', materials.plain)
      .box(-4.5, 0.72, 0, 0.06, 0.36, 1.1, '#24282c', materials.metal)
      .box(-4.5, 0.42, 0, 0.22, 0.2, 2.3, '#2a2d30', materials.plain)
      .box(4.48, 0.42, 0, 0.22, 0.2, 2.3, '#2a2d30', materials.plain);
    // The door has two leaves.
    mesh.box(-3.86, 0.52, -1.2, 0.86, 2.06, 0.04, '#15181b', materials.plain);
    for (const x of [-4.06, -3.66]) mesh.box(x, 0.62, -1.21, 0.34, 1.86, 0.04, dark, materials.window);
    for (const z of [-1.08, 1.08])
      for (const x of [-2.75, 2.7]) {
        mesh
          .push()
          .at(x, 0.5, z)
          .rotX(Math.PI / 2)
          .cyl(0, -0.135, 0, 0.62, 0.62, 0.27, '#101113', materials.plain, 28)
          .pop();
        wheel(mesh, x, z, 0.5, 0.3, '#9aa0a6');
      }
    for (const s of [-1, 1]) {
      mesh
        .ball(-4.48, 0.86, 0.86 * s, 0.09, 0.16, 0.16, '#fff3cf', look.lit ? materials.glow : materials.gloss, 14)
        .ball(-4.44, 1.16, 0.92 * s, 0.08, 0.08, 0.1, '#e07a1c', materials.gloss, 10)
        .ball(4.48, 0.9, 0.86 * s, 0.08, 0.13, 0.13, '#b01812', look.lit ? materials.glow : materials.gloss, 12)
        .box(-4.6, 1.9, 1.3 * s, 0.1, 0.44, 0.2, '#1a1c1e', materials.gloss);
    }
  },
};
