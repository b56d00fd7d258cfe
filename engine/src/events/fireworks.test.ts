import { expect, test } from 'vitest';
import { createRandom } from '../raster/random.ts';
import { lookFrom } from '../solid/camera.ts';
import type { View } from '../solid/view.ts';
import type { World } from '../solid/world.ts';
import { fireworks } from './fireworks.ts';

const size = 120;

test.each([1, 2, 3])('bursts of fireworks stand high and low, and leave dark sky between them (%i)', (seed) => {
  const view: Pick<View, 'width' | 'height' | 'light' | 'nearness' | 'focal' | 'camera'> = {
    ...{ width: size, height: size, focal: size },
    light: new Float32Array(size * size * 3),
    nearness: new Float32Array(size * size),
    camera: lookFrom([0, 0, 0], [0, 0, 10], 1),
  };
  fireworks.paint(() => createRandom(seed), undefined)(
    view as View, // what is seen has no other part in it
    {} as World, // nothing of the world is asked
  );
  // How high over its lower end the light of each fifth of the sky stands.
  const middles = [0, 1, 2, 3, 4].map((fifth) => {
    let [sum, high] = [0, 0];
    for (let y = 0; y < size / 2; y++)
      for (let x = (fifth * size) / 5; x < ((fifth + 1) * size) / 5; x++) {
        const light = view.light[(y * size + Math.trunc(x)) * 3 + 1] ?? 0;
        sum += light;
        high += light * y;
      }
    return high / sum;
  });
  expect(Math.max(...middles) - Math.min(...middles)).toBeGreaterThan(size * 0.08);
  const dark = view.light.subarray(0, (size * size * 3) / 2).filter((light) => light < 0.05).length;
  expect(dark / ((size * size * 3) / 2)).toBeGreaterThan(0.4);
});
