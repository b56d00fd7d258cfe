import { pick } from '../../shapes/chance.ts';
import { circle, rod } from '../../shapes/rings.ts';
import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

const woods = ['#8a6238', '#9c7040', '#7a5530', '#a87c4a'] as const;

export const raft: Concept = {
  id: 'raft',
  words: {
    en: 'raft/wooden raft',
    de: 'floß/flöße',
    es: 'balsa',
    fr: 'radeau',
    zh: '木筏/竹筏',
    ja: 'いかだ/筏',
    ar: 'طوف',
    emoji: '',
  },
  size: { width: 5.2, height: 4.6 },
  lives: ['sea', 'river', 'coast', 'mountains'],
  stands: 'water',
  moves: 'bobs',
  turn: -0.5,
  sway: 0.25,
  mirrors: true,
  build(mesh, random, look) {
    const sail = look.colour ?? '#ece0c4';
    mesh.object();
    // Logs of different lengths under two beams, tied with rope.
    for (let i = 0; i < 9; i++) {
      const z = (i - 4) * 0.36;
      const r = 0.17 + random() * 0.025;
      const [a, b] = [-2.2 - random() * 0.35, 2.2 + random() * 0.35];
      const wood = pick(random, woods);
      mesh.tube(
        [
          [a, 0.06, z],
          [0, 0.07 + (random() - 0.5) * 0.03, z],
          [b, 0.06, z],
        ],
        [r, r * 1.03, r * 0.96],
        wood,
        materials.bark,
        12,
      );
      for (const [x, s] of [
        [a, -1],
        [b, 1],
      ] as const)
        mesh
          .push()
          .at(x, 0.06, z)
          .rotZ((-s * Math.PI) / 2)
          .cyl(0, -0.01, 0, r * 0.98, r * 0.96, 0.03, '#d0a870', materials.plain, 14)
          .cyl(0, 0.021, 0, r * 0.5, r * 0.5, 0.004, '#b98d55', materials.plain, 12)
          .pop();
    }
    for (const x of [-1.5, 0.2, 1.6]) {
      mesh.tube(
        [
          [x, 0.3, -1.7],
          [x, 0.3, 1.7],
        ],
        [0.1],
        '#7a5530',
        materials.bark,
        9,
      );
      for (let i = 0; i < 9; i++) {
        const z = (i - 4) * 0.36;
        mesh
          .push()
          .at(x, 0.2, z)
          .rotX(Math.PI / 2)
          .tube(circle(0.17, 0.05, 14), [0.022], '#d8c49a', materials.cloth, 5);
        mesh.tube(circle(0.17, -0.05, 14), [0.022], '#d8c49a', materials.cloth, 5).pop();
      }
    }
    // A mast with its stays, a square sail, a pennant.
    rod(mesh, [0.2, 0.2, 0], [0.2, 4.3, 0], 0.075, '#6b4526', materials.bark);
    rod(mesh, [0.1, 3.85, -1.45], [0.1, 3.85, 1.45], 0.05, '#6b4526', materials.bark);
    mesh.sheet(
      (u, v) => [
        0.1 - Math.sin(v * 2.6) * 0.5 - Math.sin(u * Math.PI) * 0.25,
        3.8 - v * 2.5,
        (u - 0.5) * 2.7 * (1 + v * 0.06),
      ],
      18,
      14,
      (u, v) => (u > 0.62 && u < 0.82 && v > 0.58 && v < 0.8 ? '#b98a5a' : sail),
      materials.cloth,
    );
    for (const s of [-1, 1]) {
      rod(mesh, [0.2, 4.1, 0], [1.9, 0.28, s * 1.4], 0.016, '#c9b48a');
      rod(mesh, [0.2, 4.1, 0], [-1.9, 0.28, s * 1.4], 0.016, '#c9b48a');
      rod(mesh, [-0.1, 1.33, s * 1.38], [1.4, 0.3, s * 1.2], 0.014, '#c9b48a');
    }
    mesh.sheet(
      (u, v) => [0.2 + u * 0.8, 4.3 - v * 0.34 * (1 - u) - u * 0.15, Math.sin(u * 5) * 0.06],
      8,
      2,
      () => '#c8322c',
      materials.cloth,
    );
    // A barrel, a chest and a steering oar.
    mesh.push().at(1.2, 0.26, 0.75);
    mesh
      .lathe(
        [
          [0.2, 0],
          [0.27, 0.18],
          [0.28, 0.3],
          [0.27, 0.42],
          [0.2, 0.6],
          [0, 0.6],
        ],
        20,
        '#8a5a32',
        materials.planks,
      )
      .cyl(0, 0.12, 0, 0.262, 0.27, 0.05, '#4a4d50', materials.metal, 20)
      .cyl(0, 0.43, 0, 0.27, 0.258, 0.05, '#4a4d50', materials.metal, 20)
      .pop();
    mesh
      .box(1.35, 0.26, -0.5, 0.5, 0.34, 0.66, '#6b4526', materials.planks)
      .box(1.35, 0.38, -0.5, 0.53, 0.05, 0.68, '#c99a3a', materials.metal);
    rod(mesh, [1.2, 0.95, 0.1], [2.9, 0.02, 0.1], 0.04, '#9c7040', materials.plain);
    mesh.tube(
      [
        [2.3, 0.2, 0.1],
        [2.3, 0.62, 0.1],
      ],
      [0.05],
      '#6b4526',
      materials.bark,
      7,
    );
  },
};
