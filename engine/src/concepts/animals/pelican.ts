import { buildBirdLeg, buildFoldedWing } from '../../shapes/bird-parts.ts';
import { bothSides, conesAlong, eyeOn, skinOf } from '../../shapes/body-parts.ts';
import { tau } from '../../shapes/chance.ts';
import { flyingAs } from '../../shapes/flying-bird.ts';
import { tellHead } from '../../shapes/tell-head.ts';
import { materials } from '../../solid/materials.ts';
import type { Cones } from '../../solid/soft-body.ts';
import type { Mesh } from '../../solid/mesh.ts';
import type { Concept } from '../concept.ts';

export const pelican: Concept = {
  id: 'pelican',
  words: {
    en: 'pelican',
    de: 'pelikan/pelikane',
    es: 'pelícano',
    fr: 'pélican',
    zh: '鹈鹕',
    ja: 'ペリカン',
    ar: 'بجع/بليكان',
    emoji: '',
  },
  size: { width: 1.5, height: 1.15 },
  lives: ['beach', 'pier', 'river', 'coast'],
  stands: 'ground',
  moves: 'still',
  turn: -0.25,
  sway: 0.25,
  mirrors: true,
  aloft: flyingAs((colour) => ({
    ...{ length: 1.1, span: 2.3, chord: 0.46, raise: 0.34, bend: 0.15, fingers: 0.8 },
    beak: { length: 0.34, hooked: false, colour: '#e8b048' },
    colours: [
      colour ?? '#f1ede4',
      colour ?? '#f6f2ea',
      colour ?? '#ece8de',
      '#37332f',
      colour ?? '#f4f0e8',
      colour ?? '#f1ede4',
    ],
  })),
  build(mesh, _random, look) {
    const white = look.colour ?? '#f1ede4';
    const cones: Cones = [
      [-0.12, 0.46, 0, 0.2, 0.16, 0.42, 0, 0.19, 0],
      [0.16, 0.42, 0, 0.18, 0.38, 0.4, 0, 0.08, 0],
      [0.36, 0.4, 0, 0.07, 0.52, 0.37, 0, 0.025, 0],
      [-0.18, 0.46, 0, 0.16, -0.14, 0.38, 0, 0.16, 0],
      // The neck leans back over the shoulders and bends ahead again.
      ...conesAlong(
        [
          [-0.22, 0.5, 0, 0.135],
          [-0.33, 0.6, 0, 0.085],
          [-0.335, 0.74, 0, 0.066],
          [-0.27, 0.87, 0, 0.058],
          [-0.27, 0.98, 0, 0.056],
          [-0.31, 1.05, 0, 0.062],
        ],
        0,
      ),
      [-0.32, 1.065, 0, 0.074, -0.385, 1.05, 0, 0.056, 0],
      [-0.25, 1.08, 0, 0.034, -0.17, 1.04, 0, 0.01, 0],
      // Bare skin around the eye.
      ...bothSides((s) => [
        [-0.365, 1.07, 0.034 * s, 0.034, -0.4, 1.055, 0.026 * s, 0.03, 1],
        [-0.1, 0.5, 0.08 * s, 0.14, 0.24, 0.44, 0.08 * s, 0.1, 0],
        [0.06, 0.3, 0.085 * s, 0.085, 0.06, 0.19, 0.085 * s, 0.04, 0],
      ]),
    ];
    mesh.at(0.2, 0, 0).body(cones, { k: 0.035, colours: [white, '#eab890'], hair: 0.28 });
    tellHead(mesh, [-0.335, 1.06, 0], 0.075, { tip: [-0.97, 0.83, 0], aside: 0.9 });
    const skin = skinOf(cones, 0.035);
    for (const side of [-1, 1]) {
      buildFoldedWing(mesh, {
        skin,
        side,
        from: [-0.22, 0.54],
        to: [0.34, 0.42],
        depth: 0.26,
        reach: 0.34,
        colours: [white, '#e0dacc', '#37332f'],
      });
      buildBirdLeg(mesh, {
        joints: [
          [0.06, 0.2, 0.085 * side],
          [0.09, 0.13, 0.09 * side],
          [0.04 - 0.04 * side, 0.025, 0.095 * side],
        ],
        thick: 0.024,
        toe: 0.16,
        webbed: true,
        colour: '#e0913a',
      });
      eyeOn(mesh, skin([-0.36, 1.08, 0], [-0.15, 0.1, side]), [-0.25, 0.08, side], 0.0135, '#8a2a1a');
    }
    hangPouch(mesh);
  },
};

/** The upper bill, long and flat with a hook, and the pouch that hangs from the lower one. */
function hangPouch(mesh: Mesh): void {
  const long = 0.6;
  const at = (t: number, down: number): readonly [number, number] => [
    -0.4 - t * long * 0.95 - down * 0.22,
    1.045 - t * long * 0.36 - down,
  ];
  mesh.sheet(
    (u, v) => {
      const t = Math.min(1, u);
      const angle = v * tau;
      const tall = 0.026 * (1 - 0.6 * t) * (1 - t ** 9);
      const wide = (0.044 - 0.024 * Math.sin(Math.PI * Math.min(1, t * 0.9)) + 0.012 * smoothEnd(t)) * (1 - t ** 12);
      const [x, y] = at(t, t > 0.94 ? (t - 0.94) * 0.5 : 0);
      return [x, y + 0.012 + Math.sin(angle) * tall, Math.cos(angle) * wide];
    },
    24,
    16,
    (u, v) => (u > 0.94 ? '#d8502a' : Math.sin(v * tau) > 0.55 ? '#8f9aa6' : '#e8c070'),
    materials.gloss,
  );
  mesh.sheet(
    (u, v) => {
      const t = Math.min(1, u);
      // v runs from one edge of the lower bill under the pouch to the other.
      const angle = Math.PI * v;
      const deep = 0.006 + 0.15 * Math.sin(Math.PI * t ** 0.62) ** 1.1;
      const [x, y] = at(t * 0.97, Math.sin(angle) * deep);
      return [x, y - 0.004, Math.cos(angle) * (0.04 - 0.022 * t)];
    },
    22,
    14,
    (u, v) =>
      Math.sin(Math.PI * v) < 0.25 ? '#e0a050' : (Math.floor(u * 22) + Math.floor(v * 14)) % 2 ? '#f0b455' : '#ecac4c',
    materials.wet,
  );
}

const smoothEnd = (t: number): number => Math.max(0, (t - 0.6) / 0.4);
