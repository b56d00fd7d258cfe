import { mixRgb } from '../raster/colour.ts';
import type { Rgb } from '../raster/colour.ts';
import type { Random } from '../raster/random.ts';
import { manyAcross } from '../shapes/many-across.ts';
import { buildFlower } from '../shapes/petals.ts';
import type { FieldLook } from '../shapes/petals.ts';
import { tau, vary } from '../shapes/chance.ts';
import { materials } from '../solid/materials.ts';
import { readColour } from '../solid/mesh.ts';
import type { Mesh } from '../solid/mesh.ts';
import { fbm, smooth } from '../solid/noise.ts';
import type { Vec3 } from '../solid/vectors.ts';
import type { Ground, World } from '../solid/world.ts';
import { put } from './setting.ts';
import type { PlantedFlower, SettingOrder } from './setting.ts';

// A field of flowers that fills the land before the eye: whole plants near it, heads of a few triangles farther away, and their colour on the
// ground where no plant can be told from the next.

/** Plants are tried from here on, metres: nearer ones stand below the lower edge; a low eye sees more of the ground. */
const nearest = { usual: 1.7, low: 0.7 } as const;
/** Heads with petals up to here, and no plants from there on; metres. */
const petalsTo = 15;
const plantsTo = 75;
/** Where the colour on the ground has faded, metres. */
const colourTo = 190;
/** Rows of one colour side by side, where a species has several. */
const rowsOfColour = 4;
/** Whole flowers stand up to here, slight ones farther out, metres; the very nearest always, the others as long as there are triangles for them. */
const wholeTo = 4.4;
const slightTo = 8;
const alwaysWhole = 1.6;
const mostTriangles = 260_000;

/** A field before it is planted: its species and how its rows run. */
interface FlowerField {
  readonly species: readonly PlantedFlower[];
  /** Metres between the rows; none where plants stand as they have sown themselves. */
  readonly rows: number | undefined;
  /** How far the rows are turned from the direction of the eye, radians. */
  readonly turn: number;
  readonly seed: number;
}

/** The field that an order asks for; rows where all of its species grow in rows. */
export function fieldOf({ flowers, random }: SettingOrder): FlowerField | undefined {
  const [first] = flowers;
  if (!first) return undefined;
  const gaps = flowers.map(({ kind }) => kind.field.rows);
  const inRows = gaps.every((gap) => gap !== undefined);
  return {
    species: flowers,
    rows: inRows ? Math.max(...gaps) : undefined,
    turn: (random() - 0.5) * 0.7,
    seed: random() * 40,
  };
}

/** Metres across the rows. */
const acrossRows = ({ turn }: FlowerField, x: number, z: number): number => x * Math.cos(turn) - z * Math.sin(turn);

/** Which row a place belongs to, and how far it is from its middle as a share of the gap, -0.5 to 0.5. */
function rowAt(field: FlowerField, x: number, z: number): { row: number; off: number } {
  const rows = field.rows ?? 1;
  const place = acrossRows(field, x, z) / rows;
  const row = Math.round(place);
  return { row, off: place - row };
}

/** The species of a row, or of a place where plants stand in drifts. */
function speciesAt(field: FlowerField, row: number, x: number, z: number): PlantedFlower | undefined {
  const { species, seed } = field;
  const drift = Math.floor(fbm(x * 0.12 + seed, z * 0.08, 2) * 6.99);
  return species[(field.rows === undefined ? drift : Math.floor(row / rowsOfColour) + 400) % species.length];
}

/** The colour of a plant: the one that was asked for, one for some rows side by side, or any of its species. */
function colourOf({ kind, colour }: PlantedFlower, row: number | undefined, chance: number): string {
  if (colour !== undefined) return colour;
  const { colours, banded } = kind.field;
  const nth = banded && row !== undefined ? Math.floor(row / rowsOfColour) + 400 : Math.floor(chance * colours.length);
  return colours[nth % colours.length] ?? colours[0];
}

/** Raises rows of bushes over the ground between them. */
export function withRows(field: FlowerField, land: Ground, { small }: SettingOrder): Ground {
  const ridge = Math.max(...field.species.map(({ kind }) => kind.field.ridge ?? 0));
  // An eye as low as a cat's would stand behind them.
  if (ridge === 0 || field.rows === undefined || small) return land;
  return (x, z) => {
    const { off } = rowAt(field, x, z);
    return land(x, z) + ridge * smooth(0.44, 0.12, Math.abs(off)) * smooth(90, 40, z);
  };
}

/** Plants the field over the ground, thinner and simpler with the distance. */
export function plantField(
  mesh: Mesh,
  field: FlowerField,
  of: { order: SettingOrder; ground: Ground; clear: (x: number, z: number) => boolean },
): void {
  const { order, ground, clear } = of;
  const { random } = order;
  const { rows, turn } = field;
  const from = order.small ? nearest.low : nearest.usual;
  const across = manyAcross(order.wide);
  const tries = Math.round((rows === undefined ? 15000 : 30000) * across * (order.coarse ? 0.5 : 1));
  const taken = new Set<number>();
  const before = mesh.count;
  for (let i = 0; i < tries; i++) {
    const z = from * (plantsTo / from) ** Math.sqrt(random());
    const x = (random() - 0.5) * 2 * 0.72 * order.wide * z;
    const { row, off } = rowAt(field, x, z);
    // In a drift of one species stand strays of the others: all that were named are seen wherever one looks.
    const isStray = rows === undefined && field.species.length > 1 && random() < 0.22;
    const planted = isStray ? field.species[Math.floor(random() * field.species.length)] : speciesAt(field, row, x, z);
    if (!planted) continue;
    const { field: look } = planted.kind;
    // Brought to its row, as far from its middle as bushes are wide.
    const aside = rows === undefined ? 0 : (off * (1 - (look.band ?? 0.3)) + (random() - 0.5) * 0.04) * rows;
    const [px, pz] = [x - aside * Math.cos(turn), z + aside * Math.sin(turn)];
    // Thicker and thinner in drifts, and bare nowhere.
    if (rows === undefined && random() < 0.9 * smooth(0.56, 0.34, fbm(px * 0.22 + field.seed, pz * 0.22, 2))) continue;
    const hides = (look.height > 0.6 || order.small) && isBefore(order, px, pz);
    if (hides || !clear(px, pz) || isTaken(taken, px, pz, look.apart * (0.7 + z * 0.03))) continue;
    const y = ground(px, pz) - 0.02;
    const colour = colourOf(planted, rows === undefined ? undefined : row, random());
    const height = look.height * (0.82 + random() * 0.36) * (1 + z * 0.003);
    mesh.item = planted.item;
    const isAffordable = z < alwaysWhole || mesh.count - before < mostTriangles * across;
    if (z < (look.slight === true ? slightTo : wholeTo) && isAffordable && !order.coarse) {
      const pose = { h: height / look.scale, colour, tilt: planted.kind.tilt, turn: random() * tau };
      put(mesh, { x: px, y, z: pz, scale: look.scale }, (m) => buildFlower(m.object(), random, planted.kind, pose));
    } else buildFar(mesh, random, { at: [px, y, pz], height, colour, look, near: z < petalsTo, grown: 1 + z * 0.016 });
    mesh.item = 0;
  }
  mesh.object();
}

/** Whether it would stand between the eye and a thing that was asked for. */
function isBefore({ things }: SettingOrder, x: number, z: number): boolean {
  return things.some(
    (thing) =>
      thing.clearing > 0 && thing.z > z && Math.abs(thing.x / thing.z - x / z) < (thing.clearing + 0.25) / thing.z,
  );
}

/** One plant in a square; farther ones stand for several and need more room. */
function isTaken(taken: Set<number>, x: number, z: number, apart: number): boolean {
  const key = (Math.floor(x / apart) + 4000) * 8000 + Math.floor(z / apart);
  if (taken.has(key)) return true;
  taken.add(key);
  return false;
}

interface FarPlant {
  readonly at: Vec3;
  readonly height: number;
  readonly colour: string;
  readonly look: FieldLook;
  readonly near: boolean;
  /** Larger with the distance, where one stands for several. */
  readonly grown: number;
}

/** A stem and a head of a few triangles. */
function buildFar(mesh: Mesh, random: Random, plant: FarPlant): void {
  const { at, height, look, near, grown } = plant;
  const [x, y, z] = at;
  const up: Vec3 = [0, 0.9, -0.45];
  const green = vary(readColour(look.green ?? '#4f7d34'), random, 0.3);
  const lean = (random() - 0.5) * 0.12 * height;
  const w = 0.012 * grown;
  const blade = (bend: number, h: number, wide: number): void =>
    mesh.tri(
      [x - wide, y, z],
      [x + bend, y + h, z],
      [x + wide, y, z],
      up,
      up,
      up,
      green,
      materials.leaf,
      0.45,
      1,
      0.45,
    );
  blade(lean, height, w);
  if (near && look.form !== 'spike') {
    blade(0.28 * height, height * 0.6, w * 2.4);
    blade(-0.24 * height, height * 0.5, w * 2.4);
  }
  const head: Vec3 = [x + lean, y + height, z];
  const colour = vary(readColour(plant.colour), random, 0.24);
  const r = (look.across / 2) * grown;
  if (look.form === 'spike') buildSpike(mesh, random, head, { r, long: look.long ?? 0.2, colour, near });
  else if (look.form === 'disc')
    buildDisc(mesh, random, head, { r, colour, middle: look.middle, petals: near ? 17 : 6 });
  else if (look.form === 'ball' && near) buildBall(mesh, random, head, r, colour);
  else buildCup(mesh, random, head, { r, colour, petals: near ? 6 : 3, round: look.form === 'ball' });
}

/** Slender and pointed, its foot below the end of the stem; near the eye whorl over whorl of blossoms. */
function buildSpike(
  mesh: Mesh,
  random: Random,
  [x, y, z]: Vec3,
  of: { r: number; long: number; colour: Rgb; near: boolean },
): void {
  const { r, long, colour, near } = of;
  const whorls = near ? 6 : 1;
  const step = (long * 1.25) / whorls;
  for (let k = 0; k < whorls; k++) {
    const share = whorls === 1 ? 0 : k / (whorls - 1);
    const wide = r * (near ? 1.05 - 0.62 * share ** 1.6 : 1);
    const foot = y - long + k * step;
    const tone = near ? 0.78 + 0.5 * random() : 1;
    const twist = near ? (random() - 0.5) * 1.4 : 0;
    const at = (side: number, up: number): Vec3 => [
      x + side * wide * Math.cos(twist),
      foot + up * step,
      z + side * wide * Math.sin(twist) - (near ? 0.004 : 0),
    ];
    const [left, right]: [Vec3, Vec3] = [
      [-0.7, 0.6, -0.3],
      [0.7, 0.6, -0.3],
    ];
    const [low, top, west, east] = [at(0, -0.12), at(0, 1.06), at(-1, near ? 0.62 : 0.36), at(1, near ? 0.55 : 0.36)];
    mesh.tri(low, west, top, left, left, left, colour, materials.leaf, 0.5 * tone, 1.1 * tone, tone);
    mesh.tri(low, top, east, right, right, right, colour, materials.leaf, 0.5 * tone, tone, 1.1 * tone);
  }
}

/** Petals about a middle, turned to the eye and a little upwards. */
function buildDisc(
  mesh: Mesh,
  random: Random,
  [x, y, z]: Vec3,
  of: { r: number; colour: Rgb; middle: string | undefined; petals: number },
): void {
  const { r, colour, middle, petals } = of;
  const nod = 0.35 + random() * 0.5;
  const yaw = (random() - 0.5) * 0.9;
  const start = random() * tau;
  const normal: Vec3 = [Math.sin(yaw) * 0.6, nod + 0.3, -0.7];
  const rim = (angle: number, out: number, fore: number): Vec3 => [
    x + Math.cos(angle) * out * Math.cos(yaw),
    y + Math.sin(angle) * out * Math.cos(nod),
    z + Math.sin(angle) * out * Math.sin(nod) + Math.cos(angle) * out * Math.sin(yaw) - fore,
  ];
  for (let k = 0; k < petals; k++) {
    const a = start + (k / petals) * tau;
    const half = (0.66 * tau) / petals;
    const [from, to, tip] = [rim(a - half, r * 0.62, 0), rim(a + half, r * 0.62, 0), rim(a, r, 0)];
    const tone = petals > 6 ? 0.78 + 0.34 * random() : 1;
    mesh.tri([x, y, z], from, to, normal, normal, normal, colour, materials.leaf, 0.42 * tone, tone, 0.86 * tone);
    mesh.tri(from, tip, to, normal, normal, normal, colour, materials.leaf, 0.86 * tone, 1.15 * tone, tone);
  }
  if (middle === undefined) return;
  const core = readColour(middle);
  const sides = petals > 6 ? 14 : 4;
  for (let k = 0; k < sides; k++) {
    const [from, to] = [(k / sides) * tau, ((k + 1) / sides) * tau];
    const q = r * 0.36;
    // A ring of florets about it is lighter, and no two of them are alike.
    if (petals > 6) {
      const [dark, light] = [0.7 + 0.5 * random(), 1.5 + 0.9 * random()];
      const [a, b] = [rim(from, q * 0.62, r * 0.1), rim(to, q * 0.62, r * 0.1)];
      const [c, d] = [rim(from, q, r * 0.04), rim(to, q * 1.06, r * 0.04)];
      mesh.tri(a, c, d, normal, normal, normal, core, 0, light, 0.8 * light, light);
      mesh.tri(a, d, b, normal, normal, normal, core, 0, light, light, dark);
      mesh.tri([x, y, z - r * 0.06], a, b, normal, normal, normal, core, 0, 0.5, dark, dark);
      continue;
    }
    mesh.tri(
      [x, y, z - q * 0.3],
      rim(from, q, r * 0.06),
      rim(to, q, r * 0.06),
      normal,
      normal,
      normal,
      core,
      0,
      1.2,
      0.8,
      0.8,
    );
  }
}

/** Many small petals all around. */
function buildBall(mesh: Mesh, random: Random, [x, y, z]: Vec3, r: number, colour: Rgb): void {
  const petals = 34;
  for (let k = 0; k < petals; k++) {
    const up = 1 - (1.55 * (k + 0.5)) / petals;
    const a = k * 2.39996 + random() * 0.3;
    const out = Math.sqrt(Math.max(0, 1 - up * up));
    const normal: Vec3 = [Math.cos(a) * out, up, Math.sin(a) * out];
    const [east, north]: [Vec3, Vec3] = [
      [-Math.sin(a), 0, Math.cos(a)],
      [-Math.cos(a) * up, out, -Math.sin(a) * up],
    ];
    const at = (along: number, over: number, off: number): Vec3 => [
      x + r * (normal[0] * off + east[0] * along + north[0] * over),
      y + r * (normal[1] * off + east[1] * along + north[1] * over),
      z + r * (normal[2] * off + east[2] * along + north[2] * over),
    ];
    const tone = 0.72 + random() * 0.5;
    const size = 0.42;
    const [left, right, tip] = [at(-size, 0, 0.92), at(size, 0, 0.92), at(0, size * 1.2, 1.06)];
    mesh.tri(left, tip, right, normal, normal, normal, colour, materials.leaf, tone * 0.8, tone * 1.15, tone * 0.8);
    mesh.tri(left, right, at(0, -size, 0.84), normal, normal, normal, colour, materials.leaf, tone, tone, tone * 0.55);
  }
}

/** Petals that stand about a hollow, or close over it. */
function buildCup(
  mesh: Mesh,
  random: Random,
  [x, y, z]: Vec3,
  of: { r: number; colour: Rgb; petals: number; round: boolean },
): void {
  const { r, colour, petals, round } = of;
  const start = random() * tau;
  const high = round ? r * 1.5 : r * 2.1;
  for (let k = 0; k < petals; k++) {
    const a = start + (k / petals) * tau;
    const half = (0.68 * tau) / petals;
    const at = (angle: number, out: number, up: number): Vec3 => [
      x + Math.cos(angle) * r * out,
      y + high * up - r * 0.4,
      z + Math.sin(angle) * r * out,
    ];
    const normal: Vec3 = [Math.cos(a) * 0.8, 0.35, Math.sin(a) * 0.8];
    const [from, to] = [at(a - half, 1, 0.45), at(a + half, 1, 0.45)];
    const tip = at(a, round ? 0.35 : 0.78, 1);
    const shade = 0.86 + 0.2 * ((k * 0.618) % 1);
    mesh.tri(at(a, 0.1, 0), from, to, normal, normal, normal, colour, materials.leaf, 0.6 * shade, shade, shade);
    mesh.tri(from, tip, to, normal, normal, normal, colour, materials.leaf, shade, 1.2 * shade, shade);
  }
}

const soil = readColour('#6f5a40');
const sward = readColour('#5c8236');

/** The ground of the field: earth or grass near the eye, and the colour of the flowers where single plants cannot be told apart. */
export function paintField(
  field: FlowerField,
  paint: World['paintGround'],
  clear: (x: number, z: number) => boolean,
): World['paintGround'] {
  return (surface, x, y, z, distance) => {
    paint(surface, x, y, z, distance);
    const fade = smooth(colourTo, colourTo * 0.6, z + (fbm(x * 0.02, z * 0.02, 2) - 0.5) * 90);
    if (fade === 0) return;
    const { row, off } = rowAt(field, x, z);
    const planted = speciesAt(field, row, x, z);
    if (!planted) return;
    const { field: look } = planted.kind;
    const grain = fbm(x * 2.2, z * 2.2, 2);
    const bloom = readColour(colourOf(planted, field.rows === undefined ? undefined : row, fbm(x * 0.9, z * 0.7, 2)));
    const far = smooth(5, 55, distance);
    // Rows narrower than a pixel become one colour.
    const inRow = field.rows === undefined ? 0.62 : smooth(0.46, 0.3, Math.abs(off));
    const share = inRow + (0.66 - inRow) * smooth(60, 150, distance);
    const between = field.rows !== undefined && look.earth === true ? soil : sward;
    const leaves = mixRgb(readColour(look.green ?? '#4f7d34'), bloom, (look.cover ?? 0.62) * (0.35 + 0.65 * far));
    const wanted = mixRgb(between, leaves, share * (clear(x, z) ? 1 : 0.2));
    const tone = (0.72 + 0.5 * grain) * (0.62 + 0.38 * far + 0.2 * share * (1 - far));
    surface.r += (wanted[0] * tone - surface.r) * fade;
    surface.g += (wanted[1] * tone - surface.g) * fade;
    surface.b += (wanted[2] * tone - surface.b) * fade;
    surface.through = 0.1;
  };
}
