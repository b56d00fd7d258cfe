import { hollowGlass } from '../../shapes/hollow-glass.ts';
import type { ProfilePoint } from '../../shapes/smooth-profile.ts';
import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

export const hourglass: Concept = {
  id: 'hourglass',
  words: {
    en: 'hourglass/sand timer',
    de: 'sanduhr',
    es: 'reloj de arena',
    fr: 'sablier',
    zh: '沙漏',
    ja: '砂時計',
    ar: 'ساعة رملية',
    emoji: '⏳/⌛',
  },
  size: { width: 1.2, height: 2 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  build(mesh, _random, look) {
    const wood = look.colour ?? '#7a4a26';
    for (const y of [0, 1.82])
      mesh
        .cyl(0, y, 0, 0.56, 0.56, 0.08, wood, materials.floor, 30)
        .cyl(0, y + (y > 0 ? -0.06 : 0.08), 0, 0.48, 0.48, 0.06, wood, materials.floor, 30);
    for (let i = 0; i < 3; i++) {
      const a = i * 2.094 + 0.5;
      mesh.push().at(Math.cos(a) * 0.48, 0.08, Math.sin(a) * 0.48);
      mesh
        .lathe(
          [
            [0.05, 0],
            [0.07, 0.2],
            [0.035, 0.45],
            [0.06, 0.87],
            [0.035, 1.3],
            [0.07, 1.55],
            [0.05, 1.74],
          ],
          10,
          wood,
          materials.gloss,
        )
        .pop();
    }
    const sand = '#d8a85a';
    mesh
      .lathe(
        [
          [0, 0.15],
          [0.33, 0.16],
          [0.36, 0.32],
          [0.18, 0.5],
          [0.02, 0.6],
        ],
        26,
        sand,
        materials.sand,
      )
      .lathe(
        [
          [0.03, 1.0],
          [0.2, 1.14],
          [0.36, 1.35],
          [0.36, 1.42],
          [0, 1.36],
        ],
        26,
        sand,
        materials.sand,
      );
    mesh.tube(
      [
        [0, 0.55, 0],
        [0, 1, 0],
      ],
      [0.018],
      sand,
      materials.sand,
      6,
    );
    hollowGlass(
      mesh,
      Array.from({ length: 61 }, (_, i): ProfilePoint => {
        const v = i / 60;
        const narrow = Math.abs(v - 0.5) > 0.45 ? 0.95 : 1;
        return [0.05 + 0.36 * Math.abs(Math.sin((v - 0.5) * Math.PI)) ** 0.75 * narrow, 0.14 + v * 1.68];
      }),
    );
  },
};
