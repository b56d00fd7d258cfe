import { loft } from '../../shapes/loft.ts';
import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

export const camera: Concept = {
  id: 'camera',
  words: {
    en: 'photo camera/vintage camera/film camera/kamera',
    de: 'fotoapparat/kamera',
    es: 'cámara de fotos/cámara',
    fr: 'appareil photo/caméra',
    zh: '相机/照相机',
    ja: 'カメラ',
    ar: 'كاميرا',
    emoji: '📷/📸',
  },
  size: { width: 1.6, height: 1.2 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  sway: 0.5,
  build(mesh, _random, look) {
    const leather = look.colour ?? '#2a2624';
    mesh
      .box(0, 0, 0, 1.5, 0.22, 0.5, '#c4c8cc', materials.metal)
      .box(0, 0.2, 0, 1.5, 0.5, 0.5, leather, materials.cloth)
      .box(0, 0.68, 0, 1.5, 0.24, 0.5, '#c4c8cc', materials.metal);
    loft(
      mesh,
      [
        [0.9, 0, 0.3, 0.24],
        [1.08, 0, 0.24, 0.2],
        [1.12, 0, 0.16, 0.14],
      ],
      0.2,
      '#c4c8cc',
      materials.metal,
    );
    mesh
      .push()
      .at(0, 0.5, -0.25)
      .rotX(-Math.PI / 2);
    mesh
      .lathe(
        [
          [0.42, 0],
          [0.42, 0.14],
          [0.38, 0.16],
          [0.38, 0.34],
          [0.35, 0.36],
          [0.35, 0.46],
          [0.3, 0.46],
          [0.24, 0.38],
        ],
        36,
        '#1c1c1e',
        materials.gloss,
      )
      .lathe(
        [
          [0.385, 0.2],
          [0.4, 0.22],
          [0.4, 0.28],
          [0.385, 0.3],
        ],
        36,
        '#c4c8cc',
        materials.metal,
      )
      .ball(0, 0.3, 0, 0.27, 0.12, 0.27, '#2a3a5a', materials.metal, 24)
      .pop();
    mesh
      .cyl(0.52, 0.92, 0, 0.14, 0.14, 0.1, '#b4b8bc', materials.metal, 18)
      .cyl(-0.52, 0.92, 0, 0.17, 0.17, 0.08, '#b4b8bc', materials.metal, 18)
      .cyl(0.3, 0.92, 0, 0.06, 0.06, 0.06, '#d8dadc', materials.metal, 12);
    mesh
      .box(-0.5, 0.72, -0.255, 0.26, 0.14, 0.02, '#1c2a3a', materials.gloss)
      .box(0, 0.95, -0.24, 0.22, 0.12, 0.02, '#1c2a3a', materials.gloss);
  },
};
