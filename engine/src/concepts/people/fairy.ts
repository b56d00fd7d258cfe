import { gripOf } from '../../body/grip-of.ts';
import { mixRgb } from '../../raster/colour.ts';
import { buildPerson } from '../../shapes/person.ts';
import { pushGrip } from '../../shapes/take-hold.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Concept } from '../concept.ts';

export const fairy: Concept = {
  id: 'fairy',
  words: {
    en: 'fairy/pixie/faerie',
    de: 'fee/feen',
    es: 'hada',
    fr: 'fée',
    zh: '仙女/精灵',
    ja: '妖精/フェアリー',
    ar: 'جنية',
    emoji: '🧚/🧚‍♀️',
  },
  size: { width: 1.5, height: 1.5 },
  lives: ['forest', 'hills'],
  has: ['wand'],
  stands: 'ground',
  moves: 'still',
  flies: 'upright',
  turn: 0.42,
  sway: 0.3,
  mirrors: true,
  build(mesh, random, look) {
    const dress = look.colour ?? '#7fbf6a';
    mesh.push().scale(0.72).object();
    const pose = buildPerson(mesh, random, {
      coat: dress,
      wears: 'dress',
      hair: 'long',
      posture: 'stands',
      holds: [{ hand: 'right', at: [0.34, 1.4, -0.32], rod: [0.25, 1, -0.2] }],
      skin: '#f0cdb0',
    });
    const pale = mixRgb(readColour(dress), [0.55, 0.62, 0.7], 0.55);
    for (const s of [-1, 1]) {
      // Two wings on each side, as a butterfly has them.
      for (const { lean, long, wide } of [
        { lean: 0.95, long: 1.0, wide: 0.62 },
        { lean: -0.35, long: 0.72, wide: 0.5 },
      ])
        mesh.sheet(
          (u, v) => {
            const across = (v - 0.5) * wide * Math.sin(Math.PI * (0.04 + 0.9 * u)) ** 0.7;
            const [c, q] = [Math.cos(lean), Math.sin(lean)];
            return [s * (0.05 + c * u * long - q * across), 1.28 + q * u * long + c * across, 0.16 + 0.2 * u];
          },
          16,
          12,
          (u, v) =>
            u > 0.9 || Math.abs(v - 0.5) > 0.44 ? dress : Math.abs(((v * 5) % 1) - 0.5) > 0.44 ? '#dfe8f0' : pale,
          materials.cloth,
        );
    }
    // Her wand, with a star that shines.
    pushGrip(mesh, gripOf(pose, 1)).tube(
      [
        [0, -0.07, 0],
        [0, 0.36, 0],
      ],
      [0.012, 0.008],
      '#e8d8a0',
      materials.gloss,
      6,
    );
    for (let i = 0; i < 5; i++) {
      const a = (i / 5) * Math.PI * 2 + Math.PI / 2;
      mesh.tube(
        [
          [0, 0.4, 0],
          [Math.cos(a) * 0.1, 0.4 + Math.sin(a) * 0.1, 0],
        ],
        [0.03, 0.002],
        '#ffe48a',
        materials.glow,
        6,
      );
    }
    mesh.pop().pop();
  },
};
