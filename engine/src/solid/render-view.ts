import { mapNearSun } from './near-sun.ts';
import type { NearSun } from './near-sun.ts';
import { Outline } from './outline.ts';
import { shadeView } from './shade-view.ts';
import { mapClouds } from './sky-light.ts';
import { mapSun } from './sun-map.ts';
import type { Sunlight } from './sun-map.ts';
import type { Kept } from './shade-view.ts';
import type { View } from './view.ts';
import type { World } from './world.ts';

/** A first look at a world, small and without mirrors. */
interface Glance {
  readonly width: number;
  readonly height: number;
  readonly show: (view: View) => void;
}

/**
 * Renders a world: the mirror in its water first, then the view, then what its events add. Yields the share done. A glance comes before all of it,
 * and changes nothing of the view.
 */
export function* renderWorld(
  world: World,
  width: number,
  height: number,
  glance?: Glance,
  kept: Kept = {},
): Generator<number, View, void> {
  const { sunlight } = mapSun(world.mesh, world.air.sun, world.focus, world.shadowRadius);
  const nearSun = mapNearSun(world);
  yield 0.08;
  if (glance) {
    for (const step of renderView(world, { width: glance.width, height: glance.height, sunlight })) {
      if (typeof step !== 'number') glance.show(step);
    }
  }
  const level = world.water?.level ?? (world.wet ? 0 : undefined);
  let reflection: View | undefined;
  if (level !== undefined) {
    for (const step of renderView(world, { width: width >> 1, height: height >> 1, sunlight, level })) {
      if (typeof step === 'number') yield 0.08 + 0.17 * step;
      else reflection = step;
    }
  }
  if (reflection && world.water) mirrorEvents(world, reflection);
  let view: View | undefined;
  for (const step of renderView(world, { width, height, sunlight, nearSun, reflection, ...kept })) {
    if (typeof step === 'number') yield 0.25 + 0.65 * step;
    else view = step;
  }
  if (!view) throw new Error('A view ends with itself.');
  for (const event of world.events) {
    event(view, world);
    yield 0.95;
  }
  return view;
}

interface ViewOrder extends Kept {
  readonly width: number;
  readonly height: number;
  readonly sunlight: Sunlight;
  readonly nearSun?: NearSun | undefined;
  readonly reflection?: View | undefined;
  /** The view is a mirror that lies at this height. */
  readonly level?: number;
}

/** Yields fractions, and the view as its last word. */
function* renderView(world: World, order: ViewOrder): Generator<number | View, void, void> {
  const outline = new Outline(world, order);
  const { view } = outline;
  outline.drawTriangles();
  yield 0.1;
  outline.drawBodies();
  yield 0.15;
  const clouds = world.backdrop ? undefined : mapClouds(world.air, view);
  yield 0.2;
  for (const share of shadeView(world, view, { ...order, clouds })) yield 0.2 + 0.75 * share;
  yield view;
}

/** What is farther off than this, one over metres, has lights before it that stand in the sky. */
const farOff = 0.008;

/** What flashes in the sky also shines in the water: events on black, laid into the mirror about its horizon. */
export function mirrorEvents(world: World, reflection: View): void {
  if (world.events.length === 0) return;
  const { width, height } = reflection;
  const { forward, up } = world.camera;
  const horizon = height / 2 + (forward[1] / up[1]) * reflection.focal;
  const shift = Math.round(height - 1 - 2 * horizon);
  const light = new Float32Array(width * height * 3);
  // What stands in the mirror hides what shines behind it, as it does in the picture.
  const nearness = new Float32Array(width * height);
  for (let y = Math.max(0, -shift); y < Math.min(height, height - shift); y++)
    nearness.set(reflection.nearness.subarray((y + shift) * width, (y + shift + 1) * width), y * width);
  const ids = new Int32Array(width * height).fill(-1);
  for (const event of world.events) event({ ...reflection, light, nearness, ids, isMirror: true }, world);
  for (let y = 0; y < height; y++) {
    const source = y - shift;
    if (source < 0 || source >= height || source > horizon) continue;
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if ((reflection.nearness[i] ?? 0) > farOff) continue;
      for (let k = 0; k < 3; k++) {
        reflection.light[i * 3 + k] = (reflection.light[i * 3 + k] ?? 0) + (light[(source * width + x) * 3 + k] ?? 0);
      }
    }
  }
}
