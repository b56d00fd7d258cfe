import type { Random } from '../raster/random.ts';
import { materials } from '../solid/materials.ts';
import { readColour } from '../solid/mesh.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import { fbm, smooth } from '../solid/noise.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { tau, vary } from './chance.ts';

/** What a cake is made of, from within to its top. */
export interface CakeMakings {
  readonly crumb: Colour;
  readonly cream: Colour;
  /** What covers it all around. */
  readonly frosting: Colour;
  /** What was poured over its top and has run down its sides; left out, there is none. */
  readonly glaze?: Colour;
}

const radius = 0.92;
const foot = 0.1;
const height = 0.72;
/** The piece that is cut out of it, radians, opens to the eye. */
const cut = { from: -Math.PI / 2 - 0.62, to: -Math.PI / 2 + 0.1 } as const;
const top = foot + height;

/** How high over the table whatever lies on the cake lies, and where it can: around its rim, but not over the piece that is missing. */
export function onTop(count: number, away: number): Vec3[] {
  return Array.from({ length: count }, (_, i): Vec3 => {
    const angle = cut.to + 0.16 + ((i + 0.5) / count) * (tau - (cut.to - cut.from) - 0.32);
    return [Math.cos(angle) * away, top + 0.03, Math.sin(angle) * away];
  });
}

/** A round cake of three layers on a plate, decimetres, with a piece cut out of it so that they are seen. */
export function layerCake(mesh: Mesh, random: Random, { crumb, cream, frosting, glaze }: CakeMakings): void {
  mesh.lathe(
    [
      [0, 0.02],
      [0.7, 0.02],
      [1.2, 0.07],
      [1.24, 0.1],
      [1.2, 0.095],
      [0.7, 0.05],
      [0, 0.05],
    ],
    48,
    '#eeeae2',
    materials.gloss,
  );
  const span = tau - (cut.to - cut.from);
  const angleAt = (u: number): number => cut.to + u * span;
  const at = (u: number, r: number, y: number): Vec3 => [Math.cos(angleAt(u)) * r, y, Math.sin(angleAt(u)) * r];
  // Frosting: up the side, around the edge, to the middle.
  mesh.sheet(
    (u, v) => {
      // The side was drawn off with a comb, by a hand that was not quite steady.
      const up = Math.min(1, v / 0.6);
      const furrow = 0.5 - 0.5 * Math.sin(up * 56 + 1.2 * fbm(u * 14, 3, 2));
      const ripple = glaze ? 0 : -0.02 * furrow * smooth(0, 0.1, up) * smooth(1, 0.9, up);
      if (v < 0.6) return at(u, radius + ripple, foot + (height - 0.06) * (v / 0.6));
      if (v < 0.75) {
        const a = ((v - 0.6) / 0.15) * (Math.PI / 2);
        return at(u, radius - 0.06 + 0.06 * Math.cos(a), top - 0.06 + 0.06 * Math.sin(a));
      }
      const out = 1 - (v - 0.75) / 0.25;
      return at(u, (radius - 0.06) * out, top + 0.012 * Math.sin(out * 26 + u * 6) * smooth(1, 0.85, out));
    },
    160,
    130,
    () => frosting,
    materials.snow,
  );
  for (const edge of [0, 1]) cutFace(mesh, random, edge === 0 ? cut.to : cut.from, { crumb, cream, frosting });
  if (glaze) pour(mesh, random, glaze, at);
}

/** Crumb between cream, as the knife has left it. */
function cutFace(mesh: Mesh, random: Random, angle: number, { crumb, cream, frosting }: CakeMakings): void {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const crumbs = Array.from({ length: 40 * 24 }, () => vary(readColour(crumb), random, 0.34));
  const layerOf = (y: number): Colour | undefined => {
    const share = (y - foot) / height;
    if (share > 0.94) return frosting;
    return (share > 0.3 && share < 0.355) || (share > 0.62 && share < 0.675) ? cream : undefined;
  };
  mesh.sheet(
    (u, v) => [c * u * radius, foot + height * 0.985 * v, s * u * radius],
    40,
    60,
    (u, v) =>
      u > 0.95
        ? frosting
        : (layerOf(foot + height * v) ?? crumbs[Math.floor(u * 40) * 24 + Math.floor(v * 24)] ?? crumb),
    materials.plain,
  );
}

/** A glaze that shines on the top, and in drops of different length down the side. */
function pour(mesh: Mesh, random: Random, glaze: Colour, at: (u: number, r: number, y: number) => Vec3): void {
  const drops = Array.from({ length: 26 }, () => 0.08 + random() ** 1.6 * 0.34);
  const reach = (u: number): number => {
    const place = u * drops.length;
    const drop = drops[Math.floor(place) % drops.length] ?? 0.1;
    const across = (place % 1) * 2 - 1;
    return 0.05 + Math.max(0, drop * Math.sqrt(Math.max(0, 1 - across * across)) - 0.02);
  };
  mesh.sheet(
    (u, v) => {
      if (v < 0.45) return at(u, radius + 0.022, top - 0.04 - reach(u) * (1 - v / 0.45));
      if (v < 0.65) {
        const a = ((v - 0.45) / 0.2) * (Math.PI / 2);
        return at(u, radius - 0.06 + 0.082 * Math.cos(a), top - 0.04 + 0.062 * Math.sin(a));
      }
      return at(u, (radius - 0.06) * (1 - (v - 0.65) / 0.35), top + 0.022);
    },
    260,
    20,
    () => glaze,
    materials.gloss,
  );
}
