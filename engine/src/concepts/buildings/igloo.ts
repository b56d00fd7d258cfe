import { tau, vary } from '../../shapes/chance.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

export const igloo: Concept = {
  id: 'igloo',
  words: { en: 'igloo', de: 'iglu', es: 'iglú', fr: 'igloo', zh: '冰屋', ja: 'イグルー', ar: 'كوخ جليدي', emoji: '' },
  size: { width: 8, height: 3.2 },
  lives: ['hills', 'glacier'],
  stands: 'ground',
  moves: 'still',
  turn: 0.5,
  build(mesh, random) {
    const blocks = (r: number, rows: number): void => {
      for (let i = 0; i < rows; i++) {
        const [a, b] = [(i / rows) * 1.5, ((i + 1) / rows) * 1.5];
        const n = Math.max(6, Math.round(Math.cos(a) * r * 6));
        for (let k = 0; k < n; k++) {
          const from = ((k + (i % 2) * 0.5) / n) * tau;
          const to = from + (tau / n) * 0.94;
          const point = (angle: number, up: number, out: number): Vec3 => [
            Math.cos(angle) * Math.cos(up) * (r + out),
            Math.sin(up) * (r + out),
            Math.sin(angle) * Math.cos(up) * (r + out),
          ];
          const shade = vary(readColour('#e9f0f6'), random, 0.1);
          mesh.face(
            [
              point(from, a + 0.01, 0.06),
              point(from, b - 0.02, 0.06),
              point(to, b - 0.02, 0.06),
              point(to, a + 0.01, 0.06),
            ],
            shade,
            materials.plain,
          );
        }
      }
    };
    mesh.ball(0, 0, 0, 2.98, 2.98, 2.98, '#b8cfe2', materials.plain, 28);
    blocks(3, 7);
    mesh.push().at(0, 0, -3.3);
    for (let i = 0; i < 9; i++) {
      const a = (i / 8) * Math.PI;
      mesh
        .push()
        .rotZ(a)
        .box(1.15, -0.24, 0, 0.34, 0.47, 1.9, vary(readColour('#e4edf5'), random, 0.1), materials.plain)
        .pop();
    }
    mesh
      .push()
      .rotX(Math.PI / 2)
      .cyl(0, -0.9, 0, 1, 1, 0.1, '#16222e', materials.plain, 20)
      .pop()
      .pop();
  },
};
