import { pick } from '../../shapes/chance.ts';
import { wearBaseballCap } from '../../shapes/caps.ts';
import { tradeOf } from '../trade-of.ts';

export const mechanic = tradeOf({
  id: 'mechanic',
  words: {
    en: 'mechanic/carpenter/plumber/electrician/craftsman',
    de: 'mechaniker/mechanikerin/zimmermann/tischler/klempner/elektriker/handwerker',
    es: 'mecánico/carpintero/fontanero/electricista',
    fr: 'mécanicien/charpentier/menuisier/plombier/électricien',
    zh: '机械师/木匠/水管工',
    ja: '大工/整備士',
    ar: 'نجار/ميكانيكي/سباك',
    emoji: '',
  },
  lives: ['street', 'hills'],
  has: ['cap'],
  wears: (random) => ({
    kind: pick(random, ['man', 'man', 'woman'] as const),
    ...{ wears: 'dungarees', coat: pick(random, ['#8a3a30', '#d8d2c4', '#5a6a7a']) },
    hat: (mesh) => wearBaseballCap(mesh, '#2c3e5c'),
  }),
  bust: { kind: 'man', wears: 'dungarees', isHatLow: true, hat: (mesh) => wearBaseballCap(mesh, '#2c3e5c') },
  coat: '#8a3a30',
});
