import { pick } from '../../shapes/chance.ts';
import { wearBeanie } from '../../shapes/caps.ts';
import { hangNet } from '../../shapes/trade-tools.ts';
import { handsOf } from '../ways-of-holding.ts';
import { tradeOf } from '../trade-of.ts';

export const fisherman = tradeOf({
  id: 'fisherman',
  words: {
    en: 'fisherman/fisher/fishermen/angler',
    de: 'fischer/angler/fischerin',
    es: 'pescador/pescadora',
    fr: 'pêcheur/pêcheuse',
    zh: '渔夫/渔民',
    ja: '漁師/釣り人',
    ar: 'صياد سمك/صياد',
    emoji: '',
  },
  lives: ['harbour', 'pier', 'coast', 'beach', 'river'],
  has: ['net', 'beanie'],
  wears: (random) => ({
    ...{ kind: 'man', beard: true, wears: 'sweater', legs: '#2f3440' },
    coat: pick(random, ['#24344e', '#d9d2c0', '#3c4a42', '#7a3a2a']),
    hat: (mesh) => wearBeanie(mesh, '#23293a'),
  }),
  tool: { as: 'net', build: (mesh) => hangNet(mesh, handsOf.net) },
  bust: { kind: 'man', beard: true, wears: 'sweater', isHatLow: true, hat: (mesh) => wearBeanie(mesh, '#23293a') },
  coat: '#24344e',
});
