import { tuftedBack } from '../../shapes/tufted-back.ts';
import { mixRgb } from '../../raster/colour.ts';
import { pick, tau } from '../../shapes/chance.ts';
import { cushion } from '../../shapes/cushion.ts';
import { brass, buildRolledArm } from '../../shapes/rolled-arm.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import { smooth } from '../../solid/noise.ts';
import type { Concept } from '../concept.ts';

export const armchair: Concept = {
  id: 'armchair',
  words: {
    en: 'armchair/wing chair/easy chair',
    de: 'sessel/ohrensessel',
    es: 'sillón/butaca',
    fr: 'fauteuil',
    zh: '扶手椅/单人沙发',
    ja: '肘掛け椅子',
    ar: 'كرسي بذراعين',
    emoji: '',
  },
  size: { width: 1.2, height: 1.1 },
  lives: ['parlour'],
  stands: 'ground',
  moves: 'still',
  turn: 0.35,
  sway: 0.2,
  build(mesh, random, look) {
    const cloth = readColour(look.colour ?? pick(random, ['#2f5a4a', '#8a3a34', '#344a72', '#a8742e']));
    const deep = mixRgb(cloth, [0.005, 0.004, 0.004], 0.45);
    cushion(mesh, [0, 0.28, -0.01], [0.43, 0.09, 0.36], { square: 0.22, colour: cloth, material: materials.cloth });
    // The seat with its piping, and nails along the rail below it.
    cushion(mesh, [0, 0.43, -0.06], [0.39, 0.085, 0.33], {
      square: 0.42,
      colour: (_x, y) => mixRgb(deep, cloth, smooth(-1, -0.2, y)),
      material: materials.cloth,
      pieces: 32,
    });
    const round = (value: number): number => Math.sign(value) * Math.abs(value) ** 0.42;
    for (const y of [0.4, 0.47]) {
      const pipe = Array.from({ length: 65 }, (_, i) => {
        const a = (i / 64) * tau;
        return [round(Math.cos(a)) * 0.384, y, -0.06 + round(Math.sin(a)) * 0.325] as const;
      });
      mesh.tube(pipe, [0.011], mixRgb(cloth, [1, 0.95, 0.85], 0.18), materials.cloth, 8);
    }
    for (let i = 0; i < 26; i++)
      mesh.ball(-0.4 + i * 0.032, 0.215, -0.366, 0.009, 0.009, 0.007, brass, materials.metal, 8);
    tuftedBack(mesh, cloth, deep);
    for (const s of [-1, 1]) buildRolledArm(mesh, s, cloth, '#4a2c18');
    // A small pillow leans in the corner.
    const linen = readColour('#e6d8b8');
    mesh.push().at(0.2, 0.64, 0.1).rotY(-0.35).rotX(0.32).rotZ(0.12);
    cushion(mesh, [0, 0, 0], [0.18, 0.17, 0.065], {
      square: 0.55,
      colour: (x, y) =>
        ((x + y) * 3 + 20) % 1 < 0.22 || ((x - y) * 3 + 20) % 1 < 0.22 ? mixRgb(cloth, linen, 0.35) : linen,
      material: materials.cloth,
      pieces: 48,
    });
    mesh.pop();
  },
};
