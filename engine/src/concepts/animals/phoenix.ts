import { buildFlyingBird } from '../../shapes/flying-bird.ts';
import { between } from '../../shapes/petals.ts';
import { materials } from '../../solid/materials.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

export const phoenix: Concept = {
  id: 'phoenix',
  words: {
    en: 'phoenix/firebird',
    de: 'phönix/feuervogel',
    es: 'fénix/pájaro de fuego',
    fr: 'phénix/oiseau de feu',
    zh: '凤凰/火鸟',
    ja: 'フェニックス/鳳凰/不死鳥',
    ar: 'عنقاء/طائر الفينيق',
    emoji: '🐦‍🔥',
  },
  size: { width: 3.2, height: 2 },
  lives: ['clouds', 'mountains', 'hills', 'desert'],
  stands: 'air',
  moves: 'flies',
  turn: -0.95,
  sway: 0.2,
  mirrors: true,
  shines: { up: 0.6, front: 0.4, power: 2.4 },
  build(mesh, random, look) {
    mesh.at(0, 0.9, 0).rotX(-0.62).rotZ(0.34);
    buildFlyingBird(
      mesh,
      {
        length: 0.95,
        span: 2.5,
        chord: 0.62,
        raise: 0.52,
        bend: 0.06,
        fingers: 0.9,
        beak: { length: 0.1, hooked: true, colour: '#f2c24a' },
        colours: ['#b0300c', '#d8701c', '#b8380e', '#e08a1c', '#c8480e', '#d8841c'],
        iris: '#ffe08a',
      },
      look.stride,
    );
    const glow = between('#c8781c', '#6e1a08');
    // Its tail is of long flames.
    for (let i = 0; i < 11; i++) {
      const aside = (i / 10 - 0.5) * 0.9;
      const [length, curl, wave] = [1.05 + random() * 0.7, (random() - 0.5) * 0.5, random() * 6];
      mesh.sheet(
        (u, v): Vec3 => {
          const half = 0.075 * (0.12 + Math.sin(Math.PI * Math.min(0.97, 0.18 + u * 0.8))) * (v - 0.5) * 2;
          const sway = Math.sin(u * 5 + wave) * 0.07 * u;
          return [0.3 + u * length, -0.02 - 0.18 * u * u + sway, aside * (0.12 + u * 0.75) + curl * u * u * 0.4 + half];
        },
        16,
        2,
        (u) => glow(u),
        materials.glow,
      );
    }
    for (let i = -1; i <= 1; i++)
      mesh.tube(
        [
          [-0.4, 0.13, 0.01 * i],
          [-0.36, 0.24, 0.04 * i],
          [-0.26, 0.3, 0.07 * i],
        ],
        [0.014, 0.016, 0.004],
        '#b8641c',
        materials.glow,
        6,
      );
  },
};
