import { tau } from '../../shapes/chance.ts';
import { loft } from '../../shapes/loft.ts';
import { rod } from '../../shapes/rings.ts';
import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

export const airship: Concept = {
  id: 'airship',
  words: {
    en: 'airship/zeppelin/blimp',
    de: 'zeppelin/luftschiff',
    es: 'dirigible/zepelín',
    fr: 'dirigeable/zeppelin',
    zh: '飞艇',
    ja: '飛行船',
    ar: 'منطاد زيبلين',
    emoji: '',
  },
  size: { width: 44, height: 14 },
  lives: ['clouds', 'hills', 'mountains'],
  stands: 'air',
  moves: 'floats',
  turn: -0.4,
  sway: 0.2,
  mirrors: true,
  build(mesh, _random, look) {
    const silver = look.colour ?? '#c9c2b4';
    mesh.rotX(-0.1);
    mesh.sheet(
      (u, v) => {
        const r = 5 * Math.sin(Math.PI * Math.min(1, Math.max(0, v)) ** 0.8) ** 0.62 * (1 - 0.12 * v);
        const a = u * tau;
        return [-21 + v * 42, 8 + Math.sin(a) * r, Math.cos(a) * r];
      },
      48,
      60,
      (u, v) => (Math.abs(((u * 16) % 1) - 0.5) > 0.45 ? '#a8a194' : v > 0.4 && v < 0.44 ? '#b8322c' : silver),
      materials.cloth,
    );
    for (let i = 0; i < 4; i++)
      mesh
        .push()
        .at(0, 8, 0)
        .rotX((i * Math.PI) / 2 + 0.78)
        .sheet(
          (u, v) => [13.2 + u * 6 + v * 2.2, 2.2 + v * 4.6 - u * 1.2, 0],
          4,
          4,
          () => '#b8322c',
          materials.cloth,
        )
        .pop();
    loft(
      mesh,
      [
        [1.2, -4, 3.4, 0.9],
        [1.6, -4, 4, 1.2],
        [2.6, -4, 4.3, 1.3],
        [3.3, -4, 3.6, 1],
      ],
      0.35,
      '#5a3a24',
      materials.planks,
    );
    for (const s of [-1, 1])
      for (let i = 0; i < 7; i++)
        mesh.box(
          -6.6 + i * 0.9,
          1.95,
          1.28 * s,
          0.55,
          0.55,
          0.08,
          '#f6dc9a',
          look.lit ? materials.glow : materials.window,
        );
    for (const s of [-1, 1]) {
      mesh
        .push()
        .at(3.5, 4.4, 4.2 * s)
        .rotZ(-Math.PI / 2)
        .cyl(0, -1, 0, 0.55, 0.4, 2.2, '#4a4e52', materials.metal, 16)
        .pop();
      rod(mesh, [3.5, 4.4, 4.2 * s], [3.5, 6, 3.6 * s], 0.1, '#4a4e52');
      for (let i = 0; i < 3; i++)
        mesh
          .push()
          .at(4.8, 4.4, 4.2 * s)
          .rotX(i * 2.094)
          .box(0, 0, 0, 0.08, 1.3, 0.2, '#6a4426')
          .pop();
    }
  },
};
