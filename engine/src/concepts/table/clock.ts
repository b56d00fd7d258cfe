import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

export const clock: Concept = {
  id: 'clock',
  words: {
    en: 'clock/alarm clock',
    de: 'uhr/wecker',
    es: 'reloj/despertador',
    fr: 'horloge/réveil',
    zh: '时钟/闹钟',
    ja: '時計',
    ar: 'ساعة',
    emoji: '⏰/🕰',
  },
  size: { width: 1.4, height: 1.6 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  build(mesh, _random, look) {
    const paint = look.colour ?? '#c0322c';
    mesh
      .push()
      .at(0, 0.78, 0)
      .rotX(-Math.PI / 2)
      .cyl(0, -0.2, 0, 0.66, 0.66, 0.4, paint, materials.gloss, 36)
      .cyl(0, 0.2, 0, 0.56, 0.56, 0.02, '#fbf8f0', materials.plain, 36)
      .pop();
    for (let i = 0; i < 12; i++)
      mesh.box(
        Math.sin((i / 12) * 6.2832) * 0.47,
        0.76 + Math.cos((i / 12) * 6.2832) * 0.47,
        -0.23,
        0.05,
        0.05,
        0.02,
        '#1c1c1e',
        materials.plain,
      );
    mesh
      .tube(
        [
          [0, 0.78, -0.24],
          [-0.2, 0.98, -0.24],
        ],
        [0.035],
        '#1c1c1e',
      )
      .tube(
        [
          [0, 0.78, -0.25],
          [0.26, 1.12, -0.25],
        ],
        [0.024],
        '#1c1c1e',
      )
      .ball(0, 0.78, -0.25, 0.05, 0.05, 0.03, '#1c1c1e', materials.gloss, 10);
    for (const s of [-1, 1])
      mesh.ball(0.36 * s, 1.46, 0, 0.24, 0.17, 0.24, '#c9a23c', materials.metal, 18).tube(
        [
          [0.4 * s, 0.3, 0],
          [0.5 * s, 0, 0],
        ],
        [0.06],
        '#c9a23c',
        materials.metal,
      );
  },
};
