import { mixRgb } from '../../raster/colour.ts';
import { pick, tau } from '../../shapes/chance.ts';
import { paintedLathe } from '../../shapes/painted-lathe.ts';
import { paintedTube } from '../../shapes/painted-tube.ts';
import { pairs, triples } from '../../shapes/points.ts';
import { smoothProfile } from '../../shapes/smooth-profile.ts';
import { smoothWay } from '../../shapes/smooth-way.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import { fbm, smooth } from '../../solid/noise.ts';
import type { Concept } from '../concept.ts';

/** The outside from the foot to the lip, and the wall inside down to below the coffee. */
const wall = smoothProfile(
  pairs([
    0, 0.012, 0.32, 0.012, 0.34, 0, 0.37, 0, 0.385, 0.03, 0.385, 0.03, 0.42, 0.1, 0.442, 0.26, 0.448, 0.5, 0.452, 0.8,
    0.468, 0.925, 0.462, 0.955, 0.44, 0.958, 0.425, 0.93, 0.415, 0.8, 0.41, 0.7,
  ]),
);

export const mug: Concept = {
  id: 'mug',
  words: {
    en: 'mug/cup/coffee/tea/cocoa/cappuccino/espresso/latte/americano/flat white/cup of cappuccino/hot chocolate/hot cocoa/coffee cup/teacup/tea cup/coffee mug/cup of hot chocolate/mocha',
    de: 'tasse/becher/kaffee/tee/cappuccino/espresso/heiße schokolade/kakao/milchkaffee/teetasse',
    es: 'taza/café/té/capuchino/expreso/chocolate caliente/café con leche',
    fr: 'tasse/café/thé/cappuccino/expresso/chocolat chaud/café au lait',
    zh: '杯子/咖啡/茶/卡布奇诺/拿铁/热巧克力',
    ja: 'カップ/コーヒー/お茶/カプチーノ/カフェラテ/ココア',
    ar: 'كوب/قهوة/شاي/كابتشينو/إسبريسو/شوكولاتة ساخنة',
    emoji: '☕/🍵',
  },
  size: { width: 1.3, height: 1 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  build(mesh, random, look) {
    const glaze = readColour(look.colour ?? pick(random, ['#2f5d7c', '#b5523b', '#e4dcc8', '#4f7a62']));
    const [clay, place] = [readColour('#b4845a'), random() * 30];
    const [deep, thin] = [mixRgb(glaze, [0.01, 0.01, 0.015], 0.35), mixRgb(glaze, clay, 0.42)];
    // Glaze runs down over raw clay: thin at the lip, thick where its drops ended.
    const glazed = (turn: number, share: number): ReturnType<typeof readColour> => {
      const [x, z] = [Math.cos(turn * tau), Math.sin(turn * tau)];
      const end = 0.27 + 0.012 * Math.sin(turn * tau * 5 + place) + 0.02 * (fbm(x * 3 + place, z * 3, 2) - 0.5);
      const grain = fbm(x * 20 + place, z * 20 + share * 60, 2);
      const raw = mixRgb(clay, [0.2, 0.1, 0.04], smooth(0.5, 0.8, grain) * 0.35);
      const edge = smooth(end + 0.05, end, share);
      const lip = smooth(0.7, 0.74, share) * smooth(0.84, 0.78, share);
      const cloud = fbm(x * 4 + place, z * 4 + share * 5, 3);
      const run = mixRgb(mixRgb(glaze, deep, edge * 0.75 + smooth(0.45, 0.75, cloud) * 0.3), thin, lip * 0.8);
      const speck = smooth(0.8, 0.9, fbm(x * 42 + place, z * 42 + share * 70, 1)) * 0.12;
      return mixRgb(raw, mixRgb(run, [0.08, 0.05, 0.03], speck), smooth(end - 0.01, end + 0.01, share));
    };
    mesh.push().object();
    paintedLathe(mesh, wall, { colour: glazed, material: materials.gloss, segments: 190, rows: 170 });
    // The ear: flat and wide where it leaves the wall, round where it is held.
    paintedTube(
      mesh,
      smoothWay(
        triples([
          0.4, 0.8, 0, 0.56, 0.815, 0, 0.7, 0.74, 0, 0.745, 0.55, 0, 0.68, 0.36, 0, 0.55, 0.26, 0, 0.4, 0.22, 0,
        ]),
      ),
      {
        radius: (t) => 0.056 + 0.026 * smooth(0.14, 0, t) + 0.022 * smooth(0.88, 1, t),
        bulge: (turn) => 1 + 0.22 * Math.cos(turn * tau) ** 2,
        colour: (_turn, t) =>
          mixRgb(mixRgb(glaze, thin, smooth(0.2, 0.5, t) * smooth(0.8, 0.5, t) * 0.6), deep, smooth(0.85, 1, t) * 0.5),
        material: materials.gloss,
        around: 36,
        pieces: 60,
      },
    );
    // Coffee with its crema, lighter at the edge, and a few bubbles.
    mesh.push().at(0, 0.86, 0);
    mesh.sheet(
      (u, v) => [Math.cos(u * tau) * v * 0.418, 0.006 * v ** 8, -Math.sin(u * tau) * v * 0.418],
      72,
      28,
      (u, v) => {
        const [x, z] = [Math.cos(u * tau) * v, Math.sin(u * tau) * v];
        const swirl = fbm(x * 3 + Math.sin(z * 4 + place) + place, z * 3 + Math.cos(x * 4), 3);
        return mixRgb(
          readColour('#3a1c0c'),
          readColour('#c08a4e'),
          Math.min(1, smooth(0.4, 0.75, swirl) * 0.75 + smooth(0.88, 0.98, v) * 0.8),
        );
      },
      materials.gloss,
    );
    for (let i = 0; i < 26; i++) {
      const [a, r] = [random() * tau, 0.4 - random() ** 2 * 0.2];
      const size = 0.007 + random() * 0.011;
      mesh.ball(Math.cos(a) * r, 0.004, Math.sin(a) * r, size, size * 0.7, size, '#b88450', materials.gloss, 8);
    }
    mesh.pop().pop();
  },
};
