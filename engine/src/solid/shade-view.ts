import type { Steps } from '../raster/picture.ts';
import { layGlass } from './clear-glass.ts';
import { HairRoots, growHair } from './grow-hair.ts';
import type { NearSun } from './near-sun.ts';
import { occlude, occlusionReach } from './occlusion.ts';
import { PixelShader } from './pixel-shader.ts';
import { grown, wholeOf } from './rect.ts';
import { layFire } from './lay-fire.ts';
import type { Rect } from './rect.ts';
import type { CloudMap } from './sky-light.ts';
import type { Sunlight } from './sun-map.ts';
import type { View } from './view.ts';
import type { World } from './world.ts';

/** Rows shaded between two pauses. */
const bandRows = 32;

/** What is kept of a view beside its light, for whoever gives the room: three numbers a pixel each, all 0 before. */
export interface Kept {
  /** Which way what is seen is turned. */
  readonly normals?: Float32Array;
  /** Which colour what is seen has of itself, in linear light; none where there is sky or water. */
  readonly colours?: Float32Array;
}

/** What a view is shaded with. */
interface ShadeOrder extends Kept {
  readonly sunlight: Sunlight;
  readonly nearSun?: NearSun | undefined;
  readonly reflection?: View | undefined;
  /** The view is a mirror that lies at this height. */
  readonly level?: number;
  readonly clouds: CloudMap | undefined;
  /** The part that is shaded, all of it by itself. */
  readonly within?: Rect;
  /** Of that part the pixels that are shaded, 1 each; all of them by itself. */
  readonly mask?: Uint8Array;
}

/** Shades what an outline shows, then darkens its corners, grows the hair of its coats and lays what is of clear glass and fire before it. Yields the share done. */
export function* shadeView(world: World, view: View, order: ShadeOrder): Steps {
  const { within = wholeOf(view), level, mask } = order;
  const { left, top, right, bottom } = within;
  // What is mirrored is too restless for single hairs, and for what is darker in its corners.
  const normals = level === undefined ? (order.normals ?? new Float32Array(view.width * view.height * 3)) : undefined;
  const roots = level === undefined ? new HairRoots() : undefined;
  const shader = new PixelShader(world, view, { ...order, normals, roots });
  if (level === undefined) shader.holdCard();
  for (let from = top; from < bottom; from += bandRows) {
    shader.shadeWithin({ left, right, top: from, bottom: Math.min(bottom, from + bandRows) }, mask);
    yield (from - top) / (bottom - top);
  }
  if (normals && !mask) {
    // Whatever darkens the part may stand beside it.
    const around = grown(within, Math.ceil(occlusionReach(view.height)), view);
    shader.readNormals({ ...around, bottom: top });
    shader.readNormals({ ...around, top: bottom });
    shader.readNormals({ top, bottom, left: around.left, right: left });
    shader.readNormals({ top, bottom, left: right, right: around.right });
  }
  if (normals) occlude(view, normals, world, within, mask);
  if (roots) growHair(view, roots);
  if (level === undefined) layGlass(world, view, { sunlight: order.sunlight, within, mask });
  layFire(world, view, within, mask);
  yield 1;
}
