import sharp from 'sharp';
import { adherenceOf } from './prompt/text-weight.ts';
import { withPortrait } from './compose/portrait.ts';
import { describeHeard } from './compose/describe-heard.ts';
import { planComposition } from './compose/plan-composition.ts';
import { routeOf } from './compose/plan.ts';
import { hears } from './hears/hears.ts';
import { developedFor } from './moods/index.ts';
import { addGrain, developPicture } from './raster/develop.ts';
import type { Picture } from './raster/picture.ts';
import { developPreview, isCovered, shrink } from './raster/preview.ts';
import { planScene } from './scenes/plan-scene.ts';
import { createScene } from './scenes/scene.ts';
import type { Stage } from './scenes/scene.ts';
import { seedOf } from './seed.ts';
import { styleFor } from './styles/said-style.ts';
import type { Forms } from './solid/forms.ts';
import type { PaintLayer, PaintOptions, PaintPreview, PaintRequest, Painting } from './types.ts';

const smallestSide = 64;
const largestSide = 2048;
/** Longer sides are shaded at this length and enlarged: four times the cost would buy detail nobody sees. */
const largestShaded = 1536;

/** Told between pieces of work; throws to stop. */
export interface PaintControl {
  readonly onProgress: (fraction: number, layer: PaintLayer) => void;
  readonly onPreview?: (preview: PaintPreview) => void;
  /** Called often; may wait a moment, throws when the painting is no longer wanted. */
  readonly checkpoint: () => Promise<void> | void;
}

/** Paints in this thread, giving way to other work every few dozen milliseconds. */
export function paint(request: PaintRequest, options: PaintOptions = {}): Promise<Painting> {
  const { onProgress, onPreview, signal } = options;
  const work = paintWith(request, {
    onProgress: (fraction, layer) => {
      if (!signal?.aborted) onProgress?.(fraction, layer);
    },
    ...(onPreview && {
      onPreview: (preview: PaintPreview) => {
        if (!signal?.aborted) onPreview(preview);
      },
    }),
    checkpoint: async () => {
      signal?.throwIfAborted();
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
      signal?.throwIfAborted();
    },
  });
  return signal ? untilAborted(work, signal) : work;
}

/** The work, or the signal's reason as soon as it is aborted: some filters run elsewhere for half a second. */
function untilAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const onAbort = (): void => reject(signal.reason);
    signal.addEventListener('abort', onAbort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}

/** Paints under somebody's control: the studio's thread checks a shared flag, `paint` a signal. */
export async function paintWith(request: PaintRequest, control: PaintControl): Promise<Painting> {
  checkSize(request);
  const heard = withPortrait(hears(request.prompt));
  const style = styleFor(request.style, heard.drawn);
  const description = describeHeard(request.prompt, style.id, heard);
  const composed = routeOf(heard).kind === 'composition';
  const seed = seedOf(request, heard);
  const shaded = shadedSize(request);
  const adherence = adherenceOf(request.textWeight);
  const scene = createScene(description, { seed, adherence, refuses: heard.refused.length > 0, ...shaded });
  const { onPreview } = control;
  const show = (small: Picture): void => {
    if (isCovered(small)) onPreview?.(developPreview(small, development));
  };
  let forms: Forms | undefined;
  const keepForms = style.drawsForms ? (seen: Forms) => (forms = seen) : undefined;
  const telling = { onCoarse: onPreview && show, keepForms };
  const plan = composed ? planComposition(scene, heard, telling) : planScene(scene);
  const inMood = developedFor(plan.development, heard.drawn);
  const usual = { ...inMood, saturation: inMood.saturation * adherence.saturation };
  const developed = new Uint8ClampedArray(shaded.width * shaded.height * 4);
  const development = { ...usual, ...style.development(usual) };
  let pixels = developed;
  const finish: readonly Stage[] = [
    { layer: 'post', weight: 2, steps: () => developPicture(scene.picture, development, developed) },
  ];
  const weightLeft = 1 + (style.filter ? 6 : 0);
  // What a stage has left is in the picture as it is: nothing is painted for it.
  const stages = plan.stages.map((stage) => (onPreview ? shown(stage, () => show(shrink(scene.picture))) : stage));
  await runStages([...stages, ...finish], weightLeft, control);
  const image = { pixels: developed, ...shaded, seed, scene, forms };
  if (style.filter) {
    pixels = await style.filter(image, control.checkpoint);
    control.onProgress(0.96, 'style');
    await control.checkpoint();
  }
  pixels = await enlarge(pixels, shaded, request, style.enlarge);
  if (style.grain) addGrain(pixels, development.grain, seed);
  control.onProgress(1, 'style');
  return {
    pixels: new Uint8Array(pixels.buffer, pixels.byteOffset, pixels.byteLength),
    width: request.width,
    height: request.height,
    scene: description,
  };
}

function checkSize({ width, height }: PaintRequest): void {
  for (const side of [width, height]) {
    if (!Number.isInteger(side) || side < smallestSide || side > largestSide) {
      throw new RangeError(
        `A picture's sides are whole numbers from ${smallestSide} to ${largestSide}, not ${width} x ${height}.`,
      );
    }
  }
}

function shadedSize({ width, height }: PaintRequest): { width: number; height: number } {
  const scale = Math.min(1, largestShaded / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** The same stage, which ends by telling. */
function shown(stage: Stage, tell: () => void): Stage {
  return {
    ...stage,
    *steps() {
      yield* stage.steps();
      tell();
    },
  };
}

/** Runs the layers in order; progress is measured by their weights and never falls. */
async function runStages(stages: readonly Stage[], weightLeft: number, control: PaintControl): Promise<void> {
  const total = stages.reduce((sum, stage) => sum + stage.weight, weightLeft);
  let done = 0;
  let furthest = 0;
  for (const { layer, weight, steps } of stages) {
    await control.checkpoint();
    for (const fraction of steps()) {
      furthest = Math.max(furthest, (done + weight * fraction) / total);
      control.onProgress(furthest, layer);
      await control.checkpoint();
    }
    done += weight;
  }
}

async function enlarge(
  pixels: Uint8ClampedArray<ArrayBuffer>,
  from: { width: number; height: number },
  to: { width: number; height: number },
  kernel: 'lanczos3' | 'nearest',
): Promise<Uint8ClampedArray<ArrayBuffer>> {
  if (from.width === to.width && from.height === to.height) return pixels;
  const raw = Buffer.from(pixels.buffer, pixels.byteOffset, pixels.byteLength);
  const { data } = await sharp(raw, { raw: { ...from, channels: 4 } })
    .resize(to.width, to.height, { fit: 'fill', kernel })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Uint8ClampedArray.from(data);
}
