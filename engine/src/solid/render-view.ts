import { HairRoots, growHair } from './grow-hair.ts';
import { mix } from '../raster/scalar.ts';
import { mirrored } from './camera.ts';
import { materials } from './materials.ts';
import { occlude } from './occlusion.ts';
import { marchBodies } from './march.ts';
import { rasterise } from './rasterise.ts';
import type { Buffers, Pass } from './rasterise.ts';
import { mapClouds, shadeSky } from './sky-light.ts';
import type { CloudMap } from './sky-light.ts';
import { shadeSolid } from './shade-solid.ts';
import type { SolidLight } from './shade-solid.ts';
import type { Spot } from './spot.ts';
import { shadeWater } from './shade-water.ts';
import { sunMapSide, mapSun } from './sun-map.ts';
import type { Sunlight } from './sun-map.ts';
import { readHit } from './read-hit.ts';
import { LightMeter } from './reflector.ts';
import { itemOf } from './item-of.ts';
import type { View } from './view.ts';
import type { Light, World } from './world.ts';

/** So many points of the longer side are looked at when light is measured. */
const meteredAcross = 160;
/** Rows shaded between two pauses. */
const bandRows = 32;

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
): Generator<number, View, void> {
  const sunlight = mapSun(world.mesh, world.air.sun, world.focus, world.shadowRadius);
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
  for (const step of renderView(world, { width, height, sunlight, reflection })) {
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

interface ViewOrder {
  readonly width: number;
  readonly height: number;
  readonly sunlight: Sunlight;
  readonly reflection?: View | undefined;
  /** The view is a mirror that lies at this height. */
  readonly level?: number;
}

/** What of a world is seen at each pixel, without its light: which part of it, and how near. */
export function outlineWorld(world: World, width: number, height: number): Pick<View, 'nearness' | 'ids'> {
  const outline = new Outline(world, { width, height });
  outline.drawTriangles();
  outline.drawBodies();
  return outline.view;
}

/** A view before it is shaded. */
class Outline {
  readonly view: View;
  private readonly world: World;
  private readonly pass: Pass;
  private readonly buffers: Buffers;

  constructor(world: World, { width, height, level }: Pick<ViewOrder, 'width' | 'height' | 'level'>) {
    const camera = level === undefined ? world.camera : mirrored(world.camera, level);
    const focal = Math.min(height, width * 1.25) * camera.focal;
    this.world = world;
    this.view = {
      width,
      height,
      light: new Float32Array(width * height * 3),
      nearness: new Float32Array(width * height),
      ids: new Int32Array(width * height).fill(-1),
      camera,
      focal,
    };
    this.buffers = { width, height, depth: this.view.nearness, ids: this.view.ids };
    const pass = { camera, scale: focal, parallel: false, near: world.near };
    this.pass = level === undefined ? pass : { ...pass, level };
  }

  drawTriangles(): void {
    rasterise(this.world.mesh, this.pass, this.buffers);
  }

  drawBodies(): void {
    marchBodies(this.world.mesh, this.pass, this.buffers, 1);
  }
}

/** Yields fractions, and the view as its last word. */
function* renderView(world: World, order: ViewOrder): Generator<number | View, void, void> {
  const { width, height } = order;
  const outline = new Outline(world, order);
  const { view } = outline;
  outline.drawTriangles();
  yield 0.1;
  outline.drawBodies();
  yield 0.15;
  const clouds = world.backdrop ? undefined : mapClouds(world.air, view);
  yield 0.2;
  const normals = order.level === undefined ? new Float32Array(width * height * 3) : undefined;
  // What is mirrored is too restless for single hairs.
  const roots = order.level === undefined ? new HairRoots() : undefined;
  const shader = new PixelShader(world, view, { ...order, clouds, normals, roots });
  if (order.level === undefined) shader.holdCard();
  for (let from = 0; from < height; from += bandRows) {
    for (let y = from; y < Math.min(height, from + bandRows); y++) {
      for (let x = 0; x < width; x++) shader.shade(x, y);
    }
    yield 0.2 + 0.75 * (from / height);
  }
  if (normals) occlude(view, normals, world);
  if (roots) growHair(view, roots);
  yield view;
}

/** What a pixel is shaded with, and what is kept of it. */
interface Shading extends ViewOrder {
  readonly clouds: CloudMap | undefined;
  readonly normals: Float32Array | undefined;
  readonly roots: HairRoots | undefined;
}

class PixelShader {
  private readonly out: Light = [0, 0, 0];
  private readonly spot: Spot;
  private readonly world: World;
  private readonly view: View;
  private readonly order: Shading;
  private solidLight: SolidLight;

  constructor(world: World, view: View, order: Shading) {
    this.world = world;
    this.view = view;
    this.order = order;
    this.spot = newSpot(view);
    const seen = order.level === undefined ? view : undefined;
    const offset = (world.shadowRadius / sunMapSide) * 2.6;
    this.solidLight = { sunlight: order.sunlight, reflection: order.reflection, offset, seen, card: undefined };
  }

  /** Measures the light on whoever was asked for at some of their pixels, and holds a card for them where it is missing. */
  holdCard(): void {
    const { world, view, spot, out } = this;
    const meter = new LightMeter();
    const step = Math.max(1, Math.round(Math.max(view.width, view.height) / meteredAcross));
    for (let y = step >> 1; y < view.height; y += step) {
      for (let x = step >> 1; x < view.width; x += step) {
        const i = y * view.width + x;
        if (itemOf(world.mesh, view.ids[i] ?? -1) === 0 || !this.look(x, y, i)) continue;
        this.readSurface(i);
        shadeSolid(world, spot, this.solidLight, out);
        meter.add(world, spot, out);
      }
    }
    this.solidLight = { ...this.solidLight, card: meter.card(world, view) };
  }

  shade(x: number, y: number): void {
    const { world, view, out, spot, order } = this;
    const i = y * view.width + x;
    const isThing = this.look(x, y, i);
    const { dx, dy, dz } = spot;
    if (isThing) this.shadeThing(i);
    else if (world.backdrop) world.backdrop(dx, dy, dz, out);
    else shadeSky(world.air, order.clouds, x, y, dx, dy, dz, out);
    view.light[i * 3] = out[0];
    view.light[i * 3 + 1] = out[1];
    view.light[i * 3 + 2] = out[2];
  }

  /** Where the line of sight of a pixel leads, and whether it meets anything. */
  private look(x: number, y: number, i: number): boolean {
    const { view, spot } = this;
    const { eye, forward, right, up } = view.camera;
    const a = (x + 0.5 - view.width / 2) / view.focal;
    const b = (view.height / 2 - y - 0.5) / view.focal;
    const dx = forward[0] + right[0] * a + up[0] * b;
    const dy = forward[1] + right[1] * a + up[1] * b;
    const dz = forward[2] + right[2] * a + up[2] * b;
    const length = Math.sqrt(dx * dx + dy * dy + dz * dz);
    const near = view.nearness[i] ?? 0;
    spot.dx = dx / length;
    spot.dy = dy / length;
    spot.dz = dz / length;
    if (near <= 0) return false;
    const t = 1 / near;
    spot.x = x;
    spot.y = y;
    spot.px = eye[0] + dx * t;
    spot.py = eye[1] + dy * t;
    spot.pz = eye[2] + dz * t;
    spot.distance = t * length;
    return true;
  }

  private shadeThing(i: number): void {
    const { world, out, spot, order } = this;
    this.readSurface(i);
    if (order.normals) {
      order.normals[i * 3] = spot.nx;
      order.normals[i * 3 + 1] = spot.ny;
      order.normals[i * 3 + 2] = spot.nz;
    }
    if (spot.material === materials.water && world.water) shadeWater(world, world.water, order.reflection, spot, out);
    else shadeSolid(world, spot, this.solidLight, out);
    if (world.air.fog > 0) this.addFog();
    order.roots?.add(this.view, spot);
  }

  /** What was met at a pixel, its normal turned towards the eye. */
  private readSurface(i: number): void {
    const { world, view, spot } = this;
    readHit(world.mesh, view.ids[i] ?? -1, spot);
    const shorter = 1 / (Math.sqrt(spot.nx * spot.nx + spot.ny * spot.ny + spot.nz * spot.nz) || 1);
    const facing = (spot.nx * spot.dx + spot.ny * spot.dy + spot.nz * spot.dz) * shorter;
    // What is thin has two sides: its normal is turned towards the eye. Ground has one: turned, its crests would be black against the sky.
    const turn = facing > 0 && spot.material !== materials.terrain ? -shorter : shorter;
    spot.facing = facing;
    spot.nx *= turn;
    spot.ny *= turn;
    spot.nz *= turn;
  }

  private addFog(): void {
    const { air, fogFloor } = this.world;
    const { spot, out } = this;
    const low = Math.exp(-Math.max(0, spot.py - fogFloor) * air.fogFall);
    const depth = spot.distance * air.fog;
    // To the power of five quarters.
    const lost = 1 - Math.exp(-depth * Math.sqrt(Math.sqrt(depth)) * low);
    const towards = Math.max(0, spot.dx * air.sun[0] + spot.dy * air.sun[1] + spot.dz * air.sun[2]);
    const square = towards * towards;
    const glow = square * square * towards * air.glow * 0.5;
    for (const k of [0, 1, 2] as const) out[k] = mix(out[k], air.fogColour[k] + air.sunColour[k] * glow, lost);
  }
}

function newSpot({ width, height }: View): Spot {
  const none = { x: 0, y: 0, px: 0, py: 0, pz: 0, dx: 0, dy: 0, dz: 1, distance: 1, facing: -1 };
  const hit = { nx: 0, ny: 1, nz: 0, shade: 1, material: 0, object: 0, r: 0, g: 0, b: 0 };
  const hair = { hairX: 0, hairY: 0, hairZ: 0, hairLength: 0 };
  return { ...none, ...hit, ...hair, width, height };
}

/** What flashes in the sky also shines in the water: events on black, laid into the mirror about its horizon. */
function mirrorEvents(world: World, reflection: View): void {
  if (world.events.length === 0) return;
  const { width, height } = reflection;
  const light = new Float32Array(width * height * 3);
  const nearness = new Float32Array(width * height);
  const ids = new Int32Array(width * height).fill(-1);
  for (const event of world.events) event({ ...reflection, light, nearness, ids, isMirror: true }, world);
  const { forward, up } = world.camera;
  const horizon = height / 2 + (forward[1] / up[1]) * reflection.focal;
  const shift = Math.round(height - 1 - 2 * horizon);
  for (let y = 0; y < height; y++) {
    const source = y - shift;
    if (source < 0 || source >= height || source > horizon) continue;
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if ((reflection.nearness[i] ?? 0) > 0) continue;
      for (let k = 0; k < 3; k++) {
        reflection.light[i * 3 + k] = (reflection.light[i * 3 + k] ?? 0) + (light[(source * width + x) * 3 + k] ?? 0);
      }
    }
  }
}
