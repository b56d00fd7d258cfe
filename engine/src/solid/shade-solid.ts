import { luminance } from '../raster/colour.ts';
import type { Rgb } from '../raster/colour.ts';
import { mix } from '../raster/scalar.ts';
import { litBesideThings } from './contact-shadow.ts';
import { shineAcross } from './hair-shine.ts';
import { laySnow } from './lay-snow.ts';
import { isCloth, materials } from './materials.ts';
import { mirrorAsGloss, mirrorAsMetal, mirrorStreet, mirrorWindow, sparkOf } from './mirrors.ts';
import type { NearSun } from './near-sun.ts';
import { fbm, smooth } from './noise.ts';
import { shareOfCard } from './reflector.ts';
import type { Reflector } from './reflector.ts';
import { sleekShine } from './sleek-shine.ts';
import type { Spot } from './spot.ts';
import type { Sunlight } from './sun-map.ts';
import { sumLamps } from './sum-lamps.ts';
import { sunNear, sunOn, sunOnPeople } from './sun-on.ts';
import { surface } from './painted-point.ts';
import { paintSurface } from './surface.ts';
import type { Vec3 } from './vectors.ts';
import type { View } from './view.ts';
import type { Light, World } from './world.ts';

export interface SolidLight {
  readonly sunlight: Sunlight;
  readonly nearSun?: NearSun | undefined;
  readonly reflection: View | undefined;
  /** Metres by which a point is lifted off its own surface before it asks for the sun. */
  readonly offset: number;
  /** The view that is shaded, where shadows are looked for in it. */
  readonly seen: View | undefined;
  /** The card that is held for whoever was asked for. */
  readonly card: Reflector | undefined;
  /** From where the sky lights whoever was asked for more than from elsewhere. */
  readonly key?: Vec3;
}

/** How much of their colour things lose to the eye by moonlight; lamps give it back. */
const nightFade = 0.36;

const lampSum: Light = [0, 0, 0];
/** The light of sun and sky on the point that is shaded, and that of lamps and a card; written for one point after another. */
const [fallen, given]: readonly [Light, Light] = [
  [0, 0, 0],
  [0, 0, 0],
];

/** Sun, sky, bounce, gloss and lamps on something solid. */
export function shadeSolid(
  world: World,
  spot: Spot,
  { sunlight, nearSun, reflection, offset, seen, card, key }: SolidLight,
  out: Light,
): void {
  const { air, mesh } = world;
  const { px, py, pz } = spot;
  surface.r = spot.r;
  surface.g = spot.g;
  surface.b = spot.b;
  surface.er = surface.eg = surface.eb = surface.gloss = surface.through = 0;
  surface.nx = spot.nx;
  surface.ny = spot.ny;
  surface.nz = spot.nz;
  const object = mesh.objects[spot.object];
  if (object) paintSurface(spot, object, world);
  const isFurred = spot.material === materials.coat && spot.hairLength > 0;
  // Against the light the ends of hair along an outline are lit from behind.
  if (isFurred) surface.through = furThrough * (1 - Math.min(1, Math.abs(spot.facing))) ** 3;
  if (world.snow > 0) laySnow(world.snow, spot);
  if (spot.material === materials.metal) mirrorAsMetal(world, spot);
  const { nx, ny, nz } = surface;
  const towards = nx * air.sun[0] + ny * air.sun[1] + nz * air.sun[2];
  const isSkin = spot.material === materials.skin;
  const near = nearSun?.reaches(px, py, pz) === true ? nearSun : undefined;
  const isStrand = spot.material === materials.strands;
  const isWorn = isCloth(spot.material) && object?.folds !== undefined;
  const isSoft = isStrand || isWorn;
  const mapped =
    towards > (isSkin ? -fleshBend[0] : isSoft ? -clothBend : 0) || surface.through > 0
      ? near
        ? sunNear(near, spot, { isOften: isSkin || isWorn })
        : (isSkin || isWorn ? sunOnPeople : sunOn)(world, sunlight, spot, offset)
      : 0;
  const lit = seen && !near && mapped > 0 && towards > 0 ? mapped * litBesideThings(seen, world, spot) : mapped;
  const behind = isSoft ? Math.max(0.25, -towards) : towards < 0 ? -towards : isSkin ? Math.min(0.25, towards) : 0.25;
  const through = behind * surface.through;
  const reaching = lit * cloudShade(world.cloudShadows, px, pz);
  const direct = ((isSoft ? roundEdge(towards, clothBend) : towards > 0 ? towards : 0) + through) * reaching;
  const up = 0.5 + 0.5 * ny;
  const beside = isSkin
    ? fleshBounce
    : isStrand
      ? strandBounce
      : spot.material === materials.leaf
        ? leafBounce
        : noBounce;
  // Light hair is lit enough by the sky.
  const thrownBack = isStrand ? smooth(0.16, 0.02, luminance([surface.r, surface.g, surface.b])) : 1;
  if (surface.gloss > 0 && !isStrand) mirrorAsGloss(world, spot);
  const across = isFurred ? furSpark : isStrand ? 1 : 0;
  const plain = across === 0 && surface.gloss > 0 ? sparkOf(world, spot, lit) : 0;
  const combed = across > 0 ? across * shineAcross(world, spot, lit) : plain;
  const spark = combed + sleekShine(world, spot, surface, lit);
  // Below a body and between its legs fur is lit by fur alone.
  const open = isFurred ? 1 - underShade * smooth(0.25, -0.75, ny) : 1;
  if (spot.material === materials.eye) mirrorWindow(world, spot);
  if (world.wet && spot.material === materials.road && reflection) mirrorStreet(spot, reflection);
  sumLamps(world.lamps, spot, lampSum);
  const grey = surface.r * 0.3 + surface.g * 0.55 + surface.b * 0.15;
  const faded = air.night && !world.indoors ? nightFade : 0;
  const isAsked = (object?.item ?? 0) > 0;
  if (isAsked && world.silhouettes) return shadeSilhouette(world, spot, out);
  const isSomebody = isAsked && ofPeople.has(spot.material);
  const filled = isAsked ? fill * (isSomebody && key ? shapedBy(key) : 1) : 1;
  // Hair within other hair has no outline, and single cards of it have none of their own.
  const rim = isAsked
    ? rimOf(spot, up) * (isStrand ? strandRim * Math.min(1, spot.shade) ** 2 : isSkin ? skinRim : 1)
    : 0;
  const glow = object && isAsked ? world.glows?.[object.item - 1] : undefined;
  if (glow) shineFromWithin(glow, spot);
  const own = [surface.er, surface.eg, surface.eb] as const;
  const thrown = isAsked && card ? shareOfCard(card, spot.distance) * (isSkin ? onFace(grey) : 1) : 0;
  for (const k of [0, 1, 2] as const) {
    const albedo = k === 0 ? surface.r : k === 1 ? surface.g : surface.b;
    const around = mix(air.bounce[k], air.ambient[k], up) * (1 + beside[k] * thrownBack);
    const sun = isSkin
      ? (roundEdge(towards, fleshBend[k]) + through) * reaching * Math.max(0.05, lit) ** -fleshSpread[k]
      : direct;
    fallen[k] = air.sunLight[k] * sun + around * filled * open;
    given[k] = lampSum[k] + (card ? card.light[k] * thrown : 0);
    out[k] = albedo;
  }
  if (isSkin) for (const light of [fallen, given]) balance(light);
  for (const k of [0, 1, 2] as const) out[k] = (mix(out[k], grey, faded) * fallen[k] + out[k] * given[k]) * spot.shade;
  if (isAsked) holdBack(out, isSkin ? heldOnSkin : heldOnThings);
  for (const k of [0, 1, 2] as const) {
    const albedo = k === 0 ? surface.r : k === 1 ? surface.g : surface.b;
    const edge = (air.ambient[k] + air.sunLight[k] * 0.05) * (0.2 + 0.6 * albedo) * rim;
    out[k] += air.sunLight[k] * spark + own[k] + edge;
  }
}

/** How much of its hue light loses on skin: least of its red, without which faces in a low sun are sallow. */
const balanced = [0.25, 0.45, 0.52] as const;

/** Eyes know the colour of a face and see it in whatever light it stands: in that of a low sun or a lamp skin was orange plastic, and in that of the sky clay. */
function balance(light: Light): void {
  const grey = luminance(light);
  for (const k of [0, 1, 2] as const) light[k] = mix(light[k], grey, balanced[k]);
}

/** What people are made of and wear. */
const ofPeople: ReadonlySet<number> = new Set([
  materials.skin,
  materials.cloth,
  materials.knit,
  materials.denim,
  materials.leather,
  materials.strands,
  materials.hair,
  materials.coat,
]);

/** How much more and less of the sky falls on the sides of somebody than on their front: without that a face in the shade is flat. */
const shaping = 0.5;

/** The share of the sky's light on the surface, by how far it is turned to where that is brightest. */
function shapedBy(key: Vec3): number {
  return 1 + shaping * (surface.nx * key[0] + surface.ny * key[1] + surface.nz * key[2]);
}

/**
 * Light up to which it is as it is, and how much more there can be: what is over it is held back. Pale skin, white cloth and white fur keep their
 * colour and their shape in the sun; what was asked for is exposed for, as a photographer would.
 */
const [heldOnSkin, heldOnThings] = [
  { knee: 0.34, most: 0.26 },
  { knee: 0.5, most: 0.4 },
] as const;

function holdBack(out: Light, { knee, most }: { readonly knee: number; readonly most: number }): void {
  const light = luminance(out);
  if (light <= knee) return;
  const held = (knee + most * (1 - Math.exp((knee - light) / most))) / light;
  for (const k of [0, 1, 2] as const) out[k] *= held;
}

/** Against the sun nothing of a surface is left but a breath of its colour, and at its edges a little of the sky. */
function shadeSilhouette({ air }: World, { facing }: Spot, out: Light): void {
  const edge = (1 - Math.min(1, Math.abs(facing))) ** 4;
  for (const k of [0, 1, 2] as const) {
    const albedo = k === 0 ? surface.r : k === 1 ? surface.g : surface.b;
    out[k] = 0.02 * albedo * (air.ambient[k] + air.bounce[k]) + 0.05 * edge * air.sunColour[k];
  }
}

/**
 * What shines by itself does so most where it is seen straight on, as if the light came from within, and its light parts more than its dark ones.
 * What has a strong colour of its own shines in that.
 */
function shineFromWithin(glow: Rgb, { facing, shade }: Spot): void {
  const { r, g, b } = surface;
  const most = Math.max(r, g, b, 0.001);
  // A colour that is far from that of the light is drowned in it: a red cap that shines blue is blue.
  const likeness = (r * glow[0] + g * glow[1] + b * glow[2]) / (Math.hypot(r, g, b) * Math.hypot(...glow) + 0.001);
  const own = ((most - Math.min(r, g, b)) / most) ** 2 * smooth(0.7, 0.92, likeness);
  const light = 0.25 + 1.05 * Math.sqrt(luminance([r, g, b]));
  const strength = light * (0.3 + 0.7 * facing * facing) * (0.3 + 0.7 * shade);
  const given = 1.05 * (1 - 0.85 * own);
  const kept = 0.04 + 1.25 * own;
  surface.er += (given * glow[0] + kept * r) * strength;
  surface.eg += (given * glow[1] + kept * g) * strength;
  surface.eb += (given * glow[2] + kept * b) * strength;
  // What is lit from within is hardly lit from without: beside its own light that of a lamp would only whiten it.
  surface.r *= litBesideGlow;
  surface.g *= litBesideGlow;
  surface.b *= litBesideGlow;
  surface.gloss = 0;
}

/** How much of the light around something that shines by itself is still seen on it. */
const litBesideGlow = 0.22;

/** How far beyond where the sun only grazes it skin is lit, in each colour: a cosine that has no edge at 0, and is itself from `bend` on. */
const roundEdge = (towards: number, bend: number): number =>
  towards > bend ? towards : towards > -bend ? (towards + bend) ** 2 / (4 * bend) : 0;
const fleshBend = [0.44, 0.34, 0.3] as const;
/** The same on hair and on what is worn: light comes out beside where it went into it, and without that white cloth has an edge as if it were cut of paper. */
const clothBend = 0.16;

/**
 * Light that goes into skin comes out beside where it went in, red most of all: how much the edges of shadows on it are lit by that, and how much more
 * light skin, hair and leaves in the shade have, since those beside them throw their own into it: that of leaves has come through others, and is yellow.
 */
const [fleshSpread, fleshBounce, strandBounce, leafBounce, noBounce] = [
  [0.4, 0.16, 0.06],
  [0.26, 0.2, 0.17],
  [1, 0.85, 0.75],
  [0.62, 0.56, 0.06],
  [0, 0, 0],
] as const;

/** How much of the sheen of somebody's hair there is on fur, how much of the sky's light is missing where it faces the ground, and how much of the sun comes through its ends. */
const [furSpark, underShade, furThrough] = [0.8, 0.42, 0.6] as const;

/** How much more of the light of a card falls on skin than on what is worn: the darker it is the more, for a face must not be the darkest of a picture. */
const onFace = (albedo: number): number => 1.1 + 1.1 * smooth(0.22, 0.05, albedo);

/** How much more of the sky's light falls on what was asked for than on the land: in the shade it would be lost before it (STUDIO-48). */
const fill = 1.28;
const rimStrength = 1.1;
/** How much of that there is on hair, and on skin, whose folds it would draw with a white pencil. */
const [strandRim, skinRim] = [0.3, 0.35] as const;

/** Light along the upper outline of what was asked for, which sets it off from what is behind it: none on what is flat, 1 at the very edge. */
function rimOf({ facing, material }: Spot, up: number): number {
  if (material === materials.leaf || material === materials.glow || material === materials.glass) return 0;
  const edge = 1 - Math.min(1, Math.abs(facing));
  return edge * edge * edge * up * rimStrength;
}

/** How much light passes between the clouds to the ground. */
function cloudShade(size: number, x: number, z: number): number {
  return size > 0 ? 0.45 + 0.55 * smooth(0.38, 0.56, fbm(x * size + 3, z * size, 3)) : 1;
}
