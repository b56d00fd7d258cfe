import { noise3, smooth } from '../solid/noise.ts';
import { tau } from './chance.ts';

// How cloth is thrown into folds: each says how far it stands out at a share of its fall and a turn around the body, metres.

export type Fold = (u: number, turn: number) => number;

/** Round ridges with narrow grooves between them, -1..0.6; they wind around by so many turns. */
function ridges(seed: number, u: number, turn: number, many: { around: number; along: number; wind: number }): number {
  const t = turn + many.wind * u * tau;
  const n = noise3(
    Math.cos(t) * many.around + seed * 7.3,
    Math.sin(t) * many.around + seed * 3.1,
    u * many.along + seed,
  );
  return Math.min(1, Math.abs(n - 0.5) * 4) * 1.6 - 1;
}

/** Cloth that is drawn aslant over a body and hangs loose. */
export function loose(seed: number, depth: number): Fold {
  return (u, turn) =>
    depth *
    (ridges(seed, u, turn, { around: 0.9, along: 3.2, wind: 0.4 }) * 0.5 +
      ridges(seed + 4, u, turn, { around: 0.8, along: 5.5, wind: -0.5 }) * 0.35);
}

/** Folds that fall from where it is gathered and deepen to the hem: of a skirt, a robe or a wide coat. */
export function falling(seed: number, many: number, depth: number): Fold {
  return (u, turn) => {
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    const warp = (noise3(c * 1.2 + seed * 3, s * 1.2, u * 0.8) - 0.5) * 1.3;
    const main = Math.abs(Math.sin((many / 2) * (turn + warp) + seed)) * 1.7 - 1.1;
    const second = Math.abs(Math.sin(many * 0.5 * (turn - warp * 0.6) + seed * 2 + turn)) * 1.4 - 0.9;
    const strong = 0.55 + 0.8 * noise3(c * 1.6 + seed, s * 1.6 + 5, u * 0.7);
    return depth * strong * (main * 0.75 + second * 0.25) * smooth(0, 1, u) ** 0.8;
  };
}

/** Several at once. */
export const together =
  (...folds: readonly Fold[]): Fold =>
  (u, turn) =>
    folds.reduce((sum, fold) => sum + fold(u, turn), 0);
