import { tau } from '../../shapes/chance.ts';
import { rod } from '../../shapes/rings.ts';
import { pitchLong, pitchShort, stadiumBowl, stadiumRoof } from '../../shapes/stadium-bowl.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Mesh } from '../../solid/mesh.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

/** It lies on a slope, so that the pitch is seen from the ground before it. */
const slope = 0.2;

export const stadium: Concept = {
  id: 'stadium',
  words: {
    en: 'stadium/arena/football stadium/soccer stadium/sports arena/soccer field/football field/football pitch/soccer pitch',
    de: 'stadion/stadien/arena/fußballstadion/fußballplatz',
    es: 'estadio/estadio de fútbol/campo de fútbol',
    fr: 'stade/terrain de football/arène',
    zh: '体育场/足球场',
    ja: 'スタジアム/競技場/サッカー場',
    ar: 'ملعب/استاد/ملعب كرة قدم',
    emoji: '🏟',
  },
  size: { width: 82, height: 30 },
  lives: ['hills'],
  stands: 'ground',
  moves: 'still',
  turn: 0,
  sway: 0.14,
  build(mesh, random, look) {
    const seat = readColour(look.colour ?? '#2a66b0');
    mesh.object();
    mesh
      .push()
      .at(0, 1 + 17 * slope * 1.2, 0)
      .rotX(-slope);
    pitch(mesh);
    stadiumBowl(mesh, random, seat);
    stadiumRoof(mesh);
    for (const [x, z] of [
      [-36, -16],
      [36, -16],
      [-31, 24],
      [31, 24],
    ] as const)
      floodlight(mesh, x, z, look.lit);
    mesh.pop();
  },
};

function pitch(mesh: Mesh): void {
  mesh.sheet(
    (u, v) => [(u - 0.5) * 2 * (pitchLong + 3), 0, (v - 0.5) * 2 * (pitchShort + 3)],
    24,
    2,
    (u) => (Math.floor(u * 24) % 2 ? '#3f8a34' : '#4f9c3e'),
    materials.plain,
  );
  const white = '#f4f6f2';
  const line = (x: number, z: number, w: number, d: number): Mesh => mesh.box(x, 0.02, z, w, 0.02, d, white);
  for (const s of [-1, 1]) {
    line(0, s * pitchShort, pitchLong * 2, 0.28);
    line(s * pitchLong, 0, 0.28, pitchShort * 2);
    line(s * (pitchLong - 8), 0, 0.28, 20);
    line(s * (pitchLong - 3), 0, 0.28, 9);
    for (const k of [-1, 1]) {
      line(s * (pitchLong - 4), k * 10, 8, 0.28);
      line(s * (pitchLong - 1.5), k * 4.5, 3, 0.28);
    }
    // A goal with its net.
    for (const z of [-1.9, 1.9]) rod(mesh, [s * pitchLong, 0, z], [s * pitchLong, 1.3, z], 0.09, white);
    rod(mesh, [s * pitchLong, 1.3, -1.9], [s * pitchLong, 1.3, 1.9], 0.09, white);
    for (let i = 0; i <= 6; i++)
      rod(mesh, [s * pitchLong, 1.3, -1.9 + i * 0.63], [s * (pitchLong + 1.2), 0, -1.9 + i * 0.63], 0.025, white);
  }
  line(0, 0, 0.28, pitchShort * 2);
  const ring = Array.from({ length: 37 }, (_, i): Vec3 => [
    Math.cos((i / 36) * tau) * 4.6,
    0.04,
    Math.sin((i / 36) * tau) * 4.6,
  ]);
  mesh.tube(ring, [0.14], white, materials.plain, 4);
}

/** A mast with a bank of lamps that looks at the pitch. */
function floodlight(mesh: Mesh, x: number, z: number, lit: boolean): void {
  const high = 23;
  rod(mesh, [x, -8, z], [x, high, z], 0.36, '#c3c9cd', materials.metal);
  mesh
    .push()
    .at(x, high, z)
    .rotY(Math.atan2(-x, -z) + Math.PI)
    .rotX(-0.35);
  mesh.box(0, -0.4, 0.1, 6, 4, 0.3, '#8f979c', materials.metal);
  for (let i = 0; i < 5; i++)
    for (let k = 0; k < 3; k++)
      mesh.ball(
        (i - 2) * 1.15,
        0.25 + k * 1.2,
        -0.15,
        0.46,
        0.46,
        0.2,
        '#fff6dc',
        lit ? materials.glow : materials.gloss,
        12,
      );
  mesh.pop();
}
