import { around } from '../solid/bounds.ts';
import { lookFrom } from '../solid/camera.ts';
import type { World } from '../solid/world.ts';
import type { Measured } from './framing.ts';
import type { Plan } from './plan.ts';

/** How high over the water the eye is, and how much of the height and the width of a picture is of who swims. */
const [eyeHigh, tall, wide] = [0.8, 0.36, 0.56] as const;
/** How much of what is seen is below the middle of who swims. */
const below = 0.34;
/** How high the eye is where land lies before the water: over the edge of a pool. */
const overEdge = 1.35;

/** How a world is seen where somebody swims: near, from low over the water; undefined otherwise. */
export function viewOfSwimmer(
  { camera, water, ground }: Pick<World, 'camera' | 'water' | 'ground'>,
  { items: [first], camera: word }: Pick<Plan, 'items' | 'camera'>,
  { measured, aspect }: { readonly measured: readonly Measured[]; readonly aspect: number },
): Pick<World, 'camera'> | undefined {
  if (first?.asked.act !== 'swims' || word === 'wide' || word === 'aerial') return undefined;
  const box = around(measured.filter(({ thing }) => thing.item === 1).map(({ bounds }) => bounds));
  if (!box) return undefined;
  const level = water?.level ?? 0;
  const high = box.to[1] - level;
  const x = (box.from[0] + box.to[0]) / 2;
  const isEdged = ground(x, (camera.eye[2] + box.from[2]) / 2) > level;
  // Straight before them, so that the edge of a pool lies level.
  const eye = [x, Math.min(camera.eye[1], level + (isEdged ? overEdge : eyeHigh)), camera.eye[2]] as const;
  // What is in the water reaches back behind head and arms.
  const z = box.from[2];
  const away = Math.max(0.5, z - eye[2]);
  const unit = Math.min(1, aspect * 1.25);
  const focal = Math.min((tall * away) / high, (wide * aspect * away) / (box.to[0] - box.from[0])) / unit;
  const middle = level + high / 2;
  const rise = (0.5 - below) * (away / (focal * unit));
  return {
    camera: lookFrom(eye, [x, middle + rise, z], Math.max(camera.focal, focal)),
  };
}
