import { describePrompt } from '../prompt/describe-prompt.ts';
import { hashText } from '../raster/random.ts';
import { createScene } from '../scenes/scene.ts';
import { findStyle } from '../styles/find-style.ts';
import type { FilmRequest } from './film.ts';
import { guessDepth } from './picture/guess-depth.ts';
import type { DepthMap } from './picture/guess-depth.ts';
import { loadPicture } from './picture/load-picture.ts';
import { layParticles } from './picture/particles.ts';
import { readMove } from './picture/read-move.ts';
import { readPlane, splitPicture } from './picture/source-planes.ts';
import type { BytePlane } from './picture/source-planes.ts';
import { breathe, lookThrough, poseAt } from './picture/warp.ts';
import type { Pose, Seen } from './picture/warp.ts';
import { momentOf } from './shot.ts';
import type { Shot } from './shot.ts';

/** The picture is held larger than the film, so that it stays sharp as the camera moves in. */
const oversize = 1.12;
/** Pixels between the places whose origin is worked out; between them it runs straight. */
const cellPx = 8;
/** The most a band of light adds to what is near. */
const bandLight = 0.14;
/** Seconds a full move takes; a shorter film goes less far, a longer one slower. */
const moveS = 5;

/** Animates a picture: the camera moves through its guessed depth, light passes over it, particles drift. */
export async function openPictureShot(request: FilmRequest, image: Uint8Array): Promise<Shot> {
  const { width, height, prompt } = request;
  const even = (side: number): number => Math.round((side * oversize) / 2) * 2;
  const size = { width: even(width), height: even(height) };
  const seed = hashText(`${prompt.trim().toLowerCase()}|${request.seed}`);
  const pixels = await repaint(await loadPicture(image, size), size, { request, seed });
  const depth = guessDepth(pixels, size);
  const planes = splitPicture(pixels, size.width, size.height);
  const direction = readMove(prompt);
  const grid = new WarpGrid(width, height);
  return {
    expose(frame, out) {
      const moment = momentOf(frame, request);
      const { time } = moment;
      const far = Math.min(1, request.durationS / moveS + 0.35);
      const pose = request.cameraFixed
        ? breathe(time)
        : poseAt(direction.move, far * (moment.travel / request.durationS), time);
      grid.fill(depth, pose, { time, ripples: direction.ripples, part: time / request.durationS });
      const full = width * height;
      grid.draw(planes.y, out.subarray(0, full), { width, height, zero: 16 });
      const half = { width: width / 2, height: height / 2, zero: 128 };
      grid.draw(planes.u, out.subarray(full, full + full / 4), half);
      grid.draw(planes.v, out.subarray(full + full / 4), half);
      layParticles(out, request, { drift: direction.drift, seed, time, panX: pose.panX });
      return Promise.resolve();
    },
  };
}

/** A style paints the picture over, once: strokes and washes then move with what they show. */
function repaint(
  pixels: Uint8ClampedArray<ArrayBuffer>,
  size: { width: number; height: number },
  { request, seed }: { request: FilmRequest; seed: number },
): Promise<Uint8ClampedArray<ArrayBuffer>> {
  const { id, filter } = findStyle(request.style);
  if (!filter) return Promise.resolve(pixels);
  const scene = createScene(describePrompt(request.prompt, id), { seed, ...size });
  return filter({ pixels, ...size, seed, scene }, () => undefined);
}

/** For every eighth pixel: where in the picture it comes from, and how much light falls on it. */
class WarpGrid {
  private readonly columns: number;
  private readonly rows: number;
  private readonly x: Float32Array;
  private readonly y: Float32Array;
  private readonly light: Float32Array;
  private readonly width: number;
  private readonly height: number;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.columns = Math.ceil(width / cellPx) + 2;
    this.rows = Math.ceil(height / cellPx) + 2;
    const plane = (): Float32Array => new Float32Array(this.columns * this.rows);
    this.x = plane();
    this.y = plane();
    this.light = plane();
  }

  fill(depth: DepthMap, pose: Pose, at: { time: number; ripples: boolean; part: number }): void {
    const seen: Seen = { x: 0, y: 0, near: 0 };
    for (let row = 0; row < this.rows; row++) {
      for (let column = 0; column < this.columns; column++) {
        const u = (column * cellPx) / this.width;
        const v = (row * cellPx) / this.height;
        lookThrough(depth, pose, u, v, seen);
        if (at.ripples) ripple(seen, at.time);
        const i = row * this.columns + column;
        this.x[i] = seen.x;
        this.y[i] = seen.y;
        // A slanting band of light wanders across, brighter on what is near.
        const away = u - 0.5 + (v - 0.5) * 0.35 - (at.part * 1.7 - 0.85);
        this.light[i] = 1 + bandLight * Math.exp(-away * away * 22) * (0.35 + 0.65 * seen.near);
      }
    }
  }

  /** Draws a plane of the picture into a plane of the frame; `zero` is the value of no light or no colour. */
  draw(
    from: BytePlane,
    to: Uint8Array,
    { width, height, zero }: { width: number; height: number; zero: number },
  ): void {
    const step = (cellPx * width) / this.width;
    for (let y = 0; y < height; y++) {
      const row = Math.floor(y / step);
      const f = y / step - row;
      for (let first = 0; first < width; first += step) {
        const a = this.between(row, first / step, f);
        const b = this.between(row, first / step + 1, f);
        const count = Math.min(step, width - first);
        for (let i = 0; i < count; i++) {
          const g = i / step;
          const x = (a.x + (b.x - a.x) * g) * from.width - 0.5;
          const down = (a.y + (b.y - a.y) * g) * from.height - 0.5;
          const value = zero + (readPlane(from, x, down) - zero) * (a.light + (b.light - a.light) * g) + 0.5;
          to[y * width + first + i] = value > 240 ? 240 : value;
        }
      }
    }
  }

  private between(row: number, column: number, f: number): { x: number; y: number; light: number } {
    const i = row * this.columns + column;
    const j = i + this.columns;
    const read = (plane: Float32Array): number => (plane[i] ?? 0) * (1 - f) + (plane[j] ?? 0) * f;
    return { x: read(this.x), y: read(this.y), light: read(this.light) };
  }
}

/** Bends what lies in the lower part of the picture like water, more toward its foot. */
function ripple(seen: Seen, time: number): void {
  const strength = Math.max(0, seen.y - 0.55) * 2;
  if (strength === 0) return;
  const { x, y } = seen;
  seen.x = x + Math.sin(y * 90 - time * 3 + Math.sin(x * 23 + y * 31) * 1.6) * 0.0022 * strength;
  seen.y = y + Math.sin(y * 60 + x * 14 + time * 2.2) * 0.0016 * strength;
}
