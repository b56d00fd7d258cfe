import { materials } from '../solid/materials.ts';
import { mixRgb } from '../raster/colour.ts';
import { readColour } from '../solid/mesh.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { cushion } from './cushion.ts';
import { pairs } from './points.ts';
import { smoothProfile } from './smooth-profile.ts';
import { smoothWay } from './smooth-way.ts';

const gold = '#b8862c';
const bright = '#d8ac50';

/** A gilded seat with a high back that ends in a crest with a ruby, cushions of a colour, and lions' paws below it; metres. */
export function throne(mesh: Mesh, cloth: Colour): void {
  const velvet = readColour(cloth);
  const deep = mixRgb(velvet, [0.01, 0.004, 0.004], 0.5);
  mesh
    .object()
    .box(0, 0.36, 0, 1.02, 0.15, 0.86, gold, materials.metal)
    .box(0, 0.39, -0.44, 0.9, 0.08, 0.03, bright, materials.metal);
  cushion(mesh, [0, 0.53, -0.03], [0.44, 0.09, 0.4], {
    square: 0.4,
    colour: (_x, y) => mixRgb(deep, velvet, (y + 1) / 2),
    material: materials.cloth,
    pieces: 28,
  });
  // The back: a frame that arches to its crest, padded and buttoned within.
  const arch = (out: number, y: number): Vec3[] =>
    Array.from({ length: 33 }, (_, i): Vec3 => {
      const t = i / 32;
      if (t < 0.3 || t > 0.7) return [(t < 0.5 ? -1 : 1) * out, y + ((t < 0.5 ? t : 1 - t) / 0.3) * 1.2, 0.4];
      const a = ((t - 0.3) / 0.4) * Math.PI;
      return [-Math.cos(a) * out, y + 1.2 + Math.sin(a) * 0.5, 0.4];
    });
  mesh.tube(arch(0.5, 0.5), [0.062], gold, materials.metal, 14);
  mesh.tube(arch(0.41, 0.56), [0.024], bright, materials.metal, 10);
  mesh.sheet(
    (u, v) => {
      const [x, y] = [(u - 0.5) * 0.86, v];
      const top = 1.2 + 0.46 * Math.sqrt(Math.max(0, 1 - (x / 0.45) ** 2));
      const tuft = Math.abs(Math.sin((u * 4 + v * 6) * Math.PI)) * Math.abs(Math.sin((u * 4 - v * 6) * Math.PI));
      return [x, 0.54 + y * top, 0.38 - 0.05 * tuft ** 0.5 * Math.min(1, 8 * Math.min(u, 1 - u, v, 1 - v))];
    },
    64,
    90,
    (u, v) => {
      const tuft = Math.abs(Math.sin((u * 4 + v * 6) * Math.PI)) * Math.abs(Math.sin((u * 4 - v * 6) * Math.PI));
      return mixRgb(deep, velvet, 0.25 + 0.75 * tuft ** 0.5);
    },
    materials.cloth,
  );
  mesh.sheet(
    (u, v) => [(u - 0.5) * 0.96, 0.5 + v * (1.22 + 0.48 * Math.sqrt(Math.max(0, 1 - (u * 2 - 1) ** 2))), 0.45],
    40,
    2,
    () => gold,
    materials.metal,
  );
  for (const s of [-1, 1]) {
    for (const z of [-0.36, 0.38])
      mesh
        .push()
        .at(s * 0.44, 0, z)
        .lathe(
          smoothProfile(pairs([0.09, 0, 0.11, 0.05, 0.07, 0.1, 0.05, 0.18, 0.08, 0.27, 0.07, 0.36, 0.08, 0.38])),
          20,
          gold,
          materials.metal,
        )
        .pop();
    // Arms that sweep out and curl, padded where they are leant on.
    const arm = smoothWay([
      [s * 0.5, 1.02, 0.4],
      [s * 0.53, 0.94, 0.1],
      [s * 0.54, 0.92, -0.25],
      [s * 0.56, 0.9, -0.43],
      [s * 0.56, 0.81, -0.47],
      [s * 0.55, 0.78, -0.4],
    ]);
    mesh.tube(arm, [0.055], gold, materials.metal, 12);
    cushion(mesh, [s * 0.535, 0.975, -0.05], [0.06, 0.045, 0.24], {
      square: 0.6,
      colour: velvet,
      material: materials.cloth,
    });
    mesh
      .push()
      .at(s * 0.53, 0.48, -0.36)
      .lathe(smoothProfile(pairs([0.05, 0, 0.07, 0.06, 0.04, 0.12, 0.06, 0.26, 0.05, 0.42])), 18, gold, materials.metal)
      .pop();
    mesh
      .push()
      .at(s * 0.5, 1.72, 0.4)
      .lathe(
        smoothProfile(pairs([0.07, 0, 0.08, 0.05, 0.04, 0.09, 0.09, 0.18, 0.05, 0.27, 0, 0.33])),
        20,
        bright,
        materials.metal,
      )
      .pop();
    // Leaves of acanthus rise to the crest.
    for (let i = 0; i < 4; i++) {
      const a = (0.16 + i * 0.22) * (Math.PI / 2);
      const [x, y] = [Math.cos(a) * 0.5, 1.7 + Math.sin(a) * 0.5];
      mesh.tube(
        [
          [s * x, y, 0.4],
          [s * (x + 0.04), y + 0.09, 0.38],
          [s * (x - 0.02), y + 0.15, 0.36],
        ],
        [0.05, 0.035, 0.006],
        bright,
        materials.metal,
        10,
      );
    }
  }
  mesh
    .ball(0, 2.3, 0.38, 0.15, 0.15, 0.07, bright, materials.metal, 24)
    .ball(0, 2.3, 0.315, 0.075, 0.085, 0.04, '#b01028', materials.gloss, 20);
  for (const x of [-0.12, 0, 0.12])
    mesh
      .push()
      .at(x, 2.4, 0.38)
      .lathe(pairs([0.05, 0, 0.03, 0.1, 0, 0.2 - Math.abs(x) * 0.6]), 14, bright, materials.metal)
      .pop();
}
