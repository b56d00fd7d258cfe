import { pick } from '../../shapes/chance.ts';
import { wearPeakedCap } from '../../shapes/uniform-hats.ts';
import { tradeOf } from '../trade-of.ts';

export const policeOfficer = tradeOf({
  id: 'police officer',
  words: {
    en: 'police officer/policeman/policewoman/cop',
    de: 'polizist/polizistin/polizisten',
    es: 'policía/agente de policía',
    fr: 'policier/policière/gendarme',
    zh: '警察/警官',
    ja: '警察官/警官/お巡りさん',
    ar: 'شرطي/شرطية',
    emoji: '👮/👮‍♂️/👮‍♀️',
  },
  lives: ['street'],
  has: ['cap', 'uniform'],
  wears: (random) => ({
    ...{ kind: pick(random, ['man', 'woman'] as const), wears: 'shirt', coat: '#3a4a6a', legs: '#1f2636' },
    hat: (mesh) => wearPeakedCap(mesh, '#232c42', '#d8b040'),
  }),
  bust: { kind: 'man', wears: 'shirt', isHatLow: true, hat: (mesh) => wearPeakedCap(mesh, '#232c42', '#d8b040') },
  coat: '#3a4a6a',
});
