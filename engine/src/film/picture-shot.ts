import { describePrompt } from '../prompt/describe-prompt.ts';
import { hashText } from '../raster/random.ts';
import { createScene } from '../scenes/scene.ts';
import type { StyledImage } from '../styles/style.ts';
import { findStyle } from '../styles/find-style.ts';
import type { FilmRequest } from './film.ts';
import { guessDepth } from './picture/guess-depth.ts';
import type { DepthMap } from './picture/guess-depth.ts';
import { loadPicture } from './picture/load-picture.ts';
import { layParticles } from './picture/particles.ts';
import type { Drift } from './picture/particles.ts';
import { readMove } from './picture/read-move.ts';
import { splitPicture } from './picture/source-planes.ts';
import type { SourcePlanes } from './picture/source-planes.ts';
import { breathe, poseAt } from './picture/warp.ts';
import { WarpGrid } from './picture/warp-grid.ts';
import type { Elements } from './picture/warp-grid.ts';
import { momentOf } from './shot.ts';
import type { Shot } from './shot.ts';

/** The picture is held larger than the film, so that it stays sharp as the camera moves in. */
const oversize = 1.12;
/** Seconds a full move takes; a shorter film goes less far, a longer one slower. */
const moveS = 5;

/** Animates a picture: the camera moves through its guessed depth, light passes over it, particles drift. */
export async function openPictureShot(request: FilmRequest, image: Uint8Array): Promise<Shot> {
  const size = heldSize(request);
  const seed = seedOfMove(request);
  const pixels = await repaint(await loadPicture(image, size), size, { request, seed });
  const planes = splitPicture(pixels, size.width, size.height);
  const depth = guessDepth(pixels, size);
  return openMovedShot(request, { seenAt: () => ({ planes, depth }) });
}

/** What the camera moves over. */
export interface Moved {
  /** What there is to see at a moment, in seconds; how near it is, and where sky and water are, as far as that is known. */
  readonly seenAt: (time: number) => {
    readonly planes: SourcePlanes;
    readonly depth: DepthMap;
    readonly elements?: Elements;
  };
  readonly drift?: Drift;
}

/** The size that a picture is held in. */
export function heldSize({ width, height }: FilmRequest): { readonly width: number; readonly height: number } {
  const even = (side: number): number => Math.round((side * oversize) / 2) * 2;
  return { width: even(width), height: even(height) };
}

export function seedOfMove({ prompt, seed }: FilmRequest): number {
  return hashText(`${prompt.trim().toLowerCase()}|${seed}`);
}

/** Moves the camera over what is held. */
export function openMovedShot(request: FilmRequest, moved: Moved): Shot {
  const { width, height, prompt } = request;
  const direction = readMove(prompt);
  const drift = moved.drift ?? direction.drift;
  const grid = new WarpGrid(width, height);
  const seed = seedOfMove(request);
  return {
    expose(frame, out) {
      const moment = momentOf(frame, request);
      const { time } = moment;
      const far = Math.min(1, request.durationS / moveS + 0.35);
      const pose = request.cameraFixed
        ? breathe(time)
        : poseAt(direction.move, far * (moment.travel / request.durationS), time);
      const { ripples } = direction;
      const sinceMiddle = time - request.durationS / 2;
      const { planes, depth, elements } = moved.seenAt(time);
      grid.fill(depth, pose, { time, sinceMiddle, ripples, part: time / request.durationS, elements });
      const full = width * height;
      grid.draw(planes.y, out.subarray(0, full), { width, height, zero: 16 });
      const half = { width: width / 2, height: height / 2, zero: 128 };
      grid.draw(planes.u, out.subarray(full, full + full / 4), half);
      grid.draw(planes.v, out.subarray(full + full / 4), half);
      layParticles(out, request, { drift, seed, time, panX: pose.panX });
      return Promise.resolve();
    },
  };
}

/** A style paints the picture over, once: strokes and washes then move with what they show. */
export function repaint(
  pixels: Uint8ClampedArray<ArrayBuffer>,
  { width, height, forms, wanted }: Pick<StyledImage, 'width' | 'height' | 'forms' | 'wanted'>,
  { request, seed }: { request: FilmRequest; seed: number },
): Promise<Uint8ClampedArray<ArrayBuffer>> {
  const { id, filter } = findStyle(request.style);
  if (!filter) return Promise.resolve(pixels);
  const scene = createScene(describePrompt(request.prompt, id), { seed, width, height });
  // A filter may change what it is given, which here is asked for again: what moves is told by it from what stands still.
  return filter({ pixels: pixels.slice(), width, height, seed, scene, forms, wanted }, () => undefined);
}
