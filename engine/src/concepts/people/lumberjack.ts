import { pick } from '../../shapes/chance.ts';
import { wearBeanie } from '../../shapes/caps.ts';
import { axe } from '../street/axe.ts';
import { tradeOf } from '../trade-of.ts';

export const lumberjack = tradeOf({
  id: 'lumberjack',
  words: {
    en: 'lumberjack/woodcutter/logger',
    de: 'holzfäller/holzfällerin/waldarbeiter',
    es: 'leñador/leñadora',
    fr: 'bûcheron/bûcheronne',
    zh: '伐木工/樵夫',
    ja: '木こり/きこり',
    ar: 'حطاب',
    emoji: '',
  },
  lives: ['forest', 'hills', 'mountains'],
  has: ['axe', 'beanie'],
  wears: (random) => ({
    ...{ kind: 'man', beard: true, wears: 'shirt', legs: '#4a3f34' },
    coat: pick(random, ['#8e2a24', '#8e2a24', '#3f5a3c']),
    hat: (mesh) => wearBeanie(mesh, '#3a3530'),
  }),
  tool: { as: 'axe', build: axe.inHand ?? axe.build },
  isSeenWhole: true,
  bust: { kind: 'man', beard: true, wears: 'shirt', isHatLow: true, hat: (mesh) => wearBeanie(mesh, '#3a3530') },
  coat: '#8e2a24',
});
