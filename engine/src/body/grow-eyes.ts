import { smooth } from '../solid/noise.ts';
import { jointAt } from './blend-body.ts';
import { loadPeople } from './people.ts';

/** From the middle of an eye: up to where it grows with its lids as a whole, and where the face is as it was; metres. */
const [wholeEye, untouched] = [0.02, 0.05] as const;

/**
 * Makes eyes larger by a share, with their lids, lashes and irises, and what lies about them in a face at rest give way.
 * The shapes of the model open lids alone: an iris in more white stares, and those of people seen whole are no more than dark slits.
 */
export function growEyes(points: Float32Array, by: number): void {
  if (by === 0) return;
  const middles = (['L', 'R'] as const).map((letter) => jointAt(points, `eye.${letter}____head`));
  const { vertexCount } = loadPeople().header;
  for (let v = 0; v < vertexCount; v++)
    for (const middle of middles) {
      const off = middle.map((m, c) => (points[v * 3 + c] ?? 0) - m);
      const share = by * smooth(untouched, wholeEye, Math.hypot(...off));
      if (share === 0) continue;
      off.forEach((one, c) => (points[v * 3 + c] = (points[v * 3 + c] ?? 0) + one * share));
    }
}
