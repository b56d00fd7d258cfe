import type { Random } from '../raster/random.ts';
import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import { pick, tau } from './chance.ts';

/** A tuft of ribbons of water weed that stands at the origin. */
export function waterPlant(mesh: Mesh, random: Random, tall: number): void {
  for (let i = 0; i < 9; i++) {
    const [a, long] = [random() * tau, tall * (0.6 + random() * 0.4)];
    const [lean, phase] = [0.1 + random() * 0.16, random() * tau];
    const green = pick(random, ['#3f9a3a', '#5ab048', '#2f7a34', '#7ac05a']);
    mesh.sheet(
      (u, v) => {
        const out = lean * v * long + 0.05 * Math.sin(v * 6 + phase);
        const wide = 0.055 * Math.sin(Math.PI * Math.min(1, 0.15 + v * 0.85)) ** 0.6;
        const twist = phase + v * 1.6;
        return [
          Math.cos(a) * out + Math.cos(twist) * (u - 0.5) * wide * 2,
          v * long,
          Math.sin(a) * out + Math.sin(twist) * (u - 0.5) * wide * 2,
        ];
      },
      2,
      16,
      () => green,
      materials.leaf,
    );
  }
}
