import { mixRgb } from '../../raster/colour.ts';
import type { Rgb } from '../../raster/colour.ts';
import { tau } from '../../shapes/chance.ts';
import { paintedLathe } from '../../shapes/painted-lathe.ts';
import { pairs } from '../../shapes/points.ts';
import { smoothProfile } from '../../shapes/smooth-profile.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Mesh } from '../../solid/mesh.ts';
import { chanceAt, fbm, smooth } from '../../solid/noise.ts';
import type { Concept } from '../concept.ts';

const staves = 20;
/** How wide it is at a height. */
const wide = (y: number): number => 0.3 + 0.085 * Math.sin((y / 1) * Math.PI);

/** A barrel that stands on the origin, a metre high. */
function buildBarrel(mesh: Mesh, oak: Rgb, seed: number): void {
  const [dark, pale] = [mixRgb(oak, [0.06, 0.025, 0.01], 0.5), mixRgb(oak, [0.8, 0.55, 0.28], 0.3)] as const;
  const grain = (u: number, y: number): Rgb => {
    const stave = Math.floor(u * staves);
    const f = u * staves - stave;
    const line = fbm(u * 120 + seed, y * 3 + stave, 3);
    const own = mixRgb(mixRgb(oak, pale, chanceAt(stave, seed)), dark, smooth(0.45, 0.75, line) * 0.6);
    return mixRgb(own, [0.02, 0.01, 0.005], smooth(0.08, 0.02, Math.min(f, 1 - f)) * 0.85);
  };
  paintedLathe(mesh, smoothProfile(pairs(Array.from({ length: 9 }, (_, i) => [wide(i / 8), i / 8]).flat())), {
    colour: (u, v) => grain(u, v),
    material: materials.plain,
    segments: staves * 10,
    bulge: (u) => 1 - 0.012 * smooth(0.12, 0, Math.min((u * staves) % 1, 1 - ((u * staves) % 1))),
  });
  // The head lies a little below the rim, of boards.
  for (const [y, up] of [
    [0.955, 1],
    [0.045, -1],
  ] as const) {
    mesh.lathe(pairs([0.3, up > 0 ? 1 : 0, 0.272, up > 0 ? 1 : 0, 0.268, y]), 60, pale, materials.plain);
    mesh.sheet(
      (u, v) => [Math.cos(u * tau) * v * 0.27, y, Math.sin(u * tau) * v * 0.27],
      90,
      24,
      (u, v) => {
        const x = Math.cos(u * tau) * v * 0.27;
        const board = Math.floor(x / 0.09 + 10.5);
        const f = x / 0.09 + 10.5 - board;
        const own = mixRgb(
          mixRgb(oak, pale, chanceAt(board, seed + 3)),
          dark,
          fbm(x * 60, Math.sin(u * tau) * v * 2 + board, 3) * 0.5,
        );
        return mixRgb(own, [0.02, 0.01, 0.005], smooth(0.09, 0.03, Math.min(f, 1 - f)) * 0.8);
      },
      materials.plain,
    );
  }
  for (const [y, tall] of [
    [0.015, 0.075],
    [0.2, 0.06],
    [0.36, 0.045],
    [0.6, 0.045],
    [0.745, 0.06],
    [0.915, 0.075],
  ] as const) {
    mesh.lathe(
      pairs([
        wide(y) + 0.001,
        y,
        wide(y) + 0.009,
        y + 0.004,
        wide(y + tall) + 0.009,
        y + tall - 0.004,
        wide(y + tall) + 0.001,
        y + tall,
      ]),
      72,
      '#46403a',
      materials.wet,
    );
    for (const shift of [0, 0.035]) {
      const a = -1.3 + seed + shift / 0.3;
      mesh.ball(
        Math.cos(a) * (wide(y) + 0.012),
        y + tall / 2,
        Math.sin(a) * (wide(y) + 0.012),
        0.011,
        0.011,
        0.011,
        '#5a5856',
        materials.metal,
        8,
      );
    }
  }
  mesh
    .push()
    .at(0, 0.5, -wide(0.5))
    .rotX(-Math.PI / 2)
    .cyl(0, -0.01, 0, 0.034, 0.03, 0.035, '#7a5026', materials.plain, 16)
    .pop();
}

export const barrel: Concept = {
  id: 'barrel',
  words: {
    en: 'barrel/wooden barrel/cask/wine barrel/keg',
    de: 'fass/fässer/holzfass/weinfass',
    es: 'barril/tonel',
    fr: 'tonneau/barrique',
    zh: '木桶/酒桶',
    ja: '樽/木樽',
    ar: 'برميل/براميل',
    emoji: '🛢️',
  },
  size: { width: 1.7, height: 1.1 },
  lives: ['harbour', 'pier', 'vineyard', 'street', 'market'],
  stands: 'ground',
  moves: 'still',
  build(mesh, _random, look) {
    const oak = readColour(look.colour ?? '#94602e');
    mesh.push().at(-0.34, 0, 0.1).rotY(0.4);
    buildBarrel(mesh, oak, 0.4);
    mesh.pop();
    // Another lies beside it on chocks, its head to the eye.
    mesh
      .push()
      .at(0.44, 0.41, 0.35)
      .rotY(0.35)
      .rotX(-Math.PI / 2)
      .at(0, -0.1, 0);
    buildBarrel(mesh, oak, 1.7);
    mesh.pop();
    for (const [x, z] of [
      [0.2, -0.05],
      [0.72, 0.15],
    ] as const)
      mesh.push().at(x, 0, z).rotY(0.35).box(0, 0, 0, 0.12, 0.1, 0.2, '#6a4626', materials.planks).pop();
  },
};
