import type { Rgb } from '../raster/colour.ts';
import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import { noise2, noise3, smooth } from '../solid/noise.ts';
import { strandShade } from '../solid/strand-shade.ts';
import { cross, normalised } from '../solid/vectors.ts';
import type { Vec3 } from '../solid/vectors.ts';
import type { Lock } from '../shapes/hair-tied.ts';
import { skullMiddle } from '../shapes/scalp.ts';
import { smoothWay } from '../shapes/smooth-way.ts';
import { minus, plus } from './affine.ts';
import type { StrandLook } from './strands.ts';

/** How long and how wide the cells of a lock are from near, metres. */
const [long, wide] = [0.005, 0.0015] as const;

/** How far a lock that lies beside others is vaulted to the light, of one by itself: as round as that each were a ridge. */
const vault = 0.4;

/** Draws locks that are wound or plaited, told in the axes of a head, whose places in the pose are given; strands run along each of them. */
export function drawBands(
  mesh: Mesh,
  locks: readonly Lock[],
  place: (onHead: Vec3) => Vec3,
  { colour, detail, isWanted }: StrandLook,
): void {
  for (const lock of locks) {
    const ways = smoothWay(lock.way, 5);
    const outs = ways.map((at, i) => {
      const along = normalised(minus(ways[i + 1] ?? at, ways[i - 1] ?? at));
      return { at, side: normalised(cross(outOf(lock, at), along)), along };
    });
    const length = outs.reduce((sum, { at }, i) => sum + Math.hypot(...minus(at, outs[i - 1]?.at ?? at)), 0);
    const share = Math.max(0.12, Math.min(1, detail));
    const coarse = lock.lies ? 1.5 : 1;
    const rows = Math.max(4, Math.min(90, Math.round((length / long / coarse) * share)));
    const columns = Math.max(3, Math.round(((lock.wide * 2.6) / wide / coarse) * share));
    const last = outs.length - 1;
    const corner = (row: number, column: number): Corner | undefined => {
      const u = row / rows;
      const t = (column / columns) * 2 - 1;
      const k = Math.min(last - 1, Math.floor(u * last));
      const [from, to] = [outs[k], outs[k + 1]];
      if (!from || !to) return undefined;
      const f = u * last - k;
      const at = plus(from.at, minus(to.at, from.at), f);
      if (isWanted && !isWanted(at)) return undefined;
      const side = normalised(plus(from.side, minus(to.side, from.side), f));
      const along = normalised(plus(from.along, minus(to.along, from.along), f));
      const out = cross(along, side);
      const blunt = lock.blunt ?? 0.06;
      const { root = 0.55 } = lock;
      const narrow =
        (root + (1 - root) * smooth(0, 0.2, u)) * (blunt + (1 - blunt) * Math.max(0, 1 - u ** 2.4) ** 0.75);
      const angle = t * 1.75;
      const [across, up] = [Math.sin(angle) * lock.wide * narrow, Math.cos(angle) * lock.thick * narrow];
      const edge = 1 - (lock.lies ? 0.28 : 0.6) * Math.abs(t) ** 3;
      const lit = lock.lies ? angle * vault : angle;
      const strand =
        0.62 + 0.5 * noise2(t * 9 + lock.seed * 5.1, u * 5 + lock.seed) + 0.28 * noise2(t * 26, u * 3 + lock.seed);
      return {
        at: place(plus(plus(at, side, across), out, up)),
        normal: minus(place(plus(plus(at, side, Math.sin(lit)), out, Math.cos(lit))), place(at)),
        light: strand * edge * (lock.tone ?? 1),
        chance: noise3(t * 14, u * 9, lock.seed * 3.7),
        end: u,
      };
    };
    drawGrid(mesh, { rows, columns, corner }, colour);
  }
}

interface Corner {
  readonly at: Vec3;
  readonly normal: Vec3;
  readonly light: number;
  readonly chance: number;
  readonly end: number;
}

/** From where a lock faces outwards: out of its own coil or plait, which lies about the mean of its places. */
function outOf({ way, lies }: Lock, at: Vec3): Vec3 {
  if (lies) return normalised(minus(at, [0, Math.min(at[1], skullMiddle[1]), skullMiddle[2]]));
  if (at[1] < -0.02) return normalised([at[0], 0, at[2] - 0.02]);
  const mean = way.reduce<Vec3>((sum, one) => plus(sum, one, 1 / way.length), [0, 0, 0]);
  const own = minus(at, mean);
  return normalised(plus([at[0], Math.max(0, at[1] - 0.03), at[2] - 0.012], own, 3));
}

interface Grid {
  readonly rows: number;
  readonly columns: number;
  readonly corner: (row: number, column: number) => Corner | undefined;
}

function drawGrid(mesh: Mesh, { rows, columns, corner }: Grid, colour: Rgb): void {
  let last = Array.from({ length: columns + 1 }, (_, j) => corner(0, j));
  for (let i = 0; i < rows; i++) {
    const next = Array.from({ length: columns + 1 }, (_, j) => corner(i + 1, j));
    for (let j = 0; j < columns; j++) {
      const [a, b, c, d] = [last[j], next[j], next[j + 1], last[j + 1]];
      if (!a || !b || !c || !d) continue;
      const [sa, sb, sc, sd] = [a, b, c, d].map(({ light }) => strandShade(light, 0, 'lock')) as [
        number,
        number,
        number,
        number,
      ]; // One of each corner.
      mesh.tri(a.at, b.at, c.at, a.normal, b.normal, c.normal, colour, materials.strands, sa, sb, sc);
      mesh.tri(d.at, c.at, a.at, d.normal, c.normal, a.normal, colour, materials.strands, sd, sc, sa);
    }
    last = next;
  }
}
