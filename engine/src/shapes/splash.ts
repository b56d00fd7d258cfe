import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import { chanceAt } from '../solid/noise.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { tau } from './chance.ts';

/** Where water bursts: how far from the middle of what leaps, how far around that it is thrown up, and how high; metres. */
interface Burst {
  readonly from: number;
  readonly out: number;
  readonly high: number;
  /** How far it is drawn after what leaps ahead. */
  readonly drawn: number;
}

/** Jets of it, the drops that each breaks up into, and patches of foam around them. */
const [jets, dropsOfJet, patches] = [120, 16, 110] as const;
const foam = '#eef4f6';

/** Water that bursts where a body leaves it: jets that are thrown up and outward, break up into ever finer drops and fall, over foam on the water (STUDIO-37). */
export function buildSplash(mesh: Mesh, burst: Burst): void {
  for (let j = 0; j < jets; j++) {
    const by = (k: number): number => chanceAt(j, k);
    const turn = (j / jets) * tau + by(1);
    const steep = 0.12 + 0.88 * by(2) ** 2;
    const way = wayOf(burst, { turn, out: 0.35 + 0.95 * by(3), steep });
    const thick = burst.high * (0.008 + 0.014 * by(4) ** 2);
    // Whole where it leaves the water, in threads and then in drops towards its end.
    const whole = 0.03 + 0.06 * by(5) + 0.12 * (1 - steep) ** 4;
    mesh.tube(
      [0, 0.35, 0.7, 1].map((t) => way(t * whole)),
      [thick, thick * 0.8, thick * 0.5, thick * 0.15],
      foam,
      materials.snow,
      5,
    );
    for (let d = 0; d < dropsOfJet; d++) {
      const t = whole * 0.5 + (0.95 - whole * 0.5) * chanceAt(j * 31 + d, 7) ** 1.7;
      const [x, y, z] = way(t);
      const stray = thick * (2 + 7 * t);
      const off = (k: number): number => (chanceAt(j * 31 + d, k) - 0.5) * stray;
      const r = thick * (0.13 + 0.5 * chanceAt(j * 31 + d, 8) ** 4) * (1.15 - 0.8 * t);
      mesh.ball(x + off(9), Math.max(0, y + off(10)), z + off(11), r, r * 1.4, r, foam, materials.snow, 4);
    }
  }
  for (let p = 0; p < patches; p++) {
    const [turn, far] = [chanceAt(p, 21) * tau, 0.25 + 1.2 * chanceAt(p, 22) ** 1.3];
    const r = burst.out * (0.02 + 0.07 * chanceAt(p, 23) ** 2) * (1.3 - 0.6 * far);
    const [x, z] = [Math.cos(turn) * far * burst.out + burst.from, Math.sin(turn) * far * burst.out * 0.8];
    mesh.ball(x, 0.01, z, r * 1.5, r * 0.14, r, foam, materials.snow, 7);
  }
}

/** The way of a jet, from where it leaves the water (0) to where it falls into it (1). */
function wayOf(
  { from, out, high, drawn }: Burst,
  jet: { readonly turn: number; readonly out: number; readonly steep: number },
): (t: number) => Vec3 {
  const [c, s] = [Math.cos(jet.turn), Math.sin(jet.turn)];
  return (t) => {
    const far = out * (0.45 + jet.out * 0.8 * t);
    return [c * far + from - drawn * t * jet.steep, high * jet.steep * 4 * t * (1 - t), s * far * 0.7];
  };
}
