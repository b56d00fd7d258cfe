import sharp from 'sharp';
import { compose } from '../../compose/compose.ts';
import type { Composition } from '../../compose/compose.ts';
import { composedDevelopment } from '../../compose/plan-composition.ts';
import { reduce } from '../../compose/reduce.ts';
import type { PlannedItem } from '../../compose/planned-item.ts';
import type { Heard } from '../../hears/heard.ts';
import { developedFor } from '../../moods/index.ts';
import type { Development } from '../../raster/develop.ts';
import { developPart } from '../../raster/develop.ts';
import { gatherSurround } from '../../raster/surround.ts';
import type { Surround } from '../../raster/surround.ts';
import { blurred } from '../../raster/blur.ts';
import { createPicture } from '../../raster/picture.ts';
import type { Picture } from '../../raster/picture.ts';
import { mix, smoothstep } from '../../raster/scalar.ts';
import type { PlacedThing } from '../../settings/setting.ts';
import { seedOf } from '../../seed.ts';
import { withForms } from '../../solid/forms.ts';
import type { Forms } from '../../solid/forms.ts';
import type { StyledImage } from '../../styles/style.ts';
import { findStyle } from '../../styles/find-style.ts';
import { KeptWorld } from '../../solid/kept-world.ts';
import type { Shadow, ViewPart } from '../../solid/kept-world.ts';
import type { Mesh } from '../../solid/mesh.ts';
import type { View } from '../../solid/view.ts';
import type { FilmRequest } from '../film.ts';
import type { Drift } from '../picture/particles.ts';
import type { Elements } from '../picture/warp-grid.ts';
import { elementsOf } from './elements.ts';
import { letsBirdsPass } from './passing-birds.ts';
import { cutOut, cutOutAlone, cutShadow } from './layer.ts';
import type { LaidShadow, Layer } from './layer.ts';
import type { Moving } from './moving.ts';
import { followTrack } from './track.ts';
import type { Frame, Track } from './track.ts';

type Pixels = Uint8ClampedArray<ArrayBuffer>;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Longer sides are painted smaller and enlarged, pixels. */
const largestPlate = 2048;

/** Everything that stands still, without its style. */
export interface Plate extends Size {
  readonly pixels: Pixels;
  /** As in a view, before it is developed. */
  readonly light: Float32Array;
  readonly surround: Surround;
  readonly development: Development;
  /** Where the style of the film draws them. */
  readonly forms: Forms | undefined;
}

/** What is known of a plate. */
export interface Still extends Size {
  /** As in a view: what comes to lie behind it is hidden by it. */
  readonly nearness: Float32Array;
  readonly elements: Elements;
  /** Where each of what moves is led by its steps; undefined for what does not stride. */
  readonly tracks: readonly (Track | undefined)[];
  /** Which way each heads, as in `displacementAt`. */
  readonly headings: readonly number[];
  /** What falls through the air, and whether birds may. */
  readonly falls: Drift | undefined;
  readonly letsBirdsPass: boolean;
}

/** What is filmed, and of whose way the camera goes so much with them. */
export interface Staging {
  readonly request: FilmRequest;
  readonly heard: Heard;
  readonly aspect: number;
  readonly movers: readonly Moving[];
  readonly followed: number;
}

/** What a film of a composition is painted from: the world is built once, and what moves is put into it for each of its parts. */
export class Stage {
  private readonly request: FilmRequest;
  private readonly heard: Heard;
  private readonly size: Size;
  private readonly aspect: number;
  private readonly movers: readonly Moving[];
  private readonly frame: Frame;
  private built: { readonly composition: Composition; readonly kept: KeptWorld } | undefined;

  /** `size` is that of what is painted, which is seen through a frame of the ratio `aspect`. */
  constructor({ request, heard, aspect, movers, followed }: Staging, size: Size) {
    this.request = request;
    this.heard = heard;
    this.aspect = aspect;
    this.movers = movers;
    const share = Math.min(1, largestPlate / Math.max(size.width, size.height));
    this.frame = { width: size.height * aspect * share, margin: (size.width - size.height * aspect) * share, followed };
    const side = (length: number): number => Math.max(64, Math.round((length * share) / 2) * 2);
    this.size = { width: side(size.width), height: side(size.height) };
  }

  private get isDrawn(): boolean {
    return findStyle(this.request.style).drawsForms ?? false;
  }

  private get development(): Development {
    const usual = developedFor(composedDevelopment, this.heard.drawn);
    return { ...usual, ...findStyle(this.request.style).development(usual) };
  }

  /** Paints all that stands still. */
  still(): { readonly plate: Plate; readonly still: Still } {
    const { composition, kept } = this.open();
    const { view, forms } = kept.still();
    const picture = pictureOf(view);
    const { development } = this;
    const surround = gatherSurround(picture, development.bloom);
    const pixels = new Uint8ClampedArray(view.width * view.height * 4);
    const frame = { left: 0, top: 0, width: view.width, height: view.height };
    developPart(picture, { development, surround, frame }, pixels);
    const own = { width: view.width, height: view.height };
    const still = {
      ...own,
      nearness: view.nearness,
      elements: elementsOf(view, composition),
      tracks: this.movers.map((mover) => this.trackOf(mover)),
      headings: this.movers.map(({ item }) => headingOf(composition, item)),
      falls: composition.plan.happenings.flatMap(({ falls }) => falls ?? [])[0],
      letsBirdsPass: letsBirdsPass(composition.plan),
    };
    return { plate: { ...own, pixels, light: view.light, surround, development, forms }, still };
  }

  /** Cuts out one of what moves as a whole, with its shadow and its mirror image; undefined where it is out of sight. */
  async cut(mover: Moving, plate: Plate, colours: Recolour | undefined): Promise<Piece | undefined> {
    const part = this.open().kept.with((mesh) => this.put(mesh, mover, undefined));
    if (!part) return undefined;
    const { view, added, forms } = part;
    const rect = { left: part.left, top: part.top, width: view.width, height: view.height };
    const full = developed(view, rect, plate);
    const bare = cropped(plate.pixels, plate.width, rect);
    const layer = cutOut({
      full,
      bare,
      colours: await recoloured(full, { ...rect, added, forms, isAlone: false }, plate, colours),
      added,
      nearness: view.nearness,
      rect,
    });
    return layer && { layer };
  }

  /** Cuts out one that strides, at a part of its stride, and its shadow; undefined where it is out of sight. */
  async cutFigure(
    mover: Moving,
    stride: number,
    plate: Plate,
    colours: Recolour | undefined,
  ): Promise<Piece | undefined> {
    const figure = this.open().kept.alone((mesh) => this.put(mesh, mover, stride), plate.light);
    if (!figure) return undefined;
    const { view, added, forms, shadow } = figure;
    const rect = { left: figure.left, top: figure.top, width: view.width, height: view.height };
    const full = developed(view, rect, plate);
    const layer = cutOutAlone({
      colours: await recoloured(full, { ...rect, added, forms, isAlone: true }, plate, colours),
      added,
      nearness: view.nearness,
      rect,
      isDrawn: this.isDrawn,
    });
    return layer && { layer, shadow: laidShadow(shadow) };
  }

  private open(): { readonly composition: Composition; readonly kept: KeptWorld } {
    if (this.built) return this.built;
    const { request, heard, size, aspect, movers } = this;
    const all = new Set(movers.flatMap((mover) => mover.all.map(({ concept }) => concept.id)));
    const striding = new Set(
      movers.flatMap(({ item, all: joined, cycle }) =>
        cycle ? [item, ...joined.filter(({ ledBy }) => ledBy !== undefined)].map(({ concept }) => concept.id) : [],
      ),
    );
    const composition = compose(heard, seedOf(request, heard), {
      aspect,
      wide: size.width / size.height,
      falls: false,
      hides: ({ concept }) => all.has(concept.id),
      strides: ({ concept }) => striding.has(concept.id),
    });
    this.built = { composition, kept: new KeptWorld(composition.world, size.width, size.height, this.isDrawn) };
    return this.built;
  }

  /** Builds something that moves where the composition has it. */
  private put(mesh: Mesh, { item, all }: Moving, stride: number | undefined): void {
    const { composition } = this.open();
    for (const [thing, place] of composition.places) {
      const built = composition.plan.items[thing.item - 1];
      if (!all.some(({ concept }) => concept.id === built?.concept.id)) continue;
      const isStriding = built?.concept.id === item.concept.id || built?.ledBy !== undefined;
      const strides = isStriding ? stride : undefined;
      mesh.atPlace(place, () => thing.build(mesh, strides));
    }
  }

  private trackOf(mover: Moving): Track | undefined {
    const { composition, kept } = this.open();
    const { mesh, ground } = composition.world;
    if (mover.cycle?.kind !== 'stride') return undefined;
    const from = mesh.mark();
    mesh.strideWay = undefined;
    this.put(mesh, mover, 0);
    mesh.undo(from);
    const at = placeOf(composition, mover.item);
    if (!mesh.strideWay || !at) return undefined;
    const project = (place: readonly [number, number, number]) => kept.project(place);
    const { durationS } = this.request;
    return followTrack(
      { at, stride: mesh.strideWay, ground, project },
      { tall: tallOf(mover.item), durationS, view: this.frame },
    );
  }
}

const tallOf = ({ concept, asked }: PlannedItem): number => concept.size.height * asked.size;

/** Where the middle of all of a kind is. */
function placeOf({ plan, places }: Composition, { concept }: PlannedItem): [number, number, number] | undefined {
  const all = [...places].filter(([thing]) => plan.items[thing.item - 1]?.concept.id === concept.id);
  if (all.length === 0) return undefined;
  const mean = (k: number): number => all.reduce((sum, [, { transform }]) => sum + (transform[k] ?? 0), 0) / all.length;
  return [mean(3), mean(7), mean(11)];
}

/** Which way a thing goes that heads towards -x where it was built. */
function headingOf({ plan, things }: Composition, { concept }: PlannedItem): number {
  const thing: PlacedThing | undefined = things.find(({ item }) => plan.items[item - 1]?.concept.id === concept.id);
  return thing ? -Math.cos(thing.turn) * (thing.mirrored ? -1 : 1) : 0;
}

/** Paints pixels over in the style of the film. */
export type Recolour = (
  pixels: Pixels,
  of: Pick<StyledImage, 'width' | 'height' | 'forms' | 'wanted'>,
) => Promise<Pixels>;

/** What was cut out of a still; the shadow by itself of what strides. */
export interface Piece {
  readonly layer: Layer;
  readonly shadow?: LaidShadow;
}

function pictureOf(view: View): Picture {
  const picture = createPicture(view.width, view.height);
  reduce(view, picture);
  return picture;
}

function developed(view: View, rect: Place, plate: Plate): Pixels {
  const pixels = new Uint8ClampedArray(view.width * view.height * 4);
  const frame = { left: rect.left, top: rect.top, width: plate.width, height: plate.height };
  developPart(pictureOf(view), { development: plate.development, surround: plate.surround, frame }, pixels);
  return pixels;
}

/** A style paints the whole picture over: its strokes are as large as that is. */
async function recoloured(
  part: Pixels,
  rect: Place & Pick<ViewPart, 'added' | 'forms'> & { readonly isAlone: boolean },
  plate: Plate,
  colours: Recolour | undefined,
): Promise<Pixels> {
  if (!colours) return part;
  const { width, height } = plate;
  const forms = plate.forms && rect.forms ? withForms(plate.forms, rect.forms, rect) : plate.forms;
  const { left, top, isAlone } = rect;
  const wanted = isAlone && forms ? { left, top, right: left + rect.width, bottom: top + rect.height } : undefined;
  return cropped(await colours(pasted(plate, part, rect), { width, height, forms, wanted }), width, rect);
}

/** A shadow as bytes, with a soft border. */
function laidShadow({ left, top, right, bottom, shares }: Shadow): LaidShadow {
  const [width, height] = [(right - left) >> 1, (bottom - top) >> 1];
  const soft = blurred(shares, width, height, 2);
  const bytes = Uint8Array.from(soft, (share, i) => {
    const [x, y] = [i % width, Math.floor(i / width)];
    const inside = smoothstep(0, shadowFade, Math.min(x, y, width - 1 - x, height - 1 - y));
    return Math.round(mix(1, share, inside) * 255);
  });
  return cutShadow({ width, height, bytes }, { x: left, y: top });
}

/** From the border of what was looked at, in pairs of pixels. */
const shadowFade = 10;

interface Place extends Size {
  readonly left: number;
  readonly top: number;
}

function pasted({ pixels, width }: Plate, part: Pixels, at: Place): Pixels {
  const whole = pixels.slice();
  for (let y = 0; y < at.height; y++)
    whole.set(part.subarray(y * at.width * 4, (y + 1) * at.width * 4), ((at.top + y) * width + at.left) * 4);
  return whole;
}

function cropped(pixels: Pixels, across: number, { left, top, width, height }: Place): Pixels {
  const part = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++) {
    const from = ((top + y) * across + left) * 4;
    part.set(pixels.subarray(from, from + width * 4), y * width * 4);
  }
  return part;
}

/** The same picture in another size. */
export async function enlarged(pixels: Pixels, from: Size, to: Size): Promise<Pixels> {
  if (from.width === to.width && from.height === to.height) return pixels;
  const raw = Buffer.from(pixels.buffer, pixels.byteOffset, pixels.byteLength);
  const { data } = await sharp(raw, { raw: { width: from.width, height: from.height, channels: 4 } })
    .resize(to.width, to.height, { fit: 'fill', kernel: 'lanczos3' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return new Uint8ClampedArray(data);
}
