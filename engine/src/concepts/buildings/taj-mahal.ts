import { framedArch } from '../../shapes/arch.ts';
import { tau } from '../../shapes/chance.ts';
import { hallHeight, inlay, marbleGate, marbleHall } from '../../shapes/marble-hall.ts';
import { onionDome } from '../../shapes/onion-dome.ts';
import { circle } from '../../shapes/rings.ts';
import { materials } from '../../solid/materials.ts';
import type { Colour, Mesh } from '../../solid/mesh.ts';
import type { Concept } from '../concept.ts';

export const tajMahal: Concept = {
  id: 'taj mahal',
  words: {
    en: 'taj mahal/tajmahal',
    de: 'tadsch mahal/taj mahal',
    es: 'taj majal/taj mahal',
    fr: 'taj mahal/tadj mahal',
    zh: '泰姬陵/泰姬玛哈',
    ja: 'タージマハル/タージ・マハル',
    ar: 'تاج محل',
    emoji: '',
  },
  size: { width: 74, height: 42 },
  lives: ['river', 'hills'],
  stands: 'ground',
  moves: 'still',
  turn: 0.12,
  sway: 0.1,
  build(mesh, _random, look) {
    const marble = look.colour ?? '#f1ece2';
    const shade = '#d9d2c4';
    // A terrace of red sandstone, and the white platform on it.
    mesh.box(0, -1.5, 0, 62, 2.5, 58, '#b9785a', materials.stone).box(0, 1, 0, 52, 3.4, 50, marble);
    for (let q = 0; q < 4; q++) {
      mesh.push().rotY((q * Math.PI) / 2);
      const half = q % 2 === 0 ? 25 : 26;
      for (let i = 0; i < 18; i++)
        if (q !== 0 || Math.abs(i - 8.5) > 2)
          framedArch(
            mesh,
            [(i - 8.5) * 2.75, 1.4, -half - 0.02],
            { wide: 1.7, high: 2.3, pointed: true },
            { thick: 0.14, colour: marble },
            { colour: shade },
          );
      mesh.box(0, 4.4, -half + 0.2, half === 25 ? 52 : 50, 0.6, 0.25, marble).pop();
    }
    for (let i = 0; i < 8; i++) mesh.box(0, 1, -25.2 - i * 0.45, 6, 3.4 - i * 0.42, 0.5, shade);
    for (const x of [-24, 24]) for (const z of [-23, 23]) minaret(mesh, x, z, marble);
    mesh.push().at(0, 4.4, 0).object();
    marbleHall(mesh, marble);
    for (let q = 0; q < 4; q++) {
      mesh.push().rotY((q * Math.PI) / 2);
      marbleGate(mesh, marble);
      mesh.pop();
    }
    // The great dome between four lesser ones that stand on pillars.
    mesh
      .cyl(0, hallHeight, 0, 7.4, 7.2, 3.4, marble, materials.plain, 48)
      .cyl(0, hallHeight + 2.9, 0, 7.55, 7.55, 0.5, inlay, materials.plain, 48);
    mesh.push().at(0, hallHeight + 3, 0);
    onionDome(mesh, { radius: 6.9, high: 12.4, swell: 1.17, shell: marble, drum: marble });
    mesh.pop();
    for (const x of [-8.6, 8.6]) for (const z of [-8.6, 8.6]) kiosk(mesh, [x, hallHeight, z], 2.5, marble);
    mesh.pop();
  },
};

/** Eight pillars under a dome. */
function kiosk(mesh: Mesh, [x, y, z]: readonly [number, number, number], radius: number, marble: Colour): void {
  mesh
    .push()
    .at(x, y, z)
    .cyl(0, 0, 0, radius * 1.06, radius * 1.06, 0.35, marble, materials.plain, 24);
  const tall = radius * 1.25;
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * tau + 0.2;
    mesh.cyl(Math.cos(a) * radius * 0.86, 0.3, Math.sin(a) * radius * 0.86, radius * 0.1, radius * 0.085, tall, marble);
  }
  mesh
    .cyl(0, 0.3, 0, radius * 0.5, radius * 0.5, tall, '#8d8578', materials.plain, 16)
    .cyl(0, tall + 0.2, 0, radius * 0.98, radius * 1.36, radius * 0.14, marble, materials.plain, 28);
  mesh.push().at(0, tall + 0.2 + radius * 0.12, 0);
  onionDome(mesh, { radius: radius * 0.92, high: radius * 1.35, swell: 1.1, shell: marble, drum: marble });
  mesh.pop().pop();
}

function minaret(mesh: Mesh, x: number, z: number, marble: Colour): void {
  mesh.push().at(x, 4.4, z);
  mesh.lathe(
    [
      [2.1, 0],
      [1.9, 1.2],
      [1.7, 1.3],
      [1.25, 25],
    ],
    24,
    marble,
    materials.plain,
  );
  for (const y of [8.6, 16.8, 24.8]) {
    mesh
      .cyl(0, y - 0.7, 0, 1.5, 2.2, 0.7, marble, materials.plain, 24)
      .cyl(0, y, 0, 2.2, 2.2, 0.2, inlay, materials.plain, 24);
    mesh.tube(circle(2.1, y + 0.75, 24), [0.07], marble, materials.plain, 5);
    for (let i = 0; i < 16; i++)
      mesh.box(Math.cos((i / 16) * tau) * 2.1, y + 0.1, Math.sin((i / 16) * tau) * 2.1, 0.09, 0.65, 0.09, marble);
  }
  kiosk(mesh, [0, 25, 0], 1.35, marble);
  mesh.pop();
}
