import { buildCottage } from '../../shapes/cottage.ts';
import type { Concept } from '../concept.ts';
import { church } from './church.ts';

const walls = ['#f1e8d6', '#e8d8b8', '#dfe0da', '#f0dcc8'] as const;
const roofs = ['#8c4a36', '#7a4436', '#a05a40', '#6a4a44'] as const;

/** Cottages about a church, each where the ground is. */
export const village: Concept = {
  id: 'village',
  words: {
    en: 'village/hamlet/small town',
    de: 'dorf/dörfer/dörfchen',
    es: 'aldea/pueblito',
    fr: 'village/hameau',
    zh: '村庄/小镇/村',
    ja: '村',
    ar: 'قرية',
    emoji: '',
  },
  size: { width: 12, height: 9 },
  lives: ['hills', 'river', 'mountains'],
  stands: 'ground',
  moves: 'still',
  windowLight: { up: 1.5, front: 8, power: 30 },
  plural: 9,
  mass: true,
  scattered: true,
  sway: 0.5,
  build(mesh, random, look) {
    if (look.ordinal === 4) return church.build(mesh, random, look);
    const of = (list: readonly string[]): string => list[Math.floor(random() * list.length)] ?? '#8c4a36';
    buildCottage(mesh, random, { colour: look.colour ?? of(walls), roof: of(roofs), path: false });
  },
};
