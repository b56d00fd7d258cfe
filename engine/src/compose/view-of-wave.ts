import { around } from '../solid/bounds.ts';
import { lookFrom } from '../solid/camera.ts';
import type { World } from '../solid/world.ts';
import type { Measured } from './framing.ts';
import type { Plan } from './plan.ts';

/** How high over the water the eye is, and how much of the width and the height of a picture the wave has; it may leave it at its sides, and its rider may not. */
const [eyeHigh, wide, tall] = [1.6, 2.2, 0.95] as const;
/** How much of what is seen is below the middle of the wave. */
const below = 0.44;

/** How a world is seen where somebody surfs: from low over the water, the wave across the picture; undefined otherwise. */
export function viewOfWave(
  { camera }: Pick<World, 'camera'>,
  { items: [first], camera: word }: Pick<Plan, 'items' | 'camera'>,
  measured: readonly Measured[],
): Pick<World, 'camera'> | undefined {
  if (first?.asked.act !== 'surfs' || word === 'wide' || word === 'aerial') return undefined;
  const box = around(measured.filter(({ thing }) => thing.item === 1).map(({ bounds }) => bounds));
  if (!box) return undefined;
  const x = measured.find(({ thing }) => thing.item === 1)?.thing.x ?? 0;
  const [high, z] = [box.to[1] - Math.max(0, box.from[1]), box.from[2]];
  const eye = [camera.eye[0], Math.max(box.from[1], 0) + eyeHigh, camera.eye[2]] as const;
  const away = z - eye[2];
  const focal = Math.min((tall * away) / high, (wide * away) / (box.to[0] - box.from[0]));
  return {
    camera: lookFrom(
      eye,
      [x, Math.max(0, box.from[1]) + high * (0.5 + (0.5 - below)), z],
      Math.max(camera.focal, focal),
    ),
  };
}
