import { blurred } from '../raster/blur.ts';
import { mix, smoothstep } from '../raster/scalar.ts';
import { lostInFog } from './air.ts';
import { itemOf, objectAt } from './item-of.ts';
import { materials } from './materials.ts';
import { materialAt, stride } from './mesh.ts';
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

/** Reads the forms of a finished view from what it kept. A part of a larger view is told what full light is there. */
export function formsOf(world: World, view: View, kept: KeptForms, fullLight = fullLightOf(view, kept.colours)): Forms {
  const { width, height } = view;
  const { areas, asked, matters } = areasOf(world.mesh, view);
  // As if all of it stood where the fog lies: a part of a view does not know how high it is.
  const lost = view.nearness.map((near) => (near > 0 ? lostInFog(world.air, 1 / near) : 1));
  const contour = new Float32Array(width * height);
  const at = { view, areas, asked, matters, normals: kept.normals };
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      const line = Math.max(lineBetween(at, i, 1), lineBetween(at, i, width));
      contour[i] = line * (1 - 0.85 * Math.min(1, (lost[i] ?? 0) * 1.3));
    }
  thin(contour, asked, width, height);
  return { width, height, contour, areas, asked, lit: litOf(view, kept.colours, { lost, matters, fullLight }) };
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
    const matter = id >= 0 ? (mesh.data[id * stride + materialAt] ?? 0) : (body?.material ?? 0);
    const object = id >= 0 ? (mesh.data[id * stride + objectAt] ?? 0) : (body?.object ?? 0);
    matters[i] = matter;
    areas[i] = 1 + object * 64 + matter;
    asked[i] = itemOf(mesh, id) > 0 ? 1 : 0;
  }
  return { areas, asked, matters };
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

/** How much light falls on what is in full light: what that sends to the eye as a share of its own colour. */
export function fullLightOf({ light, nearness }: View, colours: Float32Array): number {
  const some: number[] = [];
  for (let i = 0; i < nearness.length; i += metered.every) {
    const own = lightOf(colours, i);
    if (own > leastColour) some.push(lightOf(light, i) / (own + leastOwn));
  }
  some.sort((a, b) => a - b);
  return Math.max(1e-4, some[Math.floor(some.length * metered.share)] ?? 1);
}

/** What is darker than the first has no light of its own to tell; the second keeps what is nearly black from being called bright. */
const [leastColour, leastOwn] = [0.004, 0.01];

/** How much light falls on each pixel, as a share of full light. */
function litOf(
  { light }: View,
  colours: Float32Array,
  {
    lost,
    matters,
    fullLight,
  }: { readonly lost: Float32Array; readonly matters: Int16Array; readonly fullLight: number },
): Float32Array {
  return lost.map((hidden, i) => {
    const own = lightOf(colours, i);
    if (own <= leastColour || matters[i] === materials.water) return 1;
    return mix(Math.min(1, lightOf(light, i) / (own + leastOwn) / fullLight), 1, hidden);
  });
}

/** Forms of a view in which those of something else are put where that is seen; it lies `left` and `top` pixels from its corner. */
export function withForms(
  forms: Forms,
  part: Forms,
  { left, top, added }: { readonly left: number; readonly top: number; readonly added: Uint8Array },
): Forms {
  const { width, height } = forms;
  const [contour, lit] = [forms.contour.slice(), forms.lit.slice()];
  const [areas, asked] = [forms.areas.slice(), forms.asked.slice()];
  for (let y = 0; y < part.height; y++)
    for (let x = 0; x < part.width; x++) {
      const from = y * part.width + x;
      if (added[from] !== 1) continue;
      const to = (top + y) * width + left + x;
      contour[to] = part.contour[from] ?? 0;
      lit[to] = part.lit[from] ?? 1;
      areas[to] = part.areas[from] ?? 0;
      asked[to] = part.asked[from] ?? 0;
    }
  return { width, height, contour, areas, asked, lit };
}
