import type { Rgb } from '../raster/colour.ts';
import type { Air } from './air.ts';
import type { Camera } from './camera.ts';
import type { Mesh } from './mesh.ts';
import type { MountainFace } from './mountain-face.ts';
import type { Surface } from './spot.ts';
import type { Vec3 } from './vectors.ts';
import type { View } from './view.ts';

/** Height of the ground, metres. */
export type Ground = (x: number, z: number) => number;
/** A colour being worked out; written by one pixel after another. */
export type Light = [number, number, number];

/** A lamp: what it gives falls with the square of the distance. */
export interface Lamp {
  readonly at: Vec3;
  readonly power: number;
  readonly colour: Rgb;
  /** Softens the light close by, square metres. */
  readonly size: number;
}

/** Where water falls into water: the middle of it, and how far it is churned white to either side and before it. Metres. */
export interface Churn {
  readonly x: number;
  readonly z: number;
  readonly wide: number;
  readonly deep: number;
}

export interface Water {
  readonly level: number;
  readonly deep: Rgb;
  readonly shallow?: Rgb;
  /** What is seen through it where it runs out on a beach. */
  readonly sand?: Rgb;
  /** Height of the ground beneath; without it the water is deep everywhere. */
  readonly bed?: Ground;
  /** Metres until it counts as deep. */
  readonly depth?: number;
  readonly waves: number;
  readonly waveSize: number;
  /** Width of the surf along a shore, 1 is usual; 0 has none. */
  readonly surf: number;
  /** Strength of white crests far from any shore, and how high above the level the water breaks, metres. */
  readonly crests: number;
  readonly breaksAt?: number;
  /** Foam and rings where something falls into it. */
  readonly churns?: readonly Churn[];
}

/** Light that is added to a finished view. */
export type EventPainter = (view: View, world: World) => void;

/** Everything there is to see, ready to be rendered. Lengths are metres (decimetres in a room). */
export interface World {
  readonly mesh: Mesh;
  readonly air: Air;
  readonly camera: Camera;
  /** Nothing nearer than this is drawn. */
  readonly near: number;
  readonly paintGround: (surface: Surface, x: number, y: number, z: number, distance: number) => void;
  readonly ground: Ground;
  /** What the range on its horizon is covered with, where it has one. */
  readonly range?: MountainFace;
  /** What is seen where nothing stands, instead of a sky. */
  readonly backdrop?: (dx: number, dy: number, dz: number, out: Light) => void;
  readonly water?: Water;
  /** A street that mirrors. */
  readonly wet: boolean;
  /** How bright windows are from inside, 0..1. */
  readonly windowsLit: number;
  readonly lamps: readonly Lamp[];
  /** What was asked for is seen dark before the sky, as against the sun. */
  readonly silhouettes?: boolean;
  /** With which light the things that were asked for shine by themselves, by their numbers less one. */
  readonly glows?: readonly (Rgb | undefined)[];
  readonly indoors: boolean;
  /** Size of the shadows of clouds on the ground; 0 has none. */
  readonly cloudShadows: number;
  /** Where the sun's map lies and how far it reaches. */
  readonly focus: Vec3;
  readonly shadowRadius: number;
  readonly softShadow: number;
  readonly occlusion: { readonly radius: number; readonly power: number };
  readonly fogFloor: number;
  readonly depthOfField?: {
    readonly focus: number;
    /** As far before and behind it all is sharp, metres; nothing by itself. */
    readonly sharp?: number;
    readonly strength: number;
  };
  /** How much snow lies on everything that faces up, 0..1. */
  readonly snow: number;
  readonly events: readonly EventPainter[];
}
