import { pick } from '../../shapes/chance.ts';
import { wearSailorCap } from '../../shapes/caps.ts';
import { tradeOf } from '../trade-of.ts';

export const sailor = tradeOf({
  id: 'sailor',
  words: {
    en: 'sailor/seaman/mariner/deckhand',
    de: 'matrose/matrosen/seemann',
    es: 'marinero/marinera',
    fr: 'marin/matelot',
    zh: '水手',
    ja: '水兵/船乗り',
    ar: 'بحار',
    emoji: '',
  },
  lives: ['harbour', 'pier', 'coast', 'beach'],
  has: ['cap', 'uniform'],
  wears: (random) => ({
    kind: pick(random, ['man', 'man', 'woman'] as const),
    ...{ wears: 'shirt', coat: '#f0eee8', legs: '#1f2c48' },
    hat: (mesh) => wearSailorCap(mesh, '#f2f0ea'),
  }),
  bust: { kind: 'man', wears: 'shirt', isHatLow: true, hat: (mesh) => wearSailorCap(mesh, '#f2f0ea') },
  coat: '#f0eee8',
});
