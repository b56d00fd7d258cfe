import { mix } from '../raster/scalar.ts';
import { materials } from './materials.ts';
import { fbm, smooth } from './noise.ts';
import { skyColour } from './sky-light.ts';
import type { Spot } from './spot.ts';
import { surface } from './painted-point.ts';
import type { Vec3 } from './vectors.ts';
import type { View } from './view.ts';
import type { Light, World } from './world.ts';

const mirror: Light = [0, 0, 0];

/** How much of the light that falls on metal is scattered; the rest is mirrored in its own colour. */
const scattered = 0.32;

/** Metal is a mirror of its own colour: of the sky outside, and inside of a room that is bright where its windows are. */
export function mirrorAsMetal(world: World, { dx, dy, dz }: Spot): void {
  const { nx, ny, nz } = surface;
  const k = 2 * (nx * dx + ny * dy + nz * dz);
  seenInMirror(world, [dx - nx * k, dy - ny * k, dz - nz * k], mirror);
  for (const c of [0, 1, 2] as const) {
    const colour = c === 0 ? surface.r : c === 1 ? surface.g : surface.b;
    const mirrored = mirror[c] * colour * 1.05;
    if (c === 0) surface.er += mirrored;
    else if (c === 1) surface.eg += mirrored;
    else surface.eb += mirrored;
  }
  surface.r *= scattered;
  surface.g *= scattered;
  surface.b *= scattered;
}

/** How bright a window of a room is that a mirror of metal sees in a direction, 0 to 1. */
function brightWindow(rx: number, ry: number, rz: number): number {
  const side = smooth(-0.35, -0.7, rx) * smooth(-0.1, 0.08, ry) * smooth(0.75, 0.55, ry);
  const back = smooth(0.45, 0.75, rz) * smooth(0.02, 0.12, ry) * smooth(0.62, 0.5, ry);
  return Math.max(side, back * 0.8);
}

/** Writes the light that a mirror sees in a direction: of sky and ground outside, and inside of a room whose windows are where it is told. */
export function seenInMirror(
  { air, indoors }: World,
  [rx, ry, rz]: Vec3,
  out: Light,
  windowAt: (rx: number, ry: number, rz: number) => number = brightWindow,
): void {
  const window = indoors ? windowAt(rx, ry, rz) : 0;
  if (!indoors) skyColour(air, rx, Math.abs(ry), rz, out);
  const up = 0.5 + 0.5 * ry;
  const ground = smooth(0.1, -0.25, ry);
  for (const c of [0, 1, 2] as const) {
    const around = mix(air.bounce[c], air.ambient[c], up);
    out[c] = indoors
      ? around * (0.55 + 0.5 * up) + air.sunLight[c] * 0.5 * window
      : mix(out[c], air.bounce[c] * 0.7, ground);
  }
}

/** How much a surface mirrors where it is seen straight on, and how much more at its very edge. */
const [plainGloss, ofLeather, clearCoat, darkPane] = [
  [0.05, 0.6],
  [0.11, 0.8],
  [0.075, 0.8],
  [0.13, 0.85],
] as const;

/** Adds what a glossy surface mirrors. */
export function mirrorAsGloss({ air, indoors }: World, { dx, dy, dz, facing, material }: Spot): void {
  const { nx, ny, nz, gloss } = surface;
  const isPane = material === materials.pane;
  const isCoated = isPane || material === materials.paint;
  const [straight, edge] = isPane
    ? darkPane
    : isCoated
      ? clearCoat
      : material === materials.leather
        ? ofLeather
        : plainGloss;
  const fresnel = gloss * (straight + edge * (1 - Math.abs(facing)) ** 4);
  const k = 2 * (nx * dx + ny * dy + nz * dz);
  const ry = dy - ny * k;
  skyColour(air, dx - nx * k, isCoated ? Math.abs(ry) : ry, dz - nz * k, mirror);
  const [ground, land] = isCoated ? [smooth(0.02, -0.04, ry), smooth(0.1, 0.05, ry)] : [0, 0];
  for (const c of [0, 1, 2] as const) {
    // Below the horizon a mirror shows the ground, and over it a dark edge of land: without them paint looks like clay.
    const outside = mix(mix(mirror[c], air.bounce[c] * 0.45, land), air.bounce[c] * 0.8, ground);
    const seen = (indoors ? air.ambient[c] : outside) * fresnel;
    if (c === 0) surface.er += seen;
    else if (c === 1) surface.eg += seen;
    else surface.eb += seen;
  }
}

/** The strength of the sun's spark on a glossy surface. */
export function sparkOf({ air }: World, { dx, dy, dz, material }: Spot, lit: number): number {
  const { nx, ny, nz, gloss } = surface;
  const hx = air.sun[0] - dx;
  const hy = air.sun[1] - dy;
  const hz = air.sun[2] - dz;
  const half = Math.max(0, (nx * hx + ny * hy + nz * hz) / Math.sqrt(hx * hx + hy * hy + hz * hz));
  // On the flat sides of a car the sun of plain gloss would be a white patch as large as a door.
  if (material === materials.paint || material === materials.pane) return 1.1 * lit * half ** 420;
  return 0.5 * gloss * lit * half ** (20 + gloss * 90) * (1 + gloss * 3);
}

/** Where on an eye a window is mirrored beside its nearest point, to the side of the sun and upwards: at the rim of the pupil, for in its middle it would stare; how large that is, from farther off as well, where a larger one would cover an iris and blind it; and how bright beside the sky. */
const catchLight = { aside: 0.3, up: 0.25, size: 0.1, bright: 2.6, brightFromAfar: 1.2 } as const;

/** Adds the one small light that is seen in an eye wherever the sun stands: without it an eye is blank. */
export function mirrorWindow({ air }: World, { dx, dy, dz, distance }: Spot): void {
  const { nx, ny, nz } = surface;
  const level = Math.hypot(dx, dz) || 1;
  const side = (dz * air.sun[0] - dx * air.sun[2] < 0 ? -catchLight.aside : catchLight.aside) / level;
  const [gx, gy, gz] = [dz * side - dx, catchLight.up - dy, -dx * side - dz];
  const cos = (nx * gx + ny * gy + nz * gz) / Math.sqrt(gx * gx + gy * gy + gz * gz);
  const off = Math.sqrt(Math.max(0, 2 - 2 * cos)) / catchLight.size;
  const bright = mix(catchLight.bright, catchLight.brightFromAfar, smooth(1.2, 3.6, distance));
  const share = bright * smooth(1.25, 0.75, off);
  surface.er += (air.ambient[0] + 0.1 * air.sunLight[0]) * share;
  surface.eg += (air.ambient[1] + 0.1 * air.sunLight[1]) * share;
  surface.eb += (air.ambient[2] + 0.1 * air.sunLight[2]) * share;
}

/** Puddles: the street mirrors what stands on it, more where water has gathered. */
export function mirrorStreet(spot: Spot, view: View): void {
  const { nx, nz } = surface;
  const column = ((spot.x + nx * spot.height * 0.02) * view.width) / spot.width;
  const x = Math.trunc(Math.min(view.width - 1, Math.max(0, column)));
  const puddle = smooth(0.42, 0.62, fbm(spot.px * 0.35, spot.pz * 0.35, 4));
  const share = (0.2 + 0.45 * puddle) * (1 - 0.6 * Math.abs(spot.facing)) * 0.25;
  for (let s = 0; s < 4; s++) {
    const blur = (s - 1) * spot.height * 0.012 * (1.5 - puddle);
    const row = ((spot.height - 1 - spot.y + blur + nz * spot.height * 0.03) * view.height) / spot.height;
    const o = (Math.trunc(Math.min(view.height - 1, Math.max(0, row))) * view.width + x) * 3;
    surface.er += (view.light[o] ?? 0) * share;
    surface.eg += (view.light[o + 1] ?? 0) * share;
    surface.eb += (view.light[o + 2] ?? 0) * share;
  }
}
