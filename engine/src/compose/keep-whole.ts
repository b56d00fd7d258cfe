import { around } from '../solid/bounds.ts';
import { lookFrom } from '../solid/camera.ts';
import type { World } from '../solid/world.ts';
import type { Measured } from './framing.ts';
import type { Plan } from './plan.ts';
import { aside, focalUnit, landReaches, marginAside, within } from './view-room.ts';

/** Things of a kind that are kept whole; more of them are a crowd, of which some may leave the picture. */
const mostKeptWhole = 3;
/** What is wider than its picture by more than this would be lost in a view in which it is whole. */
const widestKept = 1.7;

/** How a world is seen where the first thing that was asked for would be cut off at a side; undefined where it is whole, or too wide to be. */
export function keepWhole(
  { camera }: Pick<World, 'camera'>,
  { items: [first], camera: word }: Pick<Plan, 'items' | 'camera'>,
  { measured, aspect }: { readonly measured: readonly Measured[]; readonly aspect: number },
): Pick<World, 'camera'> | undefined {
  if (!first || first.count > mostKeptWhole || first.concept.scattered || first.portrait || word === 'close')
    return undefined;
  const box = around(measured.filter(({ thing }) => thing.item === 1).map(({ bounds }) => bounds));
  if (!box) return undefined;
  const { eye, forward, focal } = camera;
  const wide = aspect / (focal * focalUnit(aspect));
  const middle = forward[0] / forward[2];
  const sidesFrom = (nearest: number): readonly [number, number] => {
    const sides = [nearest, box.to[2]].flatMap((z) =>
      [box.from[0], box.to[0]].map((x) => (x - eye[0]) / Math.max(0.3, z - eye[2])),
    );
    return [Math.min(...sides), Math.max(...sides)];
  };
  const whole = sidesFrom(box.from[2]);
  // What is very wide so may only have a path that leads up to it: what is behind its middle tells.
  const isFar = whole[1] - whole[0] > wide * widestKept;
  const [left, right] = isFar ? sidesFrom((box.from[2] + box.to[2]) / 2) : whole;
  const isWhole = left > middle - wide / 2 && right < middle + wide / 2;
  const needed = Math.max(1, (right - left) / (1 - marginAside * 2) / wide);
  if (isWhole || needed > widestKept) return undefined;
  // A mountain may be cut off at its foot, but the land must not end within the picture.
  const wider = Math.min(needed, Math.max(1, (landReaches * 2 * Math.max(1, aspect)) / wide));
  const seen = wide * wider;
  const x = aside(camera, within(middle, left, right, seen, marginAside, marginAside), seen, aspect);
  const y = forward[1] / forward[2];
  return { camera: lookFrom(eye, [eye[0] + x * 20, eye[1] + y * 20, eye[2] + 20], focal / wider) };
}
