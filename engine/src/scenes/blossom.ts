import type { SKRSContext2D } from '@napi-rs/canvas';
import { white, css, hex, mixRgb, scaleRgb } from '../raster/colour.ts';
import type { Rgb } from '../raster/colour.ts';
import { createRandom } from '../raster/random.ts';
import type { Random } from '../raster/random.ts';

/** One flower on its stem. */
export interface Blossom {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** 0 farthest, 1 nearest. */
  readonly near: number;
  readonly seed: number;
  readonly main: Rgb;
  readonly other: Rgb;
  /** Colour of the light behind, which leaves let through. */
  readonly leaf: Rgb;
  /** Row where the stem ends. */
  readonly foot: number;
}

const rings = 5;

/** Draws a dahlia: stem, leaves, rings of petals darker toward the heart, and a disc of seeds. */
export function drawBlossom(pen: SKRSContext2D, blossom: Blossom): void {
  const random = createRandom(blossom.seed);
  pen.save();
  drawStem(pen, blossom, random);
  pen.translate(blossom.x, blossom.y);
  pen.scale(1, 0.8 + random() * 0.18);
  pen.rotate((random() - 0.5) * 0.5);
  const petals = 10 + Math.floor(random() * 6);
  for (let ring = 0; ring < rings; ring++) {
    const reach = blossom.radius * (1 - 0.165 * ring);
    for (let i = 0; i < petals; i++) {
      const angle = ((i + ring * 0.5 + (random() - 0.5) * 0.16) / petals) * Math.PI * 2;
      pen.save();
      pen.rotate(angle);
      drawPetal(pen, blossom, { ring, length: reach * (0.92 + random() * 0.14), random });
      pen.restore();
    }
  }
  drawSeeds(pen, blossom.radius * 0.19);
  pen.restore();
}

function drawStem(pen: SKRSContext2D, { x, y, radius, near, leaf, foot }: Blossom, random: Random): void {
  const faded = (colour: Rgb, amount: number): Rgb => mixRgb(colour, leaf, amount * (1 - near));
  pen.strokeStyle = css(faded(hex('#2a5230'), 0.35));
  pen.lineWidth = radius * 0.085;
  pen.lineCap = 'round';
  pen.beginPath();
  pen.moveTo(x + (random() - 0.5) * radius, foot);
  pen.quadraticCurveTo(x + (random() - 0.5) * radius * 1.5, y + radius * 2, x, y);
  pen.stroke();
  for (let i = 0; i < 3; i++)
    drawLeaf(pen, {
      x,
      y: y + radius * (1.6 + i * 1.1),
      radius,
      side: i % 2 === 0 ? -1 : 1,
      colour: faded(hex('#33653a'), 0.4),
      leaf,
      random,
    });
}

interface Leaf {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly side: 1 | -1;
  readonly colour: Rgb;
  readonly leaf: Rgb;
  readonly random: Random;
}

function drawLeaf(pen: SKRSContext2D, { x, y, radius, side, colour, leaf, random }: Leaf): void {
  const tipX = x + side * radius * (1.2 + random() * 0.3);
  const tipY = y - radius * (0.1 + random() * 0.3);
  const fill = pen.createLinearGradient(x, y, tipX, tipY);
  fill.addColorStop(0, css(scaleRgb(colour, 0.55)));
  fill.addColorStop(0.7, css(colour));
  fill.addColorStop(1, css(mixRgb(colour, leaf, 0.35)));
  pen.fillStyle = fill;
  pen.beginPath();
  pen.moveTo(x, y + radius * 0.4);
  pen.quadraticCurveTo(x + side * radius * 0.55, y - radius * 0.38, tipX, tipY);
  pen.quadraticCurveTo(x + side * radius * 0.75, y + radius * 0.42, x, y + radius * 0.4);
  pen.fill();
  pen.strokeStyle = css(mixRgb(colour, leaf, 0.5), 0.35);
  pen.lineWidth = Math.max(0.6, radius * 0.015);
  pen.beginPath();
  pen.moveTo(x, y + radius * 0.4);
  pen.quadraticCurveTo(x + side * radius * 0.62, y + radius * 0.02, tipX, tipY);
  pen.stroke();
}

function drawPetal(
  pen: SKRSContext2D,
  { main, other, radius }: Blossom,
  petal: { ring: number; length: number; random: Random },
): void {
  const { ring, length, random } = petal;
  const width = length * 0.32;
  const colour = mixRgb(main, other, (ring / rings) * 0.65 + random() * 0.12);
  const fill = pen.createLinearGradient(0, 0, length, 0);
  fill.addColorStop(0, css(scaleRgb(colour, 0.2)));
  fill.addColorStop(0.42, css(scaleRgb(colour, 0.66 + 0.08 * ring)));
  fill.addColorStop(0.85, css(colour));
  fill.addColorStop(1, css(mixRgb(colour, white, 0.3 + 0.12 * random())));
  pen.fillStyle = fill;
  pen.shadowColor = 'rgba(0,0,0,.34)';
  pen.shadowBlur = radius * 0.07;
  pen.beginPath();
  pen.moveTo(0, 0);
  pen.bezierCurveTo(length * 0.25, -width, length * 0.8, -width * 1.02, length, -width * 0.08);
  pen.quadraticCurveTo(length * 1.03, width * 0.04, length, width * 0.1);
  pen.bezierCurveTo(length * 0.8, width * 1.02, length * 0.25, width, 0, 0);
  pen.fill();
  pen.shadowBlur = 0;
  pen.shadowColor = 'transparent';
  pen.strokeStyle = css(scaleRgb(colour, 0.45), 0.16);
  pen.lineWidth = radius * 0.008;
  for (let vein = -2; vein <= 2; vein++) {
    pen.beginPath();
    pen.moveTo(length * 0.15, 0);
    pen.quadraticCurveTo(length * 0.6, vein * width * 0.32, length * 0.92, vein * width * 0.2);
    pen.stroke();
  }
}

/** Seeds by the golden angle, as sunflowers set them. */
function drawSeeds(pen: SKRSContext2D, radius: number): void {
  const fill = pen.createRadialGradient(-radius * 0.3, -radius * 0.3, 0, 0, 0, radius * 1.25);
  fill.addColorStop(0, '#ffe27a');
  fill.addColorStop(0.55, '#cf8a1e');
  fill.addColorStop(0.8, 'rgba(120,60,12,.8)');
  fill.addColorStop(1, 'rgba(70,30,5,0)');
  pen.fillStyle = fill;
  pen.beginPath();
  pen.arc(0, 0, radius * 1.25, 0, 7);
  pen.fill();
  for (let i = 0; i < 80; i++) {
    const away = Math.sqrt(i / 80) * radius;
    pen.fillStyle = i % 3 === 0 ? '#7a4208' : '#ffd968';
    pen.beginPath();
    pen.arc(Math.cos(i * 2.39996) * away, Math.sin(i * 2.39996) * away, radius * 0.05, 0, 7);
    pen.fill();
  }
}
