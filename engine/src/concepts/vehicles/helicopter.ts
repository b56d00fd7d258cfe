import { pick } from '../../shapes/chance.ts';
import { rod } from '../../shapes/rings.ts';
import { wing } from '../../shapes/wings.ts';
import { materials } from '../../solid/materials.ts';
import { smooth } from '../../solid/noise.ts';
import type { Concept } from '../concept.ts';

export const helicopter: Concept = {
  id: 'helicopter',
  words: {
    en: 'helicopter/chopper helicopter',
    de: 'hubschrauber/helikopter',
    es: 'helicóptero',
    fr: 'hélicoptère',
    zh: '直升机',
    ja: 'ヘリコプター',
    ar: 'مروحية',
    emoji: '🚁',
  },
  size: { width: 12, height: 4.2 },
  lives: ['clouds', 'hills', 'mountains', 'sea'],
  stands: 'air',
  moves: 'flies',
  turn: -0.5,
  sway: 0.2,
  mirrors: true,
  build(mesh, random, look) {
    const paint = look.colour ?? pick(random, ['#c8322c', '#f0b42e', '#2a5a9a']);
    mesh.rotX(-0.12).rotZ(0.05);
    mesh.body(
      [
        [-1.5, 1.7, 0, 0.75, 0.6, 1.85, 0, 0.95, 0],
        [0.6, 2.05, 0, 0.75, 1.6, 2.2, 0, 0.4, 0],
        [1.6, 2.25, 0, 0.36, 5.6, 2.55, 0, 0.13, 0],
        [-0.4, 2.6, 0, 0.35, 0.9, 2.65, 0, 0.3, 0],
        [5.5, 2.55, 0, 0.14, 6.1, 3.5, 0, 0.1, 0],
      ],
      {
        k: 0.35,
        mat: materials.gloss,
        colours: [paint, '#f4f4f0'],
        fur: 0,
        marks: { colour: 1, share: (_x, y) => smooth(1.62, 1.6, y) },
      },
    );
    mesh.ball(-1.55, 1.78, 0, 0.88, 0.68, 0.7, '#16242e', materials.gloss, 24);
    for (const s of [-1, 1]) {
      mesh.box(-0.25, 1.7, 0.82 * s, 1, 0.7, 0.24, '#16242e', materials.gloss);
      for (const x of [-1, 0.7]) rod(mesh, [x, 1.15, 0.5 * s], [x, 0.35, 1 * s], 0.05, '#3a3e42');
      mesh.tube(
        [
          [-2.1, 0.6, 1 * s],
          [-1.8, 0.36, 1 * s],
          [1.4, 0.34, 1 * s],
        ],
        [0.07],
        '#3a3e42',
        materials.metal,
        8,
      );
      wing(mesh, { root: [4.7, 2.55, 0.05 * s], tip: [5, 2.6, 1.2 * s], chord: [0.6, 0.4], thick: 0.1 }, paint);
    }
    rod(mesh, [0.15, 2.8, 0], [0.15, 3.5, 0], 0.12, '#4a4e52', materials.metal);
    for (let i = 0; i < 4; i++)
      mesh
        .push()
        .at(0.15, 3.5, 0)
        .rotY(0.5 + (i * Math.PI) / 2)
        .box(2.9, 0, 0, 5.6, 0.05, 0.32, '#2a2c2e', materials.plain)
        .pop();
    for (let i = 0; i < 4; i++)
      mesh
        .push()
        .at(6.05, 3.1, -0.22)
        .rotZ(0.6 + (i * Math.PI) / 2)
        .box(0.45, -0.05, 0, 0.8, 0.1, 0.04, '#2a2c2e', materials.plain)
        .pop();
  },
};
