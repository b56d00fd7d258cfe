import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

export const pagoda: Concept = {
  id: 'pagoda',
  words: {
    en: 'pagoda/japanese temple/temple/shrine',
    de: 'pagode/tempel',
    es: 'pagoda/templo',
    fr: 'pagode/temple',
    zh: '宝塔/寺庙/塔寺',
    ja: '神社/寺/五重塔',
    ar: 'معبد',
    emoji: '',
  },
  size: { width: 14, height: 18 },
  lives: ['hills', 'mountains', 'garden'],
  stands: 'ground',
  moves: 'still',
  turn: 0.5,
  build(mesh) {
    mesh.box(0, 0, 0, 10, 0.8, 10, '#a9a090', materials.stone);
    for (let f = 0; f < 4; f++) {
      const w = 7 - f * 1.15;
      const y = 0.8 + f * 3.9;
      mesh
        .box(0, y, 0, w, 2.6, w, '#b0362a', materials.plain)
        .box(0, y + 0.5, 0, w * 0.5, 1.7, w + 0.06, '#3a241a', materials.window)
        .box(0, y + 0.5, 0, w + 0.06, 1.7, w * 0.5, '#3a241a', materials.window);
      for (const x of [-w / 2, w / 2])
        for (const z of [-w / 2, w / 2]) mesh.box(x, y, z, 0.34, 2.6, 0.34, '#7a241c', materials.plain);
      for (let q = 0; q < 4; q++) {
        mesh
          .push()
          .at(0, y + 2.6, 0)
          .rotY((q * Math.PI) / 2);
        const e = w / 2 + 1.7;
        mesh
          .sheet(
            (u, v) => [
              (u - 0.5) * 2 * (e - v * (e - w * 0.3)),
              v ** 1.5 * 1.5 + (1 - v) * Math.abs(u * 2 - 1) ** 4 * 0.9,
              -(e - v * (e - w * 0.3)),
            ],
            10,
            5,
            () => '#3d4a4c',
            materials.tiles,
          )
          .pop();
      }
    }
    mesh.tube(
      [
        [0, 17, 0],
        [0, 20, 0],
      ],
      [0.16, 0.05],
      '#c8a23c',
      materials.metal,
    );
  },
};
