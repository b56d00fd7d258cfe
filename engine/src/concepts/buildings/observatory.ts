import { tau } from '../../shapes/chance.ts';
import { materials } from '../../solid/materials.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

export const observatory: Concept = {
  id: 'observatory',
  words: {
    en: 'observatory',
    de: 'sternwarte/observatorium',
    es: 'observatorio',
    fr: 'observatoire',
    zh: '天文台',
    ja: '天文台',
    ar: 'مرصد',
    emoji: '',
  },
  size: { width: 10, height: 10 },
  lives: ['hills', 'mountains'],
  stands: 'ground',
  moves: 'still',
  turn: 0.35,
  build(mesh) {
    const white = '#eceae4';
    mesh.lathe(
      [
        [4.4, -0.4],
        [4.4, 4.6],
        [4.7, 4.7],
        [4.7, 5.1],
        [4.2, 5.15],
      ],
      36,
      white,
      materials.plain,
    );
    // The dome's shell, open along a slit for the telescope.
    mesh.sheet(
      (u, v) => {
        const a = -Math.PI / 2 + 0.2 + u * (tau - 0.4);
        const up = v * Math.PI * 0.5;
        return [Math.cos(a) * Math.cos(up) * 4.3, 5.1 + Math.sin(up) * 4.3, Math.sin(a) * Math.cos(up) * 4.3];
      },
      40,
      14,
      (u) => (Math.floor(u * 20) % 2 ? '#d6dade' : '#c6ccd2'),
      materials.gloss,
    );
    mesh.ball(0, 5.1, 0, 4, 4, 4, '#14161c', materials.plain, 24);
    for (const s of [-1, 1])
      mesh.tube(
        Array.from({ length: 9 }, (_, i): Vec3 => [
          s * 0.85 * Math.cos((i / 8) * 1.5),
          5.15 + Math.sin((i / 8) * 1.5) * 4.35,
          -Math.cos((i / 8) * 1.5) * 4.3,
        ]),
        [0.12],
        '#9aa2aa',
        materials.metal,
        6,
      );
    mesh
      .push()
      .at(0, 6.6, -1.6)
      .rotX(-0.95)
      .cyl(0, 0, 0, 0.62, 0.62, 4.2, '#e8e6e0', materials.gloss, 24)
      .cyl(0, 4.2, 0, 0.72, 0.72, 0.35, '#3a3f46', materials.metal, 24)
      .pop();
    mesh.box(0, 0, -4.4, 1.5, 2.4, 0.3, '#4a3a2c', materials.planks).box(0, 2.4, -4.5, 1.9, 0.2, 0.5, '#bdb8ae');
    for (let i = 0; i < 5; i++)
      mesh
        .push()
        .rotY(0.75 + i * 0.95)
        .box(0, 1.7, -4.42, 0.8, 1.3, 0.1, '#1d2c3a', materials.window)
        .pop();
  },
};
