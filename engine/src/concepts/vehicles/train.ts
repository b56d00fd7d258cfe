import { buildSmoke } from '../../shapes/flames.ts';
import { materials } from '../../solid/materials.ts';
import type { Mesh } from '../../solid/mesh.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

export const train: Concept = {
  id: 'train',
  words: {
    en: 'train/locomotive/steam train',
    de: 'zug/eisenbahn',
    es: 'tren',
    fr: 'chemin de fer/train',
    zh: '火车',
    ja: '電車/汽車',
    ar: 'قطار',
    emoji: '🚂/🚆',
  },
  // It is seen from ahead, where it takes less than the twenty-seven metres that it is long.
  size: { width: 23, height: 4.4 },
  lives: ['hills'],
  stands: 'ground',
  moves: 'drives',
  // It comes along a bend: seen from its side it would be a line on the land.
  turn: -1,
  sway: 0.08,
  build(mesh, random) {
    // Its middle is where it stands: the engine leads, its carriages follow.
    mesh.at(-6, bed, 0);
    layTrack(mesh);
    // steam engine heading -x, with coaches
    mesh.push().object();
    const wheel = (x: number, rad: number): void => {
      for (const z of [-0.9, 0.9])
        mesh
          .push()
          .at(x, rad, z)
          .rotX(Math.PI / 2)
          .cyl(0, -0.08, 0, rad, rad, 0.16, '#7c1f1c', materials.gloss, 18)
          .pop();
    };
    mesh
      .push()
      .at(-3.6, 1.9, 0)
      .rotZ(-Math.PI / 2)
      .cyl(0, -0.2, 0, 0.85, 0.85, 4.6, '#1f4a3a', materials.gloss, 22)
      .cyl(0, -0.6, 0, 0.9, 0.9, 0.45, '#24262a', materials.gloss, 22)
      .pop();
    mesh
      .box(2, 0.9, 0, 2, 2.5, 2.1, '#1f4a3a', materials.gloss)
      .box(2.1, 3.4, 0, 2.6, 0.16, 2.4, '#2b2d31', materials.gloss)
      .box(1.9, 2.3, -1.06, 1, 0.8, 0.06, '#22303a', materials.window)
      .box(-0.8, 0.7, 0, 7, 0.35, 1.8, '#26282c', 0);
    mesh
      .cyl(-3.5, 2.6, 0, 0.26, 0.38, 1.1, '#222428', materials.gloss)
      .cyl(-1.6, 2.7, 0, 0.32, 0.26, 0.5, '#c89b3c', materials.metal)
      .cyl(-0.2, 2.7, 0, 0.22, 0.2, 0.5, '#222428', materials.gloss);
    for (const x of [-2.4, -1, 0.4]) wheel(x, 0.72);
    wheel(-3.7, 0.42);
    wheel(2.2, 0.5);
    mesh
      .box(-0.9, 0.62, -1.05, 3.4, 0.12, 0.1, '#c9ccd0', materials.metal)
      .push()
      .at(-4.6, 0.2, 0)
      .box(0, 0.1, 0, 0.5, 0.5, 1.9, '#9c2a24', materials.gloss)
      .pop();
    for (let k = 0; k < 3; k++) {
      const x = 7.6 + k * 9;
      mesh
        .box(x, 0.8, 0, 8.4, 2.5, 2.2, '#a8322a', materials.gloss)
        .box(x, 3.3, 0, 8.6, 0.25, 2.3, '#d9d2c0', 0)
        .box(x, 0.5, 0, 8, 0.35, 1.8, '#222', 0)
        .box(x, 2, 0, 8.42, 0.1, 2.24, '#e5c67a', 0);
      for (let i = 0; i < 6; i++) mesh.box(x - 3.3 + i * 1.32, 2.15, 0, 0.9, 0.85, 2.24, '#27333c', materials.window);
      for (const q of [-3, -2, 2, 3]) wheel(x + q, 0.45);
    }
    // Its steam trails behind the chimney and spreads.
    const drift = random() * 1.5;
    // It rises before it trails, and leaves engine and carriages free.
    for (const [to, high, wide] of [
      [15 + drift, 9.6, 2.3],
      [5.5 + drift, 7.4, 1.25],
    ] as const)
      buildSmoke(mesh, { from: [-3.5, 3.9, 0], to: [to - 3.5, high, 1.4], wide, colour: '#f2f0ec' });
    mesh.pop();
  },
};

/** How high the rails are over the ground, metres. */
const bed = 0.34;

/** Rails on sleepers in a bed of ballast, on which it stands and that go on before and behind it. */
function layTrack(mesh: Mesh): void {
  const [from, to] = [-9, 38];
  const middle = (from + to) / 2;
  mesh.object().sheet(
    (u, v): Vec3 => {
      const across = (v - 0.5) * 2;
      return [from + u * (to - from), -0.14 - Math.max(0, Math.abs(across) - 0.6) * 1.3, across * 2.3];
    },
    40,
    10,
    (u, v) => (Math.floor(u * 400 + v * 37) % 2 ? '#8b857b' : '#7a746b'),
    materials.stone,
  );
  for (let x = from; x <= to; x += 0.65) mesh.box(x, -0.2, 0, 0.26, 0.1, 2.5, '#4f4034', materials.planks);
  for (const z of [-0.9, 0.9]) mesh.box(middle, -0.1, z, to - from, 0.1, 0.09, '#9a8f86', materials.metal);
}
