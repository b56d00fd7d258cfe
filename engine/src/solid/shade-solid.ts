import type { Rgb } from '../raster/colour.ts';
import { mix } from '../raster/scalar.ts';
import { litBesideThings } from './contact-shadow.ts';
import { isCloth, materials } from './materials.ts';
import type { NearSun } from './near-sun.ts';
import { fbm, smooth } from './noise.ts';
import { shareOfCard } from './reflector.ts';
import type { Reflector } from './reflector.ts';
import { sleekShine } from './sleek-shine.ts';
import type { Spot } from './spot.ts';
import { skyColour } from './sky-light.ts';
import type { Sunlight } from './sun-map.ts';
import { paintSurface, surface } from './surface.ts';
import type { Vec3 } from './vectors.ts';
import type { View } from './view.ts';
import type { Lamp, Light, World } from './world.ts';

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

const snowColour = [0.83, 0.87, 0.93] as const;
/** How much of their colour things lose to the eye by moonlight; lamps give it back. */
const nightFade = 0.36;
const lampSum: Light = [0, 0, 0];
const mirror: Light = [0, 0, 0];

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
  const beside = isSkin ? fleshBounce : isStrand ? strandBounce : noBounce;
  // Light hair is lit enough by the sky.
  const thrownBack = isStrand ? smooth(0.16, 0.02, luminanceOf(surface.r, surface.g, surface.b)) : 1;
  if (surface.gloss > 0 && !isStrand) mirrorAsGloss(world, spot);
  const across = isFurred ? furSpark : isStrand ? 1 : 0;
  const plain = across === 0 && surface.gloss > 0 ? sparkOf(world, spot, lit) : 0;
  const combed = across > 0 ? across * shineAcross(world, spot, lit) : plain;
  const spark = combed + sleekShine(world, spot, surface, lit);
  // Below a body and between its legs fur is lit by fur alone.
  const open = isFurred ? 1 - underShade * smooth(0.25, -0.75, ny) : 1;
  if (spot.material === materials.eye) mirrorWindow(world, spot);
  if (world.wet && spot.material === materials.road && reflection) mirrorStreet(spot, reflection);
  sumLamps(world.lamps, px, py, pz);
  const grey = surface.r * 0.3 + surface.g * 0.55 + surface.b * 0.15;
  const faded = air.night && !world.indoors ? nightFade : 0;
  const isAsked = (object?.item ?? 0) > 0;
  if (isAsked && world.silhouettes) return shadeSilhouette(world, spot, out);
  const isSomebody = isAsked && ofPeople.has(spot.material);
  const filled = isAsked ? fill * (isSomebody && key ? shapedBy(key) : 1) : 1;
  // Hair within other hair has no outline, and single cards of it have none of their own.
  const rim = isAsked ? rimOf(spot, up) * (isStrand ? strandRim * Math.min(1, spot.shade) ** 2 : 1) : 0;
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
    const light = air.sunLight[k] * sun + around * filled * open;
    const held = lampSum[k] + (card ? card.light[k] * thrown : 0);
    out[k] = (mix(albedo, grey, faded) * light + albedo * held) * spot.shade;
  }
  if (isAsked) holdBack(out, isSkin ? heldOnSkin : heldOnThings);
  for (const k of [0, 1, 2] as const) {
    const albedo = k === 0 ? surface.r : k === 1 ? surface.g : surface.b;
    const edge = (air.ambient[k] + air.sunLight[k] * 0.05) * (0.2 + 0.6 * albedo) * rim;
    out[k] += air.sunLight[k] * spark + own[k] + edge;
  }
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
  const light = luminanceOf(out[0], out[1], out[2]);
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
  const light = 0.25 + 1.05 * Math.sqrt(luminanceOf(r, g, b));
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

/** Turns what is asked of the sun's map at a pixel, so that the borders of shadows are grain. */
const seedOf = ({ x, y }: Pick<Spot, 'x' | 'y'>): number => (x * 1973 + y * 9277 + ((x * y) & 255) * 31) & 1023;

/** Share of the sun that reaches a surface, asked a little off it. */
function sunOn({ softShadow }: World, sunlight: Sunlight, spot: Spot, offset: number): number {
  const { nx, ny, nz } = surface;
  return sunlight(spot.px + nx * offset, spot.py + ny * offset, spot.pz + nz * offset, softShadow, seedOf(spot));
}

/** The same where it is known from near, on what is even asked for more than once. */
function sunNear(near: NearSun, spot: Spot, { isOften }: { readonly isOften: boolean }): number {
  const { nx, ny, nz } = surface;
  const x = spot.px + nx * near.offset;
  const y = spot.py + ny * near.offset;
  const z = spot.pz + nz * near.offset;
  const seed = seedOf(spot);
  const first = near.sunlight(x, y, z, seed);
  if (!isOften || first === 0 || first === 1) return first;
  const second = near.sunlight(x, y, z, (seed + 211) & 1023);
  return (first + second + near.sunlight(x, y, z, (seed + 62) & 1023)) / 3;
}

/** How far shadows spread on skin, and how much farther off it the map is asked so that they do not begin in its own folds; metres. */
const [skinSpread, skinOffset] = [0.0085, 0.0036] as const;

/** The same on people: from near the points of the map are larger than its folds, and would be notches with an edge; their border is spread. */
function sunOnPeople(
  { softShadow }: World,
  sunlight: Sunlight,
  { px, py, pz, x: column, y: row, material }: Spot,
  offset: number,
): number {
  const { nx, ny, nz } = surface;
  const off = offset + Math.min(1.4 * offset, skinOffset);
  const [x, y, z] = [px + nx * off, py + ny * off, pz + nz * off];
  const soft = softShadow + Math.min(1.6 * softShadow, skinSpread / offset);
  const seed = seedOf({ x: column, y: row });
  const wide = sunlight(x, y, z, soft, seed);
  // Folds of cloth are larger than those of skin.
  if ((wide === 0 || wide === 1) && material !== materials.skin) return wide;
  const close = sunlight(x, y, z, soft * 0.6, (seed + 211) & 1023);
  // Only at a border does a third answer say more.
  const turned = wide === close ? wide : sunlight(x, y, z, soft, (seed + 62) & 1023);
  return (wide + close + turned) / 3;
}

/** How far beyond where the sun only grazes it skin is lit, in each colour: a cosine that has no edge at 0, and is itself from `bend` on. */
const roundEdge = (towards: number, bend: number): number =>
  towards > bend ? towards : towards > -bend ? (towards + bend) ** 2 / (4 * bend) : 0;
const fleshBend = [0.34, 0.2, 0.15] as const;
/** The same on hair and on what is worn: light comes out beside where it went into it, and without that white cloth has an edge as if it were cut of paper. */
const clothBend = 0.16;

/**
 * Light that goes into skin comes out beside where it went in, red most of all: how much the edges of shadows on it are lit by that, and how much more
 * light skin and hair in the shade have, since those beside them throw their own into it.
 */
const [fleshSpread, fleshBounce, strandBounce, noBounce] = [
  [0.4, 0.16, 0.06],
  [0.3, 0.17, 0.12],
  [1, 0.85, 0.75],
  [0, 0, 0],
] as const;

/** How much of the sheen of somebody's hair there is on fur, how much of the sky's light is missing where it faces the ground, and how much of the sun comes through its ends. */
const [furSpark, underShade, furThrough] = [0.8, 0.42, 0.6] as const;

/** How much more of the light of a card falls on skin than on what is worn: the darker it is the more, for a face must not be the darkest of a picture. */
const onFace = (albedo: number): number => 1.1 + 1.1 * smooth(0.22, 0.05, albedo);

/** How much more of the sky's light falls on what was asked for than on the land: in the shade it would be lost before it (STUDIO-48). */
const fill = 1.28;
const rimStrength = 1.1;
/** How much of that there is on hair. */
const strandRim = 0.3;

/** Light along the upper outline of what was asked for, which sets it off from what is behind it: none on what is flat, 1 at the very edge. */
function rimOf({ facing, material }: Spot, up: number): number {
  if (material === materials.leaf || material === materials.glow || material === materials.glass) return 0;
  const edge = 1 - Math.min(1, Math.abs(facing));
  return edge * edge * edge * up * rimStrength;
}

const bare: ReadonlySet<number> = new Set([
  materials.terrain,
  materials.mountain,
  materials.glow,
  materials.water,
  materials.coat,
  materials.wet,
  materials.eye,
  materials.skin,
  materials.hair,
  materials.strands,
  // Clothes are shaken and warm: on them it was white patches.
  materials.cloth,
  materials.knit,
  materials.denim,
  materials.leather,
]);

/** One rule for everything: snow lies where the surface faces up, thinner on leaves, never on water or light. */
function laySnow(amount: number, { material, px, pz, py }: Spot): void {
  if (bare.has(material)) return;
  const ragged = (fbm(px * 2.2, pz * 2.2 + py, 3) - 0.5) * 0.5;
  const share = smooth(0.45, 0.75, surface.ny + ragged) * amount * (material === materials.leaf ? 0.75 : 0.95);
  surface.r = mix(surface.r, snowColour[0], share);
  surface.g = mix(surface.g, snowColour[1], share);
  surface.b = mix(surface.b, snowColour[2], share);
  surface.gloss *= 1 - share;
}

/** How much of the light that falls on metal is scattered; the rest is mirrored in its own colour. */
const scattered = 0.32;

/** Metal is a mirror of its own colour: of the sky outside, and inside of a room that is bright where its windows are. */
function mirrorAsMetal(world: World, { dx, dy, dz }: Spot): void {
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
function mirrorAsGloss({ air, indoors }: World, { dx, dy, dz, facing, material }: Spot): void {
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
function sparkOf({ air }: World, { dx, dy, dz, material }: Spot, lit: number): number {
  const { nx, ny, nz, gloss } = surface;
  const hx = air.sun[0] - dx;
  const hy = air.sun[1] - dy;
  const hz = air.sun[2] - dz;
  const half = Math.max(0, (nx * hx + ny * hy + nz * hz) / Math.sqrt(hx * hx + hy * hy + hz * hz));
  // On the flat sides of a car the sun of plain gloss would be a white patch as large as a door.
  if (material === materials.paint || material === materials.pane) return 1.1 * lit * half ** 420;
  return 0.5 * gloss * lit * half ** (20 + gloss * 90) * (1 + gloss * 3);
}

/** Where on an eye a window is mirrored beside its nearest point, to the side of the sun and upwards; how large that is near, and how bright beside the sky. */
const catchLight = { aside: 0.14, up: 0.17, size: 0.1, bright: 2.6 } as const;

/** Adds the one small light that is seen in an eye wherever the sun stands: without it an eye is blank. */
function mirrorWindow({ air }: World, { dx, dy, dz, distance }: Spot): void {
  const { nx, ny, nz } = surface;
  const level = Math.hypot(dx, dz) || 1;
  const side = (dz * air.sun[0] - dx * air.sun[2] < 0 ? -catchLight.aside : catchLight.aside) / level;
  const [gx, gy, gz] = [dz * side - dx, catchLight.up - dy, -dx * side - dz];
  const cos = (nx * gx + ny * gy + nz * gz) / Math.sqrt(gx * gx + gy * gy + gz * gz);
  // From farther off it is as large as can be seen.
  const size = catchLight.size * Math.min(1.4, Math.max(1, distance / 2));
  const off = Math.sqrt(Math.max(0, 2 - 2 * cos)) / size;
  const share = catchLight.bright * smooth(1.25, 0.75, off);
  surface.er += (air.ambient[0] + 0.1 * air.sunLight[0]) * share;
  surface.eg += (air.ambient[1] + 0.1 * air.sunLight[1]) * share;
  surface.eb += (air.ambient[2] + 0.1 * air.sunLight[2]) * share;
}

/** How strong the bands of sheen on hair are: of the sun, in the colour of the hair, and of the sky. */
const sheen = { sun: 0.026, own: 0.55, sky: 0.09 } as const;

/** Adds what strands of hair mirror and gives the strength of the sun's sheen: a band across them, as each of them is a thin round mirror (after Kajiya and Kay). */
function shineAcross({ air }: World, spot: Spot, lit: number): number {
  const { dx, dy, dz, hairX, hairY, hairZ } = spot;
  const { nx, ny, nz } = surface;
  // Strands that lie beside each other do not mirror at quite the same place.
  const shift = (Math.min(1.6, spot.shade) - 0.8) * 0.16;
  const band = (lx: number, ly: number, lz: number, lift: number, power: number): number => {
    const [hx, hy, hz] = [lx - dx, ly - dy, lz - dz];
    const long = Math.sqrt(hx * hx + hy * hy + hz * hz) || 1;
    // Scales of hair tilt the mirror towards its root.
    const along = (hairX * hx + hairY * hy + hairZ * hz) / long + lift + shift;
    const across = Math.sqrt(Math.max(0, 1 - along * along));
    return across ** power * smooth(-0.1, 0.5, nx * lx + ny * ly + nz * lz);
  };
  const [sx, sy, sz] = air.sun;
  const coloured = band(sx, sy, sz, 0.16, 24) * lit * sheen.own;
  const sky = band(-0.3 * dx, 1, -0.3 * dz, 0, 22) * sheen.sky;
  const grey = 0.012 + 0.3 * luminanceOf(surface.r, surface.g, surface.b);
  surface.er +=
    surface.r * air.sunLight[0] * coloured * spot.shade * 0.3 +
    air.ambient[0] * (grey + surface.r) * sky * spot.shade ** 2;
  surface.eg +=
    surface.g * air.sunLight[1] * coloured * spot.shade * 0.3 +
    air.ambient[1] * (grey + surface.g) * sky * spot.shade ** 2;
  surface.eb +=
    surface.b * air.sunLight[2] * coloured * spot.shade * 0.3 +
    air.ambient[2] * (grey + surface.b) * sky * spot.shade ** 2;
  return band(sx, sy, sz, -0.06, 70) * lit * sheen.sun * spot.shade ** 2;
}

const luminanceOf = (r: number, g: number, b: number): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;

/** Puddles: the street mirrors what stands on it, more where water has gathered. */
function mirrorStreet(spot: Spot, view: View): void {
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

/** Light that a lamp gives at least where it is counted. */
const faintest = 0.003;

function sumLamps(lamps: readonly Lamp[], px: number, py: number, pz: number): void {
  lampSum[0] = lampSum[1] = lampSum[2] = 0;
  for (const { at, power, colour, size } of lamps) {
    const x = at[0] - px;
    const y = at[1] - py;
    const z = at[2] - pz;
    const square = x * x + y * y + z * z;
    // Too far away to be seen beside everything else that shines.
    if (power < (square + size) * faintest) continue;
    const towards = (x * surface.nx + y * surface.ny + z * surface.nz) / Math.sqrt(square);
    const strength = (power * (0.25 + 0.75 * Math.max(0, towards))) / (square + size);
    for (const k of [0, 1, 2] as const) lampSum[k] += colour[k] * strength;
  }
}

/** How much light passes between the clouds to the ground. */
function cloudShade(size: number, x: number, z: number): number {
  return size > 0 ? 0.45 + 0.55 * smooth(0.38, 0.56, fbm(x * size + 3, z * size, 3)) : 1;
}
