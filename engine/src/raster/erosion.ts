import type { Random } from './random.ts';

const lifetimeSteps = 34;
const inertia = 0.12;
const capacityFactor = 5;
const smallestCapacity = 0.0004;
const erodedShare = 0.34;
const deposit = 0.28;
const evaporate = 0.02;
const gravity = 5;

/**
 * Lets drops of rain run down a repeating square height map (heights 0..1), carving gullies and filling
 * valleys. This, more than any noise, makes mountains look like mountains.
 */
export function erode(heights: Float32Array, size: number, drops: number, random: Random): void {
  const mask = size - 1;
  for (let drop = 0; drop < drops; drop++) runDrop(heights, size, mask, random() * size, random() * size);
}

function runDrop(heights: Float32Array, size: number, mask: number, startX: number, startY: number): void {
  let x = startX;
  let y = startY;
  let dirX = 0;
  let dirY = 0;
  let speed = 1;
  let water = 1;
  let sediment = 0;
  for (let step = 0; step < lifetimeSteps; step++) {
    const xi = Math.floor(x);
    const yi = Math.floor(y);
    const fx = x - xi;
    const fy = y - yi;
    const row = (yi & mask) * size;
    const below = ((yi + 1) & mask) * size;
    const left = xi & mask;
    const right = (xi + 1) & mask;
    const h00 = heights[row + left] ?? 0;
    const h10 = heights[row + right] ?? 0;
    const h01 = heights[below + left] ?? 0;
    const h11 = heights[below + right] ?? 0;
    const slopeX = (h10 - h00) * (1 - fy) + (h11 - h01) * fy;
    const slopeY = (h01 - h00) * (1 - fx) + (h11 - h10) * fx;
    dirX = dirX * inertia - slopeX * (1 - inertia);
    dirY = dirY * inertia - slopeY * (1 - inertia);
    const length = Math.hypot(dirX, dirY);
    if (length < 1e-7) return;
    dirX /= length;
    dirY /= length;
    x += dirX;
    y += dirY;
    const here = h00 * (1 - fx) * (1 - fy) + h10 * fx * (1 - fy) + h01 * (1 - fx) * fy + h11 * fx * fy;
    const fall = heightAt(heights, size, mask, x, y) - here;
    const capacity = Math.max(-fall, smallestCapacity) * speed * water * capacityFactor;
    let change: number;
    if (sediment > capacity || fall > 0) {
      change = fall > 0 ? Math.min(fall, sediment) : (sediment - capacity) * deposit;
    } else {
      change = -Math.min((capacity - sediment) * erodedShare, -fall);
    }
    sediment -= change;
    heights[row + left] = h00 + change * (1 - fx) * (1 - fy);
    heights[row + right] = h10 + change * fx * (1 - fy);
    heights[below + left] = h01 + change * (1 - fx) * fy;
    heights[below + right] = h11 + change * fx * fy;
    speed = Math.sqrt(Math.max(0.01, speed * speed - fall * gravity * 40));
    if (speed > 3) speed = 3;
    water *= 1 - evaporate;
  }
}

/** Height between the samples of a repeating map whose side is a power of two. */
function heightAt(heights: Float32Array, size: number, mask: number, x: number, y: number): number {
  const xi = Math.floor(x);
  const yi = Math.floor(y);
  const fx = x - xi;
  const fy = y - yi;
  const row = (yi & mask) * size;
  const below = ((yi + 1) & mask) * size;
  const left = xi & mask;
  const right = (xi + 1) & mask;
  const top = (heights[row + left] ?? 0) * (1 - fx) + (heights[row + right] ?? 0) * fx;
  const bottom = (heights[below + left] ?? 0) * (1 - fx) + (heights[below + right] ?? 0) * fx;
  return top * (1 - fy) + bottom * fy;
}
