import { mixRgb } from '../../raster/colour.ts';
import { tau } from '../../shapes/chance.ts';
import { paintedLathe } from '../../shapes/painted-lathe.ts';
import { paintedTube } from '../../shapes/painted-tube.ts';
import { pairs, triples } from '../../shapes/points.ts';
import { smoothProfile } from '../../shapes/smooth-profile.ts';
import { smoothWay } from '../../shapes/smooth-way.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Mesh } from '../../solid/mesh.ts';
import { fbm, smooth } from '../../solid/noise.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Random } from '../../raster/random.ts';
import type { Concept, Look } from '../concept.ts';

const ribs = 11;
const profile = smoothProfile(
  pairs([
    0, 0.06, 0.1, 0.03, 0.24, 0, 0.4, 0.06, 0.53, 0.22, 0.58, 0.42, 0.54, 0.62, 0.42, 0.77, 0.28, 0.82, 0.16, 0.79,
    0.08, 0.74, 0, 0.72,
  ]),
);

/** How far out a rib is at a turn: 0 in the grooves between them, 1 on their backs. */
function ribAt(turn: number): number {
  const place = turn * ribs + 0.18 * Math.sin(turn * tau * 2);
  return Math.abs(Math.sin(place * Math.PI)) ** 0.6;
}

/** How far out its skin is at a turn and a share of its profile, as a factor. */
function bulge(turn: number, share: number): number {
  const ends = smooth(0, 0.2, share) * smooth(1.02, 0.86, share);
  return 1 - 0.17 * (1 - ribAt(turn)) * (0.35 + 0.65 * ends) + 0.025 * Math.sin(turn * tau * 2 + 1);
}

/** Whether a place of a face is cut out: from -1 at its left to 1, and its height as a share of the profile. */
export type Face = (across: number, share: number) => boolean;

/** A quarter of a turn of its profile is where it looks to; how far it is turned for that to be ahead, and how wide a face is, in turns. */
const [ahead, faceAhead, faceWide] = [0.75, -0.12, 0.38] as const;

/** The light in it, through what was cut out. */
function cutFace(mesh: Mesh, isCut: Face): void {
  const [columns, rows] = [260, 240];
  const last = profile.length - 1;
  const place = (u: number, v: number): Vec3 => {
    const turn = ahead + (u - 0.5) * faceWide;
    const at = v * last;
    const [low, high] = [profile[Math.floor(at)] ?? [0, 0], profile[Math.ceil(at)] ?? [0, 0]];
    const share = at - Math.floor(at);
    const r = (low[0] + (high[0] - low[0]) * share) * bulge(turn, v) + 0.011;
    return [Math.cos(turn * tau) * r, low[1] + (high[1] - low[1]) * share, Math.sin(turn * tau) * r];
  };
  const across = (i: number): number => (i / columns) * 2 - 1;
  const light = readColour('#ffb43c');
  for (let i = 0; i < columns; i++)
    for (let j = 0; j < rows; j++) {
      if (!isCut(across(i + 0.5), (j + 0.5) / rows)) continue;
      // The rind is seen at the edges of each hole.
      const isRind = !isCut(across(i + 0.5), (j - 4.5) / rows) || !isCut(across(i + 0.5 - 3.5), (j + 0.5) / rows);
      const [u, w, v, x] = [i / columns, (i + 1) / columns, j / rows, (j + 1) / rows];
      const corners = [place(u, v), place(u, x), place(w, x), place(w, v)];
      mesh.face(corners, isRind ? '#e8a04a' : light, isRind ? materials.plain : materials.glow);
    }
}

/** A broad leaf on its stalk, notched where the stalk meets it. */
function leaf(mesh: Mesh, size: number): void {
  const [dark, light] = [readColour('#35602a'), readColour('#86aa4a')];
  mesh.sheet(
    (u, v) => {
      const a = (u * 2 - 1) * 2.95;
      const r =
        v *
        size *
        (0.78 + 0.14 * Math.cos(a * 5) + 0.03 * Math.sin(a * 31)) *
        (1 - 0.35 * smooth(2.2, 2.95, Math.abs(a)));
      return [
        size * 0.3 + Math.cos(a) * r,
        0.12 * size * Math.sin(v * 3) - 0.5 * r * r + 0.03 * Math.sin(a * 8) * v,
        Math.sin(a) * r,
      ];
    },
    110,
    16,
    (u, v) => {
      const near = Math.abs(((((u * 2 - 1) * 2.95) / 1.2566 + 10) % 1) - 0.5);
      return near > 0.5 - 0.04 / (v + 0.2) ? light : mixRgb(dark, light, 0.1 + 0.35 * fbm(u * 26, v * 8, 2) + 0.15 * v);
    },
  );
}

export const pumpkin: Concept = {
  id: 'pumpkin',
  words: {
    en: 'pumpkin',
    de: 'kürbis/kürbisse',
    es: 'calabaza',
    fr: 'citrouille',
    zh: '南瓜',
    ja: 'かぼちゃ',
    ar: 'يقطين',
    emoji: '',
  },
  size: { width: 1.2, height: 1 },
  lives: ['room', 'hills'],
  stands: 'table',
  moves: 'still',
  build(mesh, random, look) {
    buildPumpkin(mesh, random, look);
  },
};

/** A pumpkin, turned by chance; one with a face has that before it, and a light inside. */
export function buildPumpkin(mesh: Mesh, random: Random, look: Look, face?: Face): void {
  const orange = readColour(look.colour ?? '#e0751a');
  const [groove, bright] = [mixRgb(orange, [0.16, 0.03, 0.005], 0.62), mixRgb(orange, [1, 0.56, 0.14], 0.4)];
  const green = readColour('#7a7a2c');
  const place = random() * 30;
  mesh
    .push()
    .object()
    .rotY(face ? faceAhead : random() * tau);
  paintedLathe(mesh, profile, {
    colour: (turn, share) => {
      const [x, z] = [Math.cos(turn * tau), Math.sin(turn * tau)];
      const rib = ribAt(turn);
      const cloud = fbm(x * 5 + place, z * 5 + share * 7, 3);
      const base = mixRgb(groove, mixRgb(orange, bright, smooth(0.35, 0.75, cloud) * 0.8), smooth(0.05, 0.75, rib));
      // Fine lines run along each rib; green is left about the stalk.
      const vein = smooth(0.62, 0.8, fbm(x * 34 + place, z * 34 + share * 4, 2)) * 0.22;
      const young = smooth(0.86, 1, share + (cloud - 0.5) * 0.1) * 0.8;
      return mixRgb(mixRgb(base, groove, vein), green, young);
    },
    bulge,
    material: materials.gloss,
    segments: 264,
    rows: 70,
  });
  if (face) cutFace(mesh, face);
  // The stalk: a star of five edges that spreads over the ribs and twists as it dries.
  paintedTube(
    mesh,
    smoothWay(triples([0, 0.7, 0, 0, 0.8, 0, 0.02, 0.92, 0, 0.08, 1.02, 0.01, 0.18, 1.08, 0.03, 0.26, 1.09, 0.04])),
    {
      radius: (t) => (t > 0.985 ? 0 : 0.07 + 0.12 * smooth(0.3, 0, t) + 0.028 * smooth(0.7, 0.97, t)),
      bulge: (turn, t) => 1 + 0.24 * Math.cos(turn * tau * 5 + t * 2.4),
      colour: (turn, t) =>
        t > 0.96
          ? '#c0a870'
          : mixRgb(
              readColour('#5a6a2c'),
              readColour('#a49a58'),
              0.5 + 0.5 * Math.cos(turn * tau * 5 + t * 2.4) * (0.6 + 0.4 * t),
            ),
      material: materials.plain,
      around: 60,
      pieces: 40,
    },
  );
  mesh.tube(
    Array.from({ length: 60 }, (_, i): Vec3 => {
      const [a, t] = [i * 0.42, i / 59];
      const r = 0.085 * smooth(0, 0.25, t) * (1 - 0.5 * t);
      return [
        -0.04 - t * 0.62,
        0.84 + Math.sin(a) * r + 0.06 * Math.sin(t * 3) - 0.22 * t * t,
        -0.1 - t * 0.3 + Math.cos(a) * r,
      ];
    }),
    [0.014],
    '#7f9440',
    materials.plain,
    7,
  );
  mesh.push().at(-0.02, 0.84, 0.03).rotY(2.5).rotZ(0.2).rotX(0.1);
  leaf(mesh, 0.38);
  mesh.pop().pop();
}
