import { buildPerson } from '../../shapes/person.ts';
import { materials } from '../../solid/materials.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

export const cowboy: Concept = {
  id: 'cowboy',
  words: {
    en: 'cowboy/cowgirl/gunslinger/sheriff/outlaw',
    de: 'cowboy/cowgirl/sheriff',
    es: 'vaquero/vaquera/sheriff',
    fr: 'cow-boy/cowboy/shérif',
    zh: '牛仔/警长',
    ja: 'カウボーイ/保安官',
    ar: 'راعي بقر',
    emoji: '🤠',
  },
  size: { width: 1, height: 2 },
  lives: ['desert', 'canyon', 'savanna', 'hills'],
  has: ['hat'],
  stands: 'ground',
  moves: 'walks',
  turn: 0.42,
  sway: 0.3,
  mirrors: true,
  build(mesh, random, look) {
    const leather = '#6b4226';
    buildPerson(mesh, random, {
      coat: look.colour ?? '#8a3a2a',
      legs: '#2f3f5a',
      hair: 'short',
      wears: 'shirt',
      posture: 'stands',
    });
    // A hat with a brim that is turned up at its sides.
    mesh.sheet(
      (u, v): Vec3 => {
        const a = v * Math.PI * 2;
        const r = 0.1 + u * 0.2;
        return [
          Math.cos(a) * r,
          1.765 + 0.055 * u * u * Math.abs(Math.cos(a)) - 0.02 * u * Math.sin(a) ** 2,
          Math.sin(a) * r * 1.1,
        ];
      },
      6,
      40,
      () => leather,
      materials.cloth,
    );
    mesh.push().scale(1, 1, 1.15);
    mesh.lathe(
      [
        [0.118, 1.76],
        [0.112, 1.85],
        [0.092, 1.91],
        [0.04, 1.9],
        [0.001, 1.885],
      ],
      24,
      leather,
      materials.cloth,
    );
    mesh.cyl(0, 1.772, 0, 0.121, 0.119, 0.03, '#241710', materials.cloth, 24);
    mesh.pop();
    // A belt with a holster, and a neckerchief.
    mesh.push().scale(1, 1, 0.8);
    mesh.cyl(0, 0.97, 0, 0.188, 0.186, 0.05, '#3a2416', materials.gloss, 26);
    mesh.pop();
    mesh.box(0.2, 0.74, 0.02, 0.06, 0.24, 0.11, '#3a2416', materials.gloss);
    mesh.face(
      [
        [-0.1, 1.46, 0.1],
        [0.1, 1.46, 0.1],
        [0, 1.28, 0.15],
      ],
      '#c8322a',
      materials.cloth,
    );
  },
};
