import { isCloth, materials } from './materials.ts';
import { paintMountain } from './mountain-face.ts';
import type { MeshObject } from './mesh.ts';
import { fbm, noise2, noise3, smooth } from './noise.ts';
import { paintFall, paintFloor, paintReef, paintRoad, paintSand } from './grounds.ts';
import { blend, surface, tilt, tone } from './painted-point.ts';
import type { Place } from './painted-point.ts';
import { carveRock, rockFace } from './rock-face.ts';
import type { Spot } from './spot.ts';
import { masonry, paintPlanks, paintTiles, paintTowerBlock, paintWindow } from './walls.ts';
import type { World } from './world.ts';
import { paintWorn } from './worn-cloth.ts';

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

/** Stones that lie by themselves are split finer than the face they came from. */
const looseRock = { place: 11, bed: 1.05, rough: 0.65 } as const;

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
