import type { SKRSContext2D } from '@napi-rs/canvas';

/** Draws a motif in the unit square; `ink` gives another colour each time. */
export type Motif = (pen: SKRSContext2D, ink: () => string) => void;

const full = Math.PI * 2;

function disc(
  pen: SKRSContext2D,
  shape: { x: number; y: number; radius: number; from?: number; to?: number },
  colour: string,
): void {
  pen.fillStyle = colour;
  pen.beginPath();
  pen.arc(shape.x, shape.y, shape.radius, shape.from ?? 0, shape.to ?? full);
  pen.fill();
}

/** The shapes a tile can hold. */
export const motifs: readonly Motif[] = [
  (pen, ink) => {
    disc(pen, { x: 0, y: 0, radius: 1 }, ink());
    disc(pen, { x: 0, y: 0, radius: 0.5 }, ink());
  },
  (pen, ink) => {
    disc(pen, { x: 0.5, y: 0.5, radius: 0.42 }, ink());
    disc(pen, { x: 0.5, y: 0.5, radius: 0.42, from: 0, to: Math.PI }, ink());
  },
  (pen, ink) => {
    pen.fillStyle = ink();
    pen.beginPath();
    pen.moveTo(0, 0);
    pen.lineTo(1, 0);
    pen.lineTo(0, 1);
    pen.fill();
  },
  (pen, ink) => {
    pen.fillStyle = ink();
    for (let stripe = 1; stripe < 6; stripe += 2) pen.fillRect(0, stripe / 6, 1, 1 / 6);
  },
  (pen, ink) => {
    for (let ring = 4; ring > 0; ring--) disc(pen, { x: 0.5, y: 1, radius: ring / 8, from: Math.PI, to: 0 }, ink());
  },
  (pen, ink) => {
    disc(pen, { x: 0, y: 0.5, radius: 0.5, from: -Math.PI / 2, to: Math.PI / 2 }, ink());
    disc(pen, { x: 0.5, y: 0.5, radius: 0.5, from: -Math.PI / 2, to: Math.PI / 2 }, ink());
  },
  (pen, ink) => {
    const colour = ink();
    for (let i = 0; i < 16; i++)
      disc(pen, { x: ((i % 4) + 0.5) / 4, y: (Math.floor(i / 4) + 0.5) / 4, radius: 0.07 }, colour);
  },
  (pen, ink) => {
    pen.fillStyle = ink();
    pen.beginPath();
    pen.moveTo(0.5, 0);
    pen.quadraticCurveTo(1, 0.5, 0.5, 1);
    pen.quadraticCurveTo(0, 0.5, 0.5, 0);
    pen.fill();
  },
  (pen, ink) => {
    pen.fillStyle = ink();
    pen.fillRect(0, 0, 0.5, 0.5);
    pen.fillRect(0.5, 0.5, 0.5, 0.5);
  },
];
