import type { PlannedItem } from '../compose/planned-item.ts';
import { hears } from '../hears/hears.ts';
import { seedOf } from '../seed.ts';
import { findStyle } from '../styles/find-style.ts';
import { cropElements } from './composed/elements.ts';
import { layLayer, layShadow } from './composed/layer.ts';
import type { Layer, Laying, Shown } from './composed/layer.ts';
import { displacementAt, goesAway } from './composed/motion.ts';
import { moversOf } from './composed/moving.ts';
import type { Moving } from './composed/moving.ts';
import { passBirds } from './composed/passing-birds.ts';
import { Stage, enlarged } from './composed/stage.ts';
import type { Piece, Recolour, Staging, Still } from './composed/stage.ts';
import { placeOn } from './composed/track.ts';
import type { Track } from './composed/track.ts';
import type { Crew } from './crew.ts';
import type { FilmRequest } from './film.ts';
import { cropDepth, guessDepth } from './picture/guess-depth.ts';
import { splitPicture } from './picture/source-planes.ts';
import type { SourcePlanes } from './picture/source-planes.ts';
import { heldSize, openMovedShot, repaint, seedOfMove } from './picture-shot.ts';
import type { Shot } from './shot.ts';

/**
 * Painted so much wider than it is shown, so that what comes in from the side is whole, and so much of the way of who strides the camera goes with
 * them: farther with an animal that runs.
 */
const usualPan = { widened: 1.3, followed: 0.5 };
const runningPan = { widened: 1.7, followed: 0.75 };
const fixedPan = { widened: 1.3, followed: 0 };
/** Narrower pictures are seen through a lens that opens with their width, and are not widened. */
const narrow = 0.8;
/** Bodies that a stride is made of, of a walk and of what is longer in the air; and that a beat of wings is. */
const phases = { walk: 12, run: 14, beat: 10 };

/** What is known of what stands still, the same in its style, as wide as it was painted; and what was cut out of it. */
interface Painted {
  readonly still: Still;
  readonly shown: Uint8ClampedArray<ArrayBuffer>;
  /** For each of what moves one piece, or one for each part of its stride or beat. */
  readonly pieces: readonly (readonly (Piece | undefined)[])[];
}

/**
 * A film of a composition. What stands still is painted once, in the film's own size and before its style; what moves by itself is cut out of
 * parts of the same still and laid over it, frame by frame: whoever strides in a body for each part of a stride. Clouds drift, water moves, rain
 * and leaves fall, and the camera goes through it all. One camera paints for all.
 */
export async function openComposedShot(request: FilmRequest, crew: Crew): Promise<Shot> {
  const heard = hears(request.prompt);
  const held = heldSize(request);
  const aspect = held.width / held.height;
  const seed = seedOf(request, heard);
  const movers = moversOf(heard, seed);
  const isRunning = movers.some(({ item, cycle }) => cycle?.kind === 'stride' && runs(item) && !item.concept.dresses);
  const pan = request.cameraFixed ? fixedPan : isRunning ? runningPan : usualPan;
  const wide = { ...held, width: aspect < narrow ? held.width : Math.round((held.width * pan.widened) / 2) * 2 };
  const painted = await crew.share(() => paint({ request, heard, aspect, movers, followed: pan.followed }, wide));
  return film(request, { ...painted, movers, wide, held, seed, followed: pan.followed });
}

/** Paints what stands still, and cuts out what moves. */
async function paint(of: Staging, wide: Size): Promise<Painted> {
  const { request, movers } = of;
  const stage = new Stage(of, wide);
  const seed = seedOfMove(request);
  const colours: Recolour | undefined =
    findStyle(request.style).filter && ((pixels, size) => repaint(pixels, size, { request, seed }));
  const { still, plate } = stage.still();
  const shown = await enlarged((await colours?.(plate.pixels, plate)) ?? plate.pixels, plate, wide);
  const pieces: (Piece | undefined)[][] = [];
  for (const mover of movers) {
    const own: (Piece | undefined)[] = [];
    if (!mover.cycle) own.push(await stage.cut(mover, plate, colours));
    const count = mover.cycle ? phasesOf(mover) : 0;
    for (let k = 0; k < count; k++) own.push(await stage.cutFigure(mover, k / count, plate, colours));
    pieces.push(own);
  }
  return { still, shown, pieces };
}

const runs = ({ asked }: PlannedItem): boolean => asked.act === 'runs' || asked.act === 'leaps';
const phasesOf = ({ item, cycle }: Moving): number =>
  cycle?.kind === 'beat' ? phases.beat : runs(item) ? phases.run : phases.walk;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** What a film is put together from. */
interface Parts extends Painted {
  readonly wide: Size;
  readonly held: Size;
  readonly seed: number;
  readonly followed: number;
  readonly movers: readonly Moving[];
}

function film(request: FilmRequest, { still, shown, pieces, wide, held, seed, followed, movers }: Parts): Shot {
  const { durationS } = request;
  const margin = wide.width - held.width;
  const planes = splitPicture(shown, wide.width, wide.height);
  const depth = guessDepth(shown, wide);
  const { falls } = still;
  const goes = movers.map(({ item }, k) => goesAway(item.concept.moves) || still.tracks[k] !== undefined);
  const travels = goes.some((does, k) => does && pieces[k]?.some(Boolean)) || falls !== undefined;
  const birds = !travels && still.letsBirdsPass;
  const scale = wide.width / still.width;
  const tracks = still.tracks.filter((track) => track !== undefined);
  return openMovedShot(request, {
    seenAt: (time) => {
      const left = leftAt(tracks, { time, durationS, margin, scale, followed });
      const seen = cropPlanes(planes, left, held.width);
      const part = { left: left / wide.width, width: held.width / wide.width };
      const elements = cropElements(still.elements, part);
      const frame: Shown = { left, scale, nearness: still.nearness, width: still.width };
      const laid = movers.flatMap((mover, k) => {
        const track = still.tracks[k];
        const one = track
          ? inStride(pieces[k] ?? [], track, { time, durationS })
          : byItself(pieces[k] ?? [], mover, {
              time,
              durationS,
              index: k,
              heading: still.headings[k] ?? 0,
              frame,
              margin,
            });
        return one ?? [];
      });
      // Whoever is farther away is laid first.
      for (const { layer, shadow, by } of laid.toSorted((a, b) => nearnessOf(a) - nearnessOf(b))) {
        if (shadow) layShadow(shadow, seen, frame, by);
        layLayer(layer, seen, frame, by);
      }
      if (birds) passBirds(seen, elements, { seed, time, durationS });
      return { planes: seen, elements, depth: cropDepth(depth, part) };
    },
    ...(falls && { drift: falls }),
  });
}

interface Laid extends Piece {
  readonly by: Laying;
}

const nearnessOf = ({ layer, by }: Laid): number => layer.nearest * by.zoom;

/** How much of what was painted is out of sight at the left, pixels: the camera looks after who strides, as far as something was painted. An even number. */
function leftAt(
  tracks: readonly Track[],
  at: Readonly<Record<'time' | 'durationS' | 'margin' | 'scale' | 'followed', number>>,
): number {
  const { time, durationS, margin, scale, followed } = at;
  const [first] = tracks;
  if (!first) return evenly(margin / 2);
  const gone = placeOn(first, time / durationS).x - placeOn(first, first.met).x;
  return evenly(Math.min(margin, Math.max(0, margin / 2 + gone * scale * followed)));
}

const evenly = (length: number): number => Math.round(length / 2) * 2;

/** The layer of the part of a stride that a moment shows. The feet stay where they are while it lasts; the body goes on. */
function inStride(
  pieces: readonly (Piece | undefined)[],
  track: Track,
  { time, durationS }: { readonly time: number; readonly durationS: number },
): Laid | undefined {
  const strides = (time - durationS * track.met) / track.period;
  const phase = Math.round(strides * pieces.length);
  const piece = pieces[((phase % pieces.length) + pieces.length) % pieces.length];
  if (!piece) return undefined;
  const partAt = (at: number): number => track.met + (at * track.period) / durationS;
  const [middle, foot, body] = [
    placeOn(track, track.met),
    placeOn(track, partAt(phase / pieces.length)),
    placeOn(track, partAt(strides)),
  ];
  const zoom = foot.near / middle.near;
  const tall = piece.layer.bottom - piece.layer.top + 1;
  return {
    ...piece,
    by: {
      foot: middle,
      to: foot,
      zoom,
      ...{ stretch: 1, lean: 0, light: 1 },
      ahead: (body.x - foot.x) / zoom,
      legs: tall * 0.45,
    },
  };
}

/** How something is laid that moves as a whole. */
function byItself(
  pieces: readonly (Piece | undefined)[],
  { item, cycle }: Moving,
  at: {
    readonly time: number;
    readonly durationS: number;
    readonly index: number;
    readonly heading: number;
    readonly frame: Shown;
    readonly margin: number;
  },
): Laid | undefined {
  const beats = cycle?.kind === 'beat' ? at.time / cycle.seconds : 0;
  const piece = pieces[Math.floor(beats * pieces.length) % pieces.length];
  // A wing that is raised is no reason to go elsewhere: all parts of a beat are laid as the first.
  const layer = pieces[0]?.layer ?? piece?.layer;
  if (!piece || !layer) return undefined;
  const { time, durationS, heading, frame } = at;
  const sinceMiddle = time - durationS / 2;
  const moved = displacementAt(item.concept.moves, { time, sinceMiddle, heading, phase: at.index * 1.7 });
  const tall = layer.bottom - layer.top + 1;
  const foot = { x: layer.at.x + (layer.left + layer.right) / 2, y: layer.at.y + layer.bottom };
  const x = withinMargin(moved.x * tall, layer, { width: frame.width, margin: at.margin / 2 / frame.scale });
  return {
    ...piece,
    by: {
      foot,
      to: { x: foot.x + x, y: foot.y + moved.y * tall },
      ...{ zoom: 1, stretch: moved.stretch, lean: moved.lean, light: moved.light, ahead: 0, legs: 1 },
    },
  };
}

/** A thing that the still cuts off goes no farther than its cut edge stays out of sight; pixels of the still. */
function withinMargin(x: number, { at, left, right }: Layer, still: { width: number; margin: number }): number {
  const most = Math.max(0, still.margin - 2);
  const low = at.x + right >= still.width - 2 ? -most : -Infinity;
  const high = at.x + left <= 1 ? most : Infinity;
  return Math.min(high, Math.max(low, x));
}

/** A copy of what planes show from a column on, an even one. */
function cropPlanes({ y, u, v }: SourcePlanes, left: number, width: number): SourcePlanes {
  const crop = (plane: SourcePlanes['y'], from: number, across: number): SourcePlanes['y'] => {
    const bytes = new Uint8Array(across * plane.height);
    for (let row = 0; row < plane.height; row++) {
      const at = row * plane.width + from;
      bytes.set(plane.bytes.subarray(at, at + across), row * across);
    }
    return { width: across, height: plane.height, bytes };
  };
  return { y: crop(y, left, width), u: crop(u, left / 2, width / 2), v: crop(v, left / 2, width / 2) };
}
