import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../raster/random.ts';

export interface Trunk {
  readonly x: number;
  /** Row of its foot. */
  readonly base: number;
  /** Half its width at mid height, pixels. */
  readonly girth: number;
  /** How far its top leans, pixels. */
  readonly lean: number;
  readonly height: number;
  readonly span: number;
  readonly near: number;
  readonly unit: number;
  readonly random: Random;
}

/** A tall trunk that leaves the picture at the top, with boughs and tufts of leaves. */
export function drawTrunk(pen: SKRSContext2D, trunk: Trunk): void {
  const { x, base, girth, lean, height, span, near, random } = trunk;
  pen.beginPath();
  pen.moveTo(x - girth * 1.7, base);
  pen.bezierCurveTo(
    x - girth * 0.65,
    base - height * 0.08,
    x - girth * 0.5 + lean * 0.5,
    height * 0.3,
    x - girth * 0.36 + lean,
    -10,
  );
  pen.lineTo(x + girth * 0.36 + lean, -10);
  pen.bezierCurveTo(
    x + girth * 0.5 + lean * 0.5,
    height * 0.3,
    x + girth * 0.65,
    base - height * 0.08,
    x + girth * 1.7,
    base,
  );
  pen.fill();
  const boughs = 4 + Math.floor(random() * 6);
  for (let i = 0; i < boughs; i++) {
    const y = height * (0.02 + random() * 0.48);
    const reach = span * (0.03 + 0.055 * random()) * (0.5 + near) * (random() < 0.5 ? 1 : -1);
    const foot = x + lean * (1 - y / base);
    drawBough(pen, { x: foot, y, reach, thick: Math.max(0.8, girth * 0.17), trunk });
  }
}

function drawBough(
  pen: SKRSContext2D,
  bough: { x: number; y: number; reach: number; thick: number; trunk: Trunk },
): void {
  const { x, y, reach, thick, trunk } = bough;
  const { random, unit, near } = trunk;
  const length = Math.abs(reach);
  pen.lineWidth = thick;
  pen.lineCap = 'round';
  pen.beginPath();
  pen.moveTo(x, y);
  pen.quadraticCurveTo(x + reach * 0.5, y - length * 0.16, x + reach, y - length * 0.45 * random());
  pen.stroke();
  pen.globalAlpha = 0.75;
  for (let leaf = 0; leaf < 24; leaf++) {
    const along = 0.3 + random() * 0.8;
    const s = (1.1 + random() * 2.5) * unit * (0.5 + near * 0.9);
    pen.beginPath();
    pen.ellipse(
      x + reach * along + (random() - 0.5) * length * 0.7,
      y - length * 0.3 * along + (random() - 0.5) * length * 0.55,
      s * 1.8,
      s,
      random() * 3.1,
      0,
      7,
    );
    pen.fill();
  }
  pen.globalAlpha = 1;
}

/** A fern: fronds arching out from one root, each with leaflets. */
export function drawFern(
  pen: SKRSContext2D,
  { x, y, size, random }: { x: number; y: number; size: number; random: Random },
): void {
  const fronds = 4 + Math.floor(random() * 4);
  for (let i = 0; i < fronds; i++) {
    const spread = ((i + 0.5) / fronds - 0.5) * 2.4 + (random() - 0.5) * 0.3;
    const reach = size * (0.8 + random() * 0.6);
    const tipX = x + Math.sin(spread) * reach;
    const tipY = y - Math.cos(spread) * reach * 0.75;
    const bendX = x + Math.sin(spread * 0.6) * reach * 0.7;
    const bendY = y - reach * 0.85;
    pen.lineWidth = Math.max(0.6, size * 0.03);
    pen.beginPath();
    pen.moveTo(x, y + size * 0.15);
    pen.quadraticCurveTo(bendX, bendY, tipX, tipY);
    pen.stroke();
    for (let step = 3; step < 11; step++) {
      const t = step / 11;
      const px = (1 - t) ** 2 * x + 2 * (1 - t) * t * bendX + t * t * tipX;
      const py = (1 - t) ** 2 * y + 2 * (1 - t) * t * bendY + t * t * tipY;
      const leaflet = reach * 0.2 * Math.sin(t * Math.PI) ** 0.7;
      pen.beginPath();
      pen.moveTo(px - leaflet * 0.7, py + leaflet * 0.5);
      pen.quadraticCurveTo(px, py - leaflet * 0.2, px + leaflet * 0.7, py + leaflet * 0.5);
      pen.stroke();
    }
  }
}
