import { mixRgb } from '../raster/colour.ts';
import { manyAcross } from '../shapes/many-across.ts';
import { buildFarFlower } from '../shapes/far-flower.ts';
import { buildFlower } from '../shapes/petals.ts';
import { tau } from '../shapes/chance.ts';
import { readColour } from '../solid/mesh.ts';
import type { Mesh } from '../solid/mesh.ts';
import { fbm, smooth } from '../solid/noise.ts';
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
    } else
      buildFarFlower(mesh, random, { at: [px, y, pz], height, colour, look, near: z < petalsTo, grown: 1 + z * 0.016 });
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
