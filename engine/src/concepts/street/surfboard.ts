import { mixRgb } from '../../raster/colour.ts';
import { pick, tau } from '../../shapes/chance.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Mesh } from '../../solid/mesh.ts';
import type { Random } from '../../raster/random.ts';
import { smooth } from '../../solid/noise.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept, Look } from '../concept.ts';

const long = 2.15;
/** Half the width from its tail (0) to its nose (1). */
const half = (v: number): number =>
  0.33 * Math.max(0, Math.sin(Math.PI * (0.1 + 0.9 * v ** 0.86))) ** 0.62 * (1 - 0.12 * v);

/** The deck; s across, `side` -1 the deck that is seen, 1 the underside. */
function on(s: number, v: number, side: number, out = 0): Vec3 {
  const rocker = 0.14 * smooth(0.55, 1, v) ** 1.6;
  const thick = 0.034 * Math.sqrt(Math.max(0, 1 - s * s)) * Math.min(1, half(v) / 0.12);
  return [s * half(v), v * long, -rocker + side * (thick + out)];
}

export const surfboard: Concept = {
  id: 'surfboard',
  words: {
    en: 'surfboard/surf board/longboard surfboard',
    de: 'surfbrett/surfbretter',
    es: 'tabla de surf',
    fr: 'planche de surf/planches de surf',
    zh: '冲浪板',
    ja: 'サーフボード',
    ar: 'لوح ركوب الأمواج',
    emoji: '',
  },
  size: { width: 1.1, height: 2.1 },
  lives: ['beach'],
  stands: 'ground',
  moves: 'still',
  sway: 0.25,
  build(mesh, random, look) {
    // Its tail stands in a heap of sand.
    mesh.sheet(
      (u, v) => {
        const r = v * (0.62 + 0.06 * Math.sin(u * tau * 3));
        return [Math.cos(u * tau) * r, 0.16 * Math.max(0, 1 - v) ** 1.3 - 0.005, Math.sin(u * tau) * r];
      },
      48,
      12,
      () => '#dcc08c',
      materials.sand,
    );
    mesh.push().at(0, -0.14, 0).rotZ(0.08).rotX(0.1);
    buildBoard(mesh, random, look);
    mesh.pop();
    // A shell and a starfish lie in the sand.
    mesh.push().at(0.52, 0.03, -0.38).rotY(0.4);
    for (let i = 0; i < 5; i++) {
      mesh.push().rotY((i / 5) * tau);
      mesh.tube(
        [
          [0, 0.01, 0],
          [0.06, 0.012, 0],
          [0.13, 0, 0],
        ],
        [0.035, 0.025, 0.008],
        '#e8743a',
        materials.plain,
        8,
      );
      mesh.pop();
    }
    mesh.pop();
  },
  inHand: buildBoard,
};

/** A surfboard that stands on its tail, its deck to -z. */
function buildBoard(mesh: Mesh, random: Random, look: Look): void {
  const [ground, band, second] = look.colour
    ? [readColour(look.colour), readColour('#f4efe2'), mixRgb(readColour(look.colour), [0.02, 0.02, 0.03], 0.45)]
    : pick(random, [
        [readColour('#f2ead6'), readColour('#e0522a'), readColour('#f2b02a')],
        [readColour('#2a9ab0'), readColour('#f4efe2'), readColour('#e8682a')],
        [readColour('#e8c03a'), readColour('#2a6a9a'), readColour('#f4efe2')],
      ]);
  for (const side of [-1, 1])
    mesh.sheet(
      (u, v) => on(u * 2 - 1, v, side),
      96,
      280,
      (u, v) => {
        const s = u * 2 - 1;
        const x = s * half(v);
        if (Math.abs(s) < 0.03) return '#7a4a26';
        if (Math.abs(s) > 0.93) return band;
        // Bands sweep over it, and a sun stands between them.
        const wave = v + 0.05 * Math.sin(x * 9 + 1);
        if (Math.hypot(x, (v - 0.66) * long) < 0.17) return second;
        if (wave > 0.28 && wave < 0.36) return band;
        if (wave > 0.375 && wave < 0.41) return second;
        if (wave > 0.425 && wave < 0.445) return band;
        return v > 0.9 ? band : ground;
      },
      materials.gloss,
    );
  // Rays around the sun.
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * tau;
    const at = (turn: number, r: number): Vec3 => {
      const [x, v] = [Math.cos(turn) * r, 0.66 + (Math.sin(turn) * r) / long];
      return on(x / half(v), v, -1, 0.004);
    };
    mesh.face([at(a - 0.1, 0.19), at(a, 0.245), at(a + 0.1, 0.19)], second, materials.plain);
  }
}
