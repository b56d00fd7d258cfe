import { hex, mixRgb } from '../raster/colour.ts';
import type { Rgb } from '../raster/colour.ts';
import type { Random } from '../raster/random.ts';
import { pick } from '../shapes/chance.ts';
import { chanceAt, fbm, noise2, smooth } from '../solid/noise.ts';
import type { Surface } from '../solid/spot.ts';
import type { World } from '../solid/world.ts';

// What tables are made of, painted by place; decimetres.

type Top = World['paintGround'];

/** Wood is even from farther off than this: its grain would only flicker. */
const grainFrom = 26;

function colourOf(surface: Surface, colour: Rgb, by = 1): void {
  [surface.r, surface.g, surface.b] = [colour[0] * by, colour[1] * by, colour[2] * by];
}

/** Boards that run from side to side, with the figure of their grain; `gap` is how dark the joints between them are, 0 where nothing is left of them. */
export function woodenTop(
  random: Random,
  {
    colours,
    board,
    gap,
    gloss,
  }: { colours: readonly [string, ...string[]]; board: number; gap: number; gloss: number },
): Top {
  const wood = hex(pick(random, colours));
  const [ox, oz] = [random() * 60, random() * 60];
  return (surface, x, _y, z, distance) => {
    const row = Math.floor(z / board + 0.5);
    const f = z / board + 0.5 - row;
    const own = chanceAt(row + 50, 7);
    const near = smooth(grainFrom, 9, distance);
    const [along, over] = [x * 0.16 + own * 40 + ox, z + oz];
    // Rings that a saw has cut lengthwise: long ovals that drift with the board.
    const drift = fbm(along, over * 0.5 + own * 9, 3) * 5;
    const ring = 0.5 + 0.5 * Math.sin((over * 1.4 + drift * 1.7) * Math.PI * 2);
    const fibre = noise2(x * 1.1 + own * 20, over * 26);
    const vessel = smooth(0.74, 0.9, noise2(x * 2.6 + own * 7, over * 44)) * near;
    const tone = 0.84 + 0.24 * own + 0.2 * (ring ** 2 - 0.4) + 0.16 * (fibre - 0.5) * near - 0.24 * vessel;
    colourOf(surface, wood, tone * (0.9 + 0.2 * fbm(x * 0.3, z * 0.3, 2)));
    const joint = smooth(0, 0.035 / board, f) * smooth(0, 0.035 / board, 1 - f);
    const dark = 1 - gap * (1 - joint);
    surface.r *= dark;
    surface.g *= dark * (1 - 0.1 * (1 - joint) * gap);
    surface.b *= dark * (1 - 0.2 * (1 - joint) * gap);
    surface.gloss = gloss * (0.8 + 0.4 * fibre) * joint;
    surface.nz += (fibre - 0.5) * 0.08 * near + (f - 0.5) * 0.05 * gap;
  };
}

/** The colours of a stone and of its veins. */
const stones: readonly [readonly [string, string], ...(readonly [string, string])[]] = [
  ['#dedad2', '#8b8a8c'],
  ['#e2dbd0', '#b39a78'],
  ['#d3d6d8', '#5f6a74'],
  ['#3c4a45', '#8fa092'],
  ['#2c2d31', '#8a7c62'],
];

/** Polished stone with veins. */
export function marbleTop(random: Random): Top {
  const [base, vein] = pick(random, stones);
  const [stone, line] = [hex(base), hex(vein)];
  const [ox, oz] = [random() * 60, random() * 60];
  return (surface, x, _y, z) => {
    const [u, v] = [x * 0.16 + z * 0.1 + ox, z * 0.17 - x * 0.05 + oz];
    const bend = fbm(u * 1.7, v * 1.7, 4) * 1.6;
    const ridge = (scale: number, thin: number): number =>
      1 - smooth(0, thin, Math.abs(fbm(u * scale + bend, v * scale - bend * 0.6, 4) - 0.5));
    const veins = Math.max(0.75 * ridge(1, 0.018), 0.35 * ridge(2.3, 0.022), 0.22 * ridge(0.6, 0.09));
    const cloud = 0.94 + 0.12 * fbm(u * 2, v * 2, 3);
    colourOf(surface, mixRgb(stone, line, veins * (0.5 + 0.5 * fbm(u * 4, v * 4, 2))), cloud);
    surface.gloss = 0.55;
  };
}

/** One even colour of a painted or a plastered plate, with the least of unevenness. */
export function plainTop(random: Random, colours: readonly [string, ...string[]]): Top {
  const colour = hex(pick(random, colours));
  return (surface, x, _y, z) => {
    colourOf(surface, colour, 0.97 + 0.06 * fbm(x * 0.7, z * 0.7, 3));
    surface.gloss = 0.1;
  };
}

/** Cloth of a weave that is seen from near, with folds; a check of two colours where it has one. */
export function clothTop(
  random: Random,
  { colours, check }: { colours: readonly [string, ...string[]]; check?: readonly [string, ...string[]] },
): Top {
  const base = hex(pick(random, colours));
  const other = check && hex(pick(random, check));
  const [ox, oz] = [random() * 60, random() * 60];
  const fold = (x: number, z: number): number =>
    fbm(x * 0.16 + z * 0.07 + ox, z * 0.2 - x * 0.06 + oz, 2) + 0.35 * fbm(x * 0.5 + oz, z * 0.36 + ox, 2);
  return (surface, x, _y, z, distance) => {
    const at = fold(x, z);
    const [sx, sz] = [fold(x + 0.12, z) - at, fold(x, z + 0.12) - at];
    // Fibres as fine as points would only flicker farther off.
    const near = smooth(22, 10, distance);
    const thread = (noise2(x * 34, z * 9) + noise2(x * 9, z * 34) - 1) * near;
    const size = 0.62;
    const [cx, cz] = [(x + z * 0.35) / size, (z - x * 0.35) / size];
    const stripes = (Math.floor(cx) & 1) + (Math.floor(cz) & 1);
    colourOf(surface, other ? mixRgb(base, other, stripes * 0.5) : base, 1 + 0.12 * thread);
    surface.nx -= sx * 3.2;
    surface.nz -= sz * 3.2;
    surface.through = 0.06;
  };
}

/** A cloth with an edge, that lies in the grass: the grass around it is out of focus. */
export function clothInGrass(cloth: Top, grass: Rgb): Top {
  return (surface, x, y, z, distance) => {
    const edge = 7.4 + 0.28 * x + 0.5 * Math.sin(x * 0.9) * 0.4;
    if (z < edge) return cloth(surface, x, y, z, distance);
    const blade = noise2(x * 3.4, z * 0.9) * 0.5 + fbm(x * 0.5, z * 0.4, 3) * 0.7;
    colourOf(surface, grass, (0.35 + 1.0 * blade) * smooth(-0.25, 0.7, z - edge));
    surface.through = 0.3;
  };
}
