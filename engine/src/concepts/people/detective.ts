import { wearBrimmedHat } from '../../shapes/caps.ts';
import { tradeOf } from '../trade-of.ts';

export const detective = tradeOf({
  id: 'detective',
  words: {
    en: 'detective/private eye/investigator/spy/secret agent',
    de: 'detektiv/detektivin/spion/spionin',
    es: 'detective/espía',
    fr: 'détective/espion/espionne',
    zh: '侦探/间谍',
    ja: '探偵/スパイ',
    ar: 'محقق/جاسوس',
    emoji: '🕵/🕵️‍♂️/🕵️‍♀️',
  },
  lives: ['street', 'rooftop', 'station'],
  has: ['hat'],
  wears: () => ({ kind: 'man', wears: 'coat', coat: '#a08a64', legs: '#3a3c44', hat: '#4a4034' }),
  bust: { kind: 'man', wears: 'coat', isHatLow: true, hat: (mesh) => wearBrimmedHat(mesh, '#4a4034') },
  coat: '#a08a64',
});
