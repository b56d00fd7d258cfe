import { materials } from '../solid/materials.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { tau } from './chance.ts';
import type { ProfilePoint } from './smooth-profile.ts';

/**
 * A turned vessel of clear glass that is looked into from -z: a whole wall would be china, so it has the far half, in the colour that is
 * seen through it, its outline and the gleam of a window.
 */
export function hollowGlass(
  mesh: Mesh,
  profile: readonly ProfilePoint[],
  behind: (height: number) => Colour,
  material: number = materials.gloss,
): void {
  const last = profile.length - 1;
  const on = (turn: number, v: number, out = 1): Vec3 => {
    const at = Math.min(last, Math.max(0, v * last));
    const [low, high] = [profile[Math.floor(at)] ?? [0, 0], profile[Math.ceil(at)] ?? [0, 0]];
    const share = at - Math.floor(at);
    const r = (low[0] + (high[0] - low[0]) * share) * out;
    return [Math.cos(turn) * r, low[1] + (high[1] - low[1]) * share, Math.sin(turn) * r];
  };
  const over = 0.16;
  mesh.sheet(
    (u, v) => on(-over + u * (tau / 2 + over * 2), v),
    48,
    last,
    (_u, v) => behind(v),
    material,
  );
  for (const turn of [-over, tau / 2 + over]) {
    const side = Array.from({ length: last + 1 }, (_, i) => on(turn, i / last));
    mesh.tube(side, [0.014], '#f2f8fa', materials.gloss, 6);
  }
  for (const [from, to, low, high] of [
    [-2.62, -2.38, 0.52, 0.84],
    [-2.3, -2.22, 0.56, 0.8],
  ] as const)
    mesh.sheet(
      (u, v) => {
        const narrow = Math.sqrt(Math.max(0, 1 - (2 * v - 1) ** 4));
        return on((from + to) / 2 + (u - 0.5) * (to - from) * narrow, low + (high - low) * v, 0.995);
      },
      4,
      12,
      () => '#f6fafc',
      materials.plain,
    );
}
