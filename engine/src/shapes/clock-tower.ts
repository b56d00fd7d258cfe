import { mixRgb, scaleRgb } from '../raster/colour.ts';
import { materials } from '../solid/materials.ts';
import { readColour } from '../solid/mesh.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import { framedArch } from './arch.ts';
import { tau } from './chance.ts';

const wide = 10;

export const slate = '#4b5357';

const gold = '#d6a93c';

/** A shaft of slender panels, the clock's storey, the bells under a steep roof, a lantern and a spire. */
export function clockTower(mesh: Mesh, stone: Colour, lit: boolean): void {
  const light = mixRgb(readColour(stone), [0.85, 0.75, 0.55], 0.3);
  const dark = scaleRgb(readColour(stone), 0.72);
  mesh.box(0, 0, 0, wide + 1, 2, wide + 1, dark, materials.stone).box(0, 2, 0, wide, 35, wide, stone, materials.plain);
  for (let q = 0; q < 4; q++) {
    mesh.push().rotY((q * Math.PI) / 2);
    const front = -wide / 2;
    for (let i = 0; i <= 8; i++) {
      const x = (i / 8 - 0.5) * (wide - 0.6);
      const edge = i === 0 || i === 8;
      mesh.box(x, 2, front - (edge ? 0.15 : 0.05), edge ? 1.1 : 0.34, 35, edge ? 0.8 : 0.5, light);
    }
    for (let k = 0; k < 6; k++) {
      const y = 3.2 + k * 5.8;
      for (let i = 0; i < 8; i++)
        framedArch(
          mesh,
          [((i + 0.5) / 8 - 0.5) * (wide - 0.6), y, front - 0.02],
          { wide: 0.5, high: 4, pointed: true },
          { thick: 0.1, colour: light },
          i === 2 || i === 5 ? { colour: '#28323a', material: materials.window } : { colour: dark },
        );
      mesh.box(0, y + 4.5, front, wide + 0.1, 0.5, 0.7, light);
    }
    clockFace(mesh, stone, lit);
    // The bells behind seven arches.
    for (let i = 0; i < 7; i++)
      framedArch(
        mesh,
        [(i - 3) * 1.4, 49.1, -5.32],
        { wide: 0.95, high: 3.2, pointed: true },
        { thick: 0.16, colour: light },
        { colour: '#2b251d' },
      );
    // Dormers of cast iron in the roof.
    for (let i = 0; i < 3; i++) roofWindow(mesh, (i - 1) * 2.1, 54.1, -3.85);
    mesh.pop();
  }
  mesh
    .box(0, 37, 0, wide + 0.8, 11.4, wide + 0.8, stone)
    .box(0, 36.8, 0, wide + 1.6, 0.7, wide + 1.6, light)
    .box(0, 48.2, 0, wide + 1.6, 0.8, wide + 1.6, light)
    .box(0, 49, 0, wide + 0.6, 3.6, wide + 0.6, dark)
    .box(0, 52.6, 0, wide + 1.4, 0.7, wide + 1.4, light);
  for (const x of [-5.4, 5.4])
    for (const z of [-5.4, 5.4]) {
      mesh.box(x, 37, z, 1.1, 17, 1.1, light);
      pinnacle(mesh, x, 54, z, 0.75, 3.6, light);
    }
  pyramid(mesh, 53.3, 10, 3.6, 5.6);
  mesh.box(0, 58.7, 0, 4.2, 0.5, 4.2, gold, materials.metal);
  for (let i = 0; i < 12; i++) {
    const side = Math.floor(i / 3);
    mesh
      .push()
      .rotY((side * Math.PI) / 2)
      .box(((i % 3) - 1) * 1.4, 59.2, -1.55, 0.3, 2, 0.3, gold, materials.metal)
      .pop();
  }
  mesh.box(0, 59.2, 0, 2.4, 2, 2.4, lit ? '#ffd98a' : '#3a3f42', lit ? materials.glow : materials.plain);
  mesh.box(0, 61.2, 0, 4, 0.4, 4, gold, materials.metal);
  pyramid(mesh, 61.6, 3.4, 0.1, 6.4);
  mesh
    .ball(0, 68.2, 0, 0.36, 0.4, 0.36, gold, materials.metal, 12)
    .cyl(0, 68.2, 0, 0.09, 0.04, 2, gold, materials.metal, 8)
    .box(0, 69.2, 0, 0.9, 0.12, 0.12, gold, materials.metal);
}

export function pinnacle(mesh: Mesh, x: number, y: number, z: number, r: number, h: number, colour: Colour): void {
  mesh
    .push()
    .at(x, y, z)
    .rotY(Math.PI / 4)
    .lathe(
      [
        [r, 0],
        [r * 0.55, h * 0.3],
        [0.02, h],
      ],
      4,
      colour,
      materials.plain,
    )
    .pop()
    .ball(x, y + h, z, 0.16, 0.22, 0.16, gold, materials.metal, 8);
}

/** Four slopes with ribs on their edges. */
function pyramid(mesh: Mesh, y: number, low: number, top: number, high: number): void {
  mesh
    .push()
    .at(0, y, 0)
    .rotY(Math.PI / 4)
    .lathe(
      [
        [low * Math.SQRT1_2, 0],
        [(low * 0.62 + top * 0.38) * Math.SQRT1_2 * 0.96, high * 0.34],
        [top * Math.SQRT1_2, high],
      ],
      4,
      slate,
      materials.tiles,
    );
  for (let i = 0; i < 4; i++) {
    const a = (i / 4) * tau;
    mesh.tube(
      [
        [Math.cos(a) * low * 0.71, 0, Math.sin(a) * low * 0.71],
        [Math.cos(a) * (low * 0.62 + top * 0.38) * 0.69, high * 0.34, Math.sin(a) * (low * 0.62 + top * 0.38) * 0.69],
        [Math.cos(a) * top * 0.71, high, Math.sin(a) * top * 0.71],
      ],
      [0.14],
      gold,
      materials.metal,
      6,
    );
  }
  mesh.pop();
}

function roofWindow(mesh: Mesh, x: number, y: number, z: number): void {
  mesh
    .box(x, y, z + 0.1, 0.9, 1.5, 1.4, gold, materials.metal)
    .box(x, y + 0.2, z - 0.62, 0.55, 1.1, 0.06, '#1f262b', materials.window);
  mesh
    .push()
    .at(x, y + 1.5, z)
    .rotY(Math.PI / 4)
    .lathe(
      [
        [0.75, 0],
        [0, 1.1],
      ],
      4,
      slate,
      materials.plain,
    )
    .pop();
}

function clockFace(mesh: Mesh, stone: Colour, lit: boolean): void {
  const [y, r] = [42.7, 3.7];
  const front = -wide / 2 - 0.42;
  mesh
    .box(0, y - r - 0.75, front, r * 2 + 1.5, r * 2 + 1.5, 0.14, gold, materials.metal)
    .box(0, y - r - 0.5, front - 0.04, r * 2 + 1, r * 2 + 1, 0.14, '#31435c');
  mesh
    .push()
    .at(0, y, front - 0.1)
    .rotX(-Math.PI / 2);
  mesh
    .cyl(0, 0, 0, r + 0.15, r + 0.15, 0.12, gold, materials.metal, 48)
    .cyl(0, 0.1, 0, r, r, 0.06, lit ? '#b9a878' : '#f3efdf', lit ? materials.glow : materials.plain, 48);
  mesh.pop();
  const hand = (turn: number, x: number, w: number, h: number, colour: string): void => {
    mesh
      .push()
      .at(0, y, front - 0.3)
      .rotZ(-turn)
      .box(0, x, 0, w, h, 0.05, colour)
      .pop();
  };
  for (let i = 0; i < 60; i++)
    if (i % 5 === 0) hand((i / 60) * tau, r * 0.72, i % 15 === 0 ? 0.34 : 0.24, r * 0.2, '#1d2733');
    else hand((i / 60) * tau, r * 0.92, 0.06, r * 0.06, '#1d2733');
  for (let i = 0; i < 12; i++) hand(((i + 0.5) / 12) * tau, r * 0.28, 0.05, r * 0.42, '#8d8a7c');
  hand((10.17 / 12) * tau, -0.5, 0.42, r * 0.62, '#131c28');
  hand((10 / 60) * tau, -0.8, 0.26, r * 1.12, '#131c28');
  // Shields and rosettes over and under the dial.
  for (let i = 0; i < 6; i++)
    for (const dy of [-r - 1.15, r + 0.95])
      mesh.box(
        (i - 2.5) * 1.45,
        y + dy,
        front - 0.05,
        0.8,
        0.55,
        0.2,
        i % 2 ? gold : stone,
        i % 2 ? materials.metal : 0,
      );
}
