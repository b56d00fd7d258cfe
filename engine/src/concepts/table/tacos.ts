import { mixRgb } from '../../raster/colour.ts';
import type { Random } from '../../raster/random.ts';
import { pick, tau } from '../../shapes/chance.ts';
import { slab } from '../../shapes/slab.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Mesh } from '../../solid/mesh.ts';
import { fbm, smooth } from '../../solid/noise.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

const [radius, fold] = [0.98, 0.2] as const;
const [corn, brown, pale] = [readColour('#eab650'), readColour('#b06c22'), readColour('#f6d68a')] as const;

/** A place on the shell: along its fold, and how far up its front (-1) or back (1) wall. */
function shell(along: number, up: number): Vec3 {
  const x = along * radius;
  const reach = Math.sqrt(Math.max(0, radius * radius - x * x)) * 1.06 * Math.abs(up);
  const bend = Math.min(reach, fold * 1.4) / fold;
  const rise = Math.max(0, reach - fold * 1.4);
  const z = Math.sin(bend) * fold + rise * 0.24;
  const wave = 0.025 * Math.sin(along * 9 + up * 3);
  return [x, fold - Math.cos(bend) * fold + rise * 0.97 + x * x * 0.06, Math.sign(up) * (z + wave * rise)];
}

/** A folded shell heaped with meat, lettuce, tomato, cheese and cream. */
function taco(mesh: Mesh, random: Random): void {
  mesh.sheet(
    (u, v) => shell(Math.sin((u - 0.5) * Math.PI), v * 2 - 1),
    96,
    64,
    (u, v) => {
      const spot = fbm(u * 11, v * 15 + 3, 4);
      const rim = smooth(0.9, 1, Math.abs(v * 2 - 1));
      return mixRgb(mixRgb(corn, pale, rim * 0.8), brown, smooth(0.5, 0.74, spot) * 0.6);
    },
    materials.plain,
  );
  const heap = (x: number): number => 0.3 + 0.56 * Math.sqrt(Math.max(0, 1 - (x / radius) ** 2));
  for (let i = 0; i < 70; i++) {
    const x = (random() * 2 - 1) * 0.8;
    const r = 0.07 + random() * 0.05;
    const colour = pick(random, ['#6a3418', '#7c4220', '#5a2a14', '#8a4c26']);
    mesh.ball(x, heap(x) - 0.1 + random() * 0.1, (random() - 0.5) * 0.4, r, r * 0.8, r, colour, materials.wet, 9);
  }
  // Ribbons of lettuce hang over both rims.
  for (let i = 0; i < 30; i++) {
    const x = (i / 29 - 0.5) * 1.6;
    const side = i % 2 ? 1 : -1;
    const [long, lift, lean] = [0.2 + random() * 0.2, random() * 0.1, (random() - 0.5) * 0.3];
    mesh.sheet(
      (u, v) => [
        x + (u - 0.5) * 0.13 + lean * v + 0.03 * Math.sin(v * 9),
        heap(x) + lift + 0.12 * Math.sin(v * 2.4) - 0.06 * v + 0.03 * Math.sin(u * 6 + i),
        side * (0.02 + v * long),
      ],
      4,
      8,
      (u, v) => (Math.abs(u - 0.5) < 0.15 ? '#c4e08a' : v > 0.7 ? '#7ab83a' : '#5a9a2c'),
      materials.leaf,
    );
  }
  for (let i = 0; i < 26; i++) {
    const x = (random() * 2 - 1) * 0.72;
    mesh
      .push()
      .at(x, heap(x) + 0.08 + random() * 0.08, (random() - 0.5) * 0.42)
      .rotY(random() * tau)
      .rotZ(random() - 0.5);
    if (i % 2) mesh.box(0, 0, 0, 0.13, 0.09, 0.11, pick(random, ['#d8301e', '#c4241a', '#e4462c']), materials.gloss);
    else mesh.box(0, 0, 0, 0.3, 0.03, 0.035, pick(random, ['#f6b82c', '#f8cc58']), materials.gloss);
    mesh.pop();
  }
  for (const x of [-0.32, 0.05, 0.4])
    mesh.ball(x, heap(x) + 0.15, -0.05 + x * 0.1, 0.12, 0.08, 0.1, '#f8f4ea', materials.gloss, 14);
}

export const tacos: Concept = {
  id: 'tacos',
  words: {
    en: 'taco/mexican taco',
    de: 'taco/tacos',
    es: 'taco/tacos',
    fr: 'taco/tacos',
    zh: '塔可/墨西哥卷饼/玉米饼',
    ja: 'タコス',
    ar: 'تاكو',
    emoji: '🌮',
  },
  size: { width: 3.1, height: 1.5 },
  lives: ['room', 'cafe'],
  stands: 'table',
  moves: 'still',
  plural: 1,
  turn: 0.15,
  sway: 0.1,
  build(mesh, random) {
    const oval = Array.from({ length: 48 }, (_, i): [number, number] => {
      const a = (i / 48) * tau;
      const round = (c: number): number => Math.sign(c) * Math.abs(c) ** 0.5;
      return [round(Math.cos(a)) * 1.55, round(Math.sin(a)) * 0.95];
    });
    slab(mesh, oval, { low: 0, high: 0.1, edge: 0.035, top: '#8a5a30', side: '#7a4c26', material: materials.floor });
    for (const [x, z, turn] of [
      [0.42, 0.5, -0.2],
      [-0.36, 0.1, 0.12],
      [0.38, -0.45, -0.12],
    ] as const) {
      mesh.push().at(x, 0.09, z).rotY(turn).rotX(-0.14);
      taco(mesh, random);
      mesh.pop();
    }
    // A wedge of lime.
    mesh.push().at(-0.98, 0.12, -0.6).rotY(0.5);
    for (let i = 0; i < 8; i++) {
      const [a, b] = [(i / 8) * Math.PI + 0.04, ((i + 1) / 8) * Math.PI - 0.04];
      mesh.face(
        [
          [0, 0.32, -0.02],
          [Math.cos(a) * 0.27, 0.32 - Math.sin(a) * 0.27, -0.02],
          [Math.cos(b) * 0.27, 0.32 - Math.sin(b) * 0.27, -0.02],
        ],
        '#b4d84a',
        materials.gloss,
      );
    }
    mesh
      .push()
      .at(0, 0.32, 0)
      .rotX(Math.PI)
      .rotX(Math.PI / 2);
    mesh.cyl(0, -0.012, 0, 0.3, 0.3, 0.01, '#eef4cc', materials.plain, 40).pop();
    mesh.pop();
  },
};
