import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../raster/random.ts';

/** Where a figure stands: its feet, and how tall it is in pixels. */
export interface Stand {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  /** Which way it looks: 1 right, -1 left. */
  readonly facing?: 1 | -1;
}

/** A pine: a jagged outline of drooping boughs around a thin trunk. */
export function drawPine(pen: SKRSContext2D, { x, y, height }: Stand, random: Random): void {
  const width = height * (0.3 + random() * 0.1);
  const boughs = Math.max(7, Math.floor(height / 11));
  const lean = (random() - 0.5) * height * 0.03;
  const side = (dir: 1 | -1, from: number, to: number, step: number): void => {
    for (let i = from; i !== to; i += step) {
      const f = i / boughs;
      const reach = width * 0.5 * f ** 0.9 * (0.68 + random() * 0.5);
      const level = y - height + height * 0.95 * f;
      const middle = x + lean * (1 - f);
      const tip = [middle + dir * reach, level + random() * height * 0.022] as const;
      const crotch = [middle + dir * reach * 0.42, level - height * 0.012] as const;
      const [first, second] = step > 0 ? [tip, crotch] : [crotch, tip];
      pen.lineTo(first[0], first[1]);
      pen.lineTo(second[0], second[1]);
    }
  };
  pen.beginPath();
  pen.moveTo(x + lean, y - height);
  side(1, 1, boughs + 1, 1);
  pen.lineTo(x + height * 0.014, y - height * 0.05);
  pen.lineTo(x + height * 0.016, y);
  pen.lineTo(x - height * 0.016, y);
  pen.lineTo(x - height * 0.014, y - height * 0.05);
  side(-1, boughs, 0, -1);
  pen.closePath();
  pen.fill();
}

/** A cloaked traveller with a staff, seen from behind. */
export function drawTraveller(pen: SKRSContext2D, { x, y, height, facing = 1 }: Stand): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(height * facing, height);
  pen.beginPath();
  pen.moveTo(-0.07, 0.01);
  pen.lineTo(-0.075, -0.09);
  pen.bezierCurveTo(-0.15, -0.1, -0.19, -0.07, -0.215, -0.04);
  pen.bezierCurveTo(-0.19, -0.3, -0.17, -0.5, -0.125, -0.66);
  pen.bezierCurveTo(-0.115, -0.72, -0.1, -0.76, -0.075, -0.79);
  pen.bezierCurveTo(-0.1, -0.86, -0.075, -0.96, 0.005, -1);
  pen.bezierCurveTo(0.075, -0.97, 0.095, -0.87, 0.07, -0.79);
  pen.bezierCurveTo(0.11, -0.75, 0.13, -0.7, 0.135, -0.64);
  pen.lineTo(0.215, -0.5);
  pen.lineTo(0.2, -0.475);
  pen.lineTo(0.135, -0.53);
  pen.bezierCurveTo(0.16, -0.36, 0.17, -0.2, 0.155, -0.05);
  pen.bezierCurveTo(0.12, -0.08, 0.09, -0.09, 0.06, -0.09);
  pen.lineTo(0.075, 0.01);
  pen.lineTo(0.025, 0.01);
  pen.lineTo(0.005, -0.09);
  pen.lineTo(-0.02, 0.01);
  pen.closePath();
  pen.fill();
  pen.lineWidth = 0.016;
  pen.lineCap = 'round';
  pen.beginPath();
  pen.moveTo(0.235, 0.01);
  pen.lineTo(0.19, -0.86);
  pen.stroke();
  pen.restore();
}

/** A stag, alert, with antlers. */
export function drawDeer(pen: SKRSContext2D, { x, y, height, facing = 1 }: Stand): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(height * facing, height);
  drawDeerBody(pen);
  for (const shift of [0, 0.42]) {
    pen.beginPath();
    pen.moveTo(-0.3 + shift, -0.36);
    pen.bezierCurveTo(-0.32 + shift, -0.27, -0.33 + shift, -0.2, -0.322 + shift, -0.15);
    pen.lineTo(-0.318 + shift, 0);
    pen.lineTo(-0.29 + shift, 0);
    pen.lineTo(-0.297 + shift, -0.15);
    pen.bezierCurveTo(-0.28 + shift, -0.2, -0.24 + shift, -0.26, -0.22 + shift, -0.34);
    pen.fill();
  }
  drawAntlers(pen);
  pen.restore();
}

function drawDeerBody(pen: SKRSContext2D): void {
  pen.beginPath();
  pen.moveTo(-0.37, -0.53);
  pen.bezierCurveTo(-0.22, -0.61, 0.03, -0.565, 0.15, -0.6);
  pen.bezierCurveTo(0.22, -0.67, 0.25, -0.77, 0.28, -0.84);
  pen.bezierCurveTo(0.3, -0.9, 0.36, -0.9, 0.39, -0.865);
  pen.lineTo(0.475, -0.8);
  pen.bezierCurveTo(0.475, -0.765, 0.42, -0.755, 0.37, -0.765);
  pen.bezierCurveTo(0.35, -0.68, 0.33, -0.55, 0.27, -0.46);
  pen.bezierCurveTo(0.25, -0.42, 0.23, -0.38, 0.22, -0.34);
  pen.lineTo(0.223, -0.16);
  pen.lineTo(0.213, 0);
  pen.lineTo(0.182, 0);
  pen.lineTo(0.187, -0.17);
  pen.lineTo(0.16, -0.33);
  pen.bezierCurveTo(0.02, -0.3, -0.1, -0.31, -0.22, -0.37);
  pen.lineTo(-0.25, -0.26);
  pen.lineTo(-0.228, -0.15);
  pen.lineTo(-0.238, 0);
  pen.lineTo(-0.268, 0);
  pen.lineTo(-0.268, -0.15);
  pen.lineTo(-0.31, -0.26);
  pen.bezierCurveTo(-0.36, -0.34, -0.39, -0.42, -0.385, -0.47);
  pen.lineTo(-0.415, -0.42);
  pen.bezierCurveTo(-0.42, -0.48, -0.4, -0.51, -0.37, -0.53);
  pen.fill();
}

function drawAntlers(pen: SKRSContext2D): void {
  pen.lineWidth = 0.015;
  pen.lineCap = 'round';
  const branch = (x0: number, y0: number, cx: number, cy: number, x1: number, y1: number): void => {
    pen.beginPath();
    pen.moveTo(x0, y0);
    pen.quadraticCurveTo(cx, cy, x1, y1);
    pen.stroke();
  };
  for (const s of [0, 0.05]) {
    branch(0.33, -0.88, 0.24 - s, -1, 0.3 - s * 2, -1.2);
    branch(0.29 - s * 0.6, -1, 0.33, -1.05, 0.36, -1.14 - s);
    branch(0.285 - s, -1.08, 0.22 - s, -1.1, 0.2 - s, -1.19);
  }
  pen.beginPath();
  pen.ellipse(0.29, -0.885, 0.045, 0.016, -0.5, 0, 7);
  pen.fill();
}

/** A wolf sitting, its head thrown back. */
export function drawWolf(pen: SKRSContext2D, { x, y, height, facing = 1 }: Stand): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(height * facing, height);
  pen.beginPath();
  pen.moveTo(0.34, -0.99);
  pen.lineTo(0.27, -0.87);
  pen.bezierCurveTo(0.25, -0.78, 0.24, -0.72, 0.21, -0.66);
  pen.bezierCurveTo(0.24, -0.52, 0.23, -0.38, 0.19, -0.28);
  pen.lineTo(0.2, -0.05);
  pen.lineTo(0.25, 0.01);
  pen.lineTo(0.12, 0.01);
  pen.lineTo(0.1, -0.18);
  pen.bezierCurveTo(0.08, -0.1, 0.04, -0.04, 0.08, 0.01);
  pen.lineTo(-0.16, 0.01);
  pen.bezierCurveTo(-0.26, 0.03, -0.4, 0, -0.48, -0.1);
  pen.bezierCurveTo(-0.4, -0.06, -0.32, -0.07, -0.27, -0.1);
  pen.bezierCurveTo(-0.31, -0.3, -0.2, -0.44, -0.1, -0.56);
  pen.bezierCurveTo(-0.04, -0.63, -0.01, -0.7, 0.01, -0.76);
  pen.lineTo(-0.06, -0.82);
  pen.lineTo(0.06, -0.84);
  pen.bezierCurveTo(0.12, -0.87, 0.17, -0.9, 0.2, -0.93);
  pen.lineTo(0.3, -1.01);
  pen.closePath();
  pen.fill();
  pen.restore();
}

/** A sail boat with a main sail and a jib. */
export function drawSailBoat(pen: SKRSContext2D, { x, y, height, facing = 1 }: Stand): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(height * facing, height);
  pen.beginPath();
  pen.moveTo(-0.34, -0.1);
  pen.quadraticCurveTo(0, -0.06, 0.38, -0.13);
  pen.quadraticCurveTo(0.3, 0.02, 0.22, 0.03);
  pen.lineTo(-0.24, 0.03);
  pen.closePath();
  pen.fill();
  pen.fillRect(-0.003, -1.02, 0.018, 0.95);
  pen.beginPath();
  pen.moveTo(0.025, -1);
  pen.quadraticCurveTo(0.37, -0.56, 0.36, -0.18);
  pen.lineTo(0.03, -0.155);
  pen.fill();
  pen.beginPath();
  pen.moveTo(-0.012, -0.95);
  pen.quadraticCurveTo(-0.24, -0.5, -0.29, -0.17);
  pen.quadraticCurveTo(-0.15, -0.2, -0.012, -0.16);
  pen.fill();
  pen.restore();
}

/** A whale diving: its tail stands above the water, flukes spread. `y` is the water line. */
export function drawWhale(pen: SKRSContext2D, { x, y, height, facing = 1 }: Stand): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(height * facing, height);
  pen.beginPath();
  pen.moveTo(-0.3, 0.01);
  pen.bezierCurveTo(-0.16, -0.1, -0.05, -0.34, -0.035, -0.62);
  pen.bezierCurveTo(-0.06, -0.74, -0.2, -0.8, -0.36, -0.83);
  pen.bezierCurveTo(-0.48, -0.85, -0.58, -0.92, -0.63, -1.02);
  pen.bezierCurveTo(-0.46, -1.03, -0.2, -1, -0.06, -0.88);
  pen.quadraticCurveTo(-0.015, -0.84, 0, -0.8);
  pen.quadraticCurveTo(0.02, -0.85, 0.07, -0.89);
  pen.bezierCurveTo(0.22, -1, 0.46, -1.02, 0.61, -0.97);
  pen.bezierCurveTo(0.56, -0.88, 0.46, -0.82, 0.35, -0.81);
  pen.bezierCurveTo(0.21, -0.79, 0.07, -0.74, 0.045, -0.62);
  pen.bezierCurveTo(0.055, -0.36, 0.13, -0.12, 0.24, 0.01);
  pen.bezierCurveTo(0.1, 0.035, -0.16, 0.035, -0.3, 0.01);
  pen.fill();
  pen.restore();
}

/** A loose flock, each bird two strokes of a pen; `time` (seconds) moves wings and flock on. */
export function drawBirds(
  pen: SKRSContext2D,
  area: { x: number; y: number; width: number; height: number; size: number; time: number },
  count: number,
  random: Random,
): void {
  const { time } = area;
  pen.save();
  pen.lineCap = 'round';
  for (let i = 0; i < count; i++) {
    const s = area.size * (0.55 + random() * 0.8);
    const x = area.x + (random() - 0.5) * area.width + time * s * 0.9;
    const y = area.y + (random() - 0.5) * area.height + (Math.sin(time * 0.8 + i) - Math.sin(i)) * s * 0.5;
    const beat = 0.3 + random() * 0.7 + (Math.sin(time * 8 + i * 2.1) - Math.sin(i * 2.1)) * 0.5;
    pen.lineWidth = Math.max(0.8, s * 0.15);
    pen.beginPath();
    pen.moveTo(x - s, y - s * 0.3 * beat);
    pen.quadraticCurveTo(x - s * 0.4, y - s * 0.5 * beat, x, y);
    pen.quadraticCurveTo(x + s * 0.4, y - s * 0.5 * beat, x + s, y - s * 0.3 * beat);
    pen.stroke();
  }
  pen.restore();
}
