import { buildingsConcepts } from '../concepts/buildings/index.ts';
import { around } from '../solid/bounds.ts';
import { lookFrom } from '../solid/camera.ts';
import type { World } from '../solid/world.ts';
import type { Measured } from './framing.ts';
import type { Plan } from './plan.ts';

/** How much of the height of a picture a building has that is alone in it, how much of its width at most, and what is left below it. */
const share = { tall: 0.52, wide: 0.82, below: 0.26 } as const;
/** The longest lens over that of its setting. */
const longest = 1.75;

const buildings: ReadonlySet<string> = new Set(buildingsConcepts.map(({ id }) => id));

/** How a world is seen of which only one building was named, and that would be small in it: through a longer lens; undefined otherwise. */
export function fillWithBuilding(
  { camera }: Pick<World, 'camera'>,
  { items, camera: word, happenings, setting }: Pick<Plan, 'items' | 'camera' | 'happenings' | 'setting'>,
  { measured, aspect }: { readonly measured: readonly Measured[]; readonly aspect: number },
): Pick<World, 'camera'> | undefined {
  const [first] = items;
  // A sky that was asked for needs its room, and in a street a tower belongs to its end.
  if (!first || items.length > 1 || first.count > 1 || word !== undefined || happenings.length > 0) return undefined;
  const isSaidSmall = first.asked.size < 1 || first.asked.side !== undefined;
  if (!buildings.has(first.concept.id) || isSaidSmall || !open.has(setting)) return undefined;
  const box = around(measured.map(({ bounds }) => bounds));
  if (!box) return undefined;
  const { eye, forward, focal } = camera;
  // The brow of its hill hides the foot of a castle.
  const hidden = first.concept.id === 'castle' && setting === 'hills' ? browHides : 0;
  const foot = box.from[1] + (box.to[1] - box.from[1]) * hidden;
  const away = (box.from[2] + box.to[2]) / 2 - eye[2];
  const [left, right] = [(box.from[0] - eye[0]) / away, (box.to[0] - eye[0]) / away];
  const [bottom, top] = [Math.atan2(foot - eye[1], away), Math.atan2(box.to[1] - eye[1], box.to[2] - eye[2])];
  const unit = Math.min(1, aspect * 1.25);
  const rise = (lens: number): number => bottom + Math.atan((0.5 - share.below) / (lens * unit));
  const tall = (lens: number): number => 0.5 - share.below + Math.tan(top - rise(lens)) * lens * unit;
  const fits = (lens: number): boolean =>
    tall(lens) < share.tall && (right - left) * lens * unit < share.wide * aspect && lens < focal * longest;
  let lens = focal;
  while (fits(lens * 1.03)) lens *= 1.03;
  if (lens < focal * 1.08) return undefined;
  // It stays on its side of the middle, as far as all of it is seen.
  const wide = aspect / (lens * unit);
  const own = (left + right) / 2 - forward[0] / forward[2];
  const most = Math.max(0, wide * 0.46 - (right - left) / 2);
  const x = (left + right) / 2 - Math.max(-most, Math.min(most, (own * focal) / lens));
  const y = Math.tan(rise(lens));
  return { camera: lookFrom(eye, [eye[0] + x * 20, eye[1] + y * 20, eye[2] + 20], lens) };
}

/** How much of the height of a castle is behind the brow of the hill that it stands on. */
const browHides = 0.14;

/** Open land that is there wherever one looks. */
const open: ReadonlySet<Plan['setting']> = new Set<Plan['setting']>(['hills', 'coast', 'desert', 'river', 'savanna']);
