import { mixRgb } from '../../raster/colour.ts';
import { pick, tau } from '../../shapes/chance.ts';
import { dial } from '../../shapes/dial.ts';
import { pairs } from '../../shapes/points.ts';
import { hoop } from '../../shapes/rings.ts';
import { smoothProfile } from '../../shapes/smooth-profile.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import { smooth } from '../../solid/noise.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

export const wristwatch: Concept = {
  id: 'wristwatch',
  words: {
    en: 'wristwatch/wrist watch/a watch/the watch/gold watch',
    de: 'armbanduhr/armbanduhren',
    es: 'reloj de pulsera/reloj de muñeca',
    fr: 'montre-bracelet/bracelet-montre',
    zh: '手表/腕表',
    ja: '腕時計',
    ar: 'ساعة يد',
    emoji: '⌚',
  },
  size: { width: 2.7, height: 2.5 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  turn: 0.25,
  sway: 0.15,
  build(mesh, random, look) {
    const leather = readColour(look.colour ?? pick(random, ['#7a3f1e', '#2f3f5a', '#3a2a22']));
    const stitch = mixRgb(leather, [0.9, 0.75, 0.5], 0.6);
    const [metal, face, ink] = pick(random, [
      ['#d8b058', '#f4ecd8', '#3a2a1c'],
      ['#c8ccd0', '#23344f', '#e8ecf0'],
      ['#d8b058', '#24483c', '#f0dca0'],
    ]);
    // It is buckled around a pillow of velvet on a block of wood.
    mesh
      .box(0, 0, 0.1, 2.1, 0.12, 1.5, '#5a3620', materials.floor)
      .box(0, 0.1, 0.1, 1.9, 0.08, 1.3, '#6e4428', materials.floor);
    const oval = (turn: number, out: number): readonly [number, number] => [
      1.12 + Math.sin(turn) * (0.94 + out),
      0.12 - Math.cos(turn) * (0.72 + out),
    ];
    mesh.sheet(
      (u, v) => {
        const bend = Math.min(1, Math.max(-1, v * 2 - 1));
        const r = -0.06 - 0.3 * Math.abs(bend) ** 7;
        const [y, z] = oval(u * tau, Math.abs(bend) > 0.999 ? -0.72 : r);
        return [bend * 0.98, y, z];
      },
      56,
      30,
      (u, v) => mixRgb(readColour('#d8cdb8'), readColour('#b8a88c'), 0.3 + 0.3 * Math.sin(u * 30) * Math.sin(v * 9)),
      materials.cloth,
    );
    const wide = (u: number): number => 0.3 + 0.1 * smooth(0.3, 0.1, Math.abs(u - 0.06));
    const strap = (u: number, s: number, out: number): Vec3 => {
      const [y, z] = oval(u * tau, out);
      return [s * wide(u > 0.56 ? u - 1 : u), y, z];
    };
    for (const out of [0, 0.07])
      mesh.sheet(
        (u, v) => strap(u, v * 2 - 1, out),
        90,
        6,
        (u, v) => mixRgb(leather, [0.02, 0.01, 0.005], 0.25 * Math.abs(v - 0.5) * 2 + 0.06 * Math.sin(u * 160)),
        materials.wet,
      );
    for (const side of [-1, 1]) {
      mesh.tube(
        Array.from({ length: 91 }, (_, i) => strap(i / 90, side, 0.035)),
        [0.045],
        leather,
        materials.wet,
        8,
      );
      for (let i = 0; i < 88; i++)
        mesh.tube(
          [strap(i / 88, side * 0.84, 0.076), strap((i + 0.55) / 88, side * 0.84, 0.076)],
          [0.012],
          stitch,
          materials.plain,
          4,
        );
    }
    // The case with its lugs, crown and glass.
    const [y, z] = oval(0.38, 0.08);
    mesh
      .push()
      .at(0, y, z)
      .rotX(0.38 - Math.PI / 2);
    mesh.lathe(
      smoothProfile(
        pairs([
          0.5, -0.06, 0.66, -0.04, 0.72, 0.04, 0.72, 0.14, 0.68, 0.2, 0.68, 0.2, 0.66, 0.24, 0.6, 0.24, 0.6, 0.24,
          0.575, 0.17,
        ]),
      ),
      72,
      metal,
      materials.metal,
    );
    for (const sx of [-1, 1])
      for (const sz of [-1, 1])
        mesh.tube(
          [
            [sx * 0.4, 0.1, sz * 0.52],
            [sx * 0.41, 0.06, sz * 0.68],
            [sx * 0.4, -0.1, sz * 0.76],
          ],
          [0.1, 0.085, 0.06],
          metal,
          materials.metal,
          12,
        );
    mesh
      .push()
      .at(0.72, 0.06, 0)
      .rotZ(-Math.PI / 2);
    mesh
      .cyl(0, -0.02, 0, 0.05, 0.05, 0.08, metal, materials.metal, 14)
      .cyl(0, 0.05, 0, 0.11, 0.1, 0.1, metal, materials.metal, 16);
    for (let i = 0; i < 16; i++)
      mesh
        .push()
        .rotY((i / 16) * tau)
        .box(0.105, 0.055, 0, 0.016, 0.09, 0.016, metal, materials.metal)
        .pop();
    mesh.pop();
    mesh.push().at(0, 0.165, 0);
    dial(mesh, { radius: 0.58, face, ink, hands: ink, roman: false, time: 10.15 });
    // A small dial for the seconds.
    mesh.cyl(0, 0.007, -0.27, 0.15, 0.15, 0.004, mixRgb(readColour(face), readColour(ink), 0.12), materials.plain, 32);
    mesh.push().at(0, 0, -0.27);
    hoop(mesh, 0.012, 0.15, 0.007, ink, materials.plain);
    mesh.face(
      [
        [-0.01, 0.016, 0],
        [0.01, 0.016, 0],
        [0.08, 0.016, 0.1],
      ],
      ink,
      materials.plain,
    );
    mesh.pop().pop();
    hoop(mesh, 0.235, 0.63, 0.03, metal, materials.metal);
    mesh.pop();
  },
};
