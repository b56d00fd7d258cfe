import { materials } from '../solid/materials.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import { archedBay, framedArch } from './arch.ts';

const wide = 26;

export const hallHeight = 15;

export const inlay = '#b9ae9c';

/** How much of the square is cut away at each corner. */
const cut = 5;

/** A block with its four corners cut off. */
export function marbleHall(mesh: Mesh, marble: Colour): void {
  const [a, b] = [wide / 2, wide / 2 - cut];
  const ring = [
    [-b, -a],
    [b, -a],
    [a, -b],
    [a, b],
    [b, a],
    [-b, a],
    [-a, b],
    [-a, -b],
  ] as const;
  mesh.face(
    ring.map(([x, z]) => [x, hallHeight, z] as const),
    marble,
  );
  // The sides with gates are open there; what is behind them closes the gates.
  for (let i = 1; i < 8; i += 2) {
    const [from, to] = [ring[i] ?? ring[0], ring[(i + 1) % 8] ?? ring[0]];
    mesh.face(
      [
        [from[0], 0, from[1]],
        [from[0], hallHeight, from[1]],
        [to[0], hallHeight, to[1]],
        [to[0], 0, to[1]],
      ],
      marble,
    );
  }
}

/** A gate in a high frame, two storeys of niches beside it, and two more on the corner that is cut off. */
export function marbleGate(mesh: Mesh, marble: Colour): void {
  const front = -wide / 2;
  const niche = { wide: 2.2, high: 4.6, pointed: true } as const;
  const bay = (x: number, y: number, deep: number): void => {
    mesh.push().at(x, y, front);
    archedBay(
      mesh,
      { wide: 3.3, high: 7.5, deep, opening: niche, sill: 1, behind: '#b3aa9b' },
      marble,
      materials.plain,
    );
    mesh
      .box(0, 0.9, deep - 0.1, 1, 2.6, 0.1, '#4c463e')
      .box(0, 7, -0.05, 3.3, 0.14, 0.1, inlay)
      .pop();
  };
  for (const s of [-1, 1]) for (const y of [0, 7.5]) bay(s * 6.35, y, 1.1);
  mesh.push().at(0, 0, front - 0.35);
  archedBay(
    mesh,
    { wide: 9.4, high: 17.4, deep: 2.6, opening: { wide: 6.2, high: 12.6, pointed: true }, behind: '#c3baab' },
    marble,
    materials.plain,
  );
  mesh.box(0, hallHeight, 1.3, 9.4, 2.4, 2.4, marble);
  for (const s of [-1, 1]) {
    mesh.box(s * 4.72, 0, 1.2, 0.1, 17.4, 2.4, marble);
    mesh.cyl(s * 4.75, 0, 0, 0.28, 0.28, 18.2, marble, materials.plain, 10);
    mesh.ball(s * 4.75, 18.6, 0, 0.42, 0.6, 0.42, marble, materials.plain, 10);
    // Lines of script up both sides of the gate and over it.
    mesh.box(s * 3.9, 0.6, -0.04, 0.7, 14.6, 0.06, inlay).box(s * 3.9, 0.6, -0.06, 0.42, 14.6, 0.06, marble);
  }
  mesh.box(0, 14.6, -0.04, 8.5, 0.7, 0.06, inlay).box(0, 14.74, -0.06, 8.2, 0.42, 0.06, marble);
  mesh.box(0, 16.7, -0.04, 9.4, 0.16, 0.06, inlay);
  framedArch(
    mesh,
    [0, 0, 2.55],
    { wide: 2.6, high: 4.6, pointed: true },
    { thick: 0.3, colour: marble },
    { colour: '#4c463e', material: materials.window },
  );
  framedArch(
    mesh,
    [0, 6.4, 2.55],
    { wide: 2.2, high: 3, pointed: true },
    { thick: 0.25, colour: marble },
    { colour: '#6c6558', material: materials.window },
  );
  mesh.pop();
  // The corner to the right of this side.
  mesh
    .push()
    .at(wide / 2 - cut / 2, 0, front + cut / 2)
    .rotY(-Math.PI / 4);
  for (const y of [0.9, 8.4])
    framedArch(mesh, [0, y, -0.02], { ...niche, wide: 2.8 }, { thick: 0.4, colour: marble }, { colour: '#a89f90' });
  for (const x of [-cut / 2 - 1, cut / 2 + 1])
    mesh
      .cyl(x, 0, 0, 0.24, 0.24, hallHeight + 1.6, marble, materials.plain, 10)
      .ball(x, hallHeight + 1.9, 0, 0.36, 0.5, 0.36, marble, materials.plain, 10);
  mesh.pop();
  mesh.box(0, hallHeight, front + 0.2, wide - cut * 2, 0.9, 0.4, marble);
}
