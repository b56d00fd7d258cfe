import { mixRgb } from '../../raster/colour.ts';
import { tau } from '../../shapes/chance.ts';
import { cushion } from '../../shapes/cushion.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Mesh } from '../../solid/mesh.ts';
import { fbm, smooth } from '../../solid/noise.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

const front = -0.62;

function knob(mesh: Mesh, x: number, y: number, r: number): void {
  mesh
    .push()
    .at(x, y, front - 0.04)
    .rotX(-Math.PI / 2);
  mesh
    .cyl(0, 0, 0, r * 1.2, r * 1.2, 0.03, '#d0a850', materials.metal, 32)
    .cyl(0, 0.03, 0, r, r * 0.86, 0.12, '#4a2614', materials.gloss, 32);
  for (let i = 0; i < 18; i++)
    mesh
      .push()
      .rotY((i / 18) * tau)
      .box(r * 0.95, 0.03, 0, 0.03, 0.1, 0.03, '#3a1c0e', materials.gloss)
      .pop();
  mesh.cyl(0, 0.15, 0, r * 0.5, r * 0.45, 0.015, '#e0bc68', materials.metal, 24).pop();
}

export const radio: Concept = {
  id: 'radio',
  words: {
    en: 'radio/old radio/vintage radio/wireless set/transistor radio',
    de: 'radio/radios/radiogerät',
    es: 'radio/radio antigua',
    fr: 'radio/poste de radio/vieille radio',
    zh: '收音机',
    ja: 'ラジオ',
    ar: 'راديو/مذياع',
    emoji: '📻',
  },
  size: { width: 3.2, height: 2.1 },
  lives: ['room', 'parlour'],
  stands: 'table',
  moves: 'still',
  turn: 0.22,
  sway: 0.12,
  build(mesh, _random, look) {
    const wood = readColour(look.colour ?? '#8a4a1e');
    const [grain, pale] = [mixRgb(wood, [0.06, 0.02, 0.006], 0.5), mixRgb(wood, [0.9, 0.62, 0.3], 0.3)] as const;
    for (const x of [-1.1, 1.1])
      for (const z of [-0.4, 0.4]) mesh.cyl(x, 0, z, 0.1, 0.13, 0.1, '#2a1810', materials.gloss, 16);
    cushion(mesh, [0, 1.02, 0], [1.5, 0.94, 0.6], {
      square: 0.24,
      colour: (dx, dy, dz) => mixRgb(wood, grain, smooth(0.3, 0.7, fbm(dx * 1.6 + dz, dy * 14 + dz * 8, 4))),
      material: materials.gloss,
      pieces: 44,
    });
    // A frame of light wood around the cloth of the loudspeaker, with slats across it.
    const frame = (hx: number, hy: number, z: number, thick: number, colour: string | typeof pale): void => {
      const round = (c: number): number => Math.sign(c) * Math.abs(c) ** 0.3;
      mesh.tube(
        Array.from({ length: 81 }, (_, i): Vec3 => {
          const a = (i / 80) * tau;
          return [round(Math.cos(a)) * hx, 1.02 + round(Math.sin(a)) * hy, z];
        }),
        [thick],
        colour,
        materials.gloss,
        10,
      );
    };
    frame(1.36, 0.8, front + 0.045, 0.05, pale);
    frame(1.29, 0.735, front + 0.03, 0.025, '#d0a850');
    cushion(mesh, [0, 1.3, front + 0.05], [1.22, 0.44, 0.05], {
      square: 0.12,
      colour: (dx, dy) => mixRgb(readColour('#d8bc84'), readColour('#8a6434'), 0.25 + 0.5 * fbm(dx * 26, dy * 11, 3)),
      material: materials.cloth,
      pieces: 60,
    });
    for (let i = -4; i <= 4; i++) {
      const x = i * 0.26;
      mesh.box(x, 0.86, front - 0.01, 0.055, 0.88, 0.05, pale, materials.gloss);
    }
    for (const y of [1.12, 1.48]) mesh.box(0, y, front - 0.012, 2.44, 0.05, 0.05, pale, materials.gloss);
    // The dial shines between the knobs.
    cushion(mesh, [0, 0.55, front + 0.01], [0.74, 0.235, 0.06], {
      square: 0.3,
      colour: '#d0a850',
      material: materials.metal,
      pieces: 24,
    });
    mesh.sheet(
      (u, v) => [(u - 0.5) * 1.3, 0.36 + v * 0.38, front - 0.056],
      40,
      8,
      (u, v) => {
        const c = mixRgb(
          readColour('#e8b45a'),
          readColour('#fbe4a4'),
          smooth(0.55, 0.1, Math.hypot(u - 0.5, (v - 0.4) * 0.5)),
        );
        return [c[0] * 0.2, c[1] * 0.2, c[2] * 0.2];
      },
      materials.glow,
    );
    for (let i = 0; i < 33; i++)
      mesh.box(-0.58 + i * 0.036, 0.5, front - 0.06, 0.007, i % 4 ? 0.04 : 0.09, 0.004, '#3a1c10');
    for (let i = 0; i < 9; i++)
      mesh.box(-0.58 + i * 0.144, 0.42, front - 0.06, i % 2 ? 0.03 : 0.05, 0.045, 0.004, '#3a1c10');
    for (let i = 0; i < 12; i++)
      mesh.box(-0.52 + i * 0.094, 0.65, front - 0.06, 0.055, 0.03, 0.004, i % 3 ? '#7a3a1c' : '#b8281c');
    mesh.box(0.17, 0.37, front - 0.064, 0.016, 0.36, 0.006, '#c41f14');
    knob(mesh, -1.02, 0.55, 0.17);
    knob(mesh, 1.02, 0.55, 0.17);
    mesh.box(0, 1.58, front - 0.04, 0.44, 0.07, 0.02, '#d0a850', materials.metal);
  },
};
