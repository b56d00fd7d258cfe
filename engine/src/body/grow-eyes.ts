import { smooth } from '../solid/noise.ts';
import { jointAt } from './blend-body.ts';

/** From the middle of an eye: up to where it grows with its lids as a whole, and where the face is as it was; metres. */
const [wholeEye, untouched] = [0.02, 0.05] as const;

/**
 * Makes eyes larger by a share, with their lids, lashes and irises, and what lies about them in a face at rest give way.
 * The shapes of the model open lids alone: an iris in more white stares, and those of people seen whole are no more than dark slits.
 */
export function growEyes(points: Float32Array, by: number): void {
  if (by === 0) return;
  for (const letter of ['L', 'R'] as const) {
    const [mx, my, mz] = jointAt(points, `eye.${letter}____head`);
    for (let at = 0; at < points.length; at += 3) {
      const x = (points[at] ?? 0) - mx;
      const y = (points[at + 1] ?? 0) - my;
      // Most of a body is far below: it is not asked for more.
      if (Math.abs(y) > untouched || Math.abs(x) > untouched) continue;
      const z = (points[at + 2] ?? 0) - mz;
      const far = Math.sqrt(x * x + y * y + z * z);
      if (far >= untouched) continue;
      const larger = 1 + by * smooth(untouched, wholeEye, far);
      points[at] = mx + x * larger;
      points[at + 1] = my + y * larger;
      points[at + 2] = mz + z * larger;
    }
  }
}
