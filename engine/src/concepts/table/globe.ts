import { tau } from '../../shapes/chance.ts';
import { materials } from '../../solid/materials.ts';
import { fbm } from '../../solid/noise.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

export const globe: Concept = {
  id: 'globe',
  words: {
    en: 'globe/world globe',
    de: 'globus',
    es: 'globo terráqueo',
    fr: 'globe terrestre',
    zh: '地球仪',
    ja: '地球儀',
    ar: 'مجسم الكرة الأرضية',
    emoji: '',
  },
  size: { width: 1.6, height: 2.3 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  build(mesh, random) {
    const place = random() * 20;
    mesh.lathe(
      [
        [0.6, 0],
        [0.58, 0.08],
        [0.2, 0.16],
        [0.09, 0.3],
        [0.07, 0.46],
        [0, 0.46],
      ],
      30,
      '#5a3820',
      materials.floor,
    );
    mesh.push().at(0, 1.3, 0).rotZ(0.4);
    mesh.sheet(
      (u, v) => {
        const [a, b] = [u * tau, (v - 0.5) * Math.PI];
        return [Math.cos(a) * Math.cos(b) * 0.72, Math.sin(b) * 0.72, Math.sin(a) * Math.cos(b) * 0.72];
      },
      96,
      64,
      (u, v) => {
        const [a, b] = [u * tau, (v - 0.5) * Math.PI];
        const land = fbm(
          Math.cos(a) * Math.cos(b) * 1.3 + place,
          Math.sin(b) * 1.5 + Math.sin(a) * Math.cos(b) * 1.3,
          4,
        );
        if (Math.abs(v - 0.5) > 0.44) return '#eef2f4';
        return land > 0.53
          ? land > 0.62
            ? '#b89a5a'
            : Math.abs(v - 0.5) < 0.12
              ? '#5a8a3c'
              : '#8a9a4a'
          : land > 0.515
            ? '#7ab0cc'
            : '#3f7fb4';
      },
      materials.gloss,
    );
    mesh.tube(
      Array.from({ length: 25 }, (_, i): Vec3 => [
        Math.cos(-Math.PI / 2 + (i / 24) * Math.PI) * 0.8,
        Math.sin(-Math.PI / 2 + (i / 24) * Math.PI) * 0.8,
        0,
      ]),
      [0.03],
      '#c89a3a',
      materials.metal,
      8,
    );
    for (const s of [-1, 1]) mesh.ball(0, 0.79 * s, 0, 0.06, 0.08, 0.06, '#c89a3a', materials.metal, 10);
    mesh.pop();
  },
};
