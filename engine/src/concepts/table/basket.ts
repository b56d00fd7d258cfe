import { mixRgb } from '../../raster/colour.ts';
import { tau } from '../../shapes/chance.ts';
import { paintedTube } from '../../shapes/painted-tube.ts';
import { pairs, triples } from '../../shapes/points.ts';
import { smoothProfile } from '../../shapes/smooth-profile.ts';
import { smoothWay } from '../../shapes/smooth-way.ts';
import { buildWovenBasket, onBasket as on, wicker } from '../../shapes/woven-basket.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Mesh } from '../../solid/mesh.ts';
import { fbm, smooth } from '../../solid/noise.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

/** A loaf with cuts across its crust, along a way. */
function loaf(mesh: Mesh, from: Vec3, to: Vec3, thick: number): void {
  const way = smoothWay(
    [from, [(from[0] + to[0]) / 2 + 0.02, (from[1] + to[1]) / 2 + 0.05, (from[2] + to[2]) / 2], to],
    8,
  );
  paintedTube(mesh, way, {
    radius: (t) => thick * Math.sqrt(Math.max(0, 1 - Math.abs(t * 2 - 1) ** 4)),
    colour: (u, t) => {
      const cut =
        smooth(0.16, 0.08, Math.abs(((((t * 7 + Math.cos(u * tau) * 0.35) % 1) + 1) % 1) - 0.5)) *
        smooth(0.05, 0.5, Math.sin(u * tau));
      const crust = mixRgb(readColour('#c8843a'), readColour('#8a4a1a'), smooth(0.35, 0.7, fbm(t * 9, u * 6, 3)));
      return mixRgb(crust, readColour('#f0d8a4'), cut * 0.85);
    },
    material: materials.plain,
    around: 32,
    pieces: 70,
  });
}

function apple(mesh: Mesh, x: number, y: number, z: number, colour: string): void {
  mesh
    .push()
    .at(x, y, z)
    .rotZ(x * 0.5)
    .rotX(z * 0.4 - 0.2);
  mesh.lathe(
    smoothProfile(pairs([0, -0.25, 0.14, -0.26, 0.28, -0.1, 0.3, 0.06, 0.25, 0.2, 0.12, 0.26, 0.03, 0.21, 0, 0.19])),
    32,
    colour,
    materials.gloss,
  );
  mesh.tube(triples([0, 0.19, 0, 0.02, 0.28, 0, 0.06, 0.34, 0]), [0.02], '#4a3018', materials.plain, 6).pop();
}

export const basket: Concept = {
  id: 'basket',
  words: {
    en: 'basket/wicker basket/picnic basket/basket of bread/fruit basket',
    de: 'korb/körbe/weidenkorb/picknickkorb/obstkorb/brotkorb',
    es: 'cesta/canasta/cesta de mimbre',
    fr: 'panier/panier en osier/panier de pique-nique',
    zh: '篮子/竹篮',
    ja: 'バスケット/編みかご',
    ar: 'سلة/سلة خوص',
    emoji: '🧺',
  },
  size: { width: 3, height: 2.7 },
  lives: ['room', 'garden', 'market'],
  stands: 'table',
  moves: 'still',
  sway: 0.2,
  build(mesh, random, look) {
    const cane = readColour(look.colour ?? wicker);
    const { pale } = buildWovenBasket(mesh, cane);
    for (const phase of [0, 1])
      mesh.tube(
        Array.from({ length: 61 }, (_, i): Vec3 => {
          const [t, a] = [(i / 60) * Math.PI, (i / 60) * tau * 7 + phase * Math.PI];
          return [
            Math.cos(t) * (1.28 + 0.045 * Math.cos(a)),
            0.95 + Math.sin(t) * (1.55 + 0.045 * Math.cos(a)),
            0.055 * Math.sin(a),
          ];
        }),
        [0.055],
        phase ? pale : cane,
        materials.gloss,
        8,
      );
    // A checked cloth hangs over the rim, bread and apples lie on it.
    mesh.sheet(
      (u, v) => {
        const turn = u * tau;
        const over = Math.max(0, (v - 0.55) / 0.45);
        if (over <= 0) {
          const [x, , z] = on(turn, 1, -0.06);
          return [(x * v) / 0.55, 0.86 + 0.2 * (v / 0.55) ** 3, (z * v) / 0.55];
        }
        const point = 0.34 + 0.2 * Math.abs(Math.sin(turn * 2)) ** 2;
        const [x, , z] = on(turn, 1.04 - over * point * 0.9, 0.1 + 0.03 * Math.sin(turn * 17) * over);
        return [x, 1.1 - over * point + 0.03 * Math.sin(Math.min(1, over * 3) * Math.PI), z];
      },
      128,
      48,
      (u, v) =>
        (Math.floor(u * 64) + Math.floor(v * 24)) % 2 ? '#c8383a' : Math.floor(u * 64) % 2 ? '#f4eee2' : '#e2a09a',
      materials.cloth,
    );
    loaf(mesh, [-0.5, 1, 0.3], [0.72, 1.92, 0.36], 0.23);
    loaf(mesh, [0.3, 1, 0.32], [-0.86, 1.7, 0.3], 0.22);
    loaf(mesh, [-0.7, 1.22, 0.02], [0.62, 1.24, 0.1], 0.27);
    for (const [x, y, z, colour] of [
      [-0.62, 1.22, -0.42, '#c8242a'],
      [-0.02, 1.26, -0.52, '#8aa83a'],
      [0.58, 1.22, -0.4, '#d03a2c'],
      [0.3, 1.5, -0.22, '#c8242a'],
    ] as const)
      apple(mesh, x, y, z, colour);
    for (let i = 0; i < 26; i++) {
      const [a, q] = [i * 2.4, Math.sqrt(i / 26) * 0.3];
      mesh.ball(
        -0.34 + Math.cos(a) * q,
        1.5 - q * 0.6,
        -0.3 + Math.sin(a) * q * 0.7,
        0.1,
        0.1,
        0.1,
        mixRgb(readColour('#5a2a6a'), [0.3, 0.1, 0.3], random() * 0.4),
        materials.gloss,
        12,
      );
    }
  },
};
