import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

export const rubberDuck: Concept = {
  id: 'rubber duck',
  words: {
    en: 'rubber duck/rubber ducky/toy duck/bath duck',
    de: 'gummiente/badeente/quietscheente',
    es: 'pato de goma/patito de goma',
    fr: 'canard en plastique/canard de bain/canard en caoutchouc',
    zh: '橡皮鸭/小黄鸭',
    ja: 'アヒルのおもちゃ/ラバーダック',
    ar: 'بطة مطاطية',
    emoji: '',
  },
  size: { width: 1.8, height: 1.75 },
  lives: ['room', 'pool'],
  stands: 'table',
  moves: 'still',
  turn: -0.6,
  sway: 0.2,
  mirrors: true,
  build(mesh, _random, look) {
    const yellow = look.colour ?? '#f6c414';
    mesh.body(
      [
        [-0.1, 0.5, 0, 0.52, 0.3, 0.48, 0, 0.44, 0],
        [0.3, 0.5, 0, 0.36, 0.8, 0.78, 0, 0.08, 0],
        [-0.2, 0.3, 0, 0.36, 0.3, 0.28, 0, 0.3, 0],
        [-0.3, 0.8, 0, 0.34, -0.32, 1.1, 0, 0.36, 0],
        [-0.32, 1.24, 0, 0.44, -0.34, 1.22, 0, 0.44, 0],
      ],
      { k: 0.16, colours: [yellow], fur: 0, mat: materials.gloss },
    );
    for (const s of [-1, 1]) {
      // Wings that are only raised a little from the body.
      mesh.body(
        [
          [-0.1, 0.56, s * 0.42, 0.2, 0.26, 0.58, s * 0.43, 0.16, 0],
          [0.26, 0.58, s * 0.43, 0.15, 0.54, 0.74, s * 0.4, 0.05, 0],
        ],
        { k: 0.1, colours: [yellow], fur: 0, mat: materials.gloss },
      );
      mesh.ball(-0.66, 1.34, s * 0.21, 0.085, 0.115, 0.085, '#fbfbf8', materials.gloss, 24);
      mesh.ball(-0.715, 1.335, s * 0.235, 0.052, 0.075, 0.05, '#121214', materials.gloss, 20);
      mesh.ball(-0.752, 1.365, s * 0.235, 0.016, 0.018, 0.016, '#ffffff', materials.glow, 10);
    }
    mesh.body(
      [
        [-0.74, 1.14, -0.12, 0.08, -0.74, 1.14, 0.12, 0.08, 0],
        [-0.84, 1.16, -0.1, 0.07, -0.84, 1.16, 0.1, 0.07, 0],
        [-0.94, 1.2, -0.06, 0.05, -0.94, 1.2, 0.06, 0.05, 0],
        [-0.78, 1.06, -0.08, 0.06, -0.8, 1.05, 0.08, 0.06, 0],
      ],
      { k: 0.06, colours: ['#f0681a'], fur: 0, mat: materials.gloss },
    );
  },
};
