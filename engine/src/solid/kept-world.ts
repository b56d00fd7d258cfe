import { luminance } from '../raster/colour.ts';
import { finish } from '../raster/picture.ts';
import { boundsSince } from './bounds.ts';
import type { Bounds } from './bounds.ts';
import type { Camera } from './camera.ts';
import { copyOf, cropped, croppedForms } from './crop-view.ts';
import { blurByDepth, isInFocus } from './depth-of-field.ts';
import { formsOf, fullLightOf } from './forms.ts';
import type { Forms, KeptForms } from './forms.ts';
import type { Mesh } from './mesh.ts';
import { Outline } from './outline.ts';
import { grown } from './rect.ts';
import type { Rect } from './rect.ts';
import { mirrorEvents } from './render-view.ts';
import { shadeView } from './shade-view.ts';
import { mapClouds } from './sky-light.ts';
import type { CloudMap } from './sky-light.ts';
import { smoothEdges } from './smooth-edges.ts';
import { mapSun } from './sun-map.ts';
import type { SunMap, Sunlight } from './sun-map.ts';
import type { Mark } from './triangle-soup.ts';
import { dot } from './vectors.ts';
import type { Vec3 } from './vectors.ts';
import type { View } from './view.ts';
import type { World } from './world.ts';

/** A part of a view, in which something is seen that was added to its world. */
export interface ViewPart extends Rect {
  /** The view of this part alone. */
  readonly view: View;
  /** 1 where what was added is seen itself, and not its shadow or its mirror image. */
  readonly added: Uint8Array;
  /** Its forms, where they are wanted. */
  readonly forms: Forms | undefined;
}

/** Parts begin at multiples of this and have so many pixels around them that are left out: what is out of focus is looked at in patterns of 7 pairs of pixels. */
const step = 14;
/** So far around what was added its shadow may reach beside where it is reckoned, on ground that is not level; of the height of the view. */
const slack = 0.03;
/** Triangles of what is put into a world at once, most of the time; of more the mesh makes room by itself. */
const roomForFigures = 120_000;
/** Hair reaches so far beside what was built, of the height of the view. */
const hairSlack = 0.03;
/** A shadow is reckoned as long as this at most, in heights of what throws it. */
const longestShadow = 3;

/** Something that was added to a world, by itself: the view is that of the figure before what stands still. */
export interface Figure extends ViewPart {
  readonly shadow: Shadow;
}

/** How much light is left where a shadow falls, 0 to 1, for every second pixel of a part of the view. */
export interface Shadow extends Rect {
  readonly shares: Float32Array;
}

/** What figures are drawn on, one after another. */
interface Desk {
  readonly view: View;
  readonly kept: KeptForms;
  readonly mask: Uint8Array;
}

/** A world of which the most is rendered once, and some by itself, as often as wanted: each time its parts are those of one view. */
export class KeptWorld {
  readonly world: World;
  /** What the world had from the beginning; it has no light. */
  private readonly outline: View;
  private readonly sun: SunMap;
  private readonly clouds: CloudMap | undefined;
  private desk: Desk | undefined;
  /** How much of the sun's light falls on each pixel before anything is added, once it was asked for; -1 before. */
  private lit: Float32Array | undefined;
  private readonly mirror:
    | { readonly outline: View; readonly seen: View; readonly clouds: CloudMap | undefined }
    | undefined;

  /** Whether forms are wanted of what is seen; then nothing is out of focus. */
  private readonly isDrawn: boolean;
  /** What full light is in the whole view, once that was seen. */
  private fullLight: number | undefined;

  constructor(world: World, width: number, height: number, isDrawn = false) {
    this.world = world;
    this.isDrawn = isDrawn;
    world.mesh.trim(roomForFigures);
    this.sun = mapSun(world.mesh, world.air.sun, world.focus, world.shadowRadius);
    this.outline = outlined(world, { width, height });
    this.clouds = world.backdrop ? undefined : mapClouds(world.air, this.outline);
    this.mirror = this.mirrored(world.water?.level ?? (world.wet ? 0 : undefined));
  }

  /** All of the view, with everything that happens in it. */
  still(): Pick<ViewPart, 'view' | 'forms'> {
    const view = copyOf(this.outline);
    const { clouds, mirror, sun } = this;
    const kept = this.isDrawn ? roomFor(view) : undefined;
    finish(shadeView(this.world, view, { sunlight: sun.sunlight, reflection: mirror?.seen, clouds, ...kept }));
    this.fullLight = kept && fullLightOf(view, kept.colours);
    const forms = kept && formsOf(this.world, view, kept, this.fullLight);
    this.addEvents(view);
    return { view: this.finished(view, view.height), forms };
  }

  /** The part of the view in which something is seen that is built into the world for this once; undefined where it is out of sight. */
  with(build: (mesh: Mesh) => void): ViewPart | undefined {
    const { world } = this;
    const from = world.mesh.mark();
    build(world.mesh);
    const bounds = boundsSince(world.mesh, from);
    const rect = bounds && this.around(bounds);
    const part = rect && this.partWith(from, rect);
    world.mesh.undo(from);
    return part;
  }

  /**
   * Something that is built into the world for this once, as it is seen by itself before the light of what stands still, and the shadow that it throws
   * on that; undefined where it is out of sight. It costs a part of what the whole part of the view does.
   */
  alone(build: (mesh: Mesh) => void, still: Float32Array): Figure | undefined {
    const { world } = this;
    const from = world.mesh.mark();
    build(world.mesh);
    const bounds = boundsSince(world.mesh, from);
    const figure = bounds && this.figureOf(from, bounds, still);
    world.mesh.undo(from);
    return figure;
  }

  /** Where a place of the world is seen, pixels, and how near. */
  project(at: Vec3): { readonly x: number; readonly y: number; readonly near: number } {
    return projected(at, this.outline);
  }

  private partWith(from: Mark, rect: Rect): ViewPart {
    const { world, clouds } = this;
    const sunlight = this.sun.plus(from);
    const view = copyOf(this.outline);
    draw(new Outline(world, view, view), from);
    const within = grown(rect, step, view);
    const reflection = this.mirrorWith(from, sunlight);
    const kept = this.isDrawn ? roomFor(view) : undefined;
    finish(shadeView(world, view, { sunlight, reflection, clouds, within, ...kept }));
    const forms = kept && this.formsOf(view, kept, rect);
    this.addEvents(view);
    const part = this.finished(cropped(view, within), view.height);
    const inner = {
      left: rect.left - within.left,
      top: rect.top - within.top,
      right: rect.right - within.left,
      bottom: rect.bottom - within.top,
    };
    const seen = cropped(part, inner);
    return { ...rect, view: seen, added: Uint8Array.from(seen.ids, (id) => Number(isSince(from)(id))), forms };
  }

  private figureOf(from: Mark, bounds: Bounds, still: Float32Array): Figure | undefined {
    const { outline, sun } = this;
    const seen = rectOf(cornersOf(bounds), outline, 0);
    if (!seen) return undefined;
    const sunlight = sun.plus(from);
    const desk = this.freshDesk(still);
    const part = this.drawnOn(desk, { from, seen, sunlight });
    wipe(desk, grown(seen, Math.ceil(outline.height * hairSlack) + step, outline), { outline, still });
    return part && { ...part, shadow: this.shadowOf(bounds, sunlight, seen) };
  }

  /** Draws what was added since a mark on a desk, and takes the part with it. */
  private drawnOn(
    { view, kept, mask }: Desk,
    { from, seen, sunlight }: { readonly from: Mark; readonly seen: Rect; readonly sunlight: Sunlight },
  ): ViewPart | undefined {
    const { world, clouds, mirror } = this;
    draw(new Outline(world, view, view), from);
    const within = this.maskInto(mask, view, seen, isSince(from));
    if (!within) return undefined;
    finish(shadeView(world, view, { sunlight, reflection: mirror?.seen, clouds, within, mask, ...kept }));
    const bare = cropped(view, within);
    const forms = this.isDrawn ? this.formsOf(view, kept, within) : undefined;
    const added = Uint8Array.from(bare.ids, (id) => Number(isSince(from)(id)));
    return { ...within, view: this.finished(bare, view.height, added), added, forms };
  }

  /** A view of what stands still on which a figure is drawn: the same memory for all of them. */
  private freshDesk(still: Float32Array): Desk {
    if (this.desk) return this.desk;
    const { outline } = this;
    this.desk = {
      view: copyOf(outline),
      kept: roomFor(outline),
      mask: new Uint8Array(outline.ids.length),
    };
    this.desk.view.light.set(still);
    return this.desk;
  }

  /** Marks each pixel that is wanted in a part of a view with 1; gives the part in which there are any, with what may be mixed with them. */
  private maskInto(mask: Uint8Array, view: View, at: Rect, wants: (id: number) => boolean): Rect | undefined {
    const { width, height, ids } = view;
    let [left, top, right, bottom] = [width, height, 0, 0];
    for (let y = at.top; y < at.bottom; y++)
      for (let x = at.left; x < at.right; x++) {
        if (!wants(ids[y * width + x] ?? -1)) continue;
        mask[y * width + x] = 1;
        [left, top] = [Math.min(left, x), Math.min(top, y)];
        [right, bottom] = [Math.max(right, x), Math.max(bottom, y)];
      }
    return right < left ? undefined : aligned({ left, top, right, bottom }, Math.ceil(height * hairSlack), view);
  }

  /** How much of the light of the sun and of the sky is left around something that was added. */
  private shadowOf(bounds: Bounds, sunlight: Sunlight, body: Rect): Shadow {
    const { world, outline, sun } = this;
    const { air } = world;
    const lit = (this.lit ??= new Float32Array(outline.nearness.length).fill(-1));
    const rect = rectOf([...cornersOf(bounds), ...shadowsOf(bounds, air.sun)], outline, slack) ?? body;
    const [width, height] = [(rect.right - rect.left) >> 1, (rect.bottom - rect.top) >> 1];
    const shares = new Float32Array(width * height).fill(1);
    const [sky, direct] = [luminance(air.ambient), luminance(air.sunLight) * Math.max(0.05, air.sun[1])];
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const [column, row] = [rect.left + x * 2, rect.top + y * 2];
        const at = row * outline.width + column;
        const near = outline.nearness[at] ?? 0;
        if (near <= 0) continue;
        const [px, py, pz] = placeAt(column, row, near, outline);
        const seed = column * 7 + row * 13;
        if ((lit[at] ?? 0) < 0) lit[at] = sun.sunlight(px, py, pz, world.softShadow, seed);
        const before = lit[at] ?? 0;
        const after = before > 0 ? sunlight(px, py, pz, world.softShadow, seed) : 0;
        // Right beneath it less of the sky is seen as well.
        const under = skyOver([px, py, pz], bounds);
        shares[y * width + x] = (sky * under + direct * after) / (sky + direct * before);
      }
    return { ...rect, shares };
  }

  private formsOf(view: View, kept: KeptForms, within: Rect): Forms {
    return formsOf(this.world, cropped(view, within), croppedForms(kept, view.width, within), this.fullLight);
  }

  private addEvents(view: View): void {
    for (const event of this.world.events) event(view, this.world);
  }

  /** Smooths the edges of a view and puts out of focus what is, unless nothing that is wanted of it is. */
  private finished(view: View, high: number, wanted?: Uint8Array): View {
    const { depthOfField: lens } = this.world;
    smoothEdges(view);
    if (lens && !this.isDrawn && !(wanted && isInFocus(view, wanted, lens, high))) blurByDepth(view, lens, high);
    return view;
  }

  private mirrored(level: number | undefined): KeptWorld['mirror'] {
    if (level === undefined) return undefined;
    const { world, clouds } = this;
    const size = { width: this.outline.width >> 1, height: this.outline.height >> 1 };
    const outline = outlined(world, { ...size, level });
    const seen = copyOf(outline);
    const mirrored = clouds && mapClouds(world.air, seen);
    finish(shadeView(world, seen, { sunlight: this.sun.sunlight, level, clouds: mirrored }));
    if (world.water) mirrorEvents(world, seen);
    return { outline, seen, clouds: mirrored };
  }

  /** The mirror with what was added; its shadow is not looked for there. */
  private mirrorWith(from: Mark, sunlight: Sunlight): View | undefined {
    const { mirror, world } = this;
    if (!mirror) return undefined;
    const level = world.water?.level ?? 0;
    const view = { ...copyOf(mirror.outline), light: mirror.seen.light.slice() };
    draw(new Outline(world, { ...view, level }, view), from);
    let box: Rect | undefined;
    for (let i = 0; i < view.ids.length; i++) {
      if (view.ids[i] === mirror.outline.ids[i]) continue;
      const [x, y] = [i % view.width, Math.floor(i / view.width)];
      box = {
        left: Math.min(box?.left ?? x, x),
        top: Math.min(box?.top ?? y, y),
        right: Math.max(box?.right ?? 0, x + 1),
        bottom: Math.max(box?.bottom ?? 0, y + 1),
      };
    }
    if (box) finish(shadeView(world, view, { sunlight, level, clouds: mirror.clouds, within: box }));
    return view;
  }

  /** Where something, its shadow and its mirror image are seen. */
  private around(bounds: Bounds): Rect | undefined {
    const { world, outline } = this;
    const corners = cornersOf(bounds);
    const level = this.mirror ? (world.water?.level ?? 0) : undefined;
    const images = level === undefined ? [] : corners.map(([x, y, z]): Vec3 => [x, 2 * level - y, z]);
    return rectOf([...corners, ...shadowsOf(bounds, world.air.sun), ...images], outline, slack);
  }
}

/** Room for what is kept of a view. */
function roomFor({ width, height }: View): KeptForms {
  const values = (): Float32Array => new Float32Array(width * height * 3);
  return { normals: values(), colours: values() };
}

/** Whether what a pixel shows was built since a mark. */
const isSince =
  ({ triangles, bodies }: Mark) =>
  (id: number): boolean =>
    id >= 0 ? id >= triangles : id < -1 && -2 - id >= bodies;

const cornersOf = ({ from, to }: Bounds): readonly Vec3[] =>
  [0, 1, 2, 3, 4, 5, 6, 7].map((i) => [
    (i & 1) === 0 ? from[0] : to[0],
    (i & 2) === 0 ? from[1] : to[1],
    (i & 4) === 0 ? from[2] : to[2],
  ]);

/** Where the shadows of the corners fall on level ground. */
function shadowsOf(bounds: Bounds, sun: Vec3): readonly Vec3[] {
  const { from, to } = bounds;
  return cornersOf(bounds).map(([x, y, z]) => {
    const away = Math.min((y - from[1]) / Math.max(0.01, sun[1]), longestShadow * (to[1] - from[1]));
    return [x - sun[0] * away, y - sun[1] * away, z - sun[2] * away];
  });
}

/** How much of the light of the sky falls on a place of the ground beneath something or beside it. */
function skyOver([x, y, z]: Vec3, { from, to }: Bounds): number {
  const away = (at: number, low: number, high: number, most: number): number =>
    (at - (low + high) / 2) / Math.max(most, (high - low) / 2);
  const tall = to[1] - from[1];
  const [aside, along] = [away(x, from[0], to[0], tall * 0.1), away(z, from[2], to[2], tall * 0.1)];
  const over = Math.max(0, y - from[1]) / (0.15 * tall);
  return 1 - 0.4 * Math.exp(-1.8 * (aside * aside + along * along) - over * over);
}

/** The same part and so many pixels more on each side, between lines that parts begin at. */
function aligned({ left, top, right, bottom }: Rect, more: number, { width, height }: View): Rect {
  const down = (value: number): number => Math.max(0, Math.floor((value - more) / step) * step);
  const up = (value: number, most: number): number => Math.min(most, Math.ceil((value + more) / step) * step);
  return { left: down(left), top: down(top), right: up(right, width), bottom: up(bottom, height) };
}

/** The part of a view in which places are seen. */
function rectOf(at: readonly Vec3[], view: View, more: number): Rect | undefined {
  const { height } = view;
  const places = at.map((place) => projected(place, view));
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const box = { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
  const rect = aligned(box, height * more, view);
  return rect.right - rect.left > step && rect.bottom - rect.top > step ? rect : undefined;
}

function outlined(
  world: World,
  size: { readonly width: number; readonly height: number; readonly level?: number },
): View {
  const outline = new Outline(world, size);
  draw(outline, { triangles: 0, bodies: 0 });
  return { ...outline.view, light: new Float32Array(0) };
}

function draw(outline: Outline, since: Mark): void {
  outline.drawTriangles(since);
  outline.drawBodies(since);
}

/** Makes a part of a desk as it was before a figure was drawn there. */
function wipe(
  { view, kept, mask }: Desk,
  { left, top, right, bottom }: Rect,
  { outline, still }: { readonly outline: View; readonly still: Float32Array },
): void {
  for (let y = top; y < bottom; y++) {
    const [from, to] = [y * view.width + left, y * view.width + right];
    view.nearness.set(outline.nearness.subarray(from, to), from);
    view.ids.set(outline.ids.subarray(from, to), from);
    view.light.set(still.subarray(from * 3, to * 3), from * 3);
    for (const values of [kept.normals, kept.colours]) values.fill(0, from * 3, to * 3);
    mask.fill(0, from, to);
  }
}

/** The place that a pixel shows that is so near. */
function placeAt(x: number, y: number, near: number, { width, height, focal, camera }: View): Vec3 {
  const { eye, forward, right, up } = camera;
  const [a, b] = [(x + 0.5 - width / 2) / focal, (height / 2 - y - 0.5) / focal];
  const along = (k: 0 | 1 | 2): number => eye[k] + (forward[k] + right[k] * a + up[k] * b) / near;
  return [along(0), along(1), along(2)];
}

/** What is nearer than this is seen as if it were as far, metres. */
const nearest = 0.2;

function projected(
  at: Vec3,
  { width, height, focal, camera }: { width: number; height: number; focal: number; camera: Camera },
): { readonly x: number; readonly y: number; readonly near: number } {
  const { eye, forward, right, up } = camera;
  const from: Vec3 = [at[0] - eye[0], at[1] - eye[1], at[2] - eye[2]];
  const away = Math.max(nearest, dot(from, forward));
  return {
    x: width / 2 + (dot(from, right) / away) * focal,
    y: height / 2 - (dot(from, up) / away) * focal,
    near: 1 / away,
  };
}
