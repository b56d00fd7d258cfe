import type { Concept } from '../concept.ts';
import { fence } from '../street/fence.ts';
import { tractor } from '../vehicles/tractor.ts';
import { barn } from './barn.ts';
import { cottage } from './cottage.ts';
import { waterTower } from './water-tower.ts';

const parts: readonly Concept[] = [waterTower, fence, cottage, barn, tractor, fence];

/** A barn with the house, the tractor and the fences that belong to it. */
export const farm: Concept = {
  id: 'farm',
  words: {
    en: 'farm/farmyard/ranch',
    de: 'bauernhof/hof/ranch',
    es: 'granja/rancho',
    fr: 'ferme/ranch',
    zh: '农场/牧场',
    ja: '農場/牧場',
    ar: 'مزرعة',
    emoji: '',
  },
  size: { width: 11, height: 10 },
  lives: ['hills', 'river'],
  stands: 'ground',
  moves: 'still',
  plural: parts.length,
  mass: true,
  scattered: true,
  build(mesh, random, look) {
    (parts[look.ordinal % parts.length] ?? barn).build(mesh, random, look);
  },
};
