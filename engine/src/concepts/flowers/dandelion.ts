import { buildFlower, petal, ring } from '../../shapes/petals.ts';
import type { FlowerKind } from '../../shapes/petals.ts';
import { materials } from '../../solid/materials.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

export const dandelionKind: FlowerKind = {
  height: 1.9,
  stemRadius: 0.022,
  tilt: 0.1,
  field: {
    height: 0.3,
    scale: 0.09,
    across: 0.075,
    form: 'disc',
    apart: 0.16,
    colours: ['#f4c81e', '#f4c81e', '#efece2'],
    cover: 0.34,
  },
  head(mesh, random) {
    const ripe = random() < 0.62;
    if (!ripe) {
      for (let k = 0; k < 4; k++)
        ring(mesh, 26, k * 0.12, () =>
          petal(
            mesh,
            { L: 0.42 - k * 0.07, W: 0.03, open: 1.35 - k * 0.3, curl: 0.2, tip: 1 },
            (_u, v) => (v > 0.6 ? '#f8d22e' : '#eeb81e'),
            2,
            4,
          ),
        );
      mesh.ball(0, -0.02, 0, 0.1, 0.1, 0.1, '#5a8a34', materials.plain, 10);
      return;
    }
    mesh.ball(0, 0.36, 0, 0.06, 0.06, 0.06, '#b8a888', materials.plain, 10).tube(
      [
        [0, -0.02, 0],
        [0, 0.36, 0],
      ],
      [0.02],
      '#7a9a4a',
    );
    for (let i = 0; i < 150; i++) {
      const y = 1 - (2 * (i + 0.5)) / 150;
      const a = i * 2.39996;
      const out = Math.sqrt(1 - y * y);
      const d: Vec3 = [Math.cos(a) * out, y, Math.sin(a) * out];
      const tip: Vec3 = [d[0] * 0.36, 0.36 + d[1] * 0.36, d[2] * 0.36];
      mesh.tube([[d[0] * 0.06, 0.36 + d[1] * 0.06, d[2] * 0.06], tip], [0.0035], '#efece2', 0, 3);
      for (let k = 0; k < 7; k++) {
        const b = k * 0.9;
        const side: Vec3 = [Math.cos(b), Math.sin(b) * 0.6, Math.sin(b + 1)];
        mesh.tube(
          [
            tip,
            [
              tip[0] + d[0] * 0.06 + side[0] * 0.07,
              tip[1] + d[1] * 0.06 + side[1] * 0.07,
              tip[2] + d[2] * 0.06 + side[2] * 0.07,
            ],
          ],
          [0.003, 0.001],
          '#ffffff',
          0,
          3,
        );
      }
    }
  },
  leaves(mesh) {
    for (let i = 0; i < 9; i++) {
      mesh.push().rotY(i * 2.4);
      petal(
        mesh,
        { L: 1, W: 0.13, open: 1.05, curl: 0.35, cup: 0.3, tip: 0.8, wave: 0.05 },
        (u) => (Math.abs(u - 0.5) < 0.09 ? '#9aba6a' : '#3f7a30'),
        4,
        18,
      );
      mesh.pop();
    }
  },
};

export const dandelion: Concept = {
  id: 'dandelion',
  words: {
    en: 'dandelion/blowball',
    de: 'löwenzahn/pusteblume',
    es: 'diente de león',
    fr: 'pissenlit',
    zh: '蒲公英',
    ja: 'タンポポ',
    ar: 'هندباء',
    emoji: '',
  },
  size: { width: 1.2, height: 2.4 },
  lives: ['garden', 'room'],
  stands: 'ground',
  moves: 'sways',
  plural: 5,
  flower: dandelionKind,
  build(mesh, random, look) {
    buildFlower(mesh, random, dandelionKind, { colour: look.colour, tilt: dandelionKind.tilt, turn: 0 });
  },
};
