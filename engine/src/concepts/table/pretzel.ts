import { mixRgb } from '../../raster/colour.ts';
import { paintedTube } from '../../shapes/painted-tube.ts';
import { pick, tau } from '../../shapes/chance.ts';
import { triples } from '../../shapes/points.ts';
import { smoothWay } from '../../shapes/smooth-way.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Mesh } from '../../solid/mesh.ts';
import type { Random } from '../../raster/random.ts';
import { fbm, smooth } from '../../solid/noise.ts';
import type { Concept } from '../concept.ts';

/** The way of the dough, looking at -z: from one end over the belly, around, through the twist, to the other. */
const way = smoothWay(
  triples([
    -0.5, -0.5, -0.08, -0.3, -0.18, -0.1, 0.06, 0.16, -0.08, 0.3, 0.44, 0.02, 0.62, 0.66, 0, 0.98, 0.5, 0, 1.06, 0.06,
    0, 0.8, -0.46, 0, 0.36, -0.76, 0, 0, -0.84, 0, -0.36, -0.76, 0, -0.8, -0.46, 0, -1.06, 0.06, 0, -0.98, 0.5, 0,
    -0.62, 0.66, 0, -0.3, 0.44, 0.02, -0.06, 0.16, 0.1, 0.3, -0.18, -0.06, 0.5, -0.5, -0.08,
  ]),
);

function pretzelBody(mesh: Mesh, random: Random, place: number): void {
  const [brown, deep] = [readColour('#a8561c'), readColour('#5a260a')];
  // Thin arms, a thick belly that has split open in the heat.
  const thick = (t: number): number => 0.1 + 0.13 * Math.sin(Math.PI * t) ** 2.2;
  paintedTube(mesh, way, {
    radius: thick,
    bulge: () => 1,
    colour: (turn, t) => {
      const split = smooth(0.12, 0.06, Math.abs(t - 0.5)) * smooth(0.12, 0.05, Math.abs(((turn + 1) % 1) - 0.62));
      const shade = mixRgb(brown, deep, smooth(0.35, 0.75, fbm(t * 20 + place, turn * 3, 3)) * 0.6);
      return mixRgb(shade, [0.86, 0.66, 0.38], split);
    },
    material: materials.gloss,
    around: 30,
    pieces: 220,
  });
  const last = way.length - 1;
  for (let i = 0; i < 90; i++) {
    const t = 0.12 + random() * 0.76;
    const [x, y, z] = way[Math.round(t * last)] ?? [0, 0, 0];
    const [a, r] = [(random() - 0.5) * 2.2, thick(t) * 1.02];
    const out = Math.hypot(x, y) || 1;
    mesh
      .push()
      .at(x + (x / out) * Math.sin(a) * r, y + (y / out) * Math.sin(a) * r, z - Math.cos(a) * r)
      .rotY(random() * tau)
      .rotX(random() * tau)
      .box(0, 0, 0, 0.045, 0.04, 0.04, pick(random, ['#fbf8f0', '#f0ece2']), materials.gloss)
      .pop();
  }
}

export const pretzel: Concept = {
  id: 'pretzel',
  words: {
    en: 'pretzel/soft pretzel',
    de: 'brezel/breze/brezeln/laugenbrezel',
    es: 'pretzel/lazo salado',
    fr: 'bretzel',
    zh: '椒盐卷饼/碱水结',
    ja: 'プレッツェル',
    ar: 'بريتزل',
    emoji: '🥨',
  },
  size: { width: 2.6, height: 1.9 },
  lives: ['room', 'tavern'],
  stands: 'table',
  moves: 'still',
  sway: 0.15,
  plural: 1,
  build(mesh, random) {
    const place = random() * 20;
    // One leans on another that lies on a board.
    mesh.box(0, 0, 0.1, 2.7, 0.1, 1.9, '#b0803f', materials.planks);
    mesh
      .push()
      .at(0.1, 0.28, 0.42)
      .rotX(Math.PI / 2);
    pretzelBody(mesh, random, place);
    mesh.pop();
    mesh.push().at(-0.02, 1.02, 0).rotX(0.5).rotZ(0.06);
    pretzelBody(mesh, random, place + 9);
    mesh.pop();
  },
};
