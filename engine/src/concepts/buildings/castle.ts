import { archedBay, archOutline } from '../../shapes/arch.ts';
import { tower } from '../../shapes/tower.ts';
import { materials } from '../../solid/materials.ts';
import type { Mesh } from '../../solid/mesh.ts';
import type { Concept } from '../concept.ts';

/** Colours of the dark behind the gate, of its iron, of its doors and of the way up to it. */
const [dark, iron, oak, paving] = ['#15110e', '#2c2a2a', '#5b4029', '#a39680'] as const;
/** The opening of the gate. The castle stands a little in the ground: its foot is not seen. */
const gate = { wide: 3.9, high: 6.3 } as const;
/** Height of the ground before it. */
const threshold = 1.6;

/** A gatehouse that is open through an arch, doors thrown back and a portcullis half raised, and a paved way between low walls up to it. */
function buildGate(mesh: Mesh, stone: string): void {
  mesh.push().at(0, 0, -2.2);
  archedBay(mesh, { wide: 8.6, high: 11, deep: 4.4, opening: gate, behind: dark }, stone);
  mesh.pop();
  mesh.box(0, gate.high, 0.4, 8.6, 11 - gate.high, 3.6, stone, materials.stone);
  for (const side of [-1, 1]) {
    mesh.box(side * 3.15, 0, 0, 2.3, 11, 4.4, stone, materials.stone);
    // A door that stands open against the side of the arch.
    mesh
      .push()
      .at(side * (gate.wide / 2 - 0.1), 0, -1.9)
      .rotY(side * 1.25)
      .object()
      .box(side * -0.8, 0, 0, 1.6, 4.6, 0.14, oak, materials.planks);
    for (const y of [2, 3.9]) mesh.box(side * -0.8, y, -0.1, 1.6, 0.16, 0.06, iron, materials.plain);
    mesh.pop();
  }
  for (let i = 0; i < 5; i++) mesh.box(-3.6 + i * 1.8, 11, -1.8, 0.95, 1.1, 0.9, stone, materials.stone);
  // A ring of larger stones around the arch.
  const outline = archOutline(gate, 7);
  for (let i = 1; i < outline.length; i++) {
    const [a, b] = [outline[i - 1], outline[i]];
    if (!a || !b || Math.hypot(b[0] - a[0], b[1] - a[1]) > 2) continue;
    const turn = Math.atan2(b[1] - a[1], b[0] - a[0]);
    mesh
      .push()
      .at((a[0] + b[0]) / 2, (a[1] + b[1]) / 2, -2.28)
      .rotZ(turn)
      .box(
        0,
        -0.05,
        0,
        Math.hypot(b[0] - a[0], b[1] - a[1]) + 0.02,
        0.62,
        0.34,
        i % 2 ? '#c9bfac' : '#aba08e',
        materials.plain,
      )
      .pop();
  }
  const raised = threshold + 2;
  for (let i = 0; i < 9; i++)
    mesh.box((i / 8 - 0.5) * gate.wide * 0.96, raised, -0.9, 0.12, gate.high - raised, 0.12, iron, materials.plain);
  for (let y = raised + 0.35; y < gate.high; y += 0.62)
    mesh.box(0, y, -0.9, gate.wide, 0.1, 0.14, iron, materials.plain);
  // The way falls towards the land.
  const long = 6.5;
  mesh
    .push()
    .at(0, threshold + 0.04, -2.2)
    .rotX(-0.075)
    .object();
  mesh.box(0, -2, -long / 2, gate.wide + 0.6, 2, long, paving, materials.road);
  for (const side of [-1, 1]) {
    mesh.box(side * (gate.wide / 2 + 0.55), -2, -long / 2, 0.5, 2.75, long, stone, materials.stone);
    mesh.box(side * (gate.wide / 2 + 0.55), -2, -long, 0.95, 3.3, 0.95, stone, materials.stone);
  }
  for (let i = 0; i < 4; i++)
    mesh.box(0, -2 - i * 0.2, -long - 0.3 - i * 0.45, gate.wide + 0.6 + i * 0.5, 1.85, 0.6, paving, materials.rock);
  mesh.pop();
}

export const castle: Concept = {
  id: 'castle',
  words: {
    en: 'castle/fortress/palace/château/neuschwanstein/neuschwanstein castle/citadel',
    de: 'burg/schloss/schloss neuschwanstein/zitadelle',
    es: 'castillo/palacio/castillo de neuschwanstein/ciudadela',
    fr: 'château/palais/château de neuschwanstein/citadelle',
    zh: '城堡/宫殿/新天鹅堡',
    ja: '城/お城/ノイシュヴァンシュタイン城',
    ar: 'قلعة/قصر',
    emoji: '🏰/🏯',
  },
  size: { width: 36, height: 47 },
  lives: ['hills', 'mountains'],
  stands: 'ground',
  moves: 'still',
  build(mesh) {
    const c = '#b9ae9c',
      rf = '#4b5f7d';
    mesh.push().object();
    const wall = (x0: number, z0: number, x1: number, z1: number, h: number): void => {
      const l = Math.hypot(x1 - x0, z1 - z0),
        a = Math.atan2(-(z1 - z0), x1 - x0);
      mesh
        .push()
        .at((x0 + x1) / 2, 0, (z0 + z1) / 2)
        .rotY(a)
        .object()
        .box(0, 0, 0, l, h, 2, c, materials.stone);
      for (let i = 0; i < l / 1.8; i++) mesh.box(-l / 2 + 0.9 + i * 1.8, h, 0, 0.95, 1.1, 2.1, c, materials.stone);
      mesh.pop();
    };
    wall(-15, -12, -3.2, -12, 8);
    wall(3.2, -12, 15, -12, 8);
    wall(-15, 12, 15, 12, 8);
    wall(-15, -12, -15, 12, 8);
    wall(15, -12, 15, 12, 8);
    for (const [x, z] of [
      [-15, -12],
      [15, -12],
      [-15, 12],
      [15, 12],
    ] as const)
      tower(mesh, x, z, 3.2, 13, c, rf);
    mesh.push().at(0, 0, -12).object();
    buildGate(mesh, c);
    mesh.pop();
    tower(mesh, -5.2, -12.6, 2.1, 13.5, c, rf);
    tower(mesh, 5.2, -12.6, 2.1, 13.5, c, rf);
    mesh.push().at(0, 0, 3).object().box(0, 0, 0, 13, 19, 11, c, materials.stone).pop();
    for (let i = 0; i < 3; i++)
      for (let f = 0; f < 2; f++) mesh.box(-4 + i * 4, 11.5 + f * 3.6, -2.55, 0.9, 2, 0.2, '#15181c', materials.window);
    mesh.push().at(0, 19, 3).object().gable(0, 0, 0, 13, 6, 11, rf, c, 0.5, materials.stone).pop();
    tower(mesh, -7, 3, 2.6, 25, c, rf);
    tower(mesh, 7.5, 5, 3, 31, c, rf);
    tower(mesh, 1, 9, 2.4, 36, c, rf);
    mesh.pop();
  },
};
