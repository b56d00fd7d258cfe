import { materials } from '../solid/materials.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import { tau } from './chance.ts';
import { smoothProfile } from './smooth-profile.ts';

interface Dome {
  /** Radius of its drum, and height of the shell over the drum; metres. */
  readonly radius: number;
  readonly high: number;
  readonly shell: Colour;
  readonly drum: Colour;
  /** How far the shell swells beyond its drum. */
  readonly swell?: number;
  /** Ribs that run up the shell. */
  readonly ribs?: { readonly count: number; readonly colour: Colour };
  readonly finial?: Colour;
  /** A crescent on top, and not a spike alone. */
  readonly crescent?: boolean;
}

/** A dome on its drum that swells and draws together in a point, with a gilded finial; its foot is at y = 0. */
export function onionDome(mesh: Mesh, dome: Dome): void {
  const { radius: r, high, shell, drum, swell = 1.08, ribs, finial = '#d2a63a' } = dome;
  const foot = r * 0.42;
  mesh
    .cyl(0, 0, 0, r * 1.04, r, foot, drum, materials.plain, 40)
    .cyl(0, foot * 0.86, 0, r * 1.1, r * 1.1, foot * 0.22, drum, materials.plain, 40);
  const profile = smoothProfile([
    [r * 0.96, foot],
    [r * swell, foot + high * 0.24],
    [r * swell * 0.97, foot + high * 0.4],
    [r * 0.72, foot + high * 0.66],
    [r * 0.3, foot + high * 0.86],
    [r * 0.08, foot + high * 0.97],
    [0, foot + high],
  ]);
  mesh.lathe(profile, 40, shell, materials.plain);
  for (let i = 0; i < (ribs?.count ?? 0); i++) {
    const a = (i / (ribs?.count ?? 1)) * tau;
    mesh.tube(
      profile.map(([x, y]) => [Math.cos(a) * x, y, Math.sin(a) * x]),
      profile.map(([x]) => Math.min(r * 0.03, x * 0.08 + 0.01)),
      ribs?.colour ?? shell,
      materials.plain,
      5,
    );
  }
  const top = foot + high * 0.97;
  const s = r * 0.09;
  mesh.tube(
    [
      [0, top - s, 0],
      [0, top + s * 6, 0],
    ],
    [s * 0.34, s * 0.16],
    finial,
    materials.metal,
    8,
  );
  for (const [y, size] of [
    [0.6, 1.15],
    [2.2, 0.85],
    [3.5, 0.6],
  ] as const)
    mesh.ball(0, top + s * y, 0, s * size, s * size * 0.9, s * size, finial, materials.metal, 12);
  if (dome.crescent)
    mesh.tube(
      Array.from({ length: 13 }, (_, i) => {
        const a = (0.32 + (i / 12) * 0.88) * tau + 1.18;
        return [Math.cos(a) * s * 1.5, top + s * 7 + Math.sin(a) * s * 1.5, 0];
      }),
      Array.from({ length: 13 }, (_, i) => s * (0.08 + 0.4 * Math.sin((i / 12) * Math.PI))),
      finial,
      materials.metal,
      7,
    );
}
