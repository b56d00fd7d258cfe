import { mixRgb } from '../../raster/colour.ts';
import { pick, tau } from '../../shapes/chance.ts';
import { paintedLathe } from '../../shapes/painted-lathe.ts';
import { pairs } from '../../shapes/points.ts';
import { smoothProfile } from '../../shapes/smooth-profile.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Mesh } from '../../solid/mesh.ts';
import type { Concept } from '../concept.ts';

const shell = smoothProfile(
  pairs([0, -0.42, 0.12, -0.4, 0.24, -0.32, 0.31, -0.16, 0.32, 0, 0.28, 0.18, 0.2, 0.34, 0.1, 0.45, 0, 0.48]),
);
const colours = ['#e8608a', '#f2b82e', '#58b8d8', '#8a6ad0', '#7ac05a', '#f08a3a'] as const;
const white = readColour('#f8f4ea');

/** How much of its second and third colour an egg has at a turn and a share from below; each kind is painted otherwise. */
const patterns: readonly ((turn: number, share: number) => readonly [number, number])[] = [
  // Bands, one of them a zigzag.
  (turn, share) => {
    const zigzag = Math.abs(((turn * 10) % 1) - 0.5) * 0.12;
    return [
      Math.abs(share - 0.5 - zigzag + 0.03) < 0.04 ? 1 : 0,
      Math.abs(share - 0.28) < 0.035 || Math.abs(share - 0.76) < 0.035 ? 1 : 0,
    ];
  },
  // Dots in rows.
  (turn, share) => {
    const row = Math.floor(share * 9);
    const [x, y] = [((turn * 10 + (row % 2) * 0.5) % 1) - 0.5, ((share * 9) % 1) - 0.5];
    return [Math.hypot(x, y * 0.9) < 0.26 ? 1 : 0, 0];
  },
  // Stripes from end to end.
  (turn) => [(turn * 7) % 1 < 0.4 ? 1 : 0, Math.abs(((turn * 7) % 1) - 0.7) < 0.05 ? 1 : 0],
  // Flowers around its middle.
  (turn, share) => {
    const [x, y] = [(((turn * 6) % 1) - 0.5) * 1.1, (share - 0.5) * 3.6];
    const [r, a] = [Math.hypot(x, y), Math.atan2(y, x)];
    return [r < 0.3 + 0.12 * Math.cos(a * 5) ? 1 : 0, r < 0.13 ? 1 : 0];
  },
];

function paintedEgg(mesh: Mesh, kind: number, base: string, other: string): void {
  const [ground, second, third] = [readColour(base), white, readColour(other)];
  const pattern = patterns[kind % patterns.length] ?? (() => [0, 0] as const);
  paintedLathe(mesh, shell, {
    colour: (turn, share) => {
      const [one, two] = pattern((turn + 1) % 1, share);
      return mixRgb(mixRgb(ground, second, one), third, two);
    },
    material: materials.gloss,
    segments: 112,
    rows: 84,
  });
}

export const easterEggs: Concept = {
  id: 'easter eggs',
  words: {
    en: 'easter eggs/easter egg/painted egg/painted eggs/easter nest/easter basket/easter',
    de: 'ostereier/osterei/osternest/osterkorb/ostern',
    es: 'huevos de pascua/huevo de pascua/pascua',
    fr: 'œufs de pâques/œuf de pâques/pâques',
    zh: '复活节彩蛋/彩蛋/复活节',
    ja: 'イースターエッグ/復活祭',
    ar: 'بيض عيد الفصح/عيد الفصح',
    emoji: '',
  },
  size: { width: 2.6, height: 1.3 },
  lives: ['room', 'garden', 'hills'],
  stands: 'table',
  moves: 'still',
  sway: 0.3,
  plural: 1,
  build(mesh, random, look) {
    // A nest of straw and young grass.
    for (let i = 0; i < 420; i++) {
      const [a, lean] = [random() * tau, (random() - 0.5) * 0.9];
      const r = 0.72 + random() * 0.42;
      const y = 0.06 + random() * 0.34 * (1 - Math.abs(r - 0.92));
      const half = 0.16 + random() * 0.22;
      const at = (s: number): [number, number, number] => [
        Math.cos(a + s * half + lean * 0.2 * s) * (r + lean * 0.2 * s),
        y + 0.08 * lean * s + (s === 0 ? 0.03 : 0),
        Math.sin(a + s * half) * (r - lean * 0.16 * s),
      ];
      mesh.tube(
        [at(-1), at(0), at(1)],
        [0.016, 0.018, 0.006],
        pick(random, ['#d8b860', '#c8a24a', '#e6cc84', '#8ab04a', '#a8bc5a']),
        materials.plain,
        5,
      );
    }
    mesh.cyl(0, 0, 0, 0.9, 0.8, 0.1, '#b89448', materials.plain, 40);
    const from = Math.floor(random() * 6);
    for (const [i, [x, y, z, tip, turn]] of (
      [
        [-0.42, 0.42, -0.3, 1.2, 0.4],
        [0.34, 0.42, -0.36, -1.25, 0.2],
        [0.02, 0.44, 0.36, 1.3, 1.4],
        [0.56, 0.46, 0.2, -1.1, 2],
        [-0.56, 0.46, 0.26, 1.05, 2.6],
        [0, 0.86, -0.04, 0.5, 0.3],
        [1.06, 0.33, -0.72, 1.45, 0.6],
      ] as const
    ).entries()) {
      mesh.push().at(x, y, z).rotY(turn).rotZ(tip);
      paintedEgg(
        mesh,
        i + from,
        look.colour ?? colours[(i + from) % 6] ?? '#e8608a',
        colours[(i + from + 2) % 6] ?? '#f2b82e',
      );
      mesh.pop();
    }
  },
};
