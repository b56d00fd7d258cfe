import { smooth } from '../solid/noise.ts';

/** How long a step is, metres. */
const stride = 0.68;

/** How much of a place is the print of a foot, 0 to 1: `aside` of a way that leads away from the eye, and z metres along it. */
export function footprintAt(aside: number, z: number): number {
  const nth = Math.floor(z / stride);
  const across = aside + (nth % 2 ? 0.13 : -0.13);
  return smooth(1, 0.55, Math.hypot(across / 0.075, (z - (nth + 0.5) * stride) / 0.17));
}
