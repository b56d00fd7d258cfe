import { mixRgb } from '../../raster/colour.ts';
import { mix } from '../../raster/scalar.ts';
import { pick } from '../../shapes/chance.ts';
import { rod } from '../../shapes/rings.ts';
import { buildRoundShield } from '../../shapes/round-shield.ts';
import { smoothWay } from '../../shapes/smooth-way.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Mesh } from '../../solid/mesh.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

/** Half of its length between the stems, and of its beam; metres. */
const [half, beam] = [8.6, 1.9] as const;
const strakes = 7;
const oak = readColour('#6e4a2a');

/** A point of the hull on one side: along it from bow (-1) to stern (1), and down from the rail to the keel. Both ends sweep up. */
function skin(along: number, v: number): Vec3 {
  const end = Math.abs(along);
  const rail = 1.15 + 2.3 * end ** 5;
  const keel = -0.5 + 1.5 * end ** 7;
  return [
    along * half * (1 - 0.06 * v * end ** 3),
    mix(rail, keel, v),
    beam * Math.max(0, 1 - end ** 2.6) ** 0.9 * Math.cos(v * 1.35) ** 0.75,
  ];
}

/** The planks of both sides, each standing out over the one below it, and the deck between. */
function buildHull(mesh: Mesh): void {
  for (const s of [-1, 1]) {
    mesh.sheet(
      (u, v) => {
        const [x, y, z] = skin(u * 2 - 1, v);
        return [x, y, s * (z + 0.05 * ((v * strakes) % 1) * Math.min(1, z * 3))];
      },
      72,
      strakes * 5,
      (u, v) => {
        const row = Math.floor(v * strakes);
        const tone = ((row * 5 + Math.floor(u * 9 + row * 0.4) * 3) % 7) * 0.05;
        return mixRgb(oak, [0.01, 0.006, 0.003], v * strakes - row < 0.14 ? 0.7 : row === 0 ? 0.5 : tone);
      },
      materials.planks,
    );
    mesh.tube(
      Array.from({ length: 49 }, (_, i): Vec3 => {
        const [x, y, z] = skin(i / 24 - 1, 0);
        return [x, y, s * z];
      }),
      [0.08],
      '#4a2f1a',
      materials.gloss,
      8,
    );
  }
  mesh.sheet(
    (u, v) => {
      const [x, , z] = skin((u * 2 - 1) * 0.9, 0.3);
      return [x, 0.5 + 1.5 * Math.abs(u * 2 - 1) ** 6, z * (v * 2 - 1)];
    },
    40,
    8,
    (_u, v) => mixRgb(oak, [0.5, 0.36, 0.2], 0.2 + 0.2 * (Math.floor(v * 8) % 2)),
    materials.planks,
  );
}

/** The stem with the head of a dragon at the bow, and the curled tail at the stern. */
function buildStems(mesh: Mesh): void {
  const bow = smoothWay([
    [-half * 0.84, -0.42, 0],
    [-half * 0.95, 0.9, 0],
    [-half, 2.9, 0],
    [-half - 0.55, 4.3, 0],
    [-half - 0.5, 5.2, 0],
    [-half - 0.85, 5.75, 0],
    [-half - 1.5, 5.7, 0],
  ]);
  mesh.tube(bow, [0.14, 0.2, 0.26, 0.26, 0.24, 0.26, 0.3, 0.2], '#5a3a20', materials.gloss, 14);
  // The jaws stand open, with teeth, an eye on each side and a crest behind.
  const head: Vec3 = [-half - 1.5, 5.68, 0];
  mesh.push().at(...head);
  mesh.ball(0, 0.06, 0, 0.4, 0.3, 0.24, '#5a3a20', materials.gloss, 18);
  mesh.push().at(-0.28, 0.08, 0).rotZ(-0.06).ball(-0.26, 0, 0, 0.42, 0.13, 0.17, '#5a3a20', materials.gloss, 16).pop();
  mesh.push().at(-0.2, -0.14, 0).rotZ(0.42).ball(-0.24, 0, 0, 0.36, 0.09, 0.14, '#4e3119', materials.gloss, 16).pop();
  for (const s of [-1, 1]) {
    mesh.ball(-0.16, 0.2, 0.19 * s, 0.075, 0.075, 0.05, '#e0b040', materials.gloss, 12);
    rod(mesh, [0.08, 0.26, 0.12 * s], [0.42, 0.66, 0.2 * s], 0.05, '#4a2f1a', materials.gloss);
    for (let i = 0; i < 4; i++)
      mesh
        .push()
        .at(-0.34 - i * 0.1, -0.03, 0.1 * s)
        .rotX(Math.PI)
        .cyl(0, 0, 0, 0.025, 0.001, 0.1, '#efe6d0', 0, 6)
        .pop();
  }
  mesh.pop();
  for (let i = 0; i < 9; i++) {
    const [x, y] = bow[Math.floor(((i + 3) / 13) * (bow.length - 1))] ?? head;
    mesh
      .push()
      .at(x + 0.26, y, 0)
      .rotZ(-1.1)
      .cyl(0, 0, 0, 0.09, 0.001, 0.3, '#a8322a', materials.gloss, 6)
      .pop();
  }
  const curl = Array.from({ length: 30 }, (_, i): Vec3 => {
    const a = (i / 29) * 4.6;
    const r = 0.72 * (1 - (i / 29) * 0.72);
    return [half + 0.35 - 0.72 + Math.cos(a) * r, 4.9 + Math.sin(a) * r, 0];
  });
  mesh.tube(
    [
      ...smoothWay([
        [half * 0.84, -0.42, 0],
        [half * 0.95, 0.9, 0],
        [half, 2.9, 0],
        [half + 0.34, 4.2, 0],
      ]),
      ...curl,
    ],
    [0.14, 0.2, 0.24, 0.22, 0.2, 0.16, 0.12, 0.08],
    '#5a3a20',
    materials.gloss,
    12,
  );
}

/** The mast, its yard, and a square sail full of wind, in stripes. */
function buildRig(mesh: Mesh, cloth: string, stripes: string): void {
  rod(mesh, [0.2, 0.4, 0], [0.2, 10.4, 0], 0.14, '#6a4a2c', materials.bark);
  rod(mesh, [0.05, 9.4, -4.3], [0.05, 9.4, 4.3], 0.1, '#6a4a2c', materials.bark);
  mesh.object().sheet(
    (u, v) => [
      -0.12 - 1.5 * Math.sin(Math.PI * u) * Math.sin(Math.PI * Math.min(1, 0.12 + v * 0.9)),
      9.35 - v * 6.3,
      (u - 0.5) * (8.2 - 0.9 * v),
    ],
    56,
    28,
    (u, v) => mixRgb(readColour(Math.floor(u * 9) % 2 ? stripes : cloth), [0.1, 0.08, 0.05], v > 0.97 ? 0.5 : 0.04),
    materials.cloth,
  );
  for (const [x, z] of [
    [-half * 0.86, 0],
    [half * 0.86, 0],
    [1.4, beam],
    [1.4, -beam],
    [2.6, beam * 0.95],
    [2.6, -beam * 0.95],
  ] as const)
    rod(mesh, [0.2, 10.2, 0], [x, 1.3 + (Math.abs(x) > 4 ? 1.2 : 0), z], 0.024, '#c8b48a', materials.cloth);
  mesh.sheet(
    (u, v) => [0.2 + u * 1.3, 10.75 - v * 0.6 + Math.sin(u * 5) * 0.1, Math.sin(u * 6) * 0.14],
    12,
    4,
    () => stripes,
    materials.cloth,
  );
}

const paints = ['#a8322a', '#2f5f8a', '#c99a3a', '#3f6b45', '#e6dcc4'] as const;

export const longship: Concept = {
  id: 'longship',
  words: {
    en: 'viking ship/longship/viking longship/viking boat/drakkar/dragon ship/norse ship',
    de: 'wikingerschiff/langschiff/drachenboot/drachenschiff/wikingerboot',
    es: 'barco vikingo/drakkar/nave vikinga',
    fr: 'bateau viking/drakkar/navire viking',
    zh: '维京船/维京战船/龙头船',
    ja: 'バイキング船/ヴァイキング船/ロングシップ',
    ar: 'سفينة الفايكنغ/سفينة فايكنغ',
    emoji: '',
  },
  size: { width: 21, height: 11 },
  lives: ['sea', 'coast'],
  stands: 'water',
  moves: 'bobs',
  turn: 0.62,
  sway: 0.2,
  mirrors: true,
  build(mesh, random, look) {
    mesh.push().object();
    buildHull(mesh);
    buildStems(mesh);
    buildRig(mesh, '#ece2cc', look.colour ?? pick(random, ['#a8322a', '#a8322a', '#2f4f7a', '#7a2a3a']));
    for (const s of [-1, 1])
      for (let i = 0; i < 10; i++) {
        const along = -0.62 + i * 0.138;
        const [x, y, z] = skin(along, 0.1);
        const [field, cross] = [pick(random, paints), pick(random, paints)];
        mesh
          .push()
          .at(x, y - 0.1, s * (z + 0.14))
          .rotY(s > 0 ? Math.PI : 0)
          .rotX(0.12);
        buildRoundShield(
          mesh,
          0.5,
          (out, turn) => (out < 0.22 ? '#8a8e92' : Math.floor(turn * 4) % 2 ? field : cross),
          '#3a2a1c',
        );
        mesh.pop();
        if (i % 2) continue;
        const [ox, , oz] = skin(along + 0.07, 0.25);
        rod(mesh, [ox, 0.8, s * oz], [ox + 1.1, -0.35, s * (oz + 3.1)], 0.05, '#b08a58', materials.gloss);
      }
    mesh.pop();
  },
};
