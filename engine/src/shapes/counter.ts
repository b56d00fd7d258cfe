import type { Random } from '../raster/random.ts';
import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import { pick, tau } from './chance.ts';
import { pairs } from './points.ts';
import { rod } from './rings.ts';
import { smoothProfile } from './smooth-profile.ts';

// A counter as shops and cafés have one, and what stands on it that has no name of its own; its front is towards -z.

/** How high the top of a counter is, how wide and deep it is, and how far its middle is before who stands behind it; metres. */
export const counter = { high: 0.98, wide: 1.9, deep: 0.56, ahead: 0.62 } as const;

/** The counter: panels under a top that overhangs them. */
export function buildCounter(mesh: Mesh, random: Random): void {
  const { high, wide, deep } = counter;
  const wood = pick(random, ['#7a5236', '#4f6a5c', '#8a5c3a', '#3f5568']);
  mesh.object().box(0, 0, 0, wide, high - 0.05, deep, wood, materials.planks);
  mesh.box(0, 0, 0, wide + 0.02, 0.1, deep + 0.02, '#2e2822', materials.plain);
  mesh.box(0, high - 0.05, 0, wide + 0.1, 0.05, deep + 0.08, '#d8cdb8', materials.stone);
  for (const k of [-1, 0, 1])
    mesh.object().box(k * wide * 0.32, 0.2, -deep / 2 - 0.008, wide * 0.27, 0.58, 0.016, wood, materials.floor);
}

/** A machine for coffee with two spouts, cups on it to be warmed; it stands on y = 0 and is worked from +z. */
export function buildCoffeeMachine(mesh: Mesh): void {
  const steel = '#b8bcc0';
  mesh.object().box(0, 0, 0, 0.56, 0.05, 0.4, '#2a2c2e', materials.gloss);
  mesh.box(0, 0.05, -0.09, 0.54, 0.3, 0.2, '#a83028', materials.gloss);
  mesh.box(0, 0.35, -0.02, 0.56, 0.06, 0.38, steel, materials.metal);
  mesh.box(0, 0.16, -0.195, 0.3, 0.07, 0.012, steel, materials.metal);
  for (const x of [-0.14, 0.14]) {
    mesh.cyl(x, 0.24, 0.09, 0.04, 0.045, 0.11, steel, materials.metal, 20);
    rod(mesh, [x, 0.25, 0.1], [x, 0.235, 0.24], 0.014, '#1e1a18', materials.gloss);
  }
  for (let i = 0; i < 6; i++) buildCup(mesh, -0.2 + (i % 3) * 0.17, 0.41, -0.1 + Math.floor(i / 3) * 0.14);
}

/** A small cup without its saucer. */
function buildCup(mesh: Mesh, x: number, y: number, z: number): void {
  mesh.push().at(x, y, z);
  mesh.lathe(
    smoothProfile(pairs([0.001, 0, 0.026, 0, 0.04, 0.03, 0.044, 0.066, 0.038, 0.066, 0.001, 0.02])),
    24,
    '#f4f0e8',
    materials.gloss,
  );
  mesh.pop();
}

/** A heap of dough, flour under it, and a rolling pin beside it. */
export function buildDough(mesh: Mesh): void {
  mesh.object().cyl(0, 0, 0, 0.3, 0.27, 0.004, '#f4efe4', materials.plain, 32);
  mesh.body(
    [
      [-0.05, 0.05, 0, 0.075, 0.06, 0.055, 0.01, 0.08, 0],
      [0, 0.075, -0.03, 0.06, 0.03, 0.085, 0.02, 0.055, 0],
    ],
    { k: 0.05, colours: ['#ecdcb8'], fur: 0.05 },
  );
  mesh
    .object()
    .push()
    .at(0.42, 0.035, -0.02)
    .rotY(0.5)
    .rotX(Math.PI / 2);
  mesh.cyl(0, -0.15, 0, 0.033, 0.033, 0.3, '#c89a62', materials.planks, 24);
  for (const k of [-0.24, 0.15]) mesh.cyl(0, k, 0, 0.014, 0.014, 0.09, '#a87844', materials.planks, 14);
  mesh.pop();
}

/** A cash register: a drawer, keys towards +z, and what it shows towards both sides. */
export function buildTill(mesh: Mesh): void {
  mesh.object().box(0, 0, 0, 0.4, 0.11, 0.36, '#3a3e42', materials.gloss);
  mesh.box(0, 0.11, -0.03, 0.36, 0.1, 0.26, '#d8d4c8', materials.gloss);
  mesh.box(0, 0.21, -0.1, 0.06, 0.08, 0.05, '#3a3e42', materials.gloss);
  mesh.box(0, 0.27, -0.1, 0.28, 0.1, 0.05, '#26282a', materials.gloss);
  mesh.box(0, 0.29, -0.127, 0.24, 0.06, 0.006, '#8ac88a', materials.glow);
}

/** A jar of sweets under a lid. */
export function buildJar(mesh: Mesh, random: Random): void {
  const sweet = pick(random, ['#d8483a', '#e8a030', '#7aa84a', '#c8608a', '#8a5a30']);
  mesh.object();
  for (let i = 0; i < 26; i++) {
    const [a, r] = [random() * tau, Math.sqrt(random()) * 0.055];
    mesh.ball(Math.cos(a) * r, 0.02 + i * 0.0055, Math.sin(a) * r, 0.017, 0.017, 0.017, sweet, materials.gloss, 8);
  }
  mesh.lathe(
    smoothProfile(pairs([0.07, 0, 0.078, 0.02, 0.078, 0.17, 0.06, 0.2, 0.06, 0.21])),
    28,
    '#dfe8ea',
    materials.clear,
  );
  mesh.cyl(0, 0.205, 0, 0.066, 0.06, 0.03, '#b8442f', materials.gloss, 24);
}
