import { bothSides, eyeOn, skinOf } from '../../shapes/body-parts.ts';
import { schemeOf } from '../../shapes/chance.ts';
import { materials } from '../../solid/materials.ts';
import type { Cones } from '../../solid/soft-body.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

/** Where the fingers that spread a wing end, out and back from the wrist, metres. */
const fingers: readonly (readonly [out: number, back: number])[] = [
  [0.52, 0.02],
  [0.5, 0.3],
  [0.3, 0.46],
  [0.04, 0.44],
];

export const bat: Concept = {
  id: 'bat',
  words: {
    en: 'bat',
    de: 'fledermaus/fledermäuse',
    es: 'murciélago',
    fr: 'chauve-souris',
    zh: '蝙蝠',
    ja: 'コウモリ',
    ar: 'خفاش',
    emoji: '🦇',
  },
  size: { width: 1.9, height: 0.65 },
  lives: ['hills', 'forest', 'cave'],
  stands: 'air',
  moves: 'flies',
  turn: 0.1,
  sway: 0.3,
  build(mesh, random, look) {
    const [coat, skinColour, dark] = schemeOf(look.colour, random, [['#4a3628', '#2e2320', '#1c1512']]);
    // It comes towards the painter with its wings raised, and shows their skin.
    mesh.rotX(-0.5);
    const cones: Cones = [
      [0, 0, 0, 0.11, 0, -0.03, 0.2, 0.07, 0],
      [0, 0.08, -0.1, 0.085, 0, 0.085, -0.12, 0.082, 0],
      [0, 0.06, -0.18, 0.045, 0, 0.055, -0.2, 0.036, 0],
      ...bothSides((s) => [
        [0.045 * s, 0.14, -0.09, 0.04, 0.085 * s, 0.29, -0.08, 0.01, 0],
        [0.075 * s, 0.13, -0.09, 0.034, 0.085 * s, 0.29, -0.08, 0.01, 0],
        [0.04 * s, -0.07, 0.2, 0.024, 0.05 * s, -0.14, 0.26, 0.012, 2],
      ]),
    ];
    mesh.body(cones, { k: 0.03, colours: [coat, skinColour, dark], hair: 0.6 });
    const skin = skinOf(cones, 0.03);
    for (const s of [-1, 1]) {
      eyeOn(mesh, skin([0.035 * s, 0.1, -0.13], [0.3 * s, 0.2, -1]), [0.2 * s, 0, -1], 0.016, '#120c08');
      const shoulder: Vec3 = [0.08 * s, 0.03, -0.02];
      const wrist: Vec3 = [0.42 * s, 0.3, -0.06];
      const tips = fingers.map(([out, back]): Vec3 => [
        wrist[0] + out * s,
        wrist[1] + 0.1 - back * 0.9,
        wrist[2] + back * 0.4,
      ]);
      mesh.tube([shoulder, [0.24 * s, 0.1, 0], wrist], [0.03, 0.022, 0.018], dark, materials.plain, 8);
      for (const tip of tips) mesh.tube([wrist, tip], [0.012, 0.005], dark, materials.plain, 6);
      mesh.tube([wrist, [wrist[0], wrist[1] + 0.07, wrist[2]]], [0.012, 0.003], dark, materials.plain, 6);
      // Skin hangs between the fingers, and from the last one to the foot: its hem is drawn in between them.
      const ends: readonly Vec3[] = [...tips, [0.06 * s, -0.14, 0.22]];
      for (const [i, to] of ends.slice(1).entries()) {
        const from = ends[i] ?? to;
        const root = i === ends.length - 2 ? shoulder : wrist;
        mesh.sheet(
          (u, v) => {
            const reach = u * (1 - 0.3 * Math.sin(Math.PI * v));
            const at = (k: 0 | 1 | 2): number => {
              const start = root[k] + (wrist[k] - root[k]) * (1 - v);
              return start + (from[k] + (to[k] - from[k]) * v - start) * reach;
            };
            return [at(0), at(1), at(2)];
          },
          10,
          8,
          () => skinColour,
          materials.leaf,
        );
      }
    }
  },
};
