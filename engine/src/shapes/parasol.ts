import { mixRgb } from '../raster/colour.ts';
import { materials } from '../solid/materials.ts';
import { readColour } from '../solid/mesh.ts';
import type { Mesh } from '../solid/mesh.ts';
import { tau } from './chance.ts';

const panels = 8;

/** An open parasol of eight panels on a wooden pole, 2.5 metres high. */
export function buildParasol(mesh: Mesh, cloth: string): void {
  const [bright, dark] = [readColour(cloth), mixRgb(readColour(cloth), [0.2, 0.16, 0.12], 0.12)];
  mesh.object().cyl(0, 0, 0, 0.025, 0.025, 2.5, '#8a6438', materials.planks, 8);
  mesh.sheet(
    (u, v) => {
      const a = v * tau;
      // The cloth sags between its ribs.
      const sag = 1 - 0.06 * Math.abs(Math.sin((a * panels) / 2));
      return [Math.cos(a) * u * 1.35 * sag, 2.52 - u * u * 0.5, Math.sin(a) * u * 1.35 * sag];
    },
    6,
    panels * 6,
    (_u, v) => (Math.floor(v * panels) % 2 ? bright : dark),
    materials.cloth,
  );
  mesh.sheet(
    (u, v) => {
      const a = v * tau;
      const sag = 1 - 0.06 * Math.abs(Math.sin((a * panels) / 2));
      return [Math.cos(a) * 1.35 * sag, 2.02 - u * 0.16, Math.sin(a) * 1.35 * sag];
    },
    1,
    panels * 6,
    () => dark,
    materials.cloth,
  );
}
