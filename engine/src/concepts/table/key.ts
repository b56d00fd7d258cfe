import { hoop } from '../../shapes/rings.ts';
import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

export const key: Concept = {
  id: 'key',
  words: {
    en: 'key/old key/golden key',
    de: 'schlüssel',
    es: 'llave',
    fr: 'clé',
    zh: '钥匙',
    ja: '鍵',
    ar: 'مفتاح',
    emoji: '🔑/🗝',
  },
  size: { width: 1.4, height: 2.4 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  turn: 0.2,
  build(mesh, _random, look) {
    const brass = look.colour ?? '#b88a3a';
    // It leans against a block of wood.
    mesh.box(0.1, 0, 0.42, 1.2, 1.3, 0.5, '#7a5232', materials.floor);
    mesh.push().at(0, 0.02, -0.35).rotX(0.28);
    mesh
      .cyl(0, 0, 0, 0.085, 0.085, 1.6, brass, materials.metal, 18)
      .cyl(0, 1.42, 0, 0.14, 0.14, 0.08, brass, materials.metal, 18)
      .cyl(0, 1.56, 0, 0.14, 0.1, 0.1, brass, materials.metal, 18);
    for (const [y, w, h] of [
      [0.08, 0.42, 0.16],
      [0.32, 0.3, 0.1],
      [0.5, 0.42, 0.14],
    ] as const)
      mesh.box(w / 2, y, 0, w, h, 0.09, brass, materials.metal);
    for (let i = 0; i < 3; i++) {
      const a = Math.PI / 2 + i * 2.094;
      {
        mesh
          .push()
          .at(Math.cos(a) * 0.21, 1.93 + Math.sin(a) * 0.21, 0)
          .rotX(Math.PI / 2);
        hoop(mesh, 0, 0.19, 0.06, brass, materials.metal);
        mesh.pop();
      }
    }
    mesh.pop();
  },
};
