import { materials } from '../../solid/materials.ts';
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
  size: { width: 7.4, height: 3.1 },
  lives: ['street', 'hills'],
  stands: 'ground',
  moves: 'drives',
  mirrors: true,
  // Along the street, and not across it.
  turn: -0.95,
  sway: 0.1,
  build(mesh, _random, look) {
    const paint = look.colour ?? '#e0a92a';
    mesh
      .box(0, 0.45, 0, 9, 2.5, 2.4, paint, materials.gloss)
      .box(0, 2.95, 0, 8.6, 0.14, 2.2, '#efe9dc', materials.gloss)
      .box(0, 0.95, 0, 9.04, 0.12, 2.44, '#2a2c30', materials.plain);
    for (let i = 0; i < 6; i++) mesh.box(-2.9 + i * 1.28, 1.6, 0, 1.06, 0.95, 2.44, '#22303a', materials.window);
    mesh
      .box(-4.49, 1.35, 0, 0.06, 1.25, 2.05, '#22303a', materials.window)
      .box(-4, 0.6, -1.21, 0.8, 2, 0.04, '#3a4048', materials.window);
    for (const z of [-1.12, 1.12]) for (const x of [-2.9, 2.7]) wheel(mesh, x, z, 0.5, 0.3, '#9aa0a6');
    for (const z of [-0.85, 0.85])
      mesh.ball(-4.5, 0.8, z, 0.06, 0.16, 0.16, '#fff3cf', look.lit ? materials.glow : materials.gloss, 12);
  },
};
