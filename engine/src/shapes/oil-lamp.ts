import { materials } from '../solid/materials.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { triples, pairs } from './points.ts';
import { smoothProfile } from './smooth-profile.ts';

/** An oil lamp of brass, 0.7 metres long: foot, belly, lid, a spout towards -x, and a handle. */
export function buildOilLamp(mesh: Mesh, brass: Colour): void {
  mesh.push().scale(1, 1, 0.72);
  mesh.lathe(
    smoothProfile(
      pairs([
        0.13, 0, 0.13, 0.012, 0.06, 0.03, 0.05, 0.055, 0.12, 0.075, 0.21, 0.125, 0.22, 0.16, 0.16, 0.205, 0.09, 0.22,
      ]),
    ),
    36,
    brass,
    materials.metal,
  );
  mesh.lathe(
    smoothProfile(pairs([0.095, 0.218, 0.09, 0.23, 0.06, 0.262, 0.02, 0.275, 0.014, 0.29, 0.026, 0.305, 0.001, 0.325])),
    28,
    '#f0c858',
    materials.metal,
  );
  mesh.lathe(pairs([0.222, 0.135, 0.226, 0.142, 0.222, 0.15]), 36, '#a87a24', materials.metal);
  mesh.pop();
  const spout = triples([-0.13, 0.12, 0, -0.24, 0.13, 0, -0.31, 0.18, 0, -0.355, 0.255, 0]);
  mesh.tube(spout, [0.085, 0.06, 0.04, 0.034], brass, materials.metal, 16);
  mesh.push().at(-0.355, 0.255, 0).rotZ(0.5);
  mesh.lathe(pairs([0.034, 0, 0.046, 0.012, 0.03, 0.012]), 16, '#f0c858', materials.metal).pop();
  const handle = Array.from({ length: 15 }, (_, i): Vec3 => {
    const a = -1.9 + (i / 14) * 4.2;
    return [0.27 + Math.cos(a) * 0.095, 0.165 + Math.sin(a) * 0.085, 0];
  });
  mesh.tube(handle, [0.017], brass, materials.metal, 10);
}
