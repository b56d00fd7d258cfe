import { blurred } from '../raster/blur.ts';
import { mix, smoothstep } from '../raster/scalar.ts';
import { itemOf } from './item-of.ts';
import { materials } from './materials.ts';
import { stride } from './mesh.ts';
import type { Mesh } from './mesh.ts';
import type { Kept } from './shade-view.ts';
import type { View } from './view.ts';
import type { World } from './world.ts';

/** What somebody sees who draws a view by hand, for each of its pixels. */
export interface Forms {
  readonly width: number;
  readonly height: number;
  /** How strongly the outline of something runs here, 0 to 1. */
  readonly contour: Float32Array;
  /** Which area it belongs to, the same matter of the same thing; 0 where nothing is but the sky. */
  readonly areas: Int32Array;
  /** 1 where something is seen that was asked for. */
  readonly asked: Uint8Array;
  /** How much light falls on it, 1 where that is full; what shines and what mirrors is in full light. */
  readonly lit: Float32Array;
}

/** What a view must have kept to be drawn. */
export type KeptForms = Required<Kept>;

/** A step in distance that is an outline, and from where on it is one to the full; as shares of the distance. */
const step = { least: 0.03, full: 0.12 };
/** How much two surfaces of one thing are turned from each other where a line is drawn between them, as a cosine, and how strong that is. */
const crease = { least: 0.6, full: 0.2, strength: 0.7 };
/** How strong a line is between two matters of one thing. */
const seam = 0.6;
/** The share of a neighbourhood that is lines from which on they are left out, and at which all are; its radius as a share of the width. */
const crowded = { least: 0.14, full: 0.34, radius: 1 / 90 };
/** How much of crowded lines is left out, of what was asked for and of all else: leaves are no scribble. */
const omitted = { asked: 0.6, other: 0.92 };
/** Lines of the land itself are drawn so strong. */
const ofLand = 0.55;

const land: ReadonlySet<number> = new Set([
  materials.terrain,
  materials.sand,
  materials.snow,
  materials.mountain,
  materials.road,
  materials.floor,
]);

/** Reads the forms of a finished view from what it kept. */
export function formsOf(world: World, view: View, kept: KeptForms): Forms {
  const { width, height } = view;
  const { areas, asked, matters } = areasOf(world.mesh, view);
  const lost = lostInFog(world, view);
  const contour = new Float32Array(width * height);
  const at = { view, areas, asked, matters, normals: kept.normals };
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      const line = Math.max(lineBetween(at, i, 1), lineBetween(at, i, width));
      contour[i] = line * (1 - 0.85 * Math.min(1, (lost[i] ?? 0) * 1.3));
    }
  thin(contour, asked, width, height);
  return { width, height, contour, areas, asked, lit: litOf(view, kept.colours, { lost, matters }) };
}

interface Areas {
  readonly areas: Int32Array;
  readonly asked: Uint8Array;
  readonly matters: Int16Array;
}

function areasOf(mesh: Mesh, { ids }: View): Areas {
  const areas = new Int32Array(ids.length);
  const asked = new Uint8Array(ids.length);
  const matters = new Int16Array(ids.length).fill(-1);
  for (let i = 0; i < ids.length; i++) {
    const id = ids[i] ?? -1;
    if (id === -1) continue;
    const body = mesh.bodies[-2 - id];
    const matter = id >= 0 ? (mesh.data[id * stride + 24] ?? 0) : (body?.material ?? 0);
    const object = id >= 0 ? (mesh.data[id * stride + 25] ?? 0) : (body?.object ?? 0);
    matters[i] = matter;
    areas[i] = 1 + object * 64 + matter;
    asked[i] = itemOf(mesh, id) > 0 ? 1 : 0;
  }
  return { areas, asked, matters };
}

/** How much of what is seen at each pixel the fog hides. */
function lostInFog({ air }: World, { nearness }: View): Float32Array {
  return nearness.map((near) => {
    if (near <= 0) return 1;
    const depth = air.fog / near;
    return 1 - Math.exp(-depth * Math.sqrt(Math.sqrt(depth)));
  });
}

interface Neighbours extends Areas {
  readonly view: View;
  readonly normals: Float32Array;
}

/** How strong a line is at a pixel against the neighbours on both sides along one axis. */
function lineBetween({ view, asked, matters, normals }: Neighbours, i: number, next: number): number {
  const { nearness } = view;
  const near = nearness[i] ?? 0;
  if (near <= 0) return 0;
  const [before, after] = [nearness[i - next] ?? 0, nearness[i + next] ?? 0];
  const drop = (near - Math.min(before, after)) / near;
  // Nearness is linear over whatever is flat, however it is turned.
  const bend = Math.abs(before - 2 * near + after) / near;
  const strength = land.has(matters[i] ?? -1) ? ofLand : 1;
  const outline = drop > step.least && bend > step.least ? strength * smoothstep(step.least, step.full, drop) : 0;
  const j = i - next;
  if (asked[i] !== asked[j] && near >= before) return 1;
  if (!asked[i] || !asked[j]) return outline;
  const turned =
    (normals[i * 3] ?? 0) * (normals[j * 3] ?? 0) +
    (normals[i * 3 + 1] ?? 0) * (normals[j * 3 + 1] ?? 0) +
    (normals[i * 3 + 2] ?? 0) * (normals[j * 3 + 2] ?? 0);
  const creased = crease.strength * smoothstep(crease.least, crease.full, turned);
  return Math.max(outline, creased, matters[i] === matters[j] ? 0 : seam);
}

/** Leaves lines out where there are so many that they would be one blot. */
function thin(contour: Float32Array, asked: Uint8Array, width: number, height: number): void {
  const dense = blurred(contour, width, height, Math.max(2, width * crowded.radius));
  for (let i = 0; i < contour.length; i++) {
    const much = smoothstep(crowded.least, crowded.full, dense[i] ?? 0);
    contour[i] = (contour[i] ?? 0) * (1 - much * (asked[i] ? omitted.asked : omitted.other));
  }
}

const lightOf = (of: Float32Array, i: number): number =>
  0.25 * (of[i * 3] ?? 0) + 0.65 * (of[i * 3 + 1] ?? 0) + 0.1 * (of[i * 3 + 2] ?? 0);

/** Of every so many pixels one is asked what full light is; and which share of them has less than that. */
const metered = { every: 37, share: 0.85 };

/** How much light falls on each pixel: what it sends to the eye as a share of its own colour, and of what that is where light is full. */
function litOf(
  { light }: View,
  colours: Float32Array,
  { lost, matters }: { readonly lost: Float32Array; readonly matters: Int16Array },
): Float32Array {
  const lit = new Float32Array(matters.length).fill(-1);
  const some: number[] = [];
  for (let i = 0; i < lit.length; i++) {
    const own = lightOf(colours, i);
    if (own <= 0.004 || matters[i] === materials.water) continue;
    lit[i] = lightOf(light, i) / (own + 0.01);
    if (i % metered.every === 0) some.push(lit[i] ?? 0);
  }
  some.sort((a, b) => a - b);
  const full = some[Math.floor(some.length * metered.share)] ?? 1;
  return lit.map((of, i) => (of < 0 ? 1 : mix(Math.min(1, of / Math.max(1e-4, full)), 1, lost[i] ?? 0)));
}
