import { wickerBasket } from '../../shapes/wicker-basket.ts';
import { mixRgb } from '../../raster/colour.ts';
import type { Rgb } from '../../raster/colour.ts';
import { mix } from '../../raster/scalar.ts';
import { schemeOf, tau } from '../../shapes/chance.ts';
import { pairs } from '../../shapes/points.ts';
import { hoop, rod } from '../../shapes/rings.ts';
import { smoothProfile } from '../../shapes/smooth-profile.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

const gores = 24;

/** The envelope from its mouth to its crown. */
const profile = smoothProfile(
  pairs([
    1.15, 7.1, 1.9, 8.3, 3.3, 10.4, 4.7, 12.6, 5.7, 14.8, 6, 16.6, 5.7, 18.2, 4.7, 19.6, 3, 20.6, 1.2, 21, 0.02, 21.05,
  ]),
);

/** Radius and height from the mouth (0) to the crown (1). */
function envelope(v: number): readonly [number, number] {
  const at = Math.min(1, Math.max(0, v)) * (profile.length - 1);
  const [low, high] = [profile[Math.floor(at)] ?? [0, 0], profile[Math.ceil(at)] ?? [0, 0]];
  return [mix(low[0], high[0], at % 1), mix(low[1], high[1], at % 1)];
}

export const balloon: Concept = {
  id: 'balloon',
  words: {
    en: 'hot air balloon/hot-air balloon/balloon',
    de: 'heißluftballon/ballon',
    es: 'globo',
    fr: 'montgolfière/ballon',
    zh: '热气球/气球',
    ja: '気球',
    ar: 'منطاد',
    emoji: '',
  },
  size: { width: 12, height: 21 },
  lives: ['hills', 'mountains', 'desert', 'sea'],
  stands: 'air',
  moves: 'floats',
  build(mesh, random, look) {
    const [first, other, third] = schemeOf(look.colour, random, [
      ['#d8342c', '#f2b632', '#f6efe0'],
      ['#2b6cb0', '#f4f0e6', '#e2574c'],
      ['#e8892b', '#f7d154', '#b8322f'],
      ['#6a3d9a', '#f2c14e', '#e4572e'],
    ]);
    const [main, second, accent] = [readColour(first), readColour(other), readColour(third)] as const;
    // Stripes between the mouth and a belt of zigzags, rays about the crown.
    const print = (gore: number, u: number, v: number): Rgb => {
      const zig = 0.03 * (gore % 2 ? u : 1 - u);
      const stripe = (gore >> 1) % 2 === 0 ? main : second;
      if (v < 0.08) return main;
      if (v > 0.42 + zig && v < 0.47 + zig) return accent;
      if (v > 0.47 + zig && v < 0.54 + zig) return gore % 2 ? second : main;
      if (v > 0.54 + zig && v < 0.59 + zig) return accent;
      return v > 0.86 ? (gore % 2 ? accent : main) : stripe;
    };
    mesh.push().object();
    for (let g = 0; g < gores; g++) {
      mesh.sheet(
        (u, v) => {
          const a = ((g + u) / gores) * tau;
          const [r, y] = envelope(v);
          const q = r * (1 + 0.045 * Math.sin(Math.min(1, Math.max(0, u)) * Math.PI));
          return [Math.cos(a) * q, y, Math.sin(a) * q];
        },
        8,
        76,
        (u, v) => mixRgb(print(g, u, v), [0, 0, 0], 0.07 * Math.abs(u - 0.5)),
        materials.cloth,
      );
      // Tapes between the gores run on as cables to the frame of the burner.
      const a = (g / gores) * tau;
      const tape = Array.from({ length: 33 }, (_, i): Vec3 => {
        const [r, y] = envelope(i / 32);
        return [Math.cos(a) * r * 1.003, y, Math.sin(a) * r * 1.003];
      });
      mesh.tube(tape, [0.03], mixRgb(main, [0.02, 0.01, 0.01], 0.6), materials.cloth, 4);
      if (g % 2 === 0)
        rod(
          mesh,
          [Math.cos(a) * 1.15, 7.12, Math.sin(a) * 1.15],
          [Math.cos(a) * 0.72, 4.35, Math.sin(a) * 0.72],
          0.022,
          '#3a2c20',
        );
    }
    mesh.push().at(0, 20.98, 0);
    hoop(mesh, 0.02, 0.5, 0.09, accent, materials.cloth);
    mesh.pop();
    hoop(mesh, 7.12, 1.16, 0.05, '#5a4630', materials.cloth);
    // The burner in its frame on four padded poles.
    hoop(mesh, 4.35, 0.72, 0.05, '#8a8e92', materials.metal);
    for (const x of [-1, 1])
      for (const z of [-1, 1]) {
        rod(mesh, [x * 0.78, 2.5, z * 0.78], [x * 0.5, 4.35, z * 0.5], 0.055, '#7a3a22', materials.cloth);
        rod(mesh, [0, 4.35, 0], [x * 0.5, 4.35, z * 0.5], 0.03, '#8a8e92', materials.metal);
      }
    for (const x of [-0.2, 0.2]) {
      mesh.cyl(x, 4.1, 0, 0.13, 0.15, 0.5, '#b0b4b8', materials.metal, 16);
      hoop(mesh, 4.62, 0.02, 0.01, '#b0b4b8', materials.metal);
      mesh.push().at(x, 4.6, 0);
      mesh
        .lathe(
          [
            [0.07, 0],
            [0.16, 0.35],
            [0.13, 0.85],
            [0.05, 1.5],
            [0, 1.85],
          ],
          14,
          '#d9902e',
          materials.glow,
        )
        .pop();
    }
    wickerBasket(mesh);
    mesh.pop();
  },
};
