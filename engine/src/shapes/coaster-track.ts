import { normalised } from '../solid/vectors.ts';
import { triples } from './points.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { tau } from './chance.ts';

/** A place of the track, with where it leads and where up is for who rides there. */
export interface TrackPlace {
  readonly at: Vec3;
  readonly along: Vec3;
  readonly up: Vec3;
  readonly across: Vec3;
}

/** A station, a hill with a chain, a drop into a loop, hills, and the way back behind. */
export function layTrack(): readonly TrackPlace[] {
  const loop = Array.from({ length: 17 }, (_, i): Vec3 => {
    const a = (i / 16) * tau;
    const r = 5.6 - 0.9 * Math.cos(a + Math.PI) * 0.5;
    return [1.5 + Math.sin(a) * r + (i / 16) * 2.4, 1.8 + (1 - Math.cos(a)) * 6.4, -5 + (i / 16) * 2.6];
  });
  const way: Vec3[] = [
    ...triples([-22, 1.8, 6, -26.5, 1.8, 4, -28, 2, 0, -26.6, 2.6, -4, -23.5, 5.4, -5.2, -18.6, 13, -5.4]),
    ...triples([-15, 19.5, -5.4, -12.2, 22, -5.4, -9.6, 19.6, -5.3, -7, 12, -5.2, -4.2, 4.6, -5.1]),
    ...loop,
    ...triples([8, 2.6, -2.2, 12, 7.4, -2.2, 15.4, 10.8, -2.2, 18.8, 8.2, -1.6, 22.4, 4.4, 0, 26.4, 5.2, 3.2]),
    ...triples([27.4, 7, 7, 24, 9, 10, 18, 10, 10.6, 11, 5.2, 10.4, 4.5, 4.2, 10.2, -2, 9, 10]),
    ...triples([-8, 9.6, 9.8, -13.5, 4.4, 9.2, -18, 1.9, 7.6]),
  ];
  const count = way.length;
  const point = (t: number): Vec3 => {
    const i = Math.floor(t);
    const f = t - i;
    const node = (k: number): Vec3 => way[(i + k + count) % count] ?? [0, 0, 0];
    const [a, b, c, d] = [node(-1), node(0), node(1), node(2)];
    const axis = (k: 0 | 1 | 2): number =>
      0.5 *
      (2 * b[k] +
        (c[k] - a[k]) * f +
        (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * f * f +
        (3 * b[k] - a[k] - 3 * c[k] + d[k]) * f * f * f);
    return [axis(0), axis(1), axis(2)];
  };
  // Steps of one length along the way.
  const fine = Array.from({ length: count * 30 + 1 }, (_, i) => point(i / 30));
  const points: Vec3[] = [];
  let gone = 0;
  for (let i = 1; i < fine.length; i++) {
    const [a, b]: Vec3[] = [fine[i - 1] ?? [0, 0, 0], fine[i] ?? [0, 0, 0]];
    if (!a || !b) continue;
    if (gone <= 0) {
      points.push(a);
      gone += 0.5;
    }
    gone -= Math.hypot(b[0] - a[0], b[1] - a[1], b[2] - a[2]);
  }
  return points.map((at, i): TrackPlace => {
    const n = points.length;
    const near = (k: number): Vec3 => points[(i + k + n) % n] ?? at;
    const [p, q] = [near(-2), near(2)];
    const along = normalised([q[0] - p[0], q[1] - p[1], q[2] - p[2]]);
    const [f, g] = [near(-4), near(4)];
    // What a rider feels: weight, and the pull of the bend at the speed that the height of the fall gives.
    const pull = (k: 0 | 1 | 2): number => ((f[k] + g[k] - 2 * at[k]) / 4) * 2 * (22.5 - at[1]);
    const felt: Vec3 = [pull(0), pull(1) + 1, pull(2)];
    const lost = felt[0] * along[0] + felt[1] * along[1] + felt[2] * along[2];
    const up = normalised([felt[0] - along[0] * lost, felt[1] - along[1] * lost, felt[2] - along[2] * lost]);
    const across: Vec3 = [
      along[1] * up[2] - along[2] * up[1],
      along[2] * up[0] - along[0] * up[2],
      along[0] * up[1] - along[1] * up[0],
    ];
    return { at, along, up, across };
  });
}
