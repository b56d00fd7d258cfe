import { tau, vary } from '../../shapes/chance.ts';
import { noodles } from '../../shapes/noodles.ts';
import { leafBlade } from '../../shapes/petals.ts';
import { plate } from '../../shapes/plate.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Cones } from '../../solid/soft-body.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

/** Height of the heap over the table at a distance from its middle. */
const heap = (r: number): number => 0.12 + 0.72 * Math.max(0, 1 - (r / 1.08) ** 2) ** 1.1;

export const spaghetti: Concept = {
  id: 'spaghetti',
  words: {
    en: 'spaghetti/pasta/plate of pasta/plate of spaghetti/spaghetti bolognese',
    de: 'spaghetti/pasta/spaghetti bolognese',
    es: 'espagueti/espaguetis/pasta',
    fr: 'spaghetti/spaghettis/pâtes',
    zh: '意大利面/意面',
    ja: 'スパゲッティ/パスタ',
    ar: 'سباغيتي/باستا/معكرونة',
    emoji: '🍝',
  },
  size: { width: 3, height: 1.5 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  plural: 1,
  build(mesh, random) {
    plate(mesh, 1.5, '#f0ece2', '#a8452a');
    mesh.ball(0, 0.1, 0, 0.98, 0.6, 0.98, '#d8a850', materials.plain, 30);
    noodles(mesh, random, { strands: 170, radius: 1.06, thick: 0.034, colour: readColour('#ecc970'), top: heap });
    // Sauce over the top, with lumps of meat and tomato in it.
    const sauce: number[][] = [];
    for (let i = 0; i < 34; i++) {
      const [a, r] = [i * 2.39996, Math.sqrt((i + 0.5) / 34) * (0.56 + 0.1 * Math.sin(i * 2.39996 * 3))];
      const [x, z] = [Math.cos(a) * r, Math.sin(a) * r];
      const size = 0.06 + random() * 0.06;
      sauce.push([
        x,
        heap(r) + 0.02,
        z,
        size,
        x * 1.1,
        heap(r * 1.12) + 0.01,
        z * 1.1,
        size * 0.9,
        i % 3 === 0 ? 1 : 0,
      ]);
    }
    for (const a of [-2.2, -1.3, -0.6, 2.4]) {
      const along = (r: number): Vec3 => [Math.cos(a) * r, heap(r) + 0.01, Math.sin(a) * r];
      sauce.push([...along(0.5), 0.12, ...along(0.86), 0.06, 0]);
    }
    const cones: Cones = sauce;
    mesh
      .push()
      .body(cones, { k: 0.07, mat: materials.wet, fur: 0.25, colours: ['#b02a12', '#6a2412'] })
      .pop();
    mesh.push().object();
    for (let i = 0; i < 7; i++) {
      const [a, r] = [i * 2.39996 + 0.5, Math.sqrt((i + 0.4) / 7) * 0.5];
      mesh.ball(Math.cos(a) * r, heap(r) + 0.1, Math.sin(a) * r, 0.09, 0.065, 0.08, '#d8401c', materials.gloss, 12);
    }
    mesh.at(0, heap(0) + 0.12, -0.06);
    for (const [turn, long, open] of [
      [0.4, 0.42, 1.1],
      [1.7, 0.46, 1.2],
      [3.3, 0.44, 1.0],
      [4.5, 0.36, 0.7],
      [5.5, 0.3, 0.5],
    ] as const) {
      mesh.push().rotY(turn);
      leafBlade(mesh, { L: long, W: long * 0.36, open, curl: 0.35 }, ['#2f6f24', '#5fae3a']);
      mesh.pop();
    }
    mesh.pop();
    const cheese = readColour('#f6ecc8');
    for (let i = 0; i < 46; i++) {
      const [a, r] = [random() * tau, Math.sqrt(random()) * 0.72];
      const at: Vec3 = [Math.cos(a) * r, heap(r) + 0.1, Math.sin(a) * r];
      mesh.tube(
        [at, [at[0] + 0.05 * Math.cos(i), at[1] + 0.01, at[2] + 0.05 * Math.sin(i)]],
        [0.012],
        vary(cheese, random, 0.1),
        materials.plain,
        5,
      );
    }
    // The fork lies on the rim.
    mesh.push().at(1.12, 0.24, -0.5).rotY(-0.9).rotZ(-0.1);
    mesh.tube(
      [
        [0.95, 0, 0],
        [0.5, 0.03, 0],
        [0, 0.02, 0],
        [-0.2, -0.02, 0],
      ],
      [0.06, 0.035, 0.03, 0.05],
      '#d4d8dc',
      materials.metal,
      10,
    );
    for (const z of [-0.075, -0.025, 0.025, 0.075])
      mesh.tube(
        [
          [-0.18, -0.02, z * 0.8],
          [-0.36, -0.03, z],
          [-0.6, 0.02, z],
        ],
        [0.02, 0.018, 0.01],
        '#d4d8dc',
        materials.metal,
        6,
      );
    mesh.pop();
  },
};
