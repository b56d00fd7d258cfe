import { aside, minus, plus } from '../body/affine.ts';
import { mixRgb, scaleRgb } from '../raster/colour.ts';
import { materials } from '../solid/materials.ts';
import { readColour } from '../solid/mesh.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import { smooth } from '../solid/noise.ts';
import { cross, normalised } from '../solid/vectors.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { tau } from './chance.ts';
import { smoothWay } from './smooth-way.ts';

/** Places that the middle of a tail goes through, and how wide and how deep it is at each; metres. */
export type TailWay = readonly (readonly [at: Vec3, wide: number, deep: number])[];

/** The tail of a fish in scales along a way, with a fluke of two lobes at its end. */
export function buildFishTail(mesh: Mesh, way: TailWay, colour: Colour): void {
  const places = smoothWay(way.map(([at]) => at));
  const sizes = smoothWay(way.map(([, wide, deep]): Vec3 => [wide, deep, 0]));
  const last = places.length - 1;
  const on = (list: readonly Vec3[], share: number): Vec3 => {
    const at = Math.min(last, Math.max(0, share * last));
    const a: Vec3 = list[Math.floor(at)] ?? [0, 0, 0];
    const b: Vec3 = list[Math.ceil(at)] ?? a;
    return plus(a, minus(b, a), at - Math.floor(at));
  };
  const along = (share: number): Vec3 => normalised(minus(on(places, share + 0.03), on(places, share - 0.03)));
  const own = readColour(colour);
  const [dark, light] = [scaleRgb(own, 0.45), mixRgb(own, [0.85, 0.95, 0.8], 0.45)];
  const rows = 58;
  mesh.sheet(
    (u, v): Vec3 => {
      const way = along(u);
      const deepwards = aside([0, 0, 1], way);
      const [wide, deep] = on(sizes, u);
      const turn = v * tau;
      return plus(plus(on(places, u), cross(way, deepwards), Math.cos(turn) * wide), deepwards, Math.sin(turn) * deep);
    },
    rows * 2,
    96,
    (u, v) => {
      // Scales lie over each other like tiles, every other row between those of the last.
      const row = Math.floor(u * rows);
      const [down, across] = [u * rows - row, (v * 24 + (row % 2) * 0.5) % 1];
      const isEdge = down > 0.3 + 0.7 * Math.sin(across * Math.PI);
      const belly = smooth(0.55, 0.95, -Math.sin(v * tau)) * 0.4;
      const tint = mixRgb(own, light, belly + 0.18 * Math.sin(row * 1.7 + across * 3) ** 2);
      return mixRgb(tint, dark, isEdge ? 0.75 : smooth(0.5, 1, u) * 0.3);
    },
    materials.gloss,
  );
  buildFluke(mesh, { at: on(places, 0.985), way: along(1), colours: [own, dark, light] });
}

interface Fluke {
  readonly at: Vec3;
  readonly way: Vec3;
  readonly colours: readonly [Vec3, Vec3, Vec3];
}

/** Two lobes that sweep apart from the end of a tail, with a notch between them; they are seen from the front. */
function buildFluke(mesh: Mesh, { at, way, colours: [own, dark, light] }: Fluke): void {
  const side = normalised(cross(way, [0, 0.2, -1]));
  const up = cross(side, way);
  for (const s of [-1, 1])
    mesh.sheet(
      (u, v): Vec3 => {
        const wide = 0.34 * Math.sin((u * Math.PI) / 2);
        const front = -0.03 + 0.3 * u ** 1.5;
        const back = 0.14 + 0.19 * u ** 0.8 - 0.03 * Math.sin(u * Math.PI);
        const rib = 0.006 * Math.sin(v * 26) * (1 - u);
        const ahead = front + (back - front) * v;
        return plus(plus(plus(at, way, ahead), side, s * wide), up, 0.07 * u * u + rib - 0.02 * Math.sin(v * Math.PI));
      },
      24,
      30,
      (u, v) => {
        const ray = 0.5 + 0.5 * Math.sin(v * 26 + u * 3);
        return mixRgb(mixRgb(own, dark, 0.65 * ray * (1 - u * 0.5)), light, 0.6 * smooth(0.55, 1, Math.max(u, v)));
      },
      materials.leaf,
    );
}
