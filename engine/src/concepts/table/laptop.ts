import { mixRgb } from '../../raster/colour.ts';
import type { Rgb } from '../../raster/colour.ts';
import { pick } from '../../shapes/chance.ts';
import { loft } from '../../shapes/loft.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import { fbm, smooth } from '../../solid/noise.ts';
import type { Concept } from '../concept.ts';

/** Light of the screen: what glows is painted several times as bright. */
const dim = 0.2;

/** Mountains before an evening sky, with a lake and a bar of little pictures under them. */
function screenAt(u: number, v: number, place: number): Rgb {
  const [night, dusk, sun] = [readColour('#2f4a9a'), readColour('#f09a6a'), readColour('#fff0c0')] as const;
  let c = mixRgb(dusk, night, smooth(0.35, 0.95, v));
  c = mixRgb(c, sun, smooth(0.075, 0.06, Math.hypot((u - 0.62) * 1.55, v - 0.62)));
  for (const [k, base, colour] of [
    [0, 0.62, '#8a6aa8'],
    [1, 0.5, '#54488a'],
    [2, 0.38, '#2a2c5c'],
  ] as const) {
    const ridge = base + (fbm(u * (2.5 + k * 1.5) + place + k * 9, 3.5, 5) - 0.5) * 0.5;
    c = mixRgb(c, readColour(colour), smooth(ridge + 0.012, ridge - 0.012, v));
  }
  if (v < 0.2) c = mixRgb(readColour('#c87a7a'), readColour('#3a4a8a'), fbm(u * 3 + place, v * 60, 3));
  const [column, row] = [(u - 0.29) / 0.06, (v - 0.05) / 0.1];
  if (column > 0 && column < 7 && row > 0 && row < 1 && column % 1 > 0.22 && row > 0.1 && row < 0.86)
    c = readColour(
      ['#e84a4a', '#f2b83a', '#4ab86a', '#3a9ae8', '#f0f0f4', '#9a5ae0', '#f07ab0'][Math.floor(column)] ?? '#ffffff',
    );
  return [c[0] * dim, c[1] * dim, c[2] * dim];
}

export const laptop: Concept = {
  id: 'laptop',
  words: {
    en: 'laptop/computer/notebook computer/laptop computer/pc',
    de: 'laptop/computer/laptops/rechner',
    es: 'portátil/ordenador/computadora/ordenador portátil/laptop',
    fr: 'ordinateur/ordinateur portable/laptop',
    zh: '笔记本电脑/电脑/计算机',
    ja: 'ノートパソコン/パソコン/コンピューター/コンピュータ',
    ar: 'حاسوب/كمبيوتر/لابتوب',
    emoji: '💻/🖥',
  },
  size: { width: 3.1, height: 2.1 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  turn: 0.2,
  sway: 0.15,
  build(mesh, random, look) {
    const metal = look.colour ?? pick(random, ['#c4c8cc', '#8f959c', '#d8c8b8']);
    const key = '#565c64';
    const place = random() * 20;
    mesh.push().at(0, 0, -0.1);
    loft(
      mesh,
      [
        [0.03, 0, 1.46, 0.98],
        [0.05, 0, 1.5, 1.02],
        [0.12, 0, 1.5, 1.02],
        [0.14, 0, 1.49, 1.01],
      ],
      0.06,
      metal,
      materials.metal,
    );
    mesh.box(0, 0.135, 0.22, 2.72, 0.012, 0.98, '#22252a', materials.plain);
    mesh.box(0, 0.138, -0.64, 0.96, 0.008, 0.58, '#9aa0a6', materials.gloss);
    // Five rows of keys, the lowest with a space bar.
    for (let row = 0; row < 5; row++) {
      const z = 0.6 - row * 0.19;
      let x = -1.33;
      for (const wide of row === 4
        ? [1, 1, 1.3, 5.6, 1.3, 1, 1]
        : row === 0
          ? Array<number>(13).fill(1)
          : [0.8 + row * 0.35, ...Array<number>(10).fill(1), 2.2 - row * 0.35]) {
        const width = (wide * 2.66) / (row === 4 ? 12.2 : 13);
        mesh.box(x + width / 2, 0.147, z, width - 0.035, 0.03, 0.15, key, materials.plain);
        x += width;
      }
    }
    // The lid leans back from its hinge; its picture shines.
    mesh.at(0, 0.14, 1).rotX(0.28);
    mesh
      .push()
      .rotZ(Math.PI / 2)
      .cyl(0, -1.1, 0, 0.05, 0.05, 2.2, '#3a3e44', materials.gloss, 14)
      .pop();
    mesh.box(0, 0, 0.03, 3, 1.98, 0.06, metal, materials.metal);
    mesh.box(0, 0.03, -0.01, 2.94, 1.92, 0.03, '#1c1e22', materials.plain);
    mesh.sheet(
      (u, v) => [(u - 0.5) * 2.74, 0.15 + v * 1.7, -0.03],
      150,
      96,
      (u, v) => screenAt(u, v, place),
      materials.glow,
    );
    mesh.ball(0, 1.9, -0.03, 0.02, 0.02, 0.006, '#3a4a5a', materials.gloss, 8).pop();
  },
};
