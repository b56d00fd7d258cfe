import { expect, test } from 'vitest';
import { materials } from './materials.ts';
import { surface } from './painted-point.ts';
import { paintWorn } from './worn-cloth.ts';

const none = { above: [], legs: [], fans: [], stacks: [] };

/** How far cloth that is far from any joint leans at most, over a square metre. */
function waves(material: number): number {
  let most = 0;
  for (let x = 0; x < 1; x += 0.05)
    for (let y = 0; y < 1; y += 0.05) {
      Object.assign(surface, { r: 1, g: 1, b: 1, gloss: 0, nx: 0, ny: 0, nz: -1 });
      const at = { lx: x, ly: y, lz: 0, wx: x, wy: y, wz: 0, u: x, v: y, ux: 1, uz: 0, ax: 1, az: 0, distance: 4 };
      paintWorn(at, none, material);
      most = Math.max(most, Math.hypot(surface.nx, surface.ny));
    }
  return most;
}

test('cloth that nothing draws is smooth, with the slightest of waves, and leather is creased [STUDIO-63]', () => {
  expect(waves(materials.cloth)).toBeGreaterThan(0.01);
  expect(waves(materials.cloth)).toBeLessThan(0.09);
  expect(waves(materials.leather)).toBeGreaterThan(0.2);
});
