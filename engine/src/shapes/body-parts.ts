import { mixRgb, scaleRgb } from '../raster/colour.ts';
import { materials } from '../solid/materials.ts';
import { readColour } from '../solid/mesh.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import { smooth } from '../solid/noise.ts';
import { boned, buildBody, distanceTo } from '../solid/soft-body.ts';
import type { Cones } from '../solid/soft-body.ts';
import { cross, normalised } from '../solid/vectors.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { smoothWay } from './smooth-way.ts';

/** The same cones for the left (-1) and the right (1) side. */
export function bothSides(cones: (side: number) => Cones): Cones {
  return [...cones(-1), ...cones(1)];
}

/** Cones from point to point, each with its radius: a neck, a tail, an arm. */
export function conesAlong(
  points: readonly (readonly [x: number, y: number, z: number, r: number])[],
  colour: number,
): Cones {
  return points.slice(1).map((point, i) => [...(points[i] ?? point), ...point, colour]);
}

/** The same along a curve through the points, as bones: a body that is smooth from end to end. */
export function spineAlong(
  points: readonly (readonly [x: number, y: number, z: number, r: number])[],
  colour: number,
  pieces = 3,
): Cones {
  const way = smoothWay(
    points.map(([x, y, z]): Vec3 => [x, y, z]),
    pieces,
  );
  const radii = smoothWay(
    points.map(([, , , r]): Vec3 => [r, 0, 0]),
    pieces,
  );
  return boned(
    conesAlong(
      way.map(([x, y, z], i) => [x, y, z, radii[i]?.[0] ?? 0] as const),
      colour,
    ),
  );
}

const unturned = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0] as const;

/** How far a place is from cones that melt by `k`, negative inside. */
export function distanceFrom(cones: Cones, k: number): (x: number, y: number, z: number) => number {
  const body = buildBody(cones, { k, colours: [] }, unturned, 0);
  return (x, y, z) => distanceTo(body, x, y, z);
}

/** Points on the skin of cones that melt by `k`: where the line from a point inside leaves them. */
export function skinOf(cones: Cones, k: number): (inside: Vec3, towards: Vec3) => Vec3 {
  const body = buildBody(cones, { k, colours: [] }, unturned, 0);
  return (inside, towards) => {
    const [dx, dy, dz] = normalised(towards);
    const at = (t: number): Vec3 => [inside[0] + dx * t, inside[1] + dy * t, inside[2] + dz * t];
    let near = 0;
    let far = body.radius * 2;
    for (let i = 0; i < 30; i++) {
      const middle = (near + far) / 2;
      if (distanceTo(body, ...at(middle)) < 0) near = middle;
      else far = middle;
    }
    return at(near);
  };
}

/** An eye that lies on the skin, looking along `towards`: a ball, its pupil and a spark of light; an upper lid of a colour, if it has one. */
export function eyeOn(mesh: Mesh, at: Vec3, towards: Vec3, size: number, iris: Colour = '#2a1a10', lid?: Colour): void {
  const [dx, dy, dz] = normalised(towards);
  const ball = (out: number, radius: number, colour: Colour, up: number, material: number): void => {
    mesh.ball(at[0] + dx * out, at[1] + dy * out + up, at[2] + dz * out, radius, radius, radius, colour, material, 22);
  };
  // It lies deep in its socket, within dark lids: one that bulges stares.
  ball(size * -0.6, size * 1.14, '#1a100b', size * 0.06, materials.plain);
  if (lid !== undefined) ball(size * -0.68, size * 1.18, lid, size * 0.46, materials.coat);
  const up = normalised([-dx * dy, 1 - dy * dy, -dz * dy]);
  const side = cross(up, [dx, dy, dz]);
  const ring = readColour(iris);
  mesh.sheet(
    (u, v) => {
      const [away, turn] = [u * ballEnd, v * Math.PI * 2];
      const [ahead, across, lift] = [
        Math.cos(away) * size - size * 0.34,
        Math.sin(away) * Math.cos(turn) * size,
        Math.sin(away) * Math.sin(turn) * size,
      ];
      const on = (axis: 0 | 1 | 2, d: number): number => at[axis] + d * ahead + side[axis] * across + up[axis] * lift;
      return [on(0, dx), on(1, dy), on(2, dz)];
    },
    14,
    28,
    (u, v) => {
      const [away, turn] = [u * ballEnd, v * Math.PI * 2];
      const [x, y] = [Math.sin(away) * Math.cos(turn), Math.sin(away) * Math.sin(turn)];
      // The lid throws its shade on the upper half, and the iris has a dark edge.
      const shaded = scaleRgb(ring, (1 - 0.7 * smooth(0.62, 0.95, Math.sin(away))) * (1 - 0.45 * smooth(0.1, 0.7, y)));
      const seen = mixRgb(shaded, [0.004, 0.003, 0.002], smooth(0.56, 0.5, Math.sin(away)));
      return mixRgb(seen, [0.95, 0.96, 1], 0.9 * smooth(0.19, 0.12, Math.hypot(x - 0.16, y - 0.34)));
    },
    materials.gloss,
  );
}

/** How far around an eyeball goes that is seen between its lids, radians. */
const ballEnd = 1.3;

/** Fingers or toes: cones that part along x on their way, so far apart where they begin and where they end. */
export function digits(
  from: Vec3,
  to: Vec3,
  look: {
    readonly count: number;
    readonly apart: readonly [number, number];
    readonly radii: readonly [number, number];
    readonly colour: number;
  },
): Cones {
  const { count, apart, radii, colour } = look;
  return Array.from({ length: count }, (_, i) => {
    const t = i - (count - 1) / 2;
    return [from[0] + t * apart[0], from[1], from[2], radii[0], to[0] + t * apart[1], to[1], to[2], radii[1], colour];
  });
}
