import type { Season } from '../concepts/concept.ts';
import type { Bustle } from '../hears/heard.ts';
import type { FlowerKind } from '../shapes/petals.ts';
import { manyAcross } from '../shapes/many-across.ts';
import type { Random } from '../raster/random.ts';
import { lookFrom } from '../solid/camera.ts';
import type { Air, AirTime, AirWish, Weather } from '../solid/air.ts';
import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import type { EventPainter, Ground, Lamp, World } from '../solid/world.ts';

/** A piece of high ground right before the eye, on which stands what would be a speck on the land behind it. Metres. */
export interface Ledge {
  /** Height of its top above the water. */
  readonly top: number;
  /** Where the eye stands, and how far from there it reaches. */
  readonly eyeZ: number;
  readonly reach: number;
  /** It reaches farther on this side: -1 left, 1 right. */
  readonly side: number;
}

/** A thing with its place; metres, radians. */
export interface PlacedThing {
  /** Number of the item, from 1; pixels are counted by it. */
  readonly item: number;
  readonly x: number;
  /** Height above the ground, the water or the table. */
  readonly y: number;
  readonly z: number;
  readonly turn: number;
  /** Built the other way round, left for right. */
  readonly mirrored?: boolean;
  /** It drives on land: a road leads the way that it heads. */
  readonly drives?: boolean;
  /** It is built against the back wall of the room. */
  readonly atWall?: boolean;
  readonly scale: number;
  readonly onWater: boolean;
  /** Its height counts from the level of the land and of the water, whatever lies below it. */
  readonly isAloft?: boolean;
  /** No flowers and only short grass within this distance. */
  readonly clearing: number;
  /** Half of how wide it is, metres: so much of the picture nothing that nobody asked for may stand before. */
  readonly half?: number;
  /** People sit around it: the lamp of a room hangs over it. */
  readonly isLaid?: boolean;
  /** It is furniture of the room, which has no more of its own where there is such. */
  readonly furnishes?: boolean;
  /** Whoever it is teaches: the board of a classroom hangs right behind them. */
  readonly isAtBoard?: boolean;
  /** Builds it, as often as wanted the same; at a part of a stride where that is given. */
  readonly build: (mesh: Mesh, stride?: number) => void;
}

/** A species of a flower bed. */
export interface PlantedFlower {
  readonly item: number;
  readonly kind: FlowerKind;
  readonly colour: string | undefined;
  readonly count: number;
}

/** What the composition asks of a setting. */
export interface SettingOrder {
  readonly random: Random;
  readonly time: AirTime;
  readonly weather: readonly Weather[];
  readonly season: Season;
  readonly air: AirWish;
  readonly things: readonly PlacedThing[];
  readonly events: readonly EventPainter[];
  /** Height above the ground from which it is seen, and the height looked at over 20 metres; the setting's own by itself. */
  readonly eye?: number;
  readonly lookUp?: number;
  /** The picture is small: the ground needs a quarter of its points. */
  readonly coarse: boolean;
  /** Width of the picture over its height, at least 1: what a square shows from edge to edge must reach so many times as far. */
  readonly wide: number;
  /** Everything stands small and near: short grass, a low eye. */
  readonly small: boolean;
  /** High ground before the eye, for what is small beside the setting. */
  readonly ledge?: Ledge;
  /** Hill under something that stands high. */
  readonly knoll?: { readonly x: number; readonly z: number };
  /** How far the farthest thing stands. */
  readonly reach: number;
  readonly refuses: (id: string) => boolean;
  /** Whether a thing was asked for by itself, so that a setting has none of its own. */
  readonly asked: (id: string) => boolean;
  /** How many people were said to be there. */
  readonly bustle?: Bustle;
  /** The places that were named, by their ids. */
  readonly named?: readonly string[];
  /** It was named together with a wood: more trees stand in it. */
  readonly wooded?: 'wood' | 'jungle';
  /** A range of mountains stands on the horizon. */
  readonly hasRange?: boolean;
  /** A pier leads out on the open sea. */
  readonly isOpen?: boolean;
  /** The land around a road is a desert. */
  readonly isDry?: boolean;
  /** The road runs along the sea. */
  readonly isCoastal?: boolean;
  /** Flowers were asked for, and cover the meadow. */
  readonly isInFlower?: boolean;
  /** What was asked for stands on the sill of the window, counted from the middle of that, and not on a table. */
  readonly isOnSill?: boolean;
  /** A street of neon signs was asked for. */
  readonly isNeon?: boolean;
  /** The flowers that a bed is planted with, each species under the number of its item. */
  readonly flowers: readonly PlantedFlower[];
  readonly palette: { readonly colour?: string };
}

export type Setting = (order: SettingOrder) => World;

/** Builds something at a place. */
export function put(
  mesh: Mesh,
  at: { x: number; y: number; z: number; turn?: number; scale?: number },
  build: (mesh: Mesh) => void,
): void {
  mesh
    .push()
    .at(at.x, at.y, at.z)
    .rotY(at.turn ?? 0)
    .scale(at.scale ?? 1);
  build(mesh);
  mesh.pop();
}

/** Builds the things that were asked for, each under its own number. */
export function putThings(mesh: Mesh, things: readonly PlacedThing[], ground: Ground, water: Ground = () => 0): void {
  for (const thing of things) {
    mesh.item = thing.item;
    const floor = thing.isAloft ? 0 : (thing.onWater ? water : ground)(thing.x, thing.z);
    put(mesh, { ...thing, y: floor + thing.y }, (m) => {
      m.object();
      if (thing.mirrored) m.scale(-1, 1, 1);
      thing.build(m);
    });
  }
  mesh.item = 0;
  mesh.object();
}

/** The same ground, and over what is deeper than the water or a valley its brim: from there whatever flies has its height. */
export function overDepths(ground: Ground): Ground {
  return (x, z) => Math.max(0, ground(x, z));
}

/** Whether nothing that was asked for stands at a place. */
export function isClear(things: readonly PlacedThing[], x: number, z: number): boolean {
  return !things.some((thing) => thing.clearing > 0 && Math.hypot(x - thing.x, z - thing.z) < thing.clearing);
}

export const lampsOn = (air: Air): boolean => air.night || air.time === 'dusk';

/** A world with what most settings have in common. */
export function finishWorld(
  mesh: Mesh,
  air: Air,
  own: Partial<World> & Pick<World, 'ground' | 'paintGround' | 'events' | 'camera'>,
): World {
  const lit = lampsOn(air) ? (air.night ? 1 : 0.7) : 0;
  return {
    mesh,
    air,
    near: 0.15,
    wet: false,
    windowsLit: lit,
    lamps: [] as readonly Lamp[],
    indoors: false,
    cloudShadows: 0,
    focus: [0, 0, 22],
    shadowRadius: 34,
    softShadow: 1.4,
    occlusion: { radius: 1.2, power: 1 },
    fogFloor: 0,
    snow: 0,
    ...own,
  };
}

/** A grid of ground that is dense where the eye is near. */
export function groundGrid(
  mesh: Mesh,
  ground: Ground,
  of: {
    coarse?: boolean;
    /** As in `SettingOrder`. */
    wide: number;
    near?: number;
    far?: number;
    spread?: number;
    rows?: number;
    columns?: number;
    bend?: number;
    ez?: number;
    /** Earth by itself. */
    material?: number;
  },
): void {
  const { near = 0.6, far = 900, bend = 1, ez = 0, wide, material = materials.terrain } = of;
  const spread = (of.spread ?? 0.75) * wide;
  const share = of.coarse ? 0.5 : 1;
  const rows = Math.round((of.rows ?? 300) * share);
  const columns = Math.round((of.columns ?? 260) * share * manyAcross(wide));
  const points = Array.from({ length: rows + 1 }, (_, j) => {
    const z = near * (far / near) ** ((j / rows) ** bend);
    return Array.from({ length: columns + 1 }, (__, i): Vec3 => {
      const x = (i / columns - 0.5) * 2 * spread * (z + 3);
      return [x, ground(x, z + ez), z + ez];
    });
  });
  const none: Vec3 = [0, 0, 0];
  const point = (j: number, i: number): Vec3 =>
    points[Math.min(rows, Math.max(0, j))]?.[Math.min(columns, Math.max(0, i))] ?? none;
  const normal = (j: number, i: number): Vec3 => {
    const [a, b, c, d] = [point(j, i - 1), point(j, i + 1), point(j - 1, i), point(j + 1, i)];
    const sx = (b[1] - a[1]) / (b[0] - a[0] || 1);
    return [-sx, 1, -(d[1] - c[1] - sx * (d[0] - c[0])) / (d[2] - c[2] || 1)];
  };
  const normals = points.map((row, j) => row.map((_, i) => normal(j, i)));
  const at = (j: number, i: number): Vec3 => normals[j]?.[i] ?? none;
  const white = [1, 1, 1] as const;
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      const [a, b, c, d] = [point(j, i), point(j + 1, i), point(j + 1, i + 1), point(j, i + 1)];
      mesh.tri(a, b, c, at(j, i), at(j + 1, i), at(j + 1, i + 1), white, material);
      mesh.tri(a, c, d, at(j, i), at(j + 1, i + 1), at(j, i + 1), white, material);
    }
  }
}

export function waterPlane(mesh: Mesh, level: number): void {
  const up: Vec3 = [0, 1, 0];
  mesh.object();
  mesh.tri([-6000, level, -60], [0, level, 6000], [6000, level, -60], up, up, up, [1, 1, 1], materials.water);
}

/** The camera over the ground at the origin. */
export function standAt(order: SettingOrder, usual: { eye: number; lookUp: number; focal: number }, ground: Ground) {
  const y = ground(0, 0) + (order.eye ?? usual.eye);
  return lookFrom([0, y, 0], [0, ground(0, 0) + (order.lookUp ?? usual.lookUp), 20], usual.focal);
}
