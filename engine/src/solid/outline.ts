import { mirrored } from './camera.ts';
import { marchBodies } from './march.ts';
import { rasterise } from './rasterise.ts';
import type { Buffers, Pass } from './rasterise.ts';
import type { Mark } from './triangle-soup.ts';
import type { View } from './view.ts';
import type { World } from './world.ts';

/** What of a world is seen at each pixel, without its light: which part of it, and how near. */
export function outlineWorld(world: World, width: number, height: number): Pick<View, 'nearness' | 'ids'> {
  const outline = new Outline(world, { width, height });
  outline.drawTriangles();
  outline.drawBodies();
  return outline.view;
}

interface OutlineOrder {
  readonly width: number;
  readonly height: number;
  /** The view is a mirror that lies at this height. */
  readonly level?: number;
}

/** Everything that a world has. */
const all: Mark = { triangles: 0, bodies: 0 };

/** A view before it is shaded. */
export class Outline {
  readonly view: View;
  private readonly world: World;
  private readonly pass: Pass;
  private readonly buffers: Buffers;

  /** A new one, or one that is drawn on. */
  constructor(world: World, { width, height, level }: OutlineOrder, seen?: View) {
    const camera = level === undefined ? world.camera : mirrored(world.camera, level);
    const focal = Math.min(height, width * 1.25) * camera.focal;
    this.world = world;
    this.view = seen ?? {
      width,
      height,
      light: new Float32Array(width * height * 3),
      nearness: new Float32Array(width * height),
      ids: new Int32Array(width * height).fill(-1),
      camera,
      focal,
    };
    this.buffers = { width, height, depth: this.view.nearness, ids: this.view.ids };
    const pass = { camera, scale: focal, parallel: false, near: world.near };
    this.pass = level === undefined ? pass : { ...pass, level };
  }

  /** Draws the triangles that were built since a mark. */
  drawTriangles(since = all): void {
    rasterise(this.world.mesh, this.pass, this.buffers, since.triangles);
  }

  /** Draws the soft bodies that were built since a mark. */
  drawBodies(since = all): void {
    marchBodies(this.world.mesh, this.pass, this.buffers, 1, since.bodies);
  }
}
