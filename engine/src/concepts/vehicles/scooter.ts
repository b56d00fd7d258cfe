import { pick } from '../../shapes/chance.ts';
import { circle, rod } from '../../shapes/rings.ts';
import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

export const scooter: Concept = {
  id: 'scooter',
  words: {
    en: 'scooter/vespa/moped',
    de: 'motorroller/roller/moped',
    es: 'escúter/vespa',
    fr: 'scooter/vespa/mobylette',
    zh: '踏板车',
    ja: 'スクーター',
    ar: 'سكوتر',
    emoji: '🛵',
  },
  size: { width: 1.8, height: 1.2 },
  lives: ['street', 'beach'],
  stands: 'ground',
  moves: 'drives',
  turn: -0.35,
  sway: 0.15,
  mirrors: true,
  build(mesh, random, look) {
    const paint = look.colour ?? pick(random, ['#7ac0b0', '#e0584a', '#f0c85a', '#a8c8e0']);
    for (const x of [-0.62, 0.55]) {
      {
        mesh
          .push()
          .at(x, 0.23, 0)
          .rotX(Math.PI / 2);
        mesh.tube(circle(0.165, 0), [0.065], '#17181a', materials.plain, 10);
        mesh.cyl(0, -0.05, 0, 0.12, 0.12, 0.1, '#d4d8dc', materials.metal, 18);
        mesh.pop();
      }
    }
    mesh.body(
      [
        [0.2, 0.5, 0, 0.2, 0.75, 0.48, 0, 0.17, 0],
        [0.42, 0.6, 0, 0.15, 0.62, 0.62, 0, 0.12, 0],
        [0.85, 0.46, 0, 0.1, 0.88, 0.4, 0, 0.08, 0],
      ],
      { k: 0.08, mat: materials.gloss, colours: [paint], fur: 0 },
    );
    for (const s of [-1, 1]) mesh.ball(0.5, 0.42, 0.2 * s, 0.3, 0.18, 0.09, paint, materials.gloss, 20);
    mesh.sheet(
      (u, v) => {
        const a = (u - 0.5) * 2;
        return [-0.42 + 0.1 * a * a - v * 0.1 + 0.1 * (1 - v) ** 2, 0.24 + v * 0.68, a * (0.27 - 0.07 * v)];
      },
      12,
      10,
      () => paint,
      materials.gloss,
    );
    mesh.box(-0.12, 0.22, 0, 0.7, 0.05, 0.42, '#4a4e50', materials.plain).body(
      [
        [-0.62, 0.42, 0, 0.09, -0.5, 0.44, 0, 0.06, 0],
        [-0.75, 0.34, 0, 0.07, -0.58, 0.44, 0, 0.08, 0],
      ],
      { k: 0.05, mat: materials.gloss, colours: [paint], fur: 0 },
    );
    rod(mesh, [-0.62, 0.3, 0], [-0.5, 0.95, 0], 0.035, '#c4c8cc', materials.metal);
    mesh
      .ball(-0.52, 0.99, 0, 0.1, 0.09, 0.12, paint, materials.gloss, 16)
      .ball(-0.6, 1, 0, 0.04, 0.075, 0.075, '#fff6da', look.lit ? materials.glow : materials.gloss, 12);
    for (const s of [-1, 1]) {
      mesh
        .tube(
          [
            [-0.5, 1.02, 0.08 * s],
            [-0.44, 1.04, 0.3 * s],
          ],
          [0.02],
          '#d0d4d8',
          materials.metal,
        )
        .tube(
          [
            [-0.45, 1.04, 0.24 * s],
            [-0.43, 1.04, 0.36 * s],
          ],
          [0.027],
          '#1e1a18',
        );
      mesh
        .tube(
          [
            [-0.48, 1.04, 0.2 * s],
            [-0.46, 1.22, 0.26 * s],
          ],
          [0.008],
          '#d0d4d8',
          materials.metal,
        )
        .ball(-0.46, 1.24, 0.27 * s, 0.015, 0.05, 0.05, '#c4ccd2', materials.metal, 12);
    }
    mesh.body(
      [
        [0.18, 0.73, 0, 0.09, 0.48, 0.74, 0, 0.1, 0],
        [0.48, 0.75, 0, 0.1, 0.74, 0.74, 0, 0.08, 0],
      ],
      { k: 0.04, colours: ['#7a4a2c'], fur: 0.1 },
    );
    mesh.ball(0.94, 0.5, 0, 0.03, 0.05, 0.06, '#c01a14', materials.gloss, 10);
  },
};
