import sharp from 'sharp';
import type { Composition } from '../../compose/compose.ts';
import { planComposition, type Staging } from '../../compose/plan-composition.ts';
import type { PlannedItem } from '../../compose/planned-item.ts';
import type { Heard } from '../../hears/heard.ts';
import { describePrompt } from '../../prompt/describe-prompt.ts';
import { developPicture } from '../../raster/develop.ts';
import { finish } from '../../raster/picture.ts';
import { createScene } from '../../scenes/scene.ts';
import { seedOf } from '../../seed.ts';
import { itemOf } from '../../solid/item-of.ts';
import type { View } from '../../solid/view.ts';
import type { FilmRequest } from '../film.ts';
import type { Elements } from '../picture/warp-grid.ts';
import { elementsOf } from './elements.ts';

const largestPlate = 2048;

/** A still of a composition, before its style. */
export interface Plate {
  readonly pixels: Uint8ClampedArray<ArrayBuffer>;
  readonly composition: Composition;
  readonly elements: Elements;
  /** Where things that were asked for are seen, 0 to 1 for each pixel. */
  readonly shapes: Float32Array;
}

/** Paints stills of one composition, each without some of its things. */
export class Plates {
  private readonly request: FilmRequest;
  private readonly heard: Heard;
  private readonly size: { readonly width: number; readonly height: number };
  private readonly aspect: number;

  constructor(request: FilmRequest, heard: Heard, size: { width: number; height: number }, aspect: number) {
    this.request = request;
    this.heard = heard;
    this.size = size;
    this.aspect = aspect;
  }

  async paint(hidden: readonly PlannedItem[]): Promise<Plate> {
    const { request, size } = this;
    const share = Math.min(1, largestPlate / Math.max(size.width, size.height));
    const side = (length: number): number => Math.max(64, Math.round(length * share));
    const painted = { width: side(size.width), height: side(size.height) };
    const seed = seedOf(request, this.heard);
    const scene = createScene(describePrompt(request.prompt, 'none'), { seed, ...painted });
    const seen: { view?: View; composition?: Composition } = {};
    const staging: Staging = {
      aspect: this.aspect,
      falls: false,
      hides: ({ concept }) => hidden.some((item) => item.concept === concept),
      onView: (view, composition) => Object.assign(seen, { view, composition }),
    };
    const plan = planComposition(scene, this.heard, undefined, staging);
    for (const { steps } of plan.stages) finish(steps());
    const pixels = new Uint8ClampedArray(painted.width * painted.height * 4);
    finish(developPicture(scene.picture, plan.development, pixels));
    const { view, composition } = seen;
    if (!view || !composition) throw new Error('A composition is painted in one view.');
    return {
      pixels: share === 1 ? pixels : await enlarged(pixels, painted, size),
      composition,
      elements: elementsOf(view, composition),
      shapes: shapesOf(view, composition, size),
    };
  }
}

/** Looks where a view shows things that were asked for, as they lie in a picture of another size. */
function shapesOf(
  view: View,
  { world: { mesh } }: Composition,
  { width, height }: { readonly width: number; readonly height: number },
): Float32Array {
  const isAsked = (x: number, y: number): boolean =>
    itemOf(mesh, view.ids[Math.min(view.height - 1, y) * view.width + Math.min(view.width - 1, x)] ?? -1) > 0;
  const shapes = new Float32Array(width * height);
  const [sx, sy] = [view.width / width, view.height / height];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let seen = 0;
      // Four looks at each pixel: edges are as soft as those of the still.
      for (const [u, v] of quarters) if (isAsked(Math.floor((x + u) * sx), Math.floor((y + v) * sy))) seen += 0.25;
      shapes[y * width + x] = seen;
    }
  }
  return shapes;
}

const quarters = [
  [0.25, 0.25],
  [0.75, 0.25],
  [0.25, 0.75],
  [0.75, 0.75],
] as const;

async function enlarged(
  pixels: Uint8ClampedArray<ArrayBuffer>,
  from: { width: number; height: number },
  to: { width: number; height: number },
): Promise<Uint8ClampedArray<ArrayBuffer>> {
  const raw = Buffer.from(pixels.buffer, pixels.byteOffset, pixels.byteLength);
  const { data } = await sharp(raw, { raw: { ...from, channels: 4 } })
    .resize(to.width, to.height, { fit: 'fill', kernel: 'lanczos3' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return new Uint8ClampedArray(data);
}
