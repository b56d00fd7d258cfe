import { tau } from '../../shapes/chance.ts';
import { pairs } from '../../shapes/points.ts';
import { hoop, rod } from '../../shapes/rings.ts';
import { cushion } from '../../shapes/cushion.ts';
import { smoothProfile } from '../../shapes/smooth-profile.ts';
import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

const chrome = '#8c929a';

export const microphone: Concept = {
  id: 'microphone',
  words: {
    en: 'microphone/mic/vintage microphone/studio microphone',
    de: 'mikrofon/mikrophon',
    es: 'micrófono',
    fr: 'microphone/micro',
    zh: '麦克风/话筒',
    ja: 'マイク/マイクロフォン',
    ar: 'ميكروفون/مكبر صوت',
    emoji: '🎤/🎙',
  },
  size: { width: 1.5, height: 3 },
  lives: ['room', 'stage'],
  stands: 'table',
  moves: 'still',
  turn: 0.2,
  sway: 0.15,
  build(mesh, _random, look) {
    mesh.lathe(
      smoothProfile(pairs([0.6, 0, 0.64, 0.03, 0.62, 0.1, 0.5, 0.14, 0.14, 0.2, 0.09, 0.28, 0.06, 0.3])),
      56,
      '#22252a',
      materials.gloss,
    );
    hoop(mesh, 0.1, 0.62, 0.022, chrome, materials.metal);
    rod(mesh, [0, 0.2, 0], [0, 1.3, 0], 0.055, chrome, materials.metal);
    mesh.cyl(0, 1.18, 0, 0.09, 0.09, 0.16, '#22252a', materials.gloss, 24);
    // A fork holds the head between its two arms.
    for (const s of [-1, 1]) {
      mesh.tube(
        [
          [0, 1.3, 0],
          [s * 0.3, 1.34, 0],
          [s * 0.52, 1.5, 0],
          [s * 0.56, 1.72, 0],
        ],
        [0.05, 0.05, 0.05, 0.055],
        chrome,
        materials.metal,
        12,
      );
      mesh
        .push()
        .at(s * 0.56, 1.75, 0)
        .rotZ(Math.PI / 2)
        .cyl(0, -0.06, 0, 0.1, 0.1, 0.12, chrome, materials.metal, 24)
        .pop();
    }
    mesh.push().at(0, 2.12, 0).rotX(-0.16);
    // Behind the ribs there is dark cloth.
    cushion(mesh, [0, 0, 0], [0.44, 0.7, 0.33], {
      square: 0.62,
      colour: look.colour ?? '#2a1416',
      material: materials.cloth,
      pieces: 36,
    });
    const round = (value: number): number => Math.sign(value) * Math.abs(value) ** 0.6;
    const rib = (x: number, thick: number): void => {
      const narrow = Math.sqrt(Math.max(0.05, 1 - (x / 0.5) ** 2));
      const loop = Array.from({ length: 49 }, (_, i): [number, number, number] => {
        const a = (i / 48) * tau;
        return [x, round(Math.sin(a)) * 0.74 * narrow ** 0.35, round(Math.cos(a)) * 0.36 * narrow ** 0.5];
      });
      mesh.tube(loop, [thick], chrome, materials.metal, 10);
    };
    for (let i = -4; i <= 4; i++) rib(i * 0.1, i === 0 ? 0.045 : 0.028);
    for (const y of [-0.3, 0.02, 0.34]) {
      const belt = Array.from({ length: 65 }, (_, i): [number, number, number] => {
        const a = (i / 64) * tau;
        return [round(Math.cos(a)) * 0.47, y, round(Math.sin(a)) * 0.37];
      });
      mesh.tube(belt, [y === 0.02 ? 0.05 : 0.026], chrome, materials.metal, 10);
    }
    mesh.box(0, -0.05, -0.42, 0.24, 0.15, 0.03, '#c0282c', materials.gloss);
    mesh.pop();
  },
};
