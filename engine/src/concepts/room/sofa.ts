import { mixRgb } from '../../raster/colour.ts';
import type { Rgb } from '../../raster/colour.ts';
import type { Random } from '../../raster/random.ts';
import { pick } from '../../shapes/chance.ts';
import { cushion } from '../../shapes/cushion.ts';
import { buildRolledArm } from '../../shapes/rolled-arm.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Mesh } from '../../solid/mesh.ts';
import { fbm, smooth } from '../../solid/noise.ts';
import type { Concept } from '../concept.ts';

/** Half of the width between the arms, and how many sit beside each other; metres. */
const half = 0.93;
const places = 3;
/** Where an armchair has its arms, for which they are modelled. */
const armAt = 0.49;

const cloths = ['#7d8f86', '#8a5a48', '#4f6478', '#b59a72', '#6a6f5a', '#a8a29a'] as const;

/** A cushion of the seat or the back, a little sunken where people sit, with a seam around it. */
function pad(
  mesh: Mesh,
  at: readonly [number, number, number],
  size: readonly [number, number, number],
  cloth: Rgb,
): void {
  const [x, y, z] = at;
  const deep = mixRgb(cloth, [0.01, 0.01, 0.01], 0.35);
  cushion(mesh, [x, y, z], [...size], {
    square: 0.36,
    colour: (dx, dy, dz) => {
      const seam = smooth(0.9, 1, Math.max(Math.abs(dx), Math.abs(dz))) * smooth(0.35, 0.1, Math.abs(dy));
      // Its pieces have one tone each, and are seen where neighbours differ by more.
      const worn = 0.07 * fbm(dx * 1.1 + x * 5, dy * 1.1 + dz * 0.8, 1);
      return mixRgb(mixRgb(cloth, [1, 0.97, 0.9], worn), deep, 0.6 * seam);
    },
    material: materials.cloth,
    pieces: 34,
  });
}

/** A pillow that leans in a corner, turned to the middle. */
function pillow(mesh: Mesh, random: Random, side: number): void {
  const linen = readColour(pick(random, ['#e6d8b8', '#c98a4a', '#d9cfc4', '#7f8f6a', '#b8605a']));
  mesh
    .push()
    .at(side * (half - 0.24), 0.71, 0.06)
    .rotY(side * 0.5)
    .rotX(0.3)
    .rotZ(side * 0.2);
  cushion(mesh, [0, 0, 0], [0.21, 0.2, 0.08], { square: 0.6, colour: linen, material: materials.cloth, pieces: 30 });
  mesh.pop();
}

export const sofa: Concept = {
  id: 'sofa',
  words: {
    en: 'sofa/couch/settee/loveseat',
    de: 'sofa/couch',
    es: 'sofá',
    fr: 'canapé/sofa',
    zh: '沙发',
    ja: 'ソファ/ソファー',
    ar: 'أريكة/كنبة',
    emoji: '🛋',
  },
  size: { width: 2.3, height: 1 },
  lives: ['parlour'],
  stands: 'ground',
  moves: 'still',
  turn: 0.2,
  sway: 0.15,
  build(mesh, random, look) {
    const cloth = readColour(look.colour ?? pick(random, cloths));
    const plain = { square: 0.2, colour: cloth, material: materials.cloth } as const;
    cushion(mesh, [0, 0.27, -0.02], [half + 0.02, 0.1, 0.36], plain);
    mesh.push().at(0, 0.64, 0.36).rotX(0.14);
    cushion(mesh, [0, 0, 0], [half + 0.06, 0.36, 0.09], { ...plain, square: 0.26, pieces: 40 });
    mesh.pop();
    for (let i = 0; i < places; i++) {
      const wide = half / places;
      const x = (i - (places - 1) / 2) * wide * 2;
      pad(mesh, [x, 0.435, -0.08], [wide - 0.008, 0.085, 0.33], cloth);
      mesh.push().at(x, 0.7, 0.22).rotX(0.24);
      pad(mesh, [0, 0, 0], [wide - 0.012, 0.22, 0.085], cloth);
      mesh.pop();
    }
    for (const side of [-1, 1]) {
      mesh.push().at(side * (half + 0.06 - armAt + 0.02), 0, 0);
      buildRolledArm(mesh, side, cloth, '#4a2c18');
      mesh.pop();
    }
    pillow(mesh, random, random() < 0.5 ? -1 : 1);
  },
};
