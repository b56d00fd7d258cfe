import { bothSides } from '../../shapes/body-parts.ts';
import { pick } from '../../shapes/chance.ts';
import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

export const armchair: Concept = {
  id: 'armchair',
  words: {
    en: 'armchair/sofa/couch/wing chair',
    de: 'sessel/sofa/couch',
    es: 'sillón/sofá',
    fr: 'fauteuil/canapé',
    zh: '沙发/扶手椅',
    ja: 'ソファ/肘掛け椅子',
    ar: 'أريكة/كنبة',
    emoji: '🛋',
  },
  size: { width: 1.2, height: 1.1 },
  lives: ['parlour'],
  stands: 'ground',
  moves: 'still',
  turn: 0.35,
  sway: 0.2,
  build(mesh, random, look) {
    const cloth = look.colour ?? pick(random, ['#3f6a5a', '#8a3a34', '#3a5078', '#b8862e']);
    mesh.body(
      [
        [-0.3, 0.34, -0.12, 0.13, 0.3, 0.34, -0.12, 0.13, 0],
        [-0.3, 0.34, 0.15, 0.13, 0.3, 0.34, 0.15, 0.13, 0],
        [-0.28, 0.5, 0.36, 0.13, 0.28, 0.5, 0.36, 0.13, 0],
        [-0.28, 0.9, 0.42, 0.13, 0.28, 0.9, 0.42, 0.13, 0],
        [-0.28, 0.7, 0.4, 0.12, 0.28, 0.7, 0.4, 0.12, 0],
        ...bothSides((s) => [
          [0.48 * s, 0.58, -0.26, 0.1, 0.48 * s, 0.62, 0.34, 0.1, 0],
          [0.48 * s, 0.34, -0.26, 0.095, 0.48 * s, 0.34, 0.34, 0.095, 0],
          [0.44 * s, 0.9, 0.4, 0.1, 0.47 * s, 0.66, 0.3, 0.1, 0],
        ]),
      ],
      { k: 0.05, colours: [cloth], fur: 0.12 },
    );
    mesh.body(
      [
        [-0.25, 0.47, -0.18, 0.075, 0.25, 0.47, -0.18, 0.075, 0],
        [-0.25, 0.48, 0.14, 0.08, 0.25, 0.48, 0.14, 0.08, 0],
      ],
      { k: 0.12, colours: [cloth], fur: 0.15 },
    );
    for (const s of [-1, 1])
      for (const z of [-0.26, 0.36]) mesh.cyl(0.46 * s, 0, z, 0.03, 0.045, 0.22, '#5a3a20', materials.gloss, 12);
    for (const x of [-0.2, 0, 0.2])
      for (const y of [0.72, 0.9]) mesh.ball(x, y, 0.29, 0.018, 0.018, 0.012, '#2a1c14', materials.gloss, 8);
    mesh
      .push()
      .at(0.2, 0.66, 0.16)
      .rotZ(0.3)
      .rotX(0.25)
      .ball(0, 0, 0, 0.2, 0.2, 0.07, '#e8d8b4', materials.cloth, 14)
      .pop();
  },
};
