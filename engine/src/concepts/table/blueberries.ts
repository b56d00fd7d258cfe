import { blueberry } from '../../shapes/berries.ts';
import { pick, tau } from '../../shapes/chance.ts';
import { leafBlade } from '../../shapes/petals.ts';
import { pairs } from '../../shapes/points.ts';
import { hoop } from '../../shapes/rings.ts';
import { smoothProfile } from '../../shapes/smooth-profile.ts';
import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

export const blueberries: Concept = {
  id: 'blueberries',
  words: {
    en: 'blueberry/bowl of blueberries',
    de: 'blaubeere/blaubeeren/heidelbeere/heidelbeeren',
    es: 'arándano',
    fr: 'myrtille/myrtilles',
    zh: '蓝莓',
    ja: 'ブルーベリー',
    ar: 'توت أزرق',
    emoji: '🫐',
  },
  size: { width: 2.7, height: 1.5 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  plural: 1,
  build(mesh, random) {
    const clay = pick(random, ['#e8e2d4', '#c87a4a', '#9ab0a0', '#d8b878']);
    mesh.lathe(
      smoothProfile(
        pairs([
          0.42, 0, 0.46, 0.05, 0.46, 0.05, 0.6, 0.12, 0.92, 0.4, 1.02, 0.74, 1.02, 0.74, 0.97, 0.76, 0.9, 0.66, 0, 0.5,
        ]),
      ),
      60,
      clay,
      materials.gloss,
    );
    for (const y of [0.56, 0.62]) hoop(mesh, y, 0.985 + (y - 0.59) * 0.35, 0.012, '#3a5a8a', materials.gloss);
    const heap = 80;
    for (let i = 0; i < heap; i++) {
      const [a, q] = [i * 2.39996, Math.sqrt((i + 0.4) / heap)];
      const r = 0.125 + random() * 0.025;
      blueberry(
        mesh,
        random,
        Math.cos(a) * q * 0.86,
        0.66 + 0.42 * (1 - q * q) + random() * 0.05,
        Math.sin(a) * q * 0.86,
        r,
      );
    }
    for (const [x, z] of [
      [-0.98, -0.46],
      [-0.74, -0.76],
      [-1.18, -0.14],
      [0.94, -0.66],
      [0.62, -0.94],
      [1.2, -0.32],
    ] as const)
      blueberry(mesh, random, x, 0.13, z, 0.135);
    mesh.push().at(0.1, 1.12, -0.1);
    for (let i = 0; i < 4; i++) {
      mesh.push().rotY((i / 4) * tau + 0.5);
      leafBlade(mesh, { L: 0.46, W: 0.15, open: 0.75, curl: -0.6 }, ['#2f6a34', '#6aa84e']);
      mesh.pop();
    }
    mesh.pop();
    mesh.push().at(-0.86, 0.1, -0.62).rotY(2.4);
    leafBlade(mesh, { L: 0.5, W: 0.16, open: 0.35, curl: -0.5 }, ['#2f6a34', '#6aa84e']);
    mesh.pop();
  },
};
