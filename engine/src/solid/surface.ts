import { mix } from '../raster/scalar.ts';
import { foldCloth } from './cloth-folds.ts';
import type { Folds } from './cloth-folds.ts';
import { isCloth, materials } from './materials.ts';
import { paintMountain } from './mountain-face.ts';
import type { MeshObject } from './mesh.ts';
import { chanceAt, fbm, noise2, noise3, smooth } from './noise.ts';
import { carveRock, rockFace } from './rock-face.ts';
import type { Spot, Surface } from './spot.ts';
import { denim, knit } from './weave.ts';
import type { World } from './world.ts';

/** The point that is being painted; written and read within one pixel. */
export const surface: Surface = { r: 0, g: 0, b: 0, er: 0, eg: 0, eb: 0, gloss: 0, through: 0, nx: 0, ny: 1, nz: 0 };

/** Where a point is, in the axes of its object (l) and in the world (w); metres. */
interface Place {
  lx: number;
  ly: number;
  lz: number;
  wx: number;
  wy: number;
  wz: number;
  /** Along the wall and up it, for everything laid in rows. */
  u: number;
  v: number;
  /** Where along the wall leads in the world; it is level. */
  ux: number;
  uz: number;
  /** Where the axis x of the object leads in the world. */
  ax: number;
  az: number;
  distance: number;
}

const place: Place = { lx: 0, ly: 0, lz: 0, wx: 0, wy: 0, wz: 0, u: 0, v: 0, ux: 1, uz: 0, ax: 1, az: 0, distance: 0 };

/** Paints the material at a spot by its place: no textures, no seams. */
export function paintSurface(spot: Spot, object: MeshObject, world: World): void {
  const x = spot.px - object.x;
  const y = spot.py - object.y;
  const z = spot.pz - object.z;
  const { cos, sin, shrink } = object;
  place.lx = (x * cos - z * sin) * shrink;
  place.ly = y * shrink;
  place.lz = (x * sin + z * cos) * shrink;
  place.wx = spot.px;
  place.wy = spot.py;
  place.wz = spot.pz;
  const side = Math.abs(spot.nx * cos - spot.nz * sin) > Math.abs(spot.nx * sin + spot.nz * cos);
  place.u = side ? place.lz : place.lx;
  place.v = place.ly;
  place.ax = cos;
  place.az = -sin;
  place.ux = side ? sin : cos;
  place.uz = side ? cos : -sin;
  place.distance = spot.distance;
  if (object.folds && isCloth(spot.material)) paintWorn(place, object.folds, spot.material);
  else painters[spot.material]?.(place, world);
  const { nx, ny, nz } = surface;
  const shorter = 1 / (Math.sqrt(nx * nx + ny * ny + nz * nz) || 1);
  surface.nx *= shorter;
  surface.ny *= shorter;
  surface.nz *= shorter;
}

function tone(by: number): void {
  surface.r *= by;
  surface.g *= by;
  surface.b *= by;
}

function blend(r: number, g: number, b: number, share: number): void {
  surface.r = mix(surface.r, r, share);
  surface.g = mix(surface.g, g, share);
  surface.b = mix(surface.b, b, share);
}

/** Turns the normal towards the edges of what is laid in rows, `across` along the wall and `up` it: light tells that each piece is one. */
function tilt({ ux, uz }: Place, across: number, up: number): void {
  surface.nx += ux * across;
  surface.nz += uz * across;
  surface.ny += up;
}

function masonry(at: Place, width: number, height: number, rough: boolean): void {
  const { u, v, distance } = at;
  const row = Math.floor(v / height);
  const along = u / width + (row & 1) * 0.5 + (rough ? chanceAt(row, 1) * 0.6 : 0);
  const column = Math.floor(along);
  const fu = along - column;
  const fv = v / height - row;
  const far = smooth(120, 30, distance);
  const e = 0.06;
  const edge = Math.min(smooth(0, e, fu), smooth(0, e, 1 - fu), smooth(0, e * 2, fv), smooth(0, e * 2, 1 - fv));
  const chance = chanceAt(row, column);
  tone(1 + (chance - 0.5) * 0.42 * far);
  if (rough && chanceAt(column, row) > 0.8) blend(surface.r * 1.1, surface.g * 0.98, surface.b * 0.84, 0.6);
  tone(mix(1, mix(rough ? 0.62 : 1.25, 1, edge), far));
  const weather = fbm(u * 0.5, v * 0.5, 4);
  tone(0.82 + 0.36 * weather);
  tone(mix(0.8, 1, smooth(0, 1.5, v)));
  const near = smooth(60, 14, distance);
  if (near <= 0) return;
  const bend = (rough ? 0.5 : 0.32) * near;
  const wide = rough ? 0.16 : 0.1;
  tilt(
    at,
    (smooth(wide, 0, 1 - fu) - smooth(wide, 0, fu)) * bend + (rough ? (chance - 0.5) * 0.2 * near : 0),
    (smooth(wide * 1.6, 0, 1 - fv) - smooth(wide * 1.6, 0, fv)) * bend,
  );
  if (rough) tone(mix(1, 0.84 + 0.32 * fbm(u * 9, v * 9, 3), near));
}

/** Tiles with a round lower edge, each a little hollow; rain has left its marks on them. */
function paintTiles({ lx, lz, v, ax, az, distance }: Place): void {
  const across = lx * 3.6;
  const shifted = v * 4.4 + 1000;
  const even = Math.floor(shifted) & 1;
  const fu0 = across + even * 0.5 - Math.floor(across + even * 0.5);
  // The lower edge hangs down in the middle of a tile.
  const hung = shifted + 0.34 * (1 - (2 * fu0 - 1) ** 2);
  const row = Math.floor(hung);
  const fv = hung - row;
  const column = Math.floor(across + (row & 1) * 0.5);
  const fu = across + (row & 1) * 0.5 - column;
  const far = smooth(90, 25, distance);
  const chance = chanceAt(row, column);
  tone(1 + (chance - 0.5) * 0.46 * far);
  if (chance > 0.82) blend(surface.r * 0.74, surface.g * 0.84, surface.b * 0.92, 0.55 * far);
  tone(mix(1, 0.6 + 0.5 * smooth(0, 0.3, fv), far));
  const weather = fbm(lx * 0.7, v * 0.35 + lz, 4);
  tone(0.78 + 0.42 * weather);
  // Moss where it stays damp.
  blend(0.11, 0.12, 0.05, smooth(0.56, 0.78, fbm(lx * 1.7 + 9, v * 1.4 + lz, 4)) * 0.45);
  const hollow = (fu - 0.5) * 0.5 * smooth(50, 14, distance);
  surface.nx += ax * hollow;
  surface.nz += az * hollow;
}

function paintPlanks(at: Place): void {
  const { u, v, distance } = at;
  const column = Math.floor(u * 3.4);
  const f = u * 3.4 - column;
  tone(0.82 + chanceAt(column, 3) * 0.36);
  tone(mix(0.5, 1, smooth(0, 0.06, f) * smooth(0, 0.06, 1 - f)));
  tone(0.84 + 0.32 * noise2(u * 30, v * 2.5));
  tone(0.88 + 0.24 * fbm(u * 1.3, v * 0.5, 3));
  tilt(at, (smooth(0.12, 0, 1 - f) - smooth(0.12, 0, f)) * 0.35 * smooth(40, 10, distance), 0);
}

function glowWarm(strength: number): void {
  surface.er += 2.6 * strength;
  surface.eg += 1.35 * strength;
  surface.eb += 0.42 * strength;
}

function paintWindow({ u, v }: Place, { windowsLit }: World): void {
  surface.gloss = windowsLit > 0 ? 0.2 : 0.9;
  if (windowsLit > 0) glowWarm((0.75 + 0.5 * noise2(u * 3, v * 3)) * windowsLit);
}

/** Cloth that somebody wears: it is clean and soft, and what is uneven in it are its folds. */
function paintWorn(at: Place, folds: Folds, material: number): void {
  const { lx, ly, lz, distance } = at;
  surface.through = 0.2;
  const near = smooth(3.2, 1.4, distance);
  const isLeather = material === materials.leather;
  if (near > 0 && !isLeather) {
    const nap = noise3(lx * 260, ly * 260, lz * 260) - 0.5;
    tone(1 + 0.05 * nap * near);
    tilt(at, nap * 0.1 * near, nap * 0.1 * near);
  }
  // What is not drawn anywhere still does not lie flat.
  const loose = noise2(lx * 13 + lz * 9, ly * 7 - lz * 4) - 0.5;
  const small = noise2(lx * 30 - lz * 21, ly * 18 + lz * 9) - 0.5;
  const deep = isLeather ? leatherCreases : 1;
  tilt(at, (loose * 0.3 + small * 0.16) * deep, (small * 0.16 - loose * 0.24) * deep);
  foldCloth(folds, surface, at.wx, at.wy, at.wz);
  if (isLeather) leather(near);
  if (material === materials.knit) knit(folds.above, surface, at, distance);
  if (material === materials.denim) denim(folds.legs, surface, at, distance);
}

/** The gloss of leather from near, and how much deeper than cloth it creases. */
const leatherGloss = 0.34;

const leatherCreases = 1.9;

/** Leather lets no light through, and shines softly where its folds turn to the light. */
function leather(near: number): void {
  surface.through = 0;
  surface.gloss = leatherGloss * (0.75 + 0.25 * near);
}

/** A wall of a tall building: rows of windows, some of them lit. */
function paintTowerBlock({ u, v, distance, ax, az }: Place, { windowsLit }: World): void {
  const column = Math.floor(u / 1.6);
  const row = Math.floor(v / 3.2);
  const fu = u / 1.6 - column;
  const fv = v / 3.2 - row;
  const glass = smooth(0.1, 0.16, fu) * smooth(0.1, 0.16, 1 - fu) * smooth(0.2, 0.28, fv) * smooth(0.08, 0.14, 1 - fv);
  const seen = smooth(1400, 500, distance);
  tone(0.9 + 0.2 * fbm(u * 0.2, v * 0.2, 3));
  const chance = chanceAt(column * 3 + 1, row * 7 + 5);
  const pane = 0.25 + 0.5 * chance;
  blend(0.05 * pane, 0.09 * pane, 0.14 * pane, glass * 0.85 * seen);
  surface.gloss = 0.7 * glass;
  if (windowsLit === 0) return;
  // No two towers stand alike: in some hardly anybody is at home, on some floors everybody, and some have cold lamps.
  const own = chanceAt(Math.floor(ax * 4096), Math.floor(az * 4096));
  const isDark = chance < 0.62 + 0.26 * own + 0.2 * (noise2(column * 0.16 + own * 40, row * 0.3) - 0.4);
  if (isDark) return;
  const strength = glass * (0.25 + 0.75 * chanceAt(row, column)) * windowsLit;
  if (chanceAt(Math.floor(own * 4096), 5) > 0.3) return glowWarm(strength);
  surface.er += 1.25 * strength;
  surface.eg += 1.5 * strength;
  surface.eb += 1.7 * strength;
}

function paintSand({ wx, wz, distance }: Place): void {
  tone(0.9 + 0.2 * fbm(wx * 0.6, wz * 0.6, 4));
  const ripple = Math.sin(wz * 5 + fbm(wx * 0.4, wz * 0.4, 3) * 9) * 0.1 * smooth(40, 4, distance);
  surface.nz += ripple;
  surface.nx += ripple * 0.3;
}

function paintRoad({ wx, wz, distance }: Place, { wet }: World): void {
  const size = 4.5;
  const row = Math.floor(wz * size);
  const along = wx * size + (row & 1) * 0.5;
  const column = Math.floor(along);
  const f = along - column;
  const g = wz * size - row;
  const far = smooth(45, 8, distance);
  const joint = smooth(0, 0.16, f) * smooth(0, 0.16, 1 - f) * smooth(0, 0.16, g) * smooth(0, 0.16, 1 - g);
  tone(1 + (chanceAt(row, column) - 0.5) * 0.5 * far);
  tone(mix(1, mix(0.5, 1.06, joint), far));
  surface.gloss = wet ? 0.8 : 0.12;
  surface.nx += (f - 0.5) * 0.25 * far;
  surface.nz += (g - 0.5) * 0.25 * far;
}

function paintFloor({ lx, lz }: Place): void {
  const column = Math.floor(lx * 2.2);
  const board = Math.floor(lz * 0.45 + chanceAt(column, 1) * 3);
  const f = lx * 2.2 - column;
  tone(0.8 + chanceAt(column, board) * 0.4);
  tone(mix(0.45, 1, smooth(0, 0.04, f) * smooth(0, 0.04, 1 - f)));
  tone(0.85 + 0.3 * fbm(lx * 14, lz * 1.2, 4));
  surface.gloss = 0.28;
}

function paintReef({ wx, wy, wz }: Place): void {
  tone(0.6 + 0.8 * fbm(wx * 7 + wy * 3, wz * 7 + wy * 5, 4));
  surface.nx += (noise3(wx * 14, wy * 14, wz * 14) - 0.5) * 0.7;
  surface.nz += (noise3(wx * 14 + 9, wy * 14, wz * 14) - 0.5) * 0.7;
  surface.through = 0.15;
}

/** Stones that lie by themselves are split finer than the face they came from. */
const looseRock = { place: 11, bed: 1.05, rough: 0.65 } as const;

/** Falling water: strands that are drawn out the farther they have fallen, and between them the dark of wet rock behind. */
function paintFall(at: Place): void {
  const { lx, ly, lz, distance } = at;
  const fallen = Math.abs(ly);
  const time = Math.sqrt(fallen + 0.25) * 1.3;
  const across = lx + lz * 0.2 + (noise2(lx * 0.4, time * 0.9) - 0.5) * 0.35;
  const strand = (of: number) => fbm(of * 5.5, time * 0.9, 3);
  const wide = fbm(across * 1.5, time * 0.45, 3);
  const narrow = strand(across);
  const near = smooth(60, 12, distance);
  const drops = (noise2(across * 38, time * 8) - 0.5) * near + (noise2(across * 17 + 3, time * 4) - 0.5);
  // At the edge it is smooth and clear, and it whitens as it falls.
  const body = wide * 0.5 + narrow * 0.5 + drops * 0.09 + 0.13 * smooth(0.1, 2.4, fallen);
  const white = smooth(0.4, 0.7, body);
  blend(0.12, 0.155, 0.16, (1 - white) * 0.72);
  tone(0.84 + 0.32 * narrow);
  tilt(at, (narrow - strand(across + 0.05)) * 2.6, 0);
  surface.gloss = 0.2 * (1 - white);
  surface.through = 0.35;
}

const painters: Readonly<Record<number, (place: Place, world: World) => void>> = {
  [materials.plain]: ({ u, v, lz }) => tone(0.94 + 0.12 * fbm(u * 3 + lz, v * 3, 3)),
  [materials.coat]: ({ u, v, lz }) => tone(0.94 + 0.12 * fbm(u * 3 + lz, v * 3, 3)),
  [materials.wet]: ({ lx, ly, lz }) => {
    tone(0.86 + 0.28 * fbm(lx * 5 + lz * 3, ly * 5, 3));
    surface.gloss = 0.3;
  },
  [materials.skin]: (at) => {
    const { lx, ly, lz, distance } = at;
    tone(0.98 + 0.04 * fbm(lx * 160 + lz * 70, ly * 160, 3));
    // Blood is not under it everywhere alike.
    const red = noise3(lx * 70, ly * 70, lz * 70) - 0.5;
    surface.r *= 1 + 0.04 * red;
    surface.g *= 1 - 0.07 * red;
    surface.b *= 1 - 0.07 * red;
    // On dark skin the same sheen would be a hard spot.
    surface.gloss = 0.03 + 0.06 * smooth(0.1, 0.45, surface.r);
    surface.through = 0.12;
    // From near it has pores, which break its sheen: without them it is as even as what is cast.
    const near = smooth(2.6, 1.4, distance);
    if (near <= 0) return;
    const pores = noise3(lx * 620, ly * 620, lz * 620) - 0.5;
    const folds = noise3(lx * 330, ly * 230, lz * 330) - 0.5;
    tone(1 + 0.035 * pores * near);
    surface.gloss *= 1 + 0.45 * pores * near;
    tilt(at, 0.05 * (pores + folds) * near, 0.05 * (pores - folds) * near);
  },
  [materials.hair]: ({ lx, ly, lz }) => {
    tone(0.94 + 0.12 * fbm(lx * 90, ly * 14 + lz * 20, 2));
    surface.gloss = 0.13;
    surface.through = 0.12;
  },
  [materials.strands]: () => {
    // Light hair lets light through to what lies under it and is in its shade: it is not as bright as paper.
    const light = smooth(0.06, 0.4, surface.g);
    tone(1 - 0.34 * light);
    // Dark hair is brown where light falls on it, and lit by the hair beside it.
    tone(1 + 0.55 * smooth(0.05, 0.015, surface.r * 0.21 + surface.g * 0.72 + surface.b * 0.07));
    // Blond hair is not as yellow as gold: in the blue light of shade that would be green. Grey hair stays grey.
    const yellow = light * smooth(0.2, 0.6, 1 - surface.b / Math.max(surface.r, 1e-3));
    surface.r *= 1 + 0.05 * yellow;
    surface.g *= 1 - 0.04 * yellow;
    surface.b *= 1 + 0.5 * yellow;
    surface.gloss = 0.16;
    surface.through = 0.14;
  },
  [materials.brick]: (at) => masonry(at, 0.5, 0.2, false),
  [materials.stone]: (at) => masonry(at, 0.9, 0.45, true),
  [materials.tiles]: paintTiles,
  [materials.planks]: paintPlanks,
  [materials.window]: paintWindow,
  [materials.leaf]: () => {
    surface.through = 0.75;
  },
  [materials.terrain]: ({ wx, wy, wz, distance }, world) => world.paintGround(surface, wx, wy, wz, distance),
  [materials.mountain]: ({ wx, wy, wz }, { range }) => {
    if (range) paintMountain(surface, wx, wy, wz, range);
  },
  [materials.glow]: () => {
    surface.er += surface.r * 4;
    surface.eg += surface.g * 4;
    surface.eb += surface.b * 4;
  },
  [materials.gloss]: () => {
    surface.gloss = 0.75;
  },
  [materials.paint]: () => {
    surface.gloss = 0.85;
  },
  [materials.pane]: () => {
    surface.gloss = 0.95;
  },
  [materials.sand]: paintSand,
  [materials.road]: paintRoad,
  [materials.floor]: paintFloor,
  [materials.stripes]: ({ ly, u, v }) => {
    if (Math.floor(ly / 2.6) & 1) blend(0.78, 0.06, 0.05, 1);
    tone(0.92 + 0.14 * fbm(u * 2, v * 2, 3));
  },
  [materials.metal]: () => {
    surface.gloss = 0.95;
  },
  [materials.snow]: ({ wx, wz }) => {
    tone(0.96 + 0.08 * fbm(wx * 2, wz * 2, 3));
    surface.through = 0.1;
  },
  [materials.wallpaper]: ({ wx, wy, wz }) => tone(0.96 + 0.06 * fbm(wx * 3 + wz * 3, wy * 3, 4)),
  [materials.bark]: (at) => {
    const furrow = fbm((at.wx + at.wz) * 16, at.wy * 3, 4);
    tone(0.45 + 1.1 * furrow);
    tilt(at, (furrow - 0.5) * 1.2, 0);
  },
  [materials.glass]: () => {
    surface.gloss = 1;
    surface.through = 0.8;
  },
  [materials.cloth]: (at) => {
    const { lx, ly, lz, distance } = at;
    // From near cloth has a nap; from farther off it would only flicker, and is uneven as a whole.
    const near = smooth(3.2, 1.4, distance);
    const uneven = 0.2 - 0.15 * near;
    tone(1 - uneven / 2 + uneven * fbm(lx * 9, lz * 9 + ly * 9, 3));
    surface.through = 0.2;
    if (near <= 0) return;
    const nap = noise3(lx * 260, ly * 260, lz * 260) - 0.5;
    tone(1 + 0.16 * nap * near);
    const crumple = noise3(lx * 34, ly * 22, lz * 34) - 0.5;
    tilt(at, (nap * 0.22 + crumple * 0.2) * near, (nap * 0.22 - crumple * 0.16) * near);
  },
  [materials.eye]: () => {
    surface.through = 0.25;
  },
  [materials.reef]: paintReef,
  [materials.towerBlock]: paintTowerBlock,
  [materials.fall]: paintFall,
  [materials.carved]: (at) => {
    const { lx, ly, lz } = at;
    const bend = fbm(lx * 0.9 + lz * 0.4 + 5, ly * 0.7 + 3, 3) * 5;
    const ring = 0.5 + 0.5 * Math.sin((lx * 1.1 + lz * 1.7 + bend) * 9);
    const fibre = noise2(lx * 9 + lz * 60, ly * 9 + lz * 34) - 0.5;
    tone(0.78 + 0.34 * ring + 0.2 * fibre);
    surface.b *= 0.86 + 0.2 * ring;
    surface.gloss = 0.22;
    tilt(at, fibre * 0.12, (ring - 0.5) * 0.08);
  },
  [materials.hewn]: (at) => {
    const { lx, ly, lz } = at;
    const vein = 1 - smooth(0, 0.03, Math.abs(fbm(lx * 1.3 + lz * 0.8, ly * 1.3 + lz * 0.5, 4) - 0.5));
    const pit = noise3(lx * 34, ly * 34, lz * 34) - 0.5;
    tone(0.9 + 0.2 * fbm(lx * 4 + lz * 3, ly * 4, 3) - 0.14 * vein + 0.1 * pit);
    surface.gloss = 0.08;
    tilt(at, pit * 0.18, pit * 0.18);
  },
  [materials.rock]: ({ wx, wy, wz, distance }) => {
    carveRock(surface, wx, wy, wz, distance, looseRock);
    tone(rockFace.tone);
  },
};
