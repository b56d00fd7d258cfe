import { scaleRgb } from '../raster/colour.ts';
import type { Rgb } from '../raster/colour.ts';
import type { Random } from '../raster/random.ts';
import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import { noise3, smooth } from '../solid/noise.ts';
import { strandShade } from '../solid/strand-shade.ts';
import { normalised } from '../solid/vectors.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { headOf } from './figure.ts';
import type { Pose } from './figure.ts';

/** How long it hangs from the chin, metres. */
const long = 0.34;
const strands = 420;
/** How many times as many there are, and how much thinner, where a face fills the picture. */
const near = { many: 6, thin: 0.42 } as const;

/** Its colour, and whether a face fills the picture. */
interface LongBeard {
  readonly colour: Rgb;
  readonly isNear?: boolean;
}

/** A beard that hangs to the breast from the jaw of a pose. */
export function wearLongBeard(mesh: Mesh, random: Random, pose: Pose, { colour, isNear = false }: LongBeard): void {
  const size = pose.headSize ?? 1;
  const at = headOf(pose);
  const place = random() * 30;
  // It grows from one cheek over the chin to the other, and gathers to a point that lies on the breast.
  const on = (down: number, turn: number, off: number): Vec3 => {
    const wide = (0.058 + 0.012 * Math.sin(Math.min(1, down * 1.6) * Math.PI)) * (1 - Math.max(0, down) ** 1.8) + 0.006;
    const deep = 0.05 * (1 - down * 0.75) + off;
    const lock = 0.006 * Math.sin(turn * 9 + place) * smooth(0.05, 0.4, down) + 0.01 * Math.sin(down * 7 + place);
    const root = at(
      (Math.sin(turn) * (wide + off) + lock * down) * size,
      (-0.088 - 0.012 * Math.cos(turn)) * size,
      (-0.042 - Math.cos(turn) * deep) * size,
    );
    return [
      root[0],
      root[1] - long * down * (1 - 0.32 * Math.abs(Math.sin(turn)) ** 2),
      root[2] - 0.028 * Math.sin(down * 2.2),
    ];
  };
  mesh.object();
  mesh.sheet(
    (u, v) => on(u * 0.93, (v - 0.5) * 3.3, -0.006),
    24,
    48,
    (u, v) => scaleRgb(colour, 0.42 + 0.3 * noise3(v * 60, u * 4, place) + 0.1 * u),
    materials.hair,
  );
  for (let i = 0; i < strands * (isNear ? near.many : 1); i++) {
    const turn = (random() - 0.5) * 3.2;
    // Some begin over the edge of the others, where the cropped beard of the cheeks ends.
    const from = 0.6 * random() ** 2 - 0.08;
    const to = Math.min(1.04, from + 0.35 + 0.5 * random());
    const [sway, light] = [(random() - 0.5) * 0.4, 0.62 + 0.5 * random()];
    const wide = (0.0016 + 0.0014 * random()) * (isNear ? near.thin : 1);
    const steps = 6;
    const own = colour;
    const shade = (k: number): number => strandShade(light * (0.75 + (0.35 * k) / steps), 0, 'lock');
    const off = 0.001 + 0.006 * random();
    const facing = normalised([Math.sin(turn) * 0.7, 0.25, -Math.cos(turn)]);
    const row = (k: number): readonly [Vec3, Vec3] => {
      const t = k / steps;
      const down = from + (to - from) * t;
      const [x, y, z] = on(down, turn + sway * Math.sin(t * 3) * (1 - down * 0.5), off);
      const half = wide * (1 - t ** 3);
      return [
        [x - half * Math.cos(turn), y, z - half * Math.sin(turn)],
        [x + half * Math.cos(turn), y, z + half * Math.sin(turn)],
      ];
    };
    for (let k = 0; k < steps; k++) {
      const [[a, b], [c, d]] = [row(k), row(k + 1)];
      mesh.tri(a, c, d, facing, facing, facing, own, materials.strands, shade(k), shade(k + 1), shade(k + 1));
      mesh.tri(a, d, b, facing, facing, facing, own, materials.strands, shade(k), shade(k + 1), shade(k));
    }
  }
}
