import { clamp01, mix } from './scalar.ts';

/** Linear light, red green blue; 1 is paper white, more is allowed (highlights bloom). */
export type Rgb = readonly [number, number, number];

export const white: Rgb = [1, 1, 1];
export const black: Rgb = [0, 0, 0];

/** sRGB 0..1 to linear 0..1. */
export function toLinear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** Linear 0..1 to sRGB 0..1. */
export function toSrgb(value: number): number {
  return value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
}

/** Linear value of every sRGB byte. */
export const linearOfByte: Float32Array = Float32Array.from({ length: 256 }, (_, i) => toLinear(i / 255));

/** Reads `#rrggbb` as linear light. */
export function hex(code: string): Rgb {
  const part = (at: number): number => toLinear(Number.parseInt(code.slice(at, at + 2), 16) / 255);
  return [part(1), part(3), part(5)];
}

export function mixRgb(from: Rgb, to: Rgb, amount: number): Rgb {
  return [mix(from[0], to[0], amount), mix(from[1], to[1], amount), mix(from[2], to[2], amount)];
}

export function scaleRgb(colour: Rgb, factor: number): Rgb {
  return [colour[0] * factor, colour[1] * factor, colour[2] * factor];
}

export function luminance(colour: Rgb): number {
  return colour[0] * 0.2126 + colour[1] * 0.7152 + colour[2] * 0.0722;
}

/** How light film finds a colour: green most, and red more than the eye does. */
export const greyOf = (r: number, g: number, b: number): number => r * 0.25 + g * 0.65 + b * 0.1;

/** Moves a colour toward its own grey: 0 is grey, 1 unchanged, more is stronger. */
export function saturate(colour: Rgb, amount: number): Rgb {
  const grey = luminance(colour);
  const at = (value: number): number => Math.max(0, mix(grey, value, amount));
  return [at(colour[0]), at(colour[1]), at(colour[2])];
}

/** Turns the hue by `degrees` around the grey axis. */
export function rotateHue([r, g, b]: Rgb, degrees: number): Rgb {
  const angle = (degrees * Math.PI) / 180;
  const cos = Math.cos(angle);
  const k = (1 - cos) / 3;
  const q = Math.sqrt(1 / 3) * Math.sin(angle);
  return [
    Math.max(0, r * (cos + k) + g * (k - q) + b * (k + q)),
    Math.max(0, r * (k + q) + g * (cos + k) + b * (k - q)),
    Math.max(0, r * (k - q) + g * (k + q) + b * (cos + k)),
  ];
}

/** The colour as a canvas fill, clipped to what eight bits can show. */
export function css(colour: Rgb, alpha = 1): string {
  const byte = (value: number): number => Math.round(toSrgb(clamp01(value)) * 255);
  return `rgba(${byte(colour[0])},${byte(colour[1])},${byte(colour[2])},${alpha})`;
}
