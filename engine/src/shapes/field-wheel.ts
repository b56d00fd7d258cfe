import { materials } from '../solid/materials.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import { tau } from './chance.ts';
import { pairs } from './points.ts';
import { hoop } from './rings.ts';
import { smoothProfile } from './smooth-profile.ts';

const [dark, iron, steel] = ['#1b1c1e', '#3a3d40', '#b8bcc0'] as const;

/** A tractor's wheel about an axle along z, with lugs across its tyre and a dished disc that looks to side `s`. */
export function fieldWheel(
  mesh: Mesh,
  [x, y, z]: readonly [number, number, number],
  { radius, half, lugs, s }: { radius: number; half: number; lugs: number; s: number },
  disc: Colour,
): void {
  const r = (share: number): number => radius * share;
  mesh
    .push()
    .at(x, y, z)
    .rotX((Math.PI / 2) * s);
  mesh.lathe(
    smoothProfile(
      pairs([
        r(0.62),
        -half,
        r(0.78),
        -half,
        r(0.92),
        -half * 0.8,
        r(0.96),
        0,
        r(0.92),
        half * 0.8,
        r(0.78),
        half,
        r(0.62),
        half,
      ]),
    ),
    48,
    dark,
    materials.plain,
  );
  for (let i = 0; i < lugs; i++)
    for (const side of [-1, 1]) {
      mesh.push().rotY(((i + (side > 0 ? 0.5 : 0)) / lugs) * tau);
      mesh
        .push()
        .at(0, side * half * 0.46, r(0.95))
        .rotZ(side * 0.62);
      mesh.box(0, -half * 0.62, 0, r(0.075), half * 1.24, r(0.11), '#232426', materials.plain).pop();
      mesh.pop();
    }
  // The rim, its disc, nuts and hub.
  mesh.lathe(
    smoothProfile(
      pairs([
        r(0.63),
        half * 0.92,
        r(0.6),
        half * 0.96,
        r(0.56),
        half * 0.8,
        r(0.5),
        half * 0.4,
        r(0.3),
        half * 0.34,
        r(0.24),
        half * 0.6,
        0,
        half * 0.62,
      ]),
    ),
    40,
    disc,
    materials.gloss,
  );
  hoop(mesh, half * 0.93, r(0.625), r(0.018), steel, materials.metal);
  mesh.cyl(0, half * 0.6, 0, r(0.13), r(0.1), half * 0.34, iron, materials.metal, 20);
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * tau;
    mesh.ball(
      Math.cos(a) * r(0.2),
      half * 0.62,
      Math.sin(a) * r(0.2),
      r(0.028),
      r(0.03),
      r(0.028),
      steel,
      materials.metal,
      8,
    );
    mesh.cyl(
      Math.cos(a + 0.2) * r(0.42),
      half * 0.36,
      Math.sin(a + 0.2) * r(0.42),
      r(0.045),
      r(0.045),
      0.012,
      dark,
      materials.plain,
      12,
    );
  }
  mesh.pop();
}
