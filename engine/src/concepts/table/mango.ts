import { mixRgb } from '../../raster/colour.ts';
import type { Rgb } from '../../raster/colour.ts';
import { tau } from '../../shapes/chance.ts';
import { leafBlade } from '../../shapes/petals.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Mesh } from '../../solid/mesh.ts';
import { fbm, smooth } from '../../solid/noise.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

/** Skin from green at the tip over yellow to red at the shoulder. */
function skin(along: number, turn: number, [green, yellow, red]: readonly [Rgb, Rgb, Rgb]): Rgb {
  const spot = fbm(along * 6 + 3, Math.cos(turn * tau) * 3, 4) - 0.5;
  const base = mixRgb(green, yellow, smooth(0.02, 0.42, along + spot * 0.4));
  const blushed = mixRgb(base, red, smooth(0.4, 0.86, along + spot * 0.5 + 0.14 * Math.cos((turn - 0.2) * tau)));
  const freckle = fbm(along * 70, turn * 90, 2) > 0.7 ? 0.22 : 0;
  return mixRgb(blushed, [0.9, 0.75, 0.35], freckle);
}

/** A cheek cut off and scored into cubes that stand apart, its skin turned outwards. */
function hedgehog(mesh: Mesh, colours: readonly [Rgb, Rgb, Rgb]): void {
  const dome = (s: number, t: number, out: number): Vec3 => {
    const [x, z] = [s * 0.78, t * 0.52];
    return [x * (1 + out * 0.5), 0.34 - 0.28 * (s * s + t * t) + out, z * (1 + out * 0.7)];
  };
  mesh.sheet(
    (u, v) => {
      const [a, r] = [u * tau, v * 1.02];
      const [x, y, z] = dome(Math.cos(a) * r, Math.sin(a) * r, 0);
      return [x, y - 0.12, z];
    },
    60,
    14,
    (u) => skin(0.45 + 0.5 * Math.cos(u * tau), u, colours),
    materials.gloss,
  );
  const flesh = readColour('#f6a41c');
  for (let i = -4; i <= 4; i++)
    for (let j = -3; j <= 3; j++) {
      const [s, t] = [i * 0.215, j * 0.28];
      if (Math.hypot(s, t) > 0.93) continue;
      const [x, y, z] = dome(s, t, 0);
      const high = 0.19 * smooth(1.15, 0.6, Math.hypot(s, t)) + 0.09;
      mesh
        .push()
        .at(x, y - 0.04, z)
        .rotZ(-s * 0.62)
        .rotX(t * 0.62);
      mesh.box(
        0,
        0,
        0,
        0.115,
        high,
        0.095,
        mixRgb(flesh, [1, 0.72, 0.2], ((i * 5 + j * 3 + 40) % 4) * 0.12),
        materials.wet,
      );
      mesh.box(0, high, 0, 0.095, 0.012, 0.075, '#fbc04a', materials.wet).pop();
    }
}

export const mango: Concept = {
  id: 'mango',
  words: {
    en: 'mango/mangoes/mango fruit',
    de: 'mango/mangos/mangofrucht',
    es: 'mango',
    fr: 'mangue',
    zh: '芒果',
    ja: 'マンゴー',
    ar: 'مانجو/مانغو',
    emoji: '🥭',
  },
  size: { width: 2.9, height: 1.4 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  plural: 1,
  sway: 0.15,
  build(mesh, _random, look) {
    const asked = look.colour && readColour(look.colour);
    const colours = asked
      ? ([mixRgb(asked, [0.2, 0.35, 0.05], 0.4), asked, mixRgb(asked, [0.4, 0.02, 0.02], 0.3)] as const)
      : ([readColour('#7f9a34'), readColour('#f0aa28'), readColour('#cc3626')] as const);
    mesh.push().at(0.45, 0.66, 0.36).rotY(-0.2).rotZ(0.32);
    // It lies along x: broad at its stem, narrow and hooked at its tip.
    mesh.sheet(
      (u, v) => {
        const [a, along] = [u * tau, v * 2 - 1];
        const r = Math.sqrt(Math.max(0, 1 - along * along)) * (0.6 + 0.12 * along);
        return [along * 0.92, Math.cos(a) * r + 0.12 * Math.sin(along * 2.2) - 0.02, Math.sin(a) * r * 0.84];
      },
      80,
      90,
      (u, v) => skin(v, u, colours),
      materials.gloss,
    );
    mesh.tube(
      [
        [0.88, 0.1, 0],
        [0.99, 0.16, 0],
        [1.1, 0.24, 0],
      ],
      [0.06, 0.04, 0.035],
      '#6a4a26',
      materials.plain,
      9,
    );
    mesh.push().at(1, 0.18, 0);
    for (const [turn, long] of [
      [2.6, 0.95],
      [0.9, 0.6],
    ] as const) {
      mesh.push().rotY(turn);
      leafBlade(mesh, { L: long, W: 0.17, open: 0.9, curl: -1.1 }, ['#2f6a28', '#5f9a3c']);
      mesh.pop();
    }
    mesh.pop().pop();
    mesh.push().at(-0.52, 0.28, -0.5).rotY(0.22).rotX(-0.5);
    hedgehog(mesh, colours);
    mesh.pop();
  },
};
