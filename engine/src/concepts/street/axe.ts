import { mixRgb } from '../../raster/colour.ts';
import { tau } from '../../shapes/chance.ts';
import { paintedLathe } from '../../shapes/painted-lathe.ts';
import { paintedTube } from '../../shapes/painted-tube.ts';
import { pairs, triples } from '../../shapes/points.ts';
import { smoothWay } from '../../shapes/smooth-way.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import { fbm, smooth } from '../../solid/noise.ts';
import type { Mesh } from '../../solid/mesh.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

const top = 0.46;

export const axe: Concept = {
  id: 'axe',
  words: {
    en: 'axe/hatchet/axe in a stump',
    de: 'axt/äxte/beil',
    es: 'hacha',
    fr: 'hache/cognée',
    zh: '斧头/斧子',
    ja: '斧',
    ar: 'فأس',
    emoji: '🪓',
  },
  size: { width: 1.5, height: 1.2 },
  lives: ['forest', 'hills', 'garden'],
  stands: 'ground',
  moves: 'still',
  sway: 0.3,
  mirrors: true,
  build(mesh, random, look) {
    const [bark, wood, ring] = [readColour('#5c4632'), readColour('#dcb67c'), readColour('#a87840')] as const;
    const seed = random() * 20;
    const root = (u: number): number => Math.max(0, Math.cos((u * 5 + 0.1) * tau)) ** 2;
    paintedLathe(mesh, pairs([0.5, 0, 0.43, 0.06, 0.4, 0.14, 0.385, 0.25, 0.38, 0.36, 0.38, top - 0.01, 0.365, top]), {
      colour: (u, v) => mixRgb(bark, [0.02, 0.012, 0.008], smooth(0.4, 0.65, fbm(u * 60 + seed, v * 2.4, 3)) * 0.8),
      material: materials.bark,
      segments: 120,
      rows: 16,
      bulge: (u, v) => 1 + 0.34 * root(u) * Math.max(0, 1 - v * 1.7) ** 2 + 0.03 * (fbm(u * 50 + seed, 2, 2) - 0.5),
    });
    // The cut: rings of the years, a crack, a rim of bark.
    mesh.sheet(
      (u, v) => [Math.cos(u * tau) * v * 0.37, top + 0.002, Math.sin(u * tau) * v * 0.37],
      96,
      60,
      (u, v) => {
        const wobble = v + 0.03 * Math.sin(u * tau * 3 + seed) + 0.02 * Math.sin(u * tau * 7);
        const year = 0.5 + 0.5 * Math.sin(wobble * 70);
        const crack = smooth(0.012, 0.004, Math.abs(u - 0.62 - 0.01 * Math.sin(v * 14)) * v) * smooth(0.15, 0.4, v);
        const c = mixRgb(mixRgb(wood, ring, year * 0.55), [0.03, 0.02, 0.01], crack * 0.9);
        return v > 0.94 ? bark : c;
      },
      materials.plain,
    );
    // The head is driven in; the helve rises to the right.
    mesh
      .push()
      .at(-0.06, top - 0.07, -0.04)
      .rotY(0.25)
      .rotZ(0.3);
    buildFellingAxe(mesh, look.colour);
    mesh.pop();
    // Split logs lie beside it.
    for (const [x, z, turn, y] of [
      [0.62, -0.22, 0.5, 0.07],
      [0.7, 0.06, 0.3, 0.07],
      [0.64, -0.08, 0.4, 0.19],
    ] as const) {
      mesh
        .push()
        .at(x, y, z)
        .rotY(turn)
        .rotZ(Math.PI / 2);
      mesh.cyl(0, -0.24, 0, 0.075, 0.075, 0.48, '#5c4632', materials.bark, 16);
      for (const end of [-0.245, 0.241]) mesh.cyl(0, end, 0, 0.07, 0.07, 0.004, '#dcb67c', materials.plain, 16);
      mesh.pop();
    }
    for (let i = 0; i < 22; i++) {
      const [a, r] = [random() * tau, 0.5 + random() * 0.35];
      mesh
        .push()
        .at(Math.cos(a) * r, 0.01, Math.sin(a) * r)
        .rotY(random() * tau)
        .rotZ(random() * 0.5)
        .box(0, 0, 0, 0.05, 0.012, 0.03, i % 2 ? wood : ring, materials.plain)
        .pop();
    }
  },
  inHand(mesh, _random, look) {
    // Upright, its edge ahead and the end of its helve below; the hand is at the origin.
    mesh
      .push()
      .rotY(-Math.PI / 2)
      .rotZ(-Math.PI / 2)
      .at(-0.3, -0.26, 0);
    buildFellingAxe(mesh, look.colour);
    mesh.pop();
  },
};

/** An axe whose edge is down and whose helve lies along x, its end at 0.82; metres. */
function buildFellingAxe(mesh: Mesh, colour: string | undefined): void {
  const steel = readColour(colour ?? '#8f969c');
  const head = (u: number, v: number, side: number): Vec3 => {
    const y = v * 0.3;
    const flare = 0.062 + 0.055 * Math.max(0, 1 - v) ** 2.2;
    return [
      (u - 0.5) * 2 * flare,
      y + 0.02 * ((u - 0.5) * 2) ** 2 * (1 - v),
      side * (0.004 + 0.034 * smooth(0, 0.85, v)),
    ];
  };
  for (const side of [-1, 1])
    mesh.sheet(
      (u, v) => head(u, v, side),
      10,
      20,
      (_u, v) => (v < 0.34 ? '#d8dee2' : steel),
      materials.metal,
    );
  for (const u of [0, 1])
    mesh.sheet(
      (w, v) => {
        const [a, b] = [head(u, v, -1), head(u, v, 1)];
        return [a[0], a[1], a[2] + (b[2] - a[2]) * w];
      },
      2,
      20,
      () => steel,
      materials.metal,
    );
  mesh.box(0, 0.29, 0, 0.13, 0.05, 0.08, steel, materials.metal);
  const helve = smoothWay(
    triples([-0.1, 0.24, 0, 0.06, 0.25, 0, 0.3, 0.27, 0, 0.56, 0.25, 0, 0.74, 0.27, 0, 0.82, 0.24, 0]),
  );
  paintedTube(mesh, helve, {
    radius: (t) => (0.026 + 0.012 * smooth(0.85, 1, t)) * (t > 0.995 ? 0.6 : 1),
    colour: (u, t) =>
      t > 0.72 && t < 0.94 ? '#a8281f' : mixRgb(readColour('#c8945a'), readColour('#8a5a2c'), fbm(t * 4, u * 12, 3)),
    material: materials.gloss,
    around: 16,
    pieces: 50,
  });
}
