import { wearApron } from '../../shapes/apron.ts';
import { pick } from '../../shapes/chance.ts';
import { wearBeret } from '../../shapes/caps.ts';
import { holdPalette } from '../../shapes/trade-tools.ts';
import { handsOf } from '../ways-of-holding.ts';
import { tradeOf } from '../trade-of.ts';

export const painter = tradeOf({
  id: 'painter',
  words: {
    en: 'painter/street artist',
    de: 'maler/malerin',
    es: 'pintor/pintora',
    fr: 'peintre',
    zh: '画家',
    ja: '画家',
    ar: 'رسام/رسامة',
    emoji: '👨‍🎨/👩‍🎨/🧑‍🎨',
  },
  lives: ['gallery', 'park', 'parlour', 'hills'],
  has: ['beret', 'brush', 'paint palette', 'apron'],
  wears: (random) => ({
    kind: pick(random, ['man', 'woman'] as const),
    ...{ wears: 'shirt', coat: pick(random, ['#e6e0d2', '#8a9ab0', '#b8a88a']) },
    hat: (mesh) => wearBeret(mesh, '#2a2228'),
  }),
  tool: { as: 'palette', build: (mesh, random) => holdPalette(mesh, random, handsOf.palette) },
  adorn: (mesh) => wearApron(mesh, { cloth: '#5a4a3a', trim: '#4a3a2c' }),
  bust: { kind: 'man', wears: 'shirt', isHatLow: true, hat: (mesh) => wearBeret(mesh, '#2a2228') },
  coat: '#8a9ab0',
});
