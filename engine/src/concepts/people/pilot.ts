import { pick } from '../../shapes/chance.ts';
import { wearPeakedCap } from '../../shapes/uniform-hats.ts';
import { tradeOf } from '../trade-of.ts';

export const pilot = tradeOf({
  id: 'pilot',
  words: {
    en: 'pilot/airline pilot/aviator',
    de: 'pilot/pilotin/piloten',
    es: 'piloto/aviador',
    fr: 'pilote/aviateur',
    zh: '飞行员',
    ja: 'パイロット',
    ar: 'طيار',
    emoji: '👨‍✈️/👩‍✈️/🧑‍✈️',
  },
  lives: ['street', 'station', 'hills'],
  has: ['cap', 'uniform'],
  wears: (random) => ({
    kind: pick(random, ['man', 'woman'] as const),
    ...{ wears: 'suit', coat: '#1d2436' },
    hat: (mesh) => wearPeakedCap(mesh, '#1d2436', '#d8b040'),
  }),
  bust: { kind: 'man', wears: 'suit', isHatLow: true, hat: (mesh) => wearPeakedCap(mesh, '#1d2436', '#d8b040') },
  coat: '#1d2436',
});
