import { mixRgb } from '../../raster/colour.ts';
import { pick, tau } from '../../shapes/chance.ts';
import { rod } from '../../shapes/rings.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Colour, Mesh } from '../../solid/mesh.ts';
import { smooth } from '../../solid/noise.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

/** A swirled lollipop about the origin that faces -z, with its stick and a bow. */
function lollipop(mesh: Mesh, radius: number, colours: readonly [string, string, string], ribbon: Colour): void {
  const arms = 6;
  const read = colours.map((colour) => readColour(colour));
  for (const side of [-1, 1])
    mesh.sheet(
      (u, v) => {
        const a = (u - (v * 1.6) / arms) * tau;
        const thick = 0.16 * Math.sqrt(Math.max(0, 1 - v ** 5)) * (1 + 0.1 * Math.cos(u * arms * tau) * v);
        return [Math.cos(a) * v * radius, Math.sin(a) * v * radius, side * thick];
      },
      144,
      28,
      (u) => {
        const at = (u * arms) % 3;
        const [own, next] = [read[Math.floor(at)], read[(Math.floor(at) + 1) % 3]];
        return mixRgb(own ?? [1, 1, 1], next ?? [1, 1, 1], smooth(0.88, 1, at % 1));
      },
      materials.gloss,
    );
  rod(mesh, [0, -radius * 0.94, 0], [0, -radius - 1.5, 0], 0.055, '#f4efe4', materials.plain);
  for (const side of [-1, 1]) {
    mesh.sheet(
      (u, v) => {
        const open = Math.sin(u * Math.PI) * 0.14 + 0.02;
        return [
          side * (0.03 + u * 0.4),
          -radius - 0.1 + (v - 0.5) * (0.06 + u * 0.3),
          -0.07 - open * Math.sin(v * Math.PI),
        ];
      },
      12,
      8,
      (u) => mixRgb(readColour(ribbon), [0.02, 0.01, 0.01], 0.3 * (1 - u)),
      materials.cloth,
    );
    mesh.sheet(
      (u, v) => [side * (0.02 + u * 0.2 + v * 0.12), -radius - 0.12 - u * 0.5, -0.09 - 0.03 * Math.sin(u * 5)],
      10,
      2,
      () => ribbon,
      materials.cloth,
    );
  }
  mesh.ball(0, -radius - 0.1, -0.09, 0.08, 0.08, 0.06, ribbon, materials.cloth, 12);
}

/** A sweet in a wrapper twisted at both ends, lying along x with its middle at the origin. */
function wrapped(mesh: Mesh, colour: Colour, stripe: Colour): void {
  const [own, other] = [readColour(colour), readColour(stripe)];
  mesh.sheet(
    (u, v) => {
      const [a, b] = [(u + v * 0.2) * tau, (v - 0.5) * Math.PI];
      const r = Math.max(0, Math.cos(b)) ** 0.75 * 0.24 + 0.035;
      return [Math.sin(b) * 0.31, Math.cos(a) * r, Math.sin(a) * r];
    },
    48,
    24,
    (u) => (Math.floor(u * 12) % 2 ? other : own),
    materials.gloss,
  );
  for (const side of [-1, 1])
    mesh.sheet(
      (u, v) => {
        const a = u * tau;
        const r = 0.045 + v * (0.2 + 0.045 * Math.sin(a * 9));
        return [side * (0.29 + v * 0.25 - 0.03 * Math.cos(a * 9) * v), Math.cos(a) * r, Math.sin(a) * r * 0.8];
      },
      72,
      6,
      (u, v) => (v > 0.82 ? other : mixRgb(own, other, 0.28 * (0.5 + 0.5 * Math.sin(u * tau * 9)))),
      materials.gloss,
    );
}

export const candy: Concept = {
  id: 'candy',
  words: {
    en: 'candy/lollipop/lolly/sweets/bonbon/wrapped candy',
    de: 'bonbon/bonbons/lutscher/lolli/süßigkeiten/süßigkeit',
    es: 'caramelo/piruleta/golosina/paleta de caramelo/chupetín',
    fr: 'bonbon/sucette/friandise/sucrerie',
    zh: '糖果/棒棒糖',
    ja: 'キャンディ/キャンディー/ロリポップ',
    ar: 'حلوى/مصاصة/سكاكر',
    emoji: '🍬/🍭',
  },
  size: { width: 2.8, height: 2.8 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  plural: 1,
  sway: 0.12,
  build(mesh, random, look) {
    const first = look.colour ?? pick(random, ['#e0306a', '#d8302a', '#8a3ac0']);
    // The lollipops stand in a pot of sugar.
    const pot: readonly (readonly [number, number])[] = [
      [0.42, 0],
      [0.46, 0.03],
      [0.52, 0.5],
      [0.55, 0.56],
      [0.5, 0.56],
      [0.47, 0.46],
      [0, 0.46],
    ];
    mesh.push().at(0.1, 0, 0.5);
    mesh.lathe(pot, 48, '#e9f0f2', materials.gloss);
    for (let i = 0; i < 60; i++) {
      const [a, r] = [random() * tau, Math.sqrt(random()) * 0.42];
      const c = pick(random, ['#f2c83a', '#e8506a', '#5ab8d8', '#8ac84a', '#f6f0e6']);
      mesh.ball(Math.cos(a) * r, 0.46 + random() * 0.06, Math.sin(a) * r, 0.05, 0.05, 0.05, c, materials.gloss, 9);
    }
    for (const [x, z, y, turn, radius, colours, ribbon] of [
      [0.1, 0.04, 2.08, -0.02, 0.6, [first, '#f8f2ea', '#f6a0b8'], '#3aa0c0'],
      [-0.16, 0.12, 1.5, 0.42, 0.44, ['#f2b81e', '#f8f2ea', '#e8702a'], '#c83a5a'],
      [0.2, 0.1, 1.42, -0.56, 0.42, ['#3a9ad0', '#f8f2ea', '#5ac08a'], '#e8a82a'],
    ] as const) {
      mesh
        .push()
        .at(x, 0.3, z)
        .rotZ(turn)
        .at(0, y - 0.3, 0)
        .rotX(0.05);
      lollipop(mesh, radius, colours, ribbon);
      mesh.pop();
    }
    mesh.pop();
    const sweets: readonly (readonly [Vec3, number, number, string, string])[] = [
      [[-0.62, 0.25, -0.62], 0.4, 0.05, '#d8282e', '#f8efe2'],
      [[0.12, 0.25, -0.86], -0.2, -0.04, '#2f8fc8', '#f2d84a'],
      [[0.78, 0.25, -0.5], -0.7, 0.05, '#3fa04a', '#f6f0e0'],
      [[-0.98, 0.25, -0.05], 1.1, 0.05, '#f0a01e', '#fbf0d8'],
      [[1.02, 0.25, 0.2], 0.5, 0, '#8a44b8', '#f0dcf4'],
      [[-0.28, 0.62, -0.62], 0.15, 0.14, '#e86a9a', '#fdf2f4'],
    ];
    for (const [at, turn, tilt, colour, stripe] of sweets) {
      mesh
        .push()
        .at(at[0], at[1], at[2] + 0.3)
        .rotY(turn)
        .rotZ(tilt);
      wrapped(mesh, colour, stripe);
      mesh.pop();
    }
  },
};
