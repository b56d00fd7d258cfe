import { robotChest } from '../../shapes/robot-chest.ts';
import { robotHead } from '../../shapes/robot-head.ts';
import { mixRgb } from '../../raster/colour.ts';
import type { Rgb } from '../../raster/colour.ts';
import { tau } from '../../shapes/chance.ts';
import { loft } from '../../shapes/loft.ts';
import { sections, triples } from '../../shapes/points.ts';
import { hoop } from '../../shapes/rings.ts';
import { smoothWay } from '../../shapes/smooth-way.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Colour, Mesh } from '../../solid/mesh.ts';
import type { Concept } from '../concept.ts';

const [dark, steel] = ['#2c3238', '#b4babf'] as const;

/** A limb of rings about a bent way. */
function hose(mesh: Mesh, points: readonly number[], radius: number, colour: Colour): void {
  const way = smoothWay(triples(points), 10);
  mesh.tube(
    way,
    way.map((_, i) => radius * (i % 2 ? 0.84 : 1.06)),
    colour,
    materials.gloss,
    18,
  );
}

/** Shoulder, arm of rings, cuff and a claw of three fingers; hip, leg, knee and boot. */
function side(mesh: Mesh, s: number, paint: Rgb, trim: Rgb): void {
  mesh.ball(0.47 * s, 1.49, 0, 0.13, 0.13, 0.13, steel, materials.metal, 24);
  mesh
    .push()
    .at(0.47 * s, 1.49, 0)
    .rotZ(0.5 * s);
  hoop(mesh, 0, 0.132, 0.016, trim, materials.gloss);
  mesh.pop();
  hose(mesh, [0.52 * s, 1.44, 0, 0.62 * s, 1.26, 0.01, 0.64 * s, 1.06, -0.04, 0.6 * s, 0.92, -0.16], 0.075, steel);
  mesh
    .push()
    .at(0.6 * s, 0.92, -0.16)
    .rotX(-0.7);
  mesh.cyl(0, -0.16, 0, 0.115, 0.09, 0.17, paint, materials.gloss, 26);
  hoop(mesh, -0.16, 0.115, 0.02, trim, materials.gloss);
  mesh.cyl(0, -0.2, 0, 0.06, 0.06, 0.05, dark, materials.metal, 16);
  for (let i = 0; i < 3; i++) {
    mesh.push().rotY((i / 3) * tau + 0.5);
    mesh
      .tube(
        smoothWay(triples([0.04, -0.18, 0, 0.11, -0.25, 0, 0.1, -0.34, 0, 0.03, -0.38, 0])),
        [0.028],
        steel,
        materials.metal,
        12,
      )
      .pop();
  }
  mesh.pop();
  mesh.cyl(0.19 * s, 0.74, 0, 0.13, 0.15, 0.1, dark, materials.metal, 24);
  hose(mesh, [0.19 * s, 0.76, 0, 0.2 * s, 0.6, -0.01, 0.2 * s, 0.5, 0], 0.085, steel);
  mesh.ball(0.2 * s, 0.47, -0.01, 0.115, 0.1, 0.115, trim, materials.gloss, 20);
  loft(
    mesh,
    sections([
      0.16,
      0.2 * s,
      0.14,
      0.15,
      0.2,
      0.2 * s,
      0.15,
      0.16,
      0.4,
      0.2 * s,
      0.115,
      0.125,
      0.43,
      0.2 * s,
      0.1,
      0.11,
    ]),
    0.7,
    paint,
  );
  mesh.push().at(0, 0, -0.07);
  loft(
    mesh,
    sections([0, 0.21 * s, 0.18, 0.27, 0.04, 0.21 * s, 0.185, 0.275, 0.07, 0.21 * s, 0.18, 0.27]),
    0.45,
    dark,
    materials.plain,
  );
  loft(
    mesh,
    sections([
      0.06,
      0.21 * s,
      0.175,
      0.265,
      0.12,
      0.21 * s,
      0.17,
      0.255,
      0.18,
      0.21 * s,
      0.14,
      0.2,
      0.21,
      0.21 * s,
      0.1,
      0.14,
    ]),
    0.6,
    paint,
  );
  mesh.pop();
}

export const robot: Concept = {
  id: 'robot',
  words: {
    en: 'robot/android',
    de: 'roboter',
    es: 'robot',
    fr: 'robot',
    zh: '机器人',
    ja: 'ロボット',
    ar: 'روبوت',
    emoji: '🤖',
  },
  size: { width: 1.6, height: 2.6 },
  lives: ['hills', 'street', 'moon', 'mars'],
  stands: 'ground',
  moves: 'walks',
  sway: 0.35,
  build(mesh, _random, look) {
    const paint = readColour(look.colour ?? '#8fa4ae');
    const trim = look.colour ? mixRgb(paint, [0.9, 0.86, 0.74], 0.7) : readColour('#c8502e');
    robotHead(mesh, paint, trim);
    robotChest(mesh, paint, trim);
    for (const s of [-1, 1]) side(mesh, s, paint, trim);
    mesh.cyl(0, 0.76, 0, 0.2, 0.26, 0.1, dark, materials.metal, 28);
  },
};
