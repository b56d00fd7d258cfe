import { expect, test } from 'vitest';
import { finishWorld } from '../settings/setting.ts';
import { makeAir } from './air.ts';
import { lookFrom } from './camera.ts';
import { Mesh } from './mesh.ts';
import { mirrorWindow } from './mirrors.ts';
import { newSpot } from './spot.ts';
import { surface } from './painted-point.ts';

/** How bright the light of a window is at a place of an eye that is looked at from straight before it: so far up from its middle, and to the side; radians. */
function lightAt(up: number, aside: number, distance: number): number {
  const world = finishWorld(new Mesh(), makeAir('day', ['clear'], { el: 20, az: 90 }), {
    camera: lookFrom([0, 1, 0], [0, 1, 4], 1),
    ground: () => 0,
    paintGround: () => undefined,
    events: [],
  });
  const spot = Object.assign(newSpot({ width: 64, height: 64 }), { dx: 0, dy: 0, dz: 1, distance });
  surface.er = surface.eg = surface.eb = 0;
  surface.nx = Math.sin(aside);
  surface.ny = Math.sin(up);
  surface.nz = -Math.sqrt(1 - surface.nx ** 2 - surface.ny ** 2);
  mirrorWindow(world, spot);
  return surface.eg;
}

test('the light in an eye lies at the rim of its pupil: eyes with one in their middle stare [STUDIO-63]', () => {
  for (const distance of [1.1, 3]) {
    expect(lightAt(0, 0, distance)).toBe(0);
    expect(Math.max(lightAt(0.24, 0.28, distance), lightAt(0.24, -0.28, distance))).toBeGreaterThan(0.3);
  }
});

test('the light in an eye is fainter from farther off, where it is as large as what is seen of the eye [STUDIO-63]', () => {
  const brightest = (distance: number): number =>
    Math.max(lightAt(0.24, 0.28, distance), lightAt(0.24, -0.28, distance));
  expect(brightest(3)).toBeLessThan(brightest(1.1) * 0.7);
});

test('the light in an eye is no larger from farther off, where it would cover a small iris and blind it [STUDIO-63]', () => {
  const places = Array.from({ length: 41 }, (_, k) => (k - 20) / 40);
  const lit = (distance: number): number =>
    places.flatMap((up) => places.filter((aside) => lightAt(up, aside, distance) > 0)).length;
  expect(lit(1.1)).toBeGreaterThan(10);
  expect(lit(8)).toBe(lit(1.1));
});
