import type { Colour, Mesh } from '../solid/mesh.ts';
import { tau } from './chance.ts';
import type { ProfilePoint } from './smooth-profile.ts';

interface Paint {
  /** Colour at a turn (0..1) and a share of the profile (0..1). */
  readonly colour: (turn: number, share: number) => Colour;
  readonly material: number;
  readonly segments?: number;
  /** How many rows of colour it has from end to end; by itself one a point of the profile. */
  readonly rows?: number;
  /** How much further out it is there than the profile says, as a factor: ribs, segments, dents. */
  readonly bulge?: (turn: number, share: number) => number;
}

/** What is built this much smaller is a thing of a table beside somebody: it has so much less of the rows and columns that it has from near. */
const [small, coarser] = [0.3, 0.4] as const;
/** With fewer of them an outline has corners, however small. */
const fewest = 44;

/** A turned body whose colour changes around it and along its profile, and which may have ribs: fruit, onions, striped buckets. */
export function paintedLathe(
  mesh: Mesh,
  profile: readonly ProfilePoint[],
  { colour, material, segments = 48, rows = profile.length - 1, bulge = () => 1 }: Paint,
): void {
  const isSmall = mesh.scaleNow < small;
  const fine = (count: number): number =>
    isSmall ? Math.max(Math.min(count, fewest), Math.round(count * coarser)) : count;
  const last = profile.length - 1;
  mesh.sheet(
    (u, v) => {
      const at = Math.min(last, Math.max(0, v * last));
      const [low, high] = [profile[Math.floor(at)] ?? [0, 0], profile[Math.ceil(at)] ?? [0, 0]];
      const share = at - Math.floor(at);
      const r = (low[0] + (high[0] - low[0]) * share) * bulge(u, v);
      return [Math.cos(u * tau) * r, low[1] + (high[1] - low[1]) * share, Math.sin(u * tau) * r];
    },
    fine(segments),
    fine(rows),
    colour,
    material,
  );
}
