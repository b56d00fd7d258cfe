import { buildFlames } from '../../shapes/flames.ts';
import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

export const fireplace: Concept = {
  id: 'fireplace',
  words: {
    en: 'fireplace/hearth',
    de: 'kamin',
    es: 'chimenea',
    fr: 'cheminée/foyer',
    zh: '壁炉',
    ja: '暖炉',
    ar: 'مدفأة',
    emoji: '',
  },
  size: { width: 2.2, height: 2 },
  lives: ['parlour'],
  stands: 'ground',
  moves: 'flickers',
  shines: { up: 0.55, front: 0.7, power: 3.4 },
  sway: 0.1,
  build(mesh, random, look) {
    const stone = look.colour ?? '#b8aa98';
    mesh.box(0, 0, 0.3, 2.4, 0.1, 1.2, '#8d8378', materials.stone);
    for (const s of [-1, 1]) mesh.box(0.78 * s, 0.1, 0.35, 0.52, 1.15, 0.6, stone, materials.stone);
    mesh
      .box(0, 0.95, 0.35, 1.1, 0.3, 0.6, stone, materials.stone)
      .box(0, 1.25, 0.3, 2.3, 0.12, 0.8, '#6a4426', materials.floor)
      .box(0, 1.37, 0.45, 1.5, 4, 0.45, stone, materials.stone);
    mesh.box(0, 0.1, 0.62, 1.06, 0.86, 0.06, '#1c1614', materials.brick);
    for (let i = 0; i < 4; i++)
      mesh
        .push()
        .at((i - 1.5) * 0.12, 0.18 + (i % 2) * 0.1, 0.3 + (i % 3) * 0.06)
        .rotY(0.4 * (i - 1.5))
        .rotZ(Math.PI / 2)
        .cyl(0, -0.3, 0, 0.06, 0.065, 0.62, '#4a3020', materials.bark, 10)
        .cyl(0, 0.32, 0, 0.05, 0.05, 0.01, '#c89a5a', materials.plain, 10)
        .pop();
    mesh.push().at(0, 0.2, 0.36);
    buildFlames(mesh, random, { radius: 0.34, height: 0.62, tongues: 52 });
    mesh.pop();
    for (let i = 0; i < 14; i++)
      mesh.ball((random() - 0.5) * 0.6, 0.13, 0.25 + random() * 0.25, 0.04, 0.03, 0.04, '#8a340e', materials.glow, 6);
    mesh
      .push()
      .at(-0.8, 1.37, 0.25)
      .lathe(
        [
          [0.06, 0],
          [0.1, 0.12],
          [0.05, 0.25],
          [0.07, 0.3],
        ],
        18,
        '#4a6a8a',
        materials.gloss,
      )
      .pop();
    for (const x of [0.6, 0.8])
      mesh
        .cyl(x, 1.37, 0.25, 0.025, 0.025, 0.18, '#f4efe0', materials.plain, 10)
        .ball(x, 1.59, 0.25, 0.012, 0.03, 0.012, '#ffd76a', materials.glow, 8);
  },
};
