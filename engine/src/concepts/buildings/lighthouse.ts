import { buildCottage } from '../../shapes/cottage.ts';
import { tau } from '../../shapes/chance.ts';
import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

export const lighthouse: Concept = {
  id: 'lighthouse',
  words: {
    // On rocks it stands on those of the coast, and on none that lie in a meadow.
    en: 'lighthouse/lighthouse on rocks/lighthouse on a rock/lighthouse on the rocks/lighthouse on rocky shore',
    de: 'leuchtturm/leuchtturm auf felsen/leuchtturm auf einem felsen',
    es: 'faro/faro sobre rocas/faro en las rocas/faro sobre una roca',
    fr: 'phare/phare sur des rochers/phare sur les rochers/phare sur un rocher',
    zh: '灯塔',
    ja: '灯台',
    ar: 'منارة',
    emoji: '',
  },
  size: { width: 9, height: 24 },
  lives: ['coast', 'hills'],
  stands: 'ground',
  moves: 'still',
  build(mesh, random, look) {
    mesh.push().object().cyl(0, -1, 0, 4.6, 4.2, 2, '#8f877a', materials.stone, 28).object();
    mesh.lathe(
      [
        [2.9, 1],
        [2.2, 10],
        [1.75, 18.2],
      ],
      30,
      look.colour ?? '#f3efe6',
      look.colour ? 0 : materials.stripes,
    );
    mesh.cyl(0, 18.2, 0, 2.7, 2.7, 0.35, '#3b3f45', materials.metal, 26);
    for (let i = 0; i < 16; i++) {
      const a = (i / 16) * tau;
      mesh.tube(
        [
          [Math.cos(a) * 2.55, 18.5, Math.sin(a) * 2.55],
          [Math.cos(a) * 2.55, 19.5, Math.sin(a) * 2.55],
        ],
        [0.05],
        '#e8e4da',
        0,
        4,
      );
    }
    mesh.tube(
      Array.from({ length: 25 }, (_, i) => [Math.cos((i / 24) * tau) * 2.55, 19.5, Math.sin((i / 24) * tau) * 2.55]),
      [0.07],
      '#e8e4da',
      0,
      5,
    );
    mesh.cyl(0, 18.5, 0, 1.35, 1.35, 2.5, '#ffe9b0', look.lit ? materials.glow : materials.glass, 16);
    for (let i = 0; i < 8; i++) {
      const a = (i / 8) * tau;
      mesh.box(Math.cos(a) * 1.38, 18.5, Math.sin(a) * 1.38, 0.1, 2.5, 0.1, '#2d3138', 0);
    }
    mesh
      .push()
      .at(0, 21, 0)
      .lathe(
        [
          [1.75, 0],
          [1.5, 0.5],
          [0.9, 1.3],
          [0.15, 1.8],
          [0.1, 2.6],
          [0, 2.7],
        ],
        20,
        '#a32c27',
        materials.gloss,
      )
      .pop();
    for (const [y, a] of [
      [5, 0.2],
      [9.5, -0.25],
      [14, 0.15],
    ] as const)
      mesh
        .push()
        .rotY(a)
        .box(0, y, -(2.9 - y * 0.062), 0.6, 1.1, 0.3, '#20303c', materials.window)
        .pop();
    mesh.push().rotY(0.1).box(0, 1, -2.85, 1.3, 2.4, 0.4, '#7a2f28', materials.planks).pop();
    mesh.push().at(6.2, 0, 1.2).scale(0.72).rotY(-0.2);
    buildCottage(mesh, random, { path: false, roof: '#9c4a3a' });
    mesh.pop();
    mesh.pop();
  },
};
