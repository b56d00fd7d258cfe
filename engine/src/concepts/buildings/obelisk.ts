import { carvedNeedle } from '../../shapes/carved-needle.ts';
import { tau } from '../../shapes/chance.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Mesh } from '../../solid/mesh.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

const bronze = '#6f6a48';

export const obelisk: Concept = {
  id: 'obelisk',
  words: {
    en: 'obelisk/monument/memorial/cleopatra’s needle',
    de: 'obelisk/obelisken/monument/mahnmal',
    es: 'obelisco/monumento',
    fr: 'obélisque/monument/mémorial',
    zh: '方尖碑/纪念碑',
    ja: 'オベリスク/記念碑/モニュメント',
    ar: 'مسلة/نصب تذكاري',
    emoji: '',
  },
  size: { width: 13, height: 25 },
  lives: ['hills', 'desert', 'park', 'street'],
  stands: 'ground',
  moves: 'still',
  turn: 0.5,
  build(mesh, random, look) {
    const stone = readColour(look.colour ?? '#c99a80');
    const base = '#cfc5b4';
    mesh.object();
    for (let i = 0; i < 4; i++)
      mesh.box(
        0,
        i * 0.35 - (i === 0 ? 1 : 0),
        0,
        11 - i * 1.5,
        0.35 + (i === 0 ? 1 : 0),
        11 - i * 1.5,
        base,
        materials.stone,
      );
    mesh
      .box(0, 1.4, 0, 5, 0.5, 5, base)
      .box(0, 1.9, 0, 4.3, 3, 4.3, base, materials.stone)
      .box(0, 4.9, 0, 4.9, 0.45, 4.9, base)
      .box(0, 5.35, 0, 3.4, 0.5, 3.4, base);
    carvedNeedle(mesh, random, stone);
    for (let q = 0; q < 4; q++) {
      mesh.push().rotY((q * Math.PI) / 2);
      // A wreath of bronze on each side, and a lion's bench at each corner.
      wreath(mesh);
      mesh.pop();
    }
    for (let i = 0; i < 16; i++) {
      const a = (i / 16) * tau;
      const at = (turn: number, y: number): Vec3 => [Math.cos(turn) * 7.4, y, Math.sin(turn) * 7.4];
      mesh
        .cyl(...at(a, 0), 0.2, 0.17, 0.95, '#4d5154', materials.metal, 12)
        .ball(...at(a, 1.05), 0.2, 0.2, 0.2, '#4d5154', materials.metal, 12);
      mesh.tube(
        Array.from({ length: 9 }, (_, k) => at(a + (k / 8) * (tau / 16), 0.85 - Math.sin((k / 8) * Math.PI) * 0.28)),
        [0.055],
        '#3b3f42',
        materials.metal,
        6,
      );
    }
  },
};

function wreath(mesh: Mesh): void {
  for (let i = 0; i < 22; i++) {
    const a = -Math.PI / 2 + ((i % 2 ? 1 : -1) * (Math.floor(i / 2) + 0.7) * Math.PI) / 12;
    const [x, y] = [Math.cos(a) * 0.95, 3.4 + Math.sin(a) * 0.95];
    mesh
      .push()
      .at(x, y, -2.22)
      .rotZ(a + (i % 2 ? 0.9 : Math.PI - 0.9))
      .ball(0.1, 0, 0, 0.3, 0.11, 0.07, bronze, materials.metal, 10)
      .pop();
  }
  mesh.box(0, 1.75, -2.2, 3.6, 0.25, 0.2, '#bfb4a2');
}
