import type { Random } from '../raster/random.ts';
import type { Bounds } from '../solid/bounds.ts';
import { stride } from '../solid/mesh.ts';
import type { Mesh } from '../solid/mesh.ts';
import type { Mark } from '../solid/triangle-soup.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { buildFlame, buildFlames, buildSmoke } from './flames.ts';

const flames = 22;

/** Flames on whatever was built since a mark, not at its foot; in the axes of the world (STUDIO-70). */
export function buildBlaze(
  mesh: Mesh,
  random: Random,
  { from, bounds }: { readonly from: Mark; readonly bounds: Bounds },
): void {
  const tall = bounds.to[1] - bounds.from[1];
  const wide = Math.max(bounds.to[0] - bounds.from[0], bounds.to[2] - bounds.from[2]);
  const places = surfaceOf(mesh, from).filter(([, y]) => y > bounds.from[1] + tall * 0.12);
  const size = Math.min(tall, wide);
  const lit: Vec3[] = [];
  for (let i = 0; i < flames; i++) {
    const at = apartFrom(
      lit,
      Array.from({ length: tries }, () => places[Math.floor(random() * places.length)]),
    );
    if (!at) return;
    lit.push(at);
    const large = 0.6 + 0.8 * random();
    mesh.push().at(...at);
    if (i % 6 === 0) buildFlames(mesh, random, { radius: size * 0.12 * large, height: size * 0.42 * large });
    else buildFlame(mesh, [0, 0, -size * 0.03], size * 0.42 * large, size * 0.13 * large);
    mesh.pop();
  }
  const [x, z] = [(bounds.from[0] + bounds.to[0]) / 2, (bounds.from[2] + bounds.to[2]) / 2];
  const drift = (random() < 0.5 ? -1 : 1) * size * (0.35 + 0.3 * random());
  buildSmoke(mesh, {
    from: [x, bounds.from[1] + tall * 0.8, z],
    to: [x + drift, bounds.to[1] + size * 1.5, z + size * 0.4],
    wide: size * 0.55,
    colour: '#564e48',
  });
}

/** How many places are looked at for each flame: triangles and cones are small and many where a shape is fine. */
const tries = 12;

/** The one of some places that is farthest from all flames so far. */
function apartFrom(lit: readonly Vec3[], places: readonly (Vec3 | undefined)[]): Vec3 | undefined {
  const room = (place: Vec3 | undefined): number =>
    place ? Math.min(1e9, ...lit.map(([x, y, z]) => Math.hypot(place[0] - x, place[1] - y, place[2] - z))) : -1;
  return places.reduce((best, place) => (room(place) > room(best) ? place : best), undefined);
}

/** Places on what was built since a mark: the middles of its triangles. */
function surfaceOf(mesh: Mesh, from: Mark): Vec3[] {
  const places: Vec3[] = [];
  for (let t = from.triangles; t < mesh.count; t++) {
    const [ax = 0, ay = 0, az = 0, bx = 0, by = 0, bz = 0, cx = 0, cy = 0, cz = 0] = mesh.data.subarray(
      t * stride,
      t * stride + 9,
    );
    places.push([(ax + bx + cx) / 3, (ay + by + cy) / 3, (az + bz + cz) / 3]);
  }
  return places;
}
