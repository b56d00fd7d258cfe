import { tau } from '../../shapes/chance.ts';
import { buildDiamond } from '../../shapes/diamond.ts';
import { rod } from '../../shapes/rings.ts';
import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

export const ring: Concept = {
  id: 'ring',
  words: {
    en: 'ring/diamond ring/gold ring/golden ring/wedding ring/engagement ring',
    de: 'ring/diamantring/goldring/ehering/verlobungsring',
    es: 'anillo/anillo de diamantes/anillo de oro/sortija',
    fr: 'bague/anneau/bague en diamant',
    zh: '戒指/钻戒',
    ja: '指輪/婚約指輪',
    ar: 'خاتم',
    emoji: '💍',
  },
  size: { width: 2, height: 2 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  turn: 0.25,
  build(mesh, _random, look) {
    const gold = look.colour ?? '#e0a93a';
    const [leather, velvet] = ['#7a1c2c', '#9a3448'];
    // An open box with a cushion, in which the ring stands.
    mesh.box(0, 0, 0, 1.9, 0.62, 1.3, leather, materials.gloss).box(0, 0.6, 0, 1.96, 0.05, 1.36, gold, materials.metal);
    for (const z of [-0.31, 0.31]) {
      mesh
        .push()
        .at(0, 0.62, z)
        .rotZ(Math.PI / 2)
        .scale(0.62, 1, 1);
      mesh.cyl(0, -0.9, 0, 0.29, 0.29, 1.8, velvet, materials.cloth, 30).pop();
    }
    mesh.push().at(0, 0.66, 0.72).rotX(0.3);
    mesh
      .box(0, 0, 0.12, 1.96, 1.3, 0.2, leather, materials.gloss)
      .box(0, 0.03, 0, 1.9, 1.24, 0.06, gold, materials.metal)
      .box(0, 0.09, -0.02, 1.76, 1.12, 0.06, '#e8dcc8', materials.cloth)
      .pop();
    mesh
      .push()
      .at(0, 1.12, 0)
      .rotX(Math.PI / 2);
    const round = Array.from({ length: 19 }, (_, i): [number, number] => {
      const a = (i / 18) * tau;
      return [0.56 + Math.cos(a) * 0.07, Math.sin(a) * 0.1];
    });
    mesh.lathe(round, 80, gold, materials.metal).pop();
    for (let i = 0; i < 9; i++) {
      const a = Math.PI / 2 + (i - 4) * 0.19;
      if (i === 4) continue;
      mesh.ball(
        Math.cos(a) * 0.635,
        1.12 + Math.sin(a) * 0.635,
        -0.02,
        0.04,
        0.04,
        0.06,
        '#eef4fa',
        materials.metal,
        10,
      );
    }
    mesh.push().at(0, 1.76, 0);
    for (let i = 0; i < 6; i++) {
      const a = (i / 6) * tau + 0.3;
      const [x, z] = [Math.cos(a), Math.sin(a)];
      rod(mesh, [x * 0.06, -0.1, z * 0.06], [x * 0.235, 0.2, z * 0.235], 0.026, gold, materials.metal);
      mesh.ball(x * 0.225, 0.215, z * 0.225, 0.036, 0.036, 0.036, gold, materials.metal, 8);
    }
    mesh.at(0, -0.08, 0);
    buildDiamond(mesh, 0.27);
    mesh.pop();
  },
};
