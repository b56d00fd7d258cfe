import { mix } from '../raster/scalar.ts';
import { lostInFog } from './air.ts';
import type { HairRoots } from './grow-hair.ts';
import { itemOf } from './item-of.ts';
import { materials } from './materials.ts';
import type { NearSun } from './near-sun.ts';
import { smooth } from './noise.ts';
import { readHit } from './read-hit.ts';
import type { Rect } from './rect.ts';
import { keyOf, LightMeter } from './reflector.ts';
import { shadeSolid } from './shade-solid.ts';
import type { SolidLight } from './shade-solid.ts';
import { shadeWater } from './shade-water.ts';
import { shadeSky } from './sky-light.ts';
import type { CloudMap } from './sky-light.ts';
import { lookFromEye, newSpot } from './spot.ts';
import type { Spot } from './spot.ts';
import { sunMapSide } from './sun-map.ts';
import type { Sunlight } from './sun-map.ts';
import { surface } from './painted-point.ts';
import type { View } from './view.ts';
import type { Light, World } from './world.ts';

/** So many points of the longer side are looked at when light is measured. */
const meteredAcross = 160;

/** Cosines of the angle to the sun from which on haze has something of its colour, and all of it. */
const [warmFrom, warmWhole] = [0.25, 0.97] as const;

/** What a pixel is shaded with, and what is kept of it. */
export interface Shading {
  readonly sunlight: Sunlight;
  readonly nearSun?: NearSun | undefined;
  readonly reflection?: View | undefined;
  /** The view is a mirror that lies at this height. */
  readonly level?: number;
  readonly clouds: CloudMap | undefined;
  readonly normals: Float32Array | undefined;
  readonly colours?: Float32Array;
  readonly roots: HairRoots | undefined;
}

/** Shades the pixels of a view one by one. */
export class PixelShader {
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
    const key = keyOf(world.air, view.camera);
    this.solidLight = {
      sunlight: order.sunlight,
      nearSun: order.nearSun,
      reflection: order.reflection,
      offset,
      seen,
      card: undefined,
      key,
    };
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

  /** Shades every pixel of a part of the view, or those of them that a mask has. */
  shadeWithin({ left, top, right, bottom }: Rect, mask?: Uint8Array): void {
    for (let y = top; y < bottom; y++)
      for (let x = left; x < right; x++) if (!mask || mask[y * this.view.width + x] === 1) this.shade(x, y);
  }

  /** Works out the normals of what is seen in a part of the view, without its light. */
  readNormals({ left, top, right, bottom }: Rect): void {
    for (let y = top; y < bottom; y++)
      for (let x = left; x < right; x++) {
        const i = y * this.view.width + x;
        if (!this.look(x, y, i)) continue;
        this.readSurface(i);
        this.keepNormal(i);
      }
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
    return lookFromEye(this.view, this.spot, x, y, this.view.nearness[i] ?? 0);
  }

  private shadeThing(i: number): void {
    const { world, out, spot, order } = this;
    this.readSurface(i);
    this.keepNormal(i);
    if (spot.material === materials.water && world.water) shadeWater(world, world.water, order.reflection, spot, out);
    else {
      shadeSolid(world, spot, this.solidLight, out);
      this.keepColour(i);
    }
    if (world.air.fog > 0) this.addFog();
    order.roots?.add(this.view, spot);
  }

  private keepNormal(i: number): void {
    const { normals } = this.order;
    if (!normals) return;
    normals[i * 3] = this.spot.nx;
    normals[i * 3 + 1] = this.spot.ny;
    normals[i * 3 + 2] = this.spot.nz;
  }

  private keepColour(i: number): void {
    const { colours } = this.order;
    if (!colours) return;
    colours[i * 3] = surface.r;
    colours[i * 3 + 1] = surface.g;
    colours[i * 3 + 2] = surface.b;
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
    const lost = lostInFog(air, spot.distance, spot.py - fogFloor);
    const angle = spot.dx * air.sun[0] + spot.dy * air.sun[1] + spot.dz * air.sun[2];
    const towards = Math.max(0, angle);
    // Haze has the sun's colour around the sun alone.
    const warm = smooth(warmFrom, warmWhole, angle);
    const square = towards * towards;
    const glow = square * square * towards * air.glow * 0.5;
    for (const k of [0, 1, 2] as const) {
      const haze = mix(air.fogShade[k], air.fogColour[k], warm) + air.sunColour[k] * glow;
      out[k] = mix(out[k], haze, lost);
    }
  }
}
