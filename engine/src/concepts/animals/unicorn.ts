import { doing } from '../doing.ts';
import { pick } from '../../shapes/chance.ts';
import { buildHorse } from '../../shapes/horse.ts';
import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

export const unicorn: Concept = {
  id: 'unicorn',
  words: {
    en: 'unicorn',
    de: 'einhorn',
    es: 'unicornio',
    fr: 'licorne',
    zh: '独角兽',
    ja: 'ユニコーン',
    ar: 'وحيد القرن الأسطوري',
    emoji: '🦄',
  },
  size: { width: 2.7, height: 2.3 },
  lives: ['hills', 'forest'],
  stands: 'ground',
  moves: 'walks',
  turn: -0.35,
  sway: 0.2,
  mirrors: true,
  acts: ['runs', 'leaps', 'grazes'],
  build(mesh, random, look) {
    const mane = look.colour ?? pick(random, ['#c89ae0', '#8ac4e8', '#f0a8c8']);
    const at = buildHorse(mesh, random, ['#e9e4e2', '#ded6d4', mane], undefined, { ...doing(look) });
    const spire = Array.from({ length: 9 }, (_, i) => at(0.35 + i * 0.19, 0.8 + i * 0.3, 0));
    mesh.tube(
      spire,
      spire.map((_, i) => 0.045 * (1 - i / 8.2) + (i % 2) * 0.004),
      '#f0c85a',
      materials.metal,
      10,
    );
  },
};
