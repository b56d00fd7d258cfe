import { pick } from '../../shapes/chance.ts';
import { pairs, triples } from '../../shapes/points.ts';
import { smoothProfile } from '../../shapes/smooth-profile.ts';
import { smoothWay } from '../../shapes/smooth-way.ts';
import { materials } from '../../solid/materials.ts';
import type { Mesh } from '../../solid/mesh.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

/** A flute along x about its middle: its head joint at the left, its keys looking up and to the eye. */
function buildFlute(mesh: Mesh, silver: string, bright: string): void {
  const [from, to, r] = [-1.75, 1.75, 0.075] as const;
  mesh.push().rotZ(-Math.PI / 2);
  mesh.lathe(
    pairs([
      0,
      from,
      r * 1.1,
      from,
      r * 1.15,
      from + 0.02,
      r * 1.15,
      from + 0.1,
      r,
      from + 0.12,
      r,
      to,
      r * 1.08,
      to + 0.005,
      0,
      to + 0.01,
    ]),
    32,
    silver,
    materials.metal,
  );
  for (const [y, long] of [
    [-0.72, 0.22],
    [1.12, 0.14],
  ] as const)
    mesh.lathe(
      smoothProfile(
        pairs([
          r,
          y,
          r * 1.22,
          y + 0.01,
          r * 1.22,
          y + 0.03,
          r * 1.14,
          y + 0.04,
          r * 1.14,
          y + long - 0.04,
          r * 1.22,
          y + long - 0.03,
          r * 1.22,
          y + long,
          r,
          y + long,
        ]),
      ),
      32,
      bright,
      materials.metal,
    );
  mesh.pop();
  // The plate for the lips with its hole.
  mesh.push().at(-1.28, r * 0.92, -0.02);
  mesh
    .ball(0, 0, 0, 0.17, 0.035, 0.1, bright, materials.metal, 24)
    .cyl(0, 0.03, 0, 0.042, 0.042, 0.008, '#241c18', materials.plain, 20)
    .pop();
  // Rods along the tube carry cups, large and small.
  for (const [x0, x1] of [
    [-0.4, 1.05],
    [1.3, 1.68],
  ] as const) {
    mesh.tube(triples([x0, 0.06, -0.085, x1, 0.06, -0.085]), [0.016], bright, materials.metal, 8);
    for (let x = x0; x <= x1 + 0.01; x += (x1 - x0) / 4)
      mesh.ball(x, 0.05, -0.08, 0.03, 0.03, 0.03, bright, materials.metal, 10);
  }
  for (const [x, size, z] of [
    [-0.34, 0.05, -0.02],
    [-0.2, 0.075, 0],
    [-0.03, 0.075, 0],
    [0.14, 0.075, 0],
    [0.31, 0.075, 0],
    [0.48, 0.08, 0],
    [0.66, 0.08, 0],
    [0.84, 0.08, 0],
    [1.0, 0.06, -0.03],
    [1.36, 0.085, 0],
    [1.52, 0.085, 0],
    [1.66, 0.07, -0.03],
  ] as const) {
    mesh
      .push()
      .at(x, r + 0.012, z)
      .rotX(-0.16);
    mesh
      .lathe(
        smoothProfile(
          pairs([size, 0, size * 1.05, 0.02, size * 0.9, 0.035, size * 0.9, 0.035, size * 0.55, 0.03, 0, 0.045]),
        ),
        24,
        bright,
        materials.metal,
      )
      .pop();
    mesh.tube(
      [
        [x, r + 0.04, z],
        [x, 0.075, -0.085],
      ],
      [0.018],
      bright,
      materials.metal,
      6,
    );
  }
  mesh.tube(
    smoothWay(triples([1.2, 0.06, -0.1, 1.24, 0.03, -0.16, 1.36, -0.02, -0.17])),
    [0.03],
    bright,
    materials.metal,
    8,
  );
}

/** Two pages of music that stand open on the origin: staves with notes. */
function music(mesh: Mesh, random: () => number): void {
  for (const side of [-1, 1]) {
    mesh.push().rotY(side * 0.16);
    const page = (u: number, v: number, out = 0): Vec3 => [
      side * u * 1.36,
      0.04 + v * 1.9,
      0.1 * Math.sin(u * Math.PI) * -0.6 - out,
    ];
    mesh.sheet(page, 16, 4, () => '#f4eeda', materials.plain);
    for (let staff = 0; staff < 6; staff++) {
      const top = 0.9 - staff * 0.15;
      for (let line = 0; line < 5; line++) {
        const v = top - line * 0.018;
        mesh.tube(
          Array.from({ length: 9 }, (_, i) => page(0.08 + (i / 8) * 0.84, v, 0.004)),
          [0.0045],
          '#4a4238',
          materials.plain,
          4,
        );
      }
      for (let n = 0; n < 11; n++) {
        const [u, v] = [0.13 + n * 0.075, top - 0.072 + Math.floor(random() * 9) * 0.009];
        const [x, y, z] = page(u, v, 0.008);
        mesh.ball(x, y, z, 0.024, 0.018, 0.004, '#241e1a', materials.plain, 8);
        const [sx, sy, sz] = page(u, v + 0.07, 0.008);
        mesh.tube(
          [
            [x + 0.02, y, z],
            [sx + 0.02, sy, sz],
          ],
          [0.005],
          '#241e1a',
          materials.plain,
          4,
        );
      }
    }
    mesh.pop();
  }
  for (const side of [-1, 1])
    mesh
      .push()
      .rotY(side * 0.16)
      .box(side * 0.7, 0, 0.035, 1.44, 2, 0.03, '#7a2a26', materials.cloth)
      .pop();
}

export const flute: Concept = {
  id: 'flute',
  words: {
    en: 'flute/concert flute/silver flute',
    de: 'flöte/flöten/querflöte',
    es: 'flauta/flauta travesera',
    fr: 'flûte traversière/flûte',
    zh: '长笛',
    ja: 'フルート',
    ar: 'فلوت/مزمار',
    emoji: '🪈',
  },
  size: { width: 3.7, height: 2.2 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  turn: 0.1,
  sway: 0.12,
  build(mesh, random, look) {
    const silver = look.colour ?? pick(random, ['#c4c8cc', '#c4c8cc', '#d8b060']);
    mesh.push().at(0, 0, 0.5).rotX(0.16);
    music(mesh, random);
    mesh.pop();
    // Two forks of wood hold it before the music.
    for (const x of [-0.85, 0.95]) {
      mesh
        .box(x, 0, -0.5, 0.34, 0.07, 0.5, '#5a3420', materials.gloss)
        .box(x, 0.06, -0.5, 0.12, 0.36, 0.1, '#6a4026', materials.gloss);
      mesh.tube(
        smoothWay(triples([x, 0.62, -0.64, x, 0.5, -0.62, x, 0.42, -0.5, x, 0.5, -0.38, x, 0.62, -0.36])),
        [0.045],
        '#6a4026',
        materials.gloss,
        10,
      );
    }
    mesh.push().at(0, 0.56, -0.5).rotX(-0.5);
    buildFlute(mesh, silver, silver === '#c4c8cc' ? '#dfe3e6' : silver);
    mesh.pop();
  },
};
