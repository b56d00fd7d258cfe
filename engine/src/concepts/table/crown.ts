import { velvetPillow } from '../../shapes/velvet-pillow.ts';
import { mixRgb } from '../../raster/colour.ts';
import { tau } from '../../shapes/chance.ts';
import { paintedLathe } from '../../shapes/painted-lathe.ts';
import { pairs, triples } from '../../shapes/points.ts';
import { hoop } from '../../shapes/rings.ts';
import { smoothProfile } from '../../shapes/smooth-profile.ts';
import { smoothWay } from '../../shapes/smooth-way.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Colour, Mesh } from '../../solid/mesh.ts';
import type { Concept } from '../concept.ts';

const radius = 0.58;

/** A stone in its setting on the band, which looks to -z. */
function jewel(mesh: Mesh, y: number, size: number, stone: Colour, gold: Colour): void {
  mesh
    .push()
    .at(0, y, -radius - 0.03)
    .rotX(Math.PI / 2);
  hoop(mesh, 0, size * 1.12, size * 0.24, gold, materials.metal);
  mesh.pop();
  mesh.ball(0, y, -radius - 0.03, size, size * 1.05, size * 0.6, stone, materials.gloss, 18);
  mesh.ball(
    -size * 0.35,
    y + size * 0.4,
    -radius - 0.03 - size * 0.5,
    size * 0.16,
    size * 0.16,
    size * 0.1,
    '#ffffff',
    materials.plain,
    8,
  );
}

/** A lily that rises from the band at -z: a spear between two curled leaves, tied by a ring. */
function lily(mesh: Mesh, gold: Colour, tall: number): void {
  const at = (y: number): number => -radius - 0.01 - y * 0.13;
  mesh.sheet(
    (u, v) => {
      const half = 0.085 * Math.sin(Math.PI * Math.min(1, 0.18 + 0.82 * v)) ** 0.8;
      const y = v * tall;
      return [(u - 0.5) * 2 * half, y, at(y) - 0.03 * Math.cos((u - 0.5) * Math.PI)];
    },
    12,
    18,
    () => gold,
    materials.metal,
  );
  for (const s of [-1, 1]) {
    const curl = smoothWay(
      [0.02, 0.1, 0.1, 0.16, 0.17, 0.24, 0.22, 0.22, 0.21, 0.15].reduce<[number, number, number][]>(
        (way, value, i, all) => {
          if (i % 2) way.push([s * (all[i - 1] ?? 0), value * tall * 2.1, at(value * tall)]);
          return way;
        },
        [],
      ),
    );
    mesh.tube(
      curl,
      curl.map((_, i) => 0.036 - i * 0.0008),
      gold,
      materials.metal,
      10,
    );
    mesh.ball(s * 0.21, 0.15 * tall * 2.1, at(0.1), 0.034, 0.034, 0.034, gold, materials.metal, 12);
  }
  mesh.box(0, tall * 0.24, at(0.06) - 0.03, 0.14, 0.04, 0.05, gold, materials.metal);
  mesh.ball(0, tall + 0.035, at(tall), 0.046, 0.046, 0.046, '#f4efe4', materials.gloss, 16);
}

export const crown: Concept = {
  id: 'crown',
  words: {
    en: 'crown/tiara',
    de: 'krone',
    es: 'corona',
    fr: 'couronne',
    zh: '皇冠/王冠',
    ja: '王冠',
    ar: 'تاج',
    emoji: '👑',
  },
  size: { width: 1.8, height: 1.2 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  build(mesh, _random, look) {
    const gold = readColour(look.colour ?? '#d8a42e');
    const pale = mixRgb(gold, [1, 0.92, 0.7], 0.35);
    velvetPillow(mesh);
    mesh.push().at(0, 0.345, 0).rotX(-0.07);
    // Ermine below, the band with its beads and stones above it, and a cap of velvet inside.
    paintedLathe(mesh, smoothProfile(pairs([0.54, 0, 0.63, 0.01, 0.66, 0.06, 0.64, 0.11, 0.57, 0.12])), {
      colour: (turn, share) => {
        const spot = Math.hypot((((turn * 22) % 1) - 0.5) * 1.1, (share - 0.52) * 2);
        return spot < 0.2 ? readColour('#241c1a') : readColour('#f2eee6');
      },
      bulge: (turn, share) => 1 + 0.012 * Math.sin(turn * 400 + share * 30),
      material: materials.cloth,
      segments: 220,
      rows: 24,
    });
    mesh.lathe(
      smoothProfile(
        pairs([
          0.57, 0.1, 0.6, 0.115, 0.6, 0.14, 0.585, 0.16, 0.585, 0.29, 0.6, 0.31, 0.6, 0.335, 0.565, 0.345, 0.55, 0.3,
        ]),
      ),
      72,
      gold,
      materials.metal,
    );
    for (const y of [0.138, 0.318])
      for (let i = 0; i < 56; i++) {
        const a = (i / 56) * tau;
        mesh.ball(Math.cos(a) * 0.61, y, Math.sin(a) * 0.61, 0.02, 0.02, 0.02, pale, materials.metal, 8);
      }
    mesh.lathe(
      smoothProfile(pairs([0.56, 0.2, 0.54, 0.42, 0.44, 0.58, 0.2, 0.66, 0, 0.67])),
      48,
      '#7a1426',
      materials.cloth,
    );
    const stones = ['#b8142a', '#1a7a4a', '#2446b8', '#6a2a9a'] as const;
    for (let i = 0; i < 8; i++) {
      mesh.push().rotY(((i + 0.12) / 8) * tau);
      jewel(mesh, 0.228, i % 2 ? 0.05 : 0.07, stones[i % 4] ?? stones[0], gold);
      mesh.push().at(0, 0.33, 0);
      lily(mesh, gold, i % 2 ? 0.26 : 0.4);
      mesh.pop();
      // Four arches of pearls meet under the orb.
      if (i % 2 === 0) {
        const arch = smoothWay(triples([0, 0.42, -0.6, 0, 0.66, -0.6, 0, 0.84, -0.46, 0, 0.88, -0.22, 0, 0.82, 0]));
        mesh.tube(arch, [0.034], gold, materials.metal, 10);
        arch.forEach(([x, y, z], k) => {
          if (k % 2 === 0 && k > 4) mesh.ball(x, y + 0.025, z - 0.02, 0.03, 0.03, 0.03, '#f4efe4', materials.gloss, 12);
        });
      }
      mesh.pop();
    }
    mesh.ball(0, 0.93, 0, 0.1, 0.1, 0.1, gold, materials.metal, 24);
    hoop(mesh, 0.93, 0.1, 0.014, pale, materials.metal);
    mesh
      .box(0, 1.02, 0, 0.04, 0.17, 0.035, pale, materials.metal)
      .box(0, 1.09, 0, 0.13, 0.04, 0.035, pale, materials.metal);
    mesh.pop();
  },
};
