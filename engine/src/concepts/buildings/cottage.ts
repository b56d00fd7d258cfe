import { buildCottage, cottageChimney } from '../../shapes/cottage.ts';
import { smokeOver } from '../../shapes/flames.ts';
import type { Concept } from '../concept.ts';

export const cottage: Concept = {
  id: 'cottage',
  words: {
    en: 'cottage/country house',
    de: 'häuschen/bauernhaus',
    es: 'casita',
    fr: 'chaumière',
    zh: '村舍/乡间小屋',
    ja: 'コテージ',
    ar: 'بيت ريفي',
    emoji: '🏡',
  },
  size: { width: 10, height: 8 },
  lives: ['hills', 'forest', 'mountains'],
  stands: 'ground',
  moves: 'still',
  windowLight: { up: 1.5, front: 6.2, power: 9 },
  build(mesh, random, look) {
    buildCottage(mesh, random, { colour: look.colour });
    if (look.smokes) smokeOver(mesh, cottageChimney);
  },
};
