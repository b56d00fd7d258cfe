import type { Composition } from '../compose/compose.ts';
import { makePlan } from '../compose/plan.ts';
import { riderOf } from '../compose/rider-of.ts';
import type { PlannedItem } from '../compose/planned-item.ts';
import type { Heard } from '../hears/heard.ts';
import { hears } from '../hears/hears.ts';
import { createRandom, hashText } from '../raster/random.ts';
import { cropElements } from './composed/elements.ts';
import { cutOut, type Layer, layLayer } from './composed/layer.ts';
import { displacementAt, goesAway, isShown } from './composed/motion.ts';
import { letsBirdsPass, passBirds } from './composed/passing-birds.ts';
import { Plates } from './composed/plates.ts';
import type { FilmRequest } from './film.ts';
import { seedOf } from '../seed.ts';
import { heldSize, openMovedShot, repaint, seedOfMove } from './picture-shot.ts';
import type { Drift } from './picture/particles.ts';
import { splitPicture, type SourcePlanes } from './picture/source-planes.ts';
import type { Shot } from './shot.ts';

/** Painted so much wider than it is shown, so that what comes in from the side is whole. */
const widened = 1.3;
/** Narrower pictures are seen through a lens that opens with their width, and are not widened. */
const narrow = 0.8;
/** Kinds of things that move by themselves; each is a still of its own. */
const moversMost = 2;

/** Something that moves by itself, cut out of its own still. */
interface Mover {
  readonly item: PlannedItem;
  readonly layer: Layer;
  /** As in `displacementAt`. */
  readonly heading: number;
}

/**
 * A film of a composition. What stands still is painted once, in the film's own size and before its style; what moves by itself is cut out of
 * further stills and laid over it, frame by frame; clouds drift, water moves, rain and leaves fall, and the camera goes through it all.
 * Both cameras paint the same, so their frames fit together.
 */
export async function openComposedShot(request: FilmRequest): Promise<Shot> {
  const heard = hears(request.prompt);
  const held = heldSize(request);
  const aspect = held.width / held.height;
  const wide = aspect < narrow ? held.width : Math.round((held.width * widened) / 2) * 2;
  const plates = new Plates(request, heard, { ...held, width: wide }, aspect);
  const movers = moversOf(request, heard);
  const bare = await plates.paint(movers.flatMap(({ all }) => all));
  const margin = (wide - held.width) / 2;
  const colours = (pixels: Uint8ClampedArray<ArrayBuffer>) =>
    repaint(pixels, { ...held, width: wide }, { request, seed: seedOfMove(request) });
  const layers: Mover[] = [];
  for (const moving of movers) {
    const { item } = moving;
    const full = await plates.paint(movers.filter((other) => other !== moving).flatMap(({ all }) => all));
    // Of the other things, which stand in both, nothing belongs to this one.
    const shape = full.shapes.map((seen, i) => Math.max(0, seen - (bare.shapes[i] ?? 0)));
    const stills = { full: full.pixels, bare: bare.pixels, colours: await colours(full.pixels), shape };
    const layer = cutOut(stills, { ...held, width: wide });
    if (layer) layers.push({ item, layer, heading: headingOf(full.composition, item) });
  }
  const shown = crop(await colours(bare.pixels), { ...held, width: wide }, margin, held.width);
  const still = splitPicture(shown, held.width, held.height);
  const falls = bare.composition.plan.happenings.flatMap(({ falls }) => falls ?? [])[0];
  const elements = cropElements(bare.elements, margin / wide);
  const { durationS } = request;
  const travels = layers.some(({ item }) => goesAway(item.concept.moves)) || falls !== undefined;
  const birds = !travels && letsBirdsPass(bare.composition.plan);
  return openMovedShot(request, {
    pixels: shown,
    size: held,
    planesAt: (time) => {
      if (!birds) return withMovers(still, layers, { time, margin, durationS });
      const planes = copyOf(withMovers(still, layers, { time, margin, durationS }));
      passBirds(planes, elements, { seed: seedOf(request, heard), time, durationS });
      return planes;
    },
    elements,
    ...(falls && { drift: falls satisfies Drift }),
  });
}

/** Something that moves by itself, and whoever rides it. */
interface Moving {
  readonly item: PlannedItem;
  readonly all: readonly PlannedItem[];
}

/** The first things that move by themselves; who rides goes where the mount goes. */
function moversOf(request: FilmRequest, heard: Heard): readonly Moving[] {
  const seed = seedOf(request, heard);
  const { items } = makePlan(heard, createRandom(seed ^ hashText('plan')));
  const riders = new Set(items.map((item) => riderOf(item, items)));
  return items
    .filter((item) => isShown(item.concept.moves) && !riders.has(item))
    .slice(0, moversMost)
    .map((item) => ({ item, all: [item, riderOf(item, items) ?? item] }));
}

/** Which way a thing goes that heads towards -x where it was built. */
function headingOf({ plan, things }: Composition, { concept }: PlannedItem): number {
  const thing = things.find(({ item }) => plan.items[item - 1]?.concept === concept);
  return thing ? -Math.cos(thing.turn) * (thing.mirrored ? -1 : 1) : 0;
}

function withMovers(
  still: SourcePlanes,
  movers: readonly Mover[],
  at: { readonly time: number; readonly margin: number; readonly durationS: number },
): SourcePlanes {
  if (movers.length === 0) return still;
  const { time, margin, durationS } = at;
  const planes = copyOf(still);
  for (const [index, { item, layer, heading }] of movers.entries()) {
    const sinceMiddle = time - durationS / 2;
    const moved = displacementAt(item.concept.moves, { time, sinceMiddle, heading, phase: index * 1.7 });
    layLayer(layer, planes, margin, { ...moved, x: withinMargin(moved.x, layer, margin) });
  }
  return planes;
}

function copyOf({ y, u, v }: SourcePlanes): SourcePlanes {
  const copy = ({ bytes, ...size }: SourcePlanes['y']): SourcePlanes['y'] => ({ ...size, bytes: bytes.slice() });
  return { y: copy(y), u: copy(u), v: copy(v) };
}

/** A thing that the still cuts off goes no farther than its cut edge stays out of sight. */
function withinMargin(x: number, { left, right, top, bottom, alpha }: Layer, margin: number): number {
  const tall = bottom - top + 1;
  const most = (margin - 2) / tall;
  const low = right >= alpha.width - 2 ? -most : -Infinity;
  const high = left <= 1 ? most : Infinity;
  return Math.min(high, Math.max(low, x));
}

function crop(
  pixels: Uint8ClampedArray<ArrayBuffer>,
  { width, height }: { width: number; height: number },
  margin: number,
  kept: number,
): Uint8ClampedArray<ArrayBuffer> {
  if (margin === 0) return pixels;
  const out = new Uint8ClampedArray(kept * height * 4);
  for (let y = 0; y < height; y++) {
    const from = (y * width + margin) * 4;
    out.set(pixels.subarray(from, from + kept * 4), y * kept * 4);
  }
  return out;
}
