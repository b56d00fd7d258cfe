import { mixRgb } from '../../raster/colour.ts';
import type { Rgb } from '../../raster/colour.ts';
import { pick, tau } from '../../shapes/chance.ts';
import { paintedLathe } from '../../shapes/painted-lathe.ts';
import { peony } from '../../shapes/painted-peony.ts';
import { paintedTube } from '../../shapes/painted-tube.ts';
import { pairs, triples } from '../../shapes/points.ts';
import { hoop } from '../../shapes/rings.ts';
import { smoothProfile } from '../../shapes/smooth-profile.ts';
import { smoothWay } from '../../shapes/smooth-way.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import { fbm, smooth } from '../../solid/noise.ts';
import type { Concept } from '../concept.ts';

const belly = smoothProfile(
  pairs([
    0.3, 0, 0.34, 0.01, 0.35, 0.05, 0.35, 0.05, 0.42, 0.08, 0.56, 0.22, 0.64, 0.44, 0.62, 0.64, 0.5, 0.82, 0.36, 0.91,
    0.33, 0.93, 0.33, 0.96,
  ]),
);
const heights = belly.map(([, y]) => y);

function heightAt(share: number): number {
  const at = share * (heights.length - 1);
  const [low, high] = [heights[Math.floor(at)] ?? 0, heights[Math.ceil(at)] ?? 0];
  return low + (high - low) * (at % 1);
}

/** What the brush painted on the belly: a peony with its leaves before and behind, sprigs between, a border of scallops. */
function brush(turn: number, y: number): 'flower' | 'leaf' | 'line' | undefined {
  const x = (((turn * 2) % 1) - 0.5) * 1.95;
  const up = y - 0.46;
  if (peony((x * 1.02) / 0.2, up / 0.2) > 0.6) return 'line';
  if (peony((x * 1.02) / 0.2, up / 0.2) > 0) return 'flower';
  for (const [lx, ly, lean, long] of [
    [0.3, 0.1, 0.5, 0.13],
    [0.3, -0.1, -0.5, 0.13],
    [-0.3, 0.1, -0.5, 0.13],
    [-0.3, -0.1, 0.5, 0.13],
    [0.5, 0.03, 0.1, 0.1],
    [-0.5, 0.03, -0.1, 0.1],
    [0.12, -0.25, -0.9, 0.09],
    [-0.12, -0.25, 0.9, 0.09],
  ] as const) {
    const [dx, dy] = [x - lx, up - ly];
    const [px, py] = [dx * Math.cos(lean) + dy * Math.sin(lean), dy * Math.cos(lean) - dx * Math.sin(lean)];
    if (Math.abs(px) < long && Math.abs(py) < 0.42 * long * (1 - (px / long) ** 2))
      return Math.abs(py) < 0.007 ? undefined : 'leaf';
  }
  const border = Math.abs((((turn * 20) % 1) - 0.5) * 2);
  if (y > 0.78 && y < 0.9 && Math.abs(y - 0.8 - 0.05 * (1 - border ** 2)) < 0.01) return 'line';
  if (y > 0.8 && y < 0.88 && Math.hypot(border * 0.06, y - 0.815) < 0.014) return 'flower';
  return Math.abs(y - 0.895) < 0.012 || Math.abs(y - 0.09) < 0.012 ? 'line' : undefined;
}

export const teapot: Concept = {
  id: 'teapot',
  words: {
    en: 'teapot',
    de: 'teekanne',
    es: 'tetera',
    fr: 'théière',
    zh: '茶壶',
    ja: '急須/ティーポット',
    ar: 'إبريق',
    emoji: '🫖',
  },
  size: { width: 2.3, height: 1.3 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  build(mesh, random, look) {
    const asked = look.colour && readColour(look.colour);
    const [ground, flower, ink]: readonly [Rgb, Rgb, Rgb] = asked
      ? [asked, mixRgb(asked, [0.96, 0.92, 0.84], 0.82), mixRgb(asked, [0.98, 0.9, 0.7], 0.55)]
      : pick(random, [
          [readColour('#ece6d6'), readColour('#d8707a'), readColour('#a8324a')],
          [readColour('#e8ecea'), readColour('#7a9ad0'), readColour('#24489a')],
          [readColour('#ece4cc'), readColour('#e8b04a'), readColour('#b0642a')],
        ]);
    const leaf = asked ? mixRgb(asked, [0.9, 0.92, 0.8], 0.62) : readColour('#4f7f4a');
    const gold = '#cda04a';
    mesh.push().object();
    paintedLathe(mesh, belly, {
      colour: (turn, share) => {
        const painted = brush(turn, heightAt(share));
        const hue = painted === 'flower' ? flower : painted === 'leaf' ? leaf : painted === 'line' ? ink : ground;
        return mixRgb(hue, ground, painted ? 0.25 * fbm(turn * 40, share * 20, 2) : 0);
      },
      material: materials.gloss,
      segments: 270,
      rows: 150,
    });
    // The lid sits in a rim of gold.
    hoop(mesh, 0.955, 0.325, 0.018, gold, materials.metal);
    const lid = smoothProfile(pairs([0.315, 0.955, 0.3, 0.99, 0.22, 1.045, 0.1, 1.08, 0.05, 1.095]));
    paintedLathe(mesh, lid, {
      colour: (turn, share) =>
        Math.abs(share - 0.42) < 0.16 - 0.12 * Math.abs(((turn * 14) % 1) - 0.5) && share > 0.36
          ? flower
          : share > 0.24 && share < 0.3
            ? ink
            : ground,
      material: materials.gloss,
      segments: 170,
      rows: 50,
    });
    mesh.lathe(
      smoothProfile(pairs([0.045, 1.085, 0.04, 1.11, 0.08, 1.15, 0.088, 1.19, 0.06, 1.235, 0, 1.25])),
      32,
      ground,
      materials.gloss,
    );
    hoop(mesh, 1.105, 0.043, 0.014, gold, materials.metal);
    hoop(mesh, 0.03, 0.35, 0.012, gold, materials.metal);
    // A spout in an S, wide at its root, cut level at its lip.
    paintedTube(
      mesh,
      smoothWay(triples([0.45, 0.32, 0, 0.68, 0.36, 0, 0.84, 0.5, 0, 0.92, 0.7, 0, 1.02, 0.88, 0, 1.14, 0.97, 0])),
      {
        radius: (t) => 0.062 + 0.125 * smooth(0.62, 0, t) + 0.014 * smooth(0.85, 1, t),
        bulge: (turn) => 1 + 0.08 * Math.cos(turn * tau) ** 2,
        colour: (_turn, t) => (t > 0.955 ? readColour(gold) : t > 0.86 && t < 0.885 ? ink : ground),
        material: materials.gloss,
        around: 56,
        pieces: 70,
      },
    );
    mesh.push().at(1.135, 0.965, 0).rotZ(-0.85).ball(0, 0, 0, 0.06, 0.012, 0.06, '#241a14', materials.plain, 18).pop();
    // The ear, with a spur for the thumb.
    paintedTube(
      mesh,
      smoothWay(
        triples([
          -0.5, 0.76, 0, -0.66, 0.86, 0, -0.86, 0.84, 0, -0.98, 0.68, 0, -0.96, 0.46, 0, -0.82, 0.3, 0, -0.56, 0.24, 0,
        ]),
      ),
      {
        radius: (t) => 0.052 + 0.024 * smooth(0.12, 0, t) + 0.02 * smooth(0.9, 1, t),
        bulge: (turn) => 1 + 0.16 * Math.cos(turn * tau) ** 2,
        colour: (turn, t) => (t > 0.08 && t < 0.92 && Math.abs(turn - 0.25) < 0.035 ? readColour(gold) : ground),
        material: materials.gloss,
        around: 40,
        pieces: 60,
      },
    );
    mesh.ball(-0.87, 0.9, 0, 0.05, 0.045, 0.04, ground, materials.gloss, 14);
    mesh.pop();
  },
};
