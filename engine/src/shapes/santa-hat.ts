import { materials } from '../solid/materials.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { tau } from './chance.ts';

/** A cap that hangs over to one side, with a band of fur and a bobble, for a head that looks towards -z; from between the ears, metres. */
export function wearSantaHat(mesh: Mesh, colour: Colour, fur: Colour): void {
  mesh.push().at(0, 0.085, 0.014).rotX(-0.16);
  const rise: readonly Vec3[] = [
    [0, -0.005, 0],
    [0, 0.06, 0.004],
    [0.012, 0.12, 0.012],
    [0.045, 0.165, 0.024],
    [0.1, 0.17, 0.034],
    [0.15, 0.13, 0.036],
    [0.172, 0.07, 0.03],
  ];
  mesh.tube(rise, [0.112, 0.102, 0.082, 0.062, 0.044, 0.032, 0.02], colour, materials.cloth, 28);
  mesh.sheet(
    (u, v): Vec3 => {
      const [a, b] = [u * tau, v * tau];
      const tuft = 1 + 0.1 * Math.sin(u * 140 + v * 9) * Math.sin(v * 40 + u * 30);
      const r = 0.114 + Math.cos(b) * 0.022 * tuft;
      return [Math.sin(a) * r, 0.006 + Math.sin(b) * 0.03 * tuft, -Math.cos(a) * r];
    },
    140,
    18,
    () => fur,
    materials.snow,
  );
  mesh.ball(0.176, 0.045, 0.03, 0.038, 0.038, 0.038, fur, materials.snow, 22);
  mesh.pop();
}
