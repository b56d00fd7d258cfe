import type { Concept } from '../concept.ts';
import { couple } from './couple.ts';

/** An old man and an old woman. */
export const grandparents: Concept = {
  ...couple,
  id: 'grandparents',
  words: {
    en: 'grandparents/grandma and grandpa/grandpa and grandma/grandmother and grandfather/grandfather and grandmother',
    de: 'großeltern/oma und opa/opa und oma',
    es: 'los abuelos/abuelos',
    fr: 'grands-parents',
    zh: '祖父母/爷爷奶奶/外公外婆',
    ja: '祖父母/おじいさんとおばあさん',
    ar: 'الأجداد/جدان',
    emoji: '',
  },
  lives: ['hills', 'street', 'beach'],
  build(mesh, random, look) {
    couple.build(mesh, random, { ...look, traits: [...new Set([...(look.traits ?? []), 'old' as const])] });
  },
};
