import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

export const paperPlane: Concept = {
  id: 'paper plane',
  words: {
    en: 'paper plane/paper airplane',
    de: 'papierflieger',
    es: 'avión de papel',
    fr: 'avion en papier',
    zh: '纸飞机',
    ja: '紙飛行機',
    ar: 'طائرة من ورق',
    emoji: '',
  },
  size: { width: 0.55, height: 0.3 },
  lives: ['hills', 'clouds', 'garden'],
  stands: 'air',
  moves: 'flies',
  turn: -0.5,
  sway: 0.3,
  mirrors: true,
  build(mesh, _random, look) {
    const paper = look.colour ?? '#f6f4ee';
    mesh.at(0, 0.12, 0).rotX(-0.5).rotZ(-0.2);
    for (const s of [-1, 1]) {
      mesh.face(
        [
          [-0.26, 0, 0],
          [0.22, 0.035, 0.03 * s],
          [0.22, 0.06, 0.19 * s],
        ],
        paper,
        materials.cloth,
      );
      mesh.face(
        [
          [-0.26, 0, 0],
          [0.22, 0.035, 0.012 * s],
          [0.22, -0.09, 0],
        ],
        '#dcd8cc',
        materials.cloth,
      );
      mesh.face(
        [
          [-0.26, 0.001, 0],
          [0.22, 0.037, 0.03 * s],
          [0.22, 0.045, 0.085 * s],
        ],
        '#ffffff',
        materials.cloth,
      );
    }
  },
};
