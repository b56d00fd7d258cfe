import { helicopterPod } from '../../shapes/helicopter-pod.ts';
import { pick } from '../../shapes/chance.ts';
import { pairs, triples } from '../../shapes/points.ts';
import { hoop, rod } from '../../shapes/rings.ts';
import { smoothWay } from '../../shapes/smooth-way.ts';
import { wing } from '../../shapes/wings.ts';
import { materials } from '../../solid/materials.ts';
import type { Colour, Mesh } from '../../solid/mesh.ts';
import type { Concept } from '../concept.ts';

const [iron, steel] = ['#2c2f32', '#b4b9bd'] as const;

/** A blade along x from its hub, wide and twisted, with a bright tip. */
function blade(mesh: Mesh, long: number, chord: number): void {
  mesh.sheet(
    (u, v) => [0.25 + v * long, 0.03 - v * v * long * 0.02 + (u - 0.5) * 0.05, (u - 0.35) * chord * (1 - 0.15 * v)],
    2,
    24,
    (_u, v) => (v > 0.94 ? '#e8b02a' : '#26282a'),
    materials.plain,
  );
  rod(mesh, [0, 0.03, 0], [0.34, 0.03, 0], 0.05, '#5a5f64', materials.metal);
}

/** The mast with its swash plate, links and four blades. */
function rotor(mesh: Mesh): void {
  mesh.push().at(0.15, 2.8, 0);
  mesh
    .cyl(0, 0, 0, 0.24, 0.14, 0.2, iron, materials.metal, 24)
    .cyl(0, 0.15, 0, 0.075, 0.075, 0.66, steel, materials.metal, 18)
    .cyl(0, 0.34, 0, 0.2, 0.2, 0.06, '#6a6f74', materials.metal, 24)
    .cyl(0, 0.66, 0, 0.17, 0.17, 0.1, iron, materials.metal, 24)
    .ball(0, 0.78, 0, 0.11, 0.07, 0.11, steel, materials.metal, 16);
  for (let i = 0; i < 4; i++) {
    mesh
      .push()
      .at(0, 0.69, 0)
      .rotY(0.5 + (i * Math.PI) / 2);
    blade(mesh, 5.4, 0.34);
    rod(mesh, [0.18, -0.32, 0.06], [0.24, 0.02, 0.06], 0.018, steel, materials.metal);
    mesh.pop();
  }
  mesh.pop();
}

/** Boom, fins and the rotor at its end. */
function tail(mesh: Mesh, paint: Colour): void {
  mesh.body(
    [
      [1.3, 2.2, 0, 0.44, 5.6, 2.55, 0, 0.13, 0],
      [5.5, 2.55, 0, 0.14, 6.15, 3.45, 0, 0.08, 0],
      [5.6, 2.5, 0, 0.1, 5.95, 1.98, 0, 0.05, 0],
    ],
    { k: 0.12, mat: materials.gloss, colours: [paint] },
  );
  mesh
    .push()
    .at(4.1, 2.4, 0)
    .rotZ(-Math.PI / 2 + 0.09);
  for (const [y, wide] of pairs([0, 0.42, 0.5, 0.1]))
    mesh.cyl(0, y, 0, 0.256 - y * 0.06, 0.25 - (y + wide) * 0.06, wide, '#f4f4f0', materials.gloss, 28);
  mesh.pop();
  for (const s of [-1, 1]) {
    wing(mesh, { root: [4.7, 2.52, 0.05 * s], tip: [4.92, 2.54, 1.1 * s], chord: [0.6, 0.42], thick: 0.12 }, paint);
    wing(mesh, { root: [4.84, 2.3, 1.1 * s], tip: [5, 2.92, 1.12 * s], chord: [0.44, 0.34], thick: 0.06 }, '#f4f4f0');
  }
  mesh.push().at(6.06, 3.2, -0.16);
  mesh
    .push()
    .rotX(Math.PI / 2)
    .cyl(0, -0.1, 0, 0.06, 0.06, 0.24, steel, materials.metal, 14)
    .pop();
  for (let i = 0; i < 2; i++) {
    mesh
      .push()
      .at(0, 0, -0.06)
      .rotZ(0.6 + i * Math.PI)
      .rotX(Math.PI / 2);
    mesh.scale(0.62, 1, 0.6);
    blade(mesh, 1.1, 0.26);
    mesh.pop();
  }
  mesh.pop();
}

export const helicopter: Concept = {
  id: 'helicopter',
  words: {
    en: 'helicopter/chopper helicopter',
    de: 'hubschrauber/helikopter',
    es: 'helicóptero',
    fr: 'hélicoptère',
    zh: '直升机',
    ja: 'ヘリコプター',
    ar: 'مروحية',
    emoji: '🚁',
  },
  size: { width: 12, height: 4.2 },
  lives: ['clouds', 'hills', 'mountains', 'sea'],
  stands: 'air',
  moves: 'flies',
  turn: -0.5,
  sway: 0.2,
  mirrors: true,
  build(mesh, random, look) {
    const paint = look.colour ?? pick(random, ['#c8322c', '#f0b42e', '#2a5a9a']);
    mesh.rotX(-0.12).rotZ(0.05);
    helicopterPod(mesh, paint);
    tail(mesh, paint);
    // The engine under its cowling, with an intake and an exhaust on each side.
    mesh.body(
      [
        [-0.5, 2.62, 0, 0.22, 0.9, 2.72, 0, 0.34, 0],
        [0.9, 2.66, 0, 0.34, 1.9, 2.42, 0, 0.2, 0],
      ],
      { k: 0.1, mat: materials.gloss, colours: ['#f0efe9'] },
    );
    for (const s of [-1, 1]) {
      mesh.ball(-0.42, 2.7, 0.19 * s, 0.06, 0.11, 0.1, '#101214', materials.plain, 16);
      for (let i = 0; i < 5; i++) mesh.box(0.5 + i * 0.11, 2.6, 0.325 * s, 0.05, 0.22, 0.02, iron, materials.plain);
      mesh
        .push()
        .at(1.35, 2.68, 0.24 * s)
        .rotX(0.5 * s)
        .rotZ(-1.1);
      mesh.cyl(0, 0, 0, 0.1, 0.12, 0.36, '#5a544e', materials.metal, 20).cyl(0, 0.361, 0, 0.1, 0.1, 0.004, '#0c0c0c');
      mesh.pop();
      // Skids on bent legs, with a step below the door.
      const skid = smoothWay(triples([-2.25, 0.72, s, -2.12, 0.5, s, -1.85, 0.37, s, -1, 0.35, s, 1.5, 0.35, s]));
      mesh.tube(skid, [0.07], iron, materials.metal, 12);
      for (const x of [-1, 0.7])
        mesh.tube(
          smoothWay(triples([x, 1.08, 0, x, 1.06, 0.42 * s, x, 0.84, 0.8 * s, x, 0.36, s])),
          [0.06],
          iron,
          materials.metal,
          10,
        );
      mesh.box(-0.25, 0.68, 0.94 * s, 1.7, 0.04, 0.16, '#6a6f74', materials.metal);
      mesh.box(-0.05, 1.62, 0.915 * s, 0.16, 0.04, 0.04, steel, materials.metal);
    }
    for (const [x, colour] of [
      [-1.5, '#fff3cf'],
      [0.7, '#d02018'],
    ] as const)
      mesh.ball(x, x < 0 ? 1.02 : 0.98, 0, 0.11, 0.08, 0.11, colour, look.lit ? materials.glow : materials.gloss, 14);
    rod(mesh, [-2.1, 1.55, 0.14], [-2.72, 1.5, 0.14], 0.02, steel, materials.metal);
    rotor(mesh);
    mesh
      .push()
      .at(6.06, 3.2, 0)
      .rotX(Math.PI / 2);
    for (const [y, r] of pairs([0, 0.1])) hoop(mesh, y, r, 0.02, steel, materials.metal);
    mesh.pop();
  },
};
