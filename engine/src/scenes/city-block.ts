import type { SKRSContext2D } from '@napi-rs/canvas';
import { white, css, hex, mixRgb, scaleRgb } from '../raster/colour.ts';
import type { Rgb } from '../raster/colour.ts';
import type { Random } from '../raster/random.ts';
import type { Scene } from '../raster/scene.ts';

export interface CityLook {
  readonly neon: boolean;
  /** Share of windows with a light, 0..1. */
  readonly lit: number;
  /** Share of near buildings with a neon sign or edge, 0..1. */
  readonly signs: number;
  readonly neonColours: readonly Rgb[];
}

/** One building. */
export interface Block {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** 0 farthest, 1 nearest. */
  readonly near: number;
  readonly colour: Rgb;
  /** Its colour at the street, faded by haze. */
  readonly foot: Rgb;
  readonly random: Random;
}

interface Drawing {
  readonly walls: SKRSContext2D;
  readonly lights: SKRSContext2D;
  readonly look: CityLook;
  readonly block: Block;
  readonly horizon: number;
  readonly scene: Scene;
}

/** Draws a building: walls with a lit side, a crown, irregular windows, perhaps neon. */
export function drawBlock(drawing: Drawing): void {
  const { block, look, scene } = drawing;
  drawWalls(drawing);
  const crown = block.random();
  if (crown < 0.75) drawCrown(drawing, crown / 0.75);
  drawWindows(drawing);
  if (look.signs > 0 && block.near > 0.2 && block.random() < look.signs) drawNeon(drawing);
  if (block.near > 0.35 && block.near < 0.9 && block.random() < 0.1 && look.lit > 0.15) drawBeacon(drawing, scene.unit);
}

function drawWalls({ walls, block, horizon, scene }: Drawing): void {
  const { x, y, width, height, random } = block;
  const fill = walls.createLinearGradient(0, y, 0, horizon);
  fill.addColorStop(0, css(block.colour));
  fill.addColorStop(1, css(block.foot));
  walls.fillStyle = fill;
  walls.fillRect(x, y, width, horizon - y + height * 0.2);
  // One side turned to the light: a flat front alone reads as cardboard.
  const depth = width * (0.16 + random() * 0.2);
  const sunRight = scene.mood.sun.x * scene.width > x + width / 2;
  const gain = 1.3 + 0.25 * (1 - block.near);
  const lit = walls.createLinearGradient(0, y, 0, horizon);
  lit.addColorStop(0, css(scaleRgb(block.colour, gain)));
  lit.addColorStop(1, css(scaleRgb(block.foot, 1.06)));
  walls.fillStyle = lit;
  walls.fillRect(sunRight ? x + width - depth : x, y, depth, horizon - y);
  walls.fillStyle = css(block.colour);
}

/** What stands on the roof; `kind` 0..1 chooses. */
function drawCrown({ walls, block }: Drawing, kind: number): void {
  const { x, y, width, height, random } = block;
  const step = height * 0.07;
  if (kind < 0.3) {
    walls.fillRect(x + width * 0.47, y - height * (0.1 + random() * 0.22), Math.max(0.8, width * 0.03), height * 0.4);
    walls.fillRect(x + width * 0.36, y - step * 0.4, width * 0.28, step * 0.5);
  } else if (kind < 0.55) {
    walls.fillRect(x + width * 0.14, y - step, width * 0.72, step + 1);
    walls.fillRect(x + width * 0.28, y - step * 1.9, width * 0.44, step + 1);
    if (random() < 0.5)
      walls.fillRect(x + width * 0.48, y - step * (2.5 + random() * 2.5), Math.max(0.8, width * 0.035), step * 4);
  } else if (kind < 0.68) {
    walls.beginPath();
    walls.moveTo(x, y + 1);
    walls.lineTo(x + width * (random() < 0.5 ? 0.5 : 0.08), y - step * 1.4);
    walls.lineTo(x + width, y + 1);
    walls.fill();
  } else if (kind < 0.8) {
    walls.beginPath();
    walls.ellipse(x + width / 2, y + 1, width * 0.42, step * 1.3, 0, Math.PI, 0);
    walls.fill();
  } else {
    for (let i = 0; i < 3; i++)
      walls.fillRect(x + width * (0.1 + random() * 0.7), y - step * (0.2 + random() * 0.35), width * 0.14, step);
  }
}

const windowColours: readonly Rgb[] = ['#ffc27a', '#ffd49a', '#ffb060', '#ffe2b8', '#cfe6ff', '#a8d4ff'].map(hex);

/** Windows by floors: some floors dark, some all lit, some only a band. Even grids looked cheap. */
function drawWindows({ lights, look, block, horizon, scene }: Drawing): void {
  const { x, y, width, near, random } = block;
  const { unit } = scene;
  const w = Math.max(1.1, 2.6 * unit * (0.55 + near * 0.9) * (0.8 + random() * 0.5));
  const h = Math.max(1.3, 3.6 * unit * (0.55 + near * 0.9) * (0.8 + random() * 0.4));
  const gapX = w * (1.5 + random() * 0.7);
  const gapY = h * (1.6 + random() * 0.5);
  const share = look.lit * (0.2 + 1.3 * random() ** 2 + 0.3 * random());
  const bands = random() < 0.25;
  const strength = 0.35 + near * 0.65;
  const main = windowColours[Math.floor(random() ** 1.3 * windowColours.length)] ?? white;
  for (let row = y + gapY * 0.8; row < horizon - h; row += gapY) {
    const floor = random();
    const mood = floor < 0.1 ? 2.6 : floor < 0.4 ? 0.12 : 1;
    let run = 0;
    for (let column = x + gapX * 0.5; column < x + width - w; column += gapX) {
      // Neighbouring rooms tend to share their light.
      run = random() < 0.35 ? random() : run * 0.6 + random() * 0.4;
      if (run > share * mood + 0.04) continue;
      const colour = random() < 0.8 ? main : (windowColours[Math.floor(random() * windowColours.length)] ?? main);
      lights.fillStyle = css(mixRgb(colour, white, random() * 0.15), (0.16 + random() * random() * 0.75) * strength);
      lights.fillRect(column, row, bands ? gapX : w, bands ? h * 0.5 : h * (0.75 + random() * 0.25));
    }
  }
}

/** A sign, lit edges or a lit roof line. */
function drawNeon({ lights, look, block, scene }: Drawing): void {
  const { x, y, width, height, random } = block;
  const { unit } = scene;
  const colour = look.neonColours[Math.floor(random() * look.neonColours.length)] ?? white;
  lights.fillStyle = css(colour, 0.95);
  lights.strokeStyle = css(colour, 0.95);
  lights.lineWidth = 2 * unit;
  const kind = random();
  if (kind < 0.5) {
    const wide = Math.max(4 * unit, width * (0.1 + random() * 0.1));
    const tall = height * (0.14 + random() * 0.2);
    const left = x + width * (0.1 + random() * 0.7);
    const top = y + height * (0.1 + random() * 0.3);
    lights.globalAlpha = 0.22;
    lights.fillRect(left, top, wide, tall);
    lights.globalAlpha = 1;
    lights.strokeRect(left, top, wide, tall);
    const glyphs = Math.max(3, Math.floor(tall / (wide * 0.9)));
    for (let i = 0; i < glyphs; i++) {
      const cell = tall / glyphs;
      for (let stroke = 0; stroke < 3; stroke++)
        lights.fillRect(
          left + wide * (0.2 + random() * 0.2),
          top + cell * (i + 0.18 + stroke * 0.24),
          wide * (0.3 + random() * 0.3),
          Math.max(0.8, cell * 0.1),
        );
    }
  } else if (kind < 0.75) {
    lights.fillRect(x, y, 1.6 * unit, height * 0.8);
    lights.fillRect(x + width - 1.6 * unit, y, 1.6 * unit, height * 0.8);
  } else {
    lights.fillRect(x, y, width, 2 * unit);
    lights.globalAlpha = 0.6;
    lights.fillRect(x, y + 6 * unit, width, 1.2 * unit);
    lights.globalAlpha = 1;
  }
}

function drawBeacon({ lights, block }: Drawing, unit: number): void {
  lights.fillStyle = 'rgba(255,60,50,.9)';
  lights.beginPath();
  lights.arc(block.x + block.width * 0.48, block.y - block.height * 0.12, 1.5 * unit, 0, 7);
  lights.fill();
}
