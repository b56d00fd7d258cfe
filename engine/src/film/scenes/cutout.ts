import { createCanvas } from '@napi-rs/canvas';
import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import { createScene } from '../../scenes/scene.ts';
import type { Lens, Scene } from '../../raster/scene.ts';

/** Cutouts are drawn larger than they are first seen, so that they stay sharp as the camera comes nearer. */
const sharpness = 1.15;

/** The scene at the size cutouts are drawn in. */
export function cutoutScene(scene: Scene): Scene {
  return createScene(scene.description, {
    seed: scene.seed,
    width: Math.round(scene.width * sharpness),
    height: Math.round(scene.height * sharpness),
  });
}

/** Draws a layer once, to be moved about as a whole. */
export function cutOut(
  { width, height }: { width: number; height: number },
  draw: (pen: SKRSContext2D) => void,
): Canvas {
  const canvas = createCanvas(width, height);
  draw(canvas.getContext('2d'));
  return canvas;
}

/** Places a cutout that covers the scene, seen through a lens. */
export function placeCutout(pen: SKRSContext2D, cutout: Canvas, { width, height }: Scene, lens: Lens): void {
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(cutout, lens.x * (1 - lens.scale), lens.y * (1 - lens.scale), width * lens.scale, height * lens.scale);
}
