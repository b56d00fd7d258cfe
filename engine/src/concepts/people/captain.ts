import { wearPeakedCap } from '../../shapes/uniform-hats.ts';
import { tradeOf } from '../trade-of.ts';

export const captain = tradeOf({
  id: 'captain',
  words: {
    en: 'captain/sea captain/ship captain/skipper/lighthouse keeper',
    de: 'kapitän/kapitänin/leuchtturmwärter',
    es: 'capitán/capitana/farero',
    fr: 'capitaine/gardien de phare',
    zh: '船长',
    ja: '船長',
    ar: 'قبطان',
    emoji: '',
  },
  lives: ['harbour', 'pier', 'coast'],
  has: ['cap', 'uniform'],
  wears: () => ({
    ...{ kind: 'man', beard: true, wears: 'suit', coat: '#1f2940' },
    hat: (mesh) => wearPeakedCap(mesh, '#eeebe2', '#d8b040'),
  }),
  bust: {
    ...{ kind: 'man', beard: true, wears: 'suit', isHatLow: true },
    hat: (mesh) => wearPeakedCap(mesh, '#eeebe2', '#d8b040'),
  },
  coat: '#1f2940',
});
