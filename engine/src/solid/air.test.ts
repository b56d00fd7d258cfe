import { expect, test } from 'vitest';
import { finishWorld } from '../settings/setting.ts';
import { lookFrom } from './camera.ts';
import { makeAir } from './air.ts';
import type { AirTime } from './air.ts';
import { Mesh } from './mesh.ts';
import { renderWorld } from './render-view.ts';

/** How red a black wall far off is, beside its blue, where the sun stands at an angle to the line of sight. */
function rednessOf(time: AirTime, az: number): number {
  const mesh = new Mesh();
  mesh.object().box(0, -200, 900, 4000, 900, 20, '#000000');
  const world = finishWorld(mesh, makeAir(time, [], { az, fog: 0.002, clouds: 0 }), {
    camera: lookFrom([0, 2, 0], [0, 2, 20], 1),
    ground: () => 0,
    paintGround: () => undefined,
    events: [],
  });
  const steps = renderWorld(world, 24, 24);
  let step = steps.next();
  while (!step.done) step = steps.next();
  const { light } = step.value;
  const middle = (14 * 24 + 12) * 3;
  return (light[middle] ?? 0) / (light[middle + 2] ?? 1);
}

test.each(['sunset', 'dawn', 'golden'] as const)(
  'haze has the colour of the sun around it, and that of the sky elsewhere at %s [STUDIO-38]',
  (time) => {
    const [around, away] = [rednessOf(time, 0), rednessOf(time, 150)];
    expect(around).toBeGreaterThan(1.3);
    expect(away).toBeLessThan(around * 0.6);
  },
);

test('what lies in the shade at sunset is bluish [STUDIO-38]', () => {
  const [red, , blue] = makeAir('sunset', []).ambient;
  expect(blue).toBeGreaterThan(red);
});

test.each(['golden', 'dawn', 'sunset'] as const)(
  'fog is not one colour from the ground to the sky at %s, and what is high stands out of it [STUDIO-38]',
  (time) => {
    const [foggy, clear] = [makeAir(time, ['fog']), makeAir(time, [])];
    const coolness = ([red, , blue]: readonly [number, number, number]): number => blue / red;
    expect(coolness(foggy.middle)).toBeGreaterThan(coolness(foggy.fogColour) * 1.2);
    expect(foggy.fogFall).toBeGreaterThan(clear.fogFall);
  },
);
