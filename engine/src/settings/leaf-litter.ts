import type { SettingId } from '../concepts/concept.ts';
import { hex, mixRgb } from '../raster/colour.ts';
import type { Random } from '../raster/random.ts';
import { strewLeaves } from '../shapes/fallen-leaves.ts';
import { fbm, smooth } from '../solid/noise.ts';
import type { Ground, World } from '../solid/world.ts';

/** Half the width of the carriageway of an avenue, and how high its pavements are; metres. */
const [kerb, pavement] = [6.2, 0.15] as const;

/** How high grass carries the leaves that have fallen on it, and where something is laid over the ground of a setting; metres. */
interface Bed {
  readonly lift: number;
  readonly paved?: Ground;
}

/** The settings on whose ground leaves lie that were asked for. */
const beds: Readonly<Partial<Record<SettingId, Bed>>> = {
  forest: { lift: 0.05 },
  park: { lift: 0.08 },
  hills: { lift: 0.1 },
  river: { lift: 0.1 },
  orchard: { lift: 0.1 },
  graveyard: { lift: 0.06 },
  'cottage garden': { lift: 0.04 },
  road: { lift: 0.02 },
  avenue: { lift: 0, paved: (x) => (Math.abs(x) > kerb ? pavement : 0) },
};

const warm = ['#c8561f', '#e08a2a', '#b3341c', '#e5b038', '#9a4a22', '#d07028'] as const;

/** Warm leaves strewn over the ground of a world: single ones near the eye, and farther away the colour of many. */
export function strewFallenLeaves(world: World, random: Random, of: { setting: SettingId; wide: number }): World {
  const bed = beds[of.setting];
  if (!bed) return world;
  const { ground, water } = world;
  const place = random() * 40;
  const wet = water ? water.level + 0.06 : -Infinity;
  const [eyeX, , eyeZ] = world.camera.eye;
  strewLeaves(world.mesh, random, {
    ...{ many: 12000, near: 0.7, far: 34, spread: 0.66, wide: of.wide },
    ground: (x, z) => ground(x + eyeX, z + eyeZ) + (bed.paved?.(x, z) ?? 0) + bed.lift * fbm(x * 9, z * 9, 1),
    lies: (x, z) => (ground(x + eyeX, z + eyeZ) < wet ? 0 : 0.25 + 0.75 * driftAt(x, z, place)),
    colours: warm,
    long: 0.075,
    slim: 0.42,
  });
  return { ...world, paintGround: withLitter(world.paintGround, { place, wet }) };
}

/** How thick leaves lie at a place, 0 to 1: the wind has swept them together. */
function driftAt(x: number, z: number, place: number): number {
  return smooth(0.36, 0.6, fbm(x * 0.45 + place, z * 0.45, 3));
}

/** Ground under leaves: more of it is theirs the farther it is, since no single ones are seen there. */
function withLitter(
  paint: World['paintGround'],
  { place, wet }: { readonly place: number; readonly wet: number },
): World['paintGround'] {
  const [rust, gold, brown] = [hex('#b8521f'), hex('#d8922e'), hex('#7a4a26')];
  return (surface, x, y, z, distance) => {
    paint(surface, x, y, z, distance);
    if (y < wet) return;
    const fine = distance < 30 ? fbm(x * 11 + place, z * 11, 2) : 0.5;
    const lies = driftAt(x, z, place) * (0.35 + 0.45 * smooth(5, 22, distance)) * smooth(170, 70, distance);
    const share = Math.min(0.9, lies * smooth(0.3, 0.62, fine + 0.12));
    const c = mixRgb(mixRgb(rust, gold, smooth(0.4, 0.65, fbm(x * 2.3, z * 2.3 + place, 3))), brown, (1 - fine) * 0.35);
    surface.r += (c[0] - surface.r) * share;
    surface.g += (c[1] - surface.g) * share;
    surface.b += (c[2] - surface.b) * share;
  };
}
