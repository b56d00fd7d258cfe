import { mix } from '../raster/scalar.ts';
import type { Air } from './air.ts';
import type { Camera } from './camera.ts';
import { materials } from './materials.ts';
import type { Spot } from './spot.ts';
import { surface } from './painted-point.ts';
import { dot, normalised } from './vectors.ts';
import type { Vec3 } from './vectors.ts';
import type { View } from './view.ts';
import type { Light, World } from './world.ts';

/** A white card beside the eye that throws light on whoever was asked for, as a photographer holds one for a face in the shade (STUDIO-61). */
export interface Reflector {
  /** Towards the card, length 1. */
  readonly towards: Vec3;
  readonly light: Readonly<Light>;
  /** How far they are whom it is held for: what is farther gets less of it. */
  readonly distance: number;
}

/** How much light should fall on them on average, where 1 makes white of white: by day, and by night under the sky. */
const wantedByDay = 0.95;
const wantedByNight = 0.46;
/** More is never added: who stands in the dark may look as if they did. */
const most = 0.9;
/** Skin as light as this is shown as it is, and darker skin in up to so much more light. */
const [openFrom, mostOpen] = [0.19, 1.6] as const;
/** What lives is made of these. */
const living: ReadonlySet<number> = new Set([materials.coat, materials.skin, materials.wet]);
/** What is darker gives too little light back to be measured by. */
const darkest = 0.03;
/** The card takes on so much of the colour of the light around it: none of the blue of the night, in which faces would be those of the dead. */
const tintedByDay = 0.4;

/** Measures the light that falls on whoever was asked for. */
export class LightMeter {
  private light = 0;
  private distance = 0;
  private count = 0;
  /** Of bare skin alone. */
  private albedo = 0;
  private skinCount = 0;

  /** Takes in a spot that was shaded as `out`, with the surface that was painted last; what was not asked for, or does not live, is passed over. */
  add({ mesh }: World, { material, object, distance }: Spot, out: Readonly<Light>): void {
    if (!living.has(material) || (mesh.objects[object]?.item ?? 0) === 0) return;
    const albedo = luminance([surface.r, surface.g, surface.b]);
    if (albedo < darkest) return;
    this.light += Math.log(Math.max(0.01, luminance(out) / albedo));
    this.distance += distance;
    this.count++;
    if (material !== materials.skin) return;
    this.albedo += Math.log(albedo);
    this.skinCount++;
  }

  /** The card that gives what is missing; none where enough light falls, or where nobody was measured. */
  card({ air, indoors }: World, { camera }: Pick<View, 'camera'>): Reflector | undefined {
    if (this.count === 0) return undefined;
    const usual = air.night && !indoors ? wantedByNight : wantedByDay;
    const missing = Math.min(most, usual * this.openness() - Math.exp(this.light / this.count));
    if (missing <= 0) return undefined;
    return { towards: besideTheEye(air, camera), light: tint(air, missing), distance: this.distance / this.count };
  }

  /** How much more light is wanted for dark skin, as a photographer opens the lens for it. */
  private openness(): number {
    if (this.skinCount === 0) return 1;
    return Math.max(1, Math.min(mostOpen, (openFrom / Math.exp(this.albedo / this.skinCount)) ** 0.45));
  }
}

/** On the side that the sun does not light, above the eye. */
function besideTheEye({ sun }: Air, camera: Camera): Vec3 {
  return aside(camera, { side: dot(sun, camera.right) > 0 ? -0.85 : 0.85, up: 0.5, near: 0.85 });
}

/** From where the sky is brightest for whoever is looked at: high up on the side from which the sun comes, as a window beside a painter's chair. */
export function keyOf({ sun }: Air, camera: Camera): Vec3 {
  return aside(camera, { side: dot(sun, camera.right) > 0 ? 0.85 : -0.85, up: 0.5, near: 0.5 });
}

function aside({ forward, right, up }: Camera, way: Readonly<Record<'side' | 'up' | 'near', number>>): Vec3 {
  const along = (k: 0 | 1 | 2) => right[k] * way.side + up[k] * way.up - forward[k] * way.near;
  return normalised([along(0), along(1), along(2)]);
}

/** So much light, in a colour between white and that of the light around. */
function tint({ ambient, sunLight, night }: Air, strength: number): Light {
  const tinted = night ? 0 : tintedByDay;
  const around = (k: 0 | 1 | 2) => ambient[k] + 0.4 * sunLight[k];
  const grey = luminance([around(0), around(1), around(2)]) || 1;
  const part = (k: 0 | 1 | 2) => mix(1, around(k) / grey, tinted) * strength;
  return [part(0), part(1), part(2)];
}

/** How much of a card's light falls on a surface at a distance: it wraps around what is soft, as that of anything large does. */
export function shareOfCard({ towards, distance: held }: Reflector, distance: number): number {
  const facing = 0.5 + 0.5 * (surface.nx * towards[0] + surface.ny * towards[1] + surface.nz * towards[2]);
  return 1.7 * facing * facing * facing * Math.min(1, held / distance) ** 2;
}

function luminance([r, g, b]: Readonly<Light>): number {
  return r * 0.3 + g * 0.55 + b * 0.15;
}
