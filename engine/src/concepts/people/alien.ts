import { bothSides, skinOf } from '../../shapes/body-parts.ts';
import { schemeOf } from '../../shapes/chance.ts';
import { materials } from '../../solid/materials.ts';
import type { Cones } from '../../solid/soft-body.ts';
import type { Concept } from '../concept.ts';

export const alien: Concept = {
  id: 'alien',
  words: {
    en: 'alien/extraterrestrial/martian',
    de: 'alien/außerirdischer/außerirdische/marsmensch',
    es: 'alienígena/extraterrestre/marciano',
    fr: 'extraterrestre/martien',
    zh: '外星人',
    ja: '宇宙人/エイリアン',
    ar: 'كائن فضائي/فضائي',
    emoji: '👽',
  },
  size: { width: 0.9, height: 1.6 },
  lives: ['mars', 'moon', 'hills'],
  stands: 'ground',
  moves: 'still',
  turn: 0.15,
  sway: 0.25,
  build(mesh, random, look) {
    const [skinColour, light, dark] = schemeOf(look.colour, random, [
      ['#86b05a', '#b4d08a', '#4a6a30'],
      ['#9aa8a4', '#c4ceca', '#5c6a66'],
    ]);
    const cones: Cones = [
      [0, 0.92, 0, 0.115, 0, 0.7, 0, 0.1, 0],
      [0, 0.82, -0.04, 0.08, 0, 0.72, -0.04, 0.08, 1],
      [0, 0.98, 0, 0.05, 0, 1.08, -0.01, 0.042, 0],
      // A head that is wide above and narrow below.
      [0, 1.36, 0.03, 0.215, 0, 1.32, 0, 0.19, 0],
      [0, 1.26, -0.04, 0.13, 0, 1.14, -0.07, 0.07, 0],
      ...bothSides((s) => [
        [0.1 * s, 0.94, 0, 0.05, 0.21 * s, 0.72, -0.03, 0.034, 0],
        [0.21 * s, 0.72, -0.03, 0.034, 0.24 * s, 0.5, -0.14, 0.03, 0],
        ...[-1, 0, 1].map((f) => [0.24 * s, 0.49, -0.15, 0.024, 0.24 * s + f * 0.045, 0.37, -0.19, 0.013, 2]),
        [0.06 * s, 0.66, 0, 0.07, 0.1 * s, 0.36, -0.03, 0.045, 0],
        [0.1 * s, 0.36, -0.03, 0.045, 0.1 * s, 0.07, 0.01, 0.036, 0],
        [0.1 * s, 0.035, 0, 0.036, 0.12 * s, 0.03, -0.12, 0.028, 2],
      ]),
    ];
    mesh.body(cones, { k: 0.045, mat: materials.wet, colours: [skinColour, light, dark] });
    const skin = skinOf(cones, 0.045);
    for (const s of [-1, 1]) {
      // Eyes as of black glass that slant upwards.
      mesh
        .push()
        .at(...skin([0.05 * s, 1.27, -0.03], [0.55 * s, 0.05, -1]))
        .rotZ(0.55 * s)
        .rotY(-0.4 * s)
        .ball(0, 0, 0, 0.1, 0.058, 0.035, '#0a0a0c', materials.gloss, 18)
        .pop();
      mesh.ball(...skin([0.008 * s, 1.19, -0.06], [0.15 * s, 0.1, -1]), 0.006, 0.008, 0.006, dark, materials.plain, 6);
    }
    mesh.tube(
      [-1, 0, 1].map((t) => skin([0.03 * t, 1.135, -0.06], [0.25 * t, -0.1, -1])),
      [0.003, 0.006, 0.003],
      dark,
      materials.plain,
      5,
    );
  },
};
