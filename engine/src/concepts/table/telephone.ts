import { mixRgb } from '../../raster/colour.ts';
import type { Rgb } from '../../raster/colour.ts';
import { pick, tau } from '../../shapes/chance.ts';
import { paintedTube } from '../../shapes/painted-tube.ts';
import { pairs, triples } from '../../shapes/points.ts';
import { smoothProfile } from '../../shapes/smooth-profile.ts';
import { smoothWay } from '../../shapes/smooth-way.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Mesh } from '../../solid/mesh.ts';
import { smooth } from '../../solid/noise.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

/** The skin of the case at a turn, from its foot (0) to its shoulder (1): its front slopes more than its back. */
function skin(turn: number, v: number): Vec3 {
  const round = (c: number): number => Math.sign(c) * Math.abs(c) ** 0.42;
  const [c, s] = [round(Math.cos(turn)), round(Math.sin(turn))];
  const inward = smooth(0, 1, v) ** 0.9;
  const wide = 1.16 - 0.52 * inward;
  const deep = s < 0 ? 1.02 - 0.74 * inward : 0.86 - 0.38 * inward;
  return [c * wide, 0.08 + v * 1.06, s * deep + 0.06];
}

/** The finger wheel at the origin, looking up: ten holes with their figures under a ring of metal. */
function wheel(mesh: Mesh, dark: Rgb): void {
  mesh.lathe(smoothProfile(pairs([0.56, 0, 0.58, 0.06, 0.54, 0.1, 0.54, 0.1, 0, 0.1])), 64, '#f4efe2', materials.gloss);
  mesh.lathe(smoothProfile(pairs([0.585, 0.04, 0.6, 0.09, 0.57, 0.12, 0.545, 0.1])), 64, '#c8ccd0', materials.metal);
  const [inner, outer] = [0.2, 0.52];
  mesh.lathe(pairs([outer, 0.12, outer, 0.135, inner, 0.14]), 64, '#d4d8dc', materials.metal);
  for (let i = 0; i < 10; i++) {
    const a = -0.35 + (i / 13) * tau;
    const [x, z] = [Math.cos(a) * 0.385, Math.sin(a) * 0.385];
    mesh.cyl(x, 0.137, z, 0.084, 0.084, 0.006, '#f4efe2', materials.plain, 20);
    mesh.push().at(x, 0.142, z);
    mesh.tube(
      Array.from({ length: 21 }, (_, k): Vec3 => [
        Math.cos((k / 20) * tau) * 0.086,
        0,
        Math.sin((k / 20) * tau) * 0.086,
      ]),
      [0.013],
      '#a8acb0',
      materials.metal,
      6,
    );
    mesh.box(0, 0.002, 0, 0.026, 0.004, 0.085, dark).box(0.022, 0.002, (i % 3) * 0.02 - 0.02, 0.05, 0.004, 0.02, dark);
    mesh.pop();
  }
  mesh.cyl(0, 0.14, 0, 0.2, 0.2, 0.012, '#f4efe2', materials.gloss, 36);
  mesh.cyl(0, 0.15, 0, 0.13, 0.12, 0.012, '#b8322a', materials.gloss, 28);
  mesh.tube(
    smoothWay(triples([0.54, 0.1, -0.26, 0.46, 0.17, -0.24, 0.34, 0.17, -0.2])),
    [0.024],
    '#c8ccd0',
    materials.metal,
    8,
  );
}

export const telephone: Concept = {
  id: 'telephone',
  words: {
    en: 'telephone/rotary phone/rotary telephone/old telephone/vintage phone/landline',
    de: 'telefon/telefone/wählscheibentelefon',
    es: 'teléfono/teléfono antiguo',
    fr: 'téléphone/téléphone ancien/vieux téléphone',
    zh: '电话/老式电话/电话机',
    ja: '黒電話/電話機/固定電話/電話',
    ar: 'هاتف/تليفون',
    emoji: '☎️/☎/📞',
  },
  size: { width: 3, height: 1.9 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  turn: 0.25,
  sway: 0.15,
  build(mesh, random, look) {
    const shell = readColour(look.colour ?? pick(random, ['#a81f24', '#2a2d34', '#2f6a62']));
    const dark = mixRgb(shell, [0.01, 0.01, 0.01], 0.5);
    for (const x of [-0.9, 0.9])
      for (const z of [-0.7, 0.7]) mesh.cyl(x, 0, z, 0.1, 0.1, 0.1, '#1c1a1a', materials.plain, 14);
    mesh.sheet(
      (u, v) => skin(u * tau, v),
      96,
      40,
      () => shell,
      materials.gloss,
    );
    mesh.sheet(
      (u, v) => {
        const [x, y, z] = skin(u * tau, 1);
        return [x * v, y + 0.03 * (1 - v * v), 0.15 + (z - 0.15) * v];
      },
      64,
      8,
      () => shell,
      materials.gloss,
    );
    mesh.tube(
      Array.from({ length: 97 }, (_, i): Vec3 => skin((i / 96) * tau, 0.02)),
      [0.045],
      dark,
      materials.gloss,
      8,
    );
    mesh.push().at(0, 0.6, -0.63).rotX(-0.99);
    wheel(mesh, [0.02, 0.02, 0.03]);
    mesh.pop();
    // The cradle: two forks on a block.
    mesh.box(0, 1.12, 0.15, 0.84, 0.1, 0.44, shell, materials.gloss);
    for (const side of [-1, 1])
      for (const z of [-0.06, 0.36])
        mesh.tube(
          smoothWay(
            triples([side * 0.42, 1.14, z, side * 0.5, 1.28, z, side * 0.5, 1.4, z, side * 0.44, 1.52, z * 1.1]),
          ),
          [0.085, 0.075, 0.07, 0.065, 0.06, 0.06, 0.055, 0.05],
          shell,
          materials.gloss,
          12,
        );
    // The handset lies across it.
    const way = smoothWay(
      triples([
        -1.1, 1.36, 0.15, -0.86, 1.54, 0.15, -0.4, 1.62, 0.15, 0, 1.64, 0.15, 0.4, 1.62, 0.15, 0.86, 1.54, 0.15, 1.1,
        1.36, 0.15,
      ]),
    );
    paintedTube(mesh, way, {
      radius: (t) => 0.105 + 0.1 * Math.abs(t * 2 - 1) ** 6,
      colour: () => shell,
      material: materials.gloss,
      around: 24,
      pieces: 60,
    });
    for (const side of [-1, 1]) {
      mesh
        .push()
        .at(side * 1.1, 1.36, 0.15)
        .rotZ(side * 0.42);
      mesh.lathe(
        smoothProfile(
          pairs([0, -0.2, 0.2, -0.2, 0.29, -0.17, 0.3, -0.1, 0.26, -0.06, 0.26, -0.06, 0.27, 0.04, 0.2, 0.14, 0, 0.18]),
        ),
        36,
        shell,
        materials.gloss,
      );
      mesh.lathe(pairs([0.302, -0.11, 0.306, -0.08, 0.27, -0.055]), 36, dark, materials.gloss);
      mesh.pop();
    }
    // A coiled cord runs from it to the back of the case.
    const core = smoothWay(
      triples([
        -1.2, 1.2, 0.15, -1.42, 0.7, 0.1, -1.5, 0.2, -0.1, -1.3, 0.07, -0.45, -1.36, 0.07, 0.1, -1.2, 0.1, 0.6, -0.9,
        0.2, 0.8,
      ]),
      10,
    );
    const turns = 46;
    const coil = Array.from({ length: turns * 9 + 1 }, (_, i): Vec3 => {
      const at = (i / (turns * 9)) * (core.length - 1);
      const [a, b] = [core[Math.floor(at)] ?? [0, 0, 0], core[Math.ceil(at)] ?? [0, 0, 0]];
      const t = at - Math.floor(at);
      const [c, s] = [Math.cos((i / 9) * tau) * 0.06, Math.sin((i / 9) * tau) * 0.06];
      return [
        a[0] + (b[0] - a[0]) * t + c,
        a[1] + (b[1] - a[1]) * t + (at > 20 ? s : c * 0.4),
        a[2] + (b[2] - a[2]) * t + (at > 20 ? c * 0.4 : s),
      ];
    });
    mesh.tube(coil, [0.02], dark, materials.gloss, 5);
  },
};
