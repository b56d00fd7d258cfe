import { pick } from '../../shapes/chance.ts';
import { wearBoxingGloves } from '../../shapes/sports-gear.ts';
import { handsOf } from '../ways-of-holding.ts';
import { tradeOf } from '../trade-of.ts';

export const boxer = tradeOf({
  id: 'boxer',
  words: {
    en: 'boxer/prizefighter/kickboxer/boxing champion',
    de: 'boxer/boxerin/kickboxer',
    es: 'boxeador/boxeadora',
    fr: 'boxeur/boxeuse',
    zh: '拳击手/拳手',
    ja: 'ボクサー',
    ar: 'ملاكم/ملاكمة',
    emoji: '',
  },
  lives: ['stage', 'street'],
  has: ['boxing gloves'],
  acts: ['walks', 'runs', 'sits', 'waves'],
  wears: (random) => ({
    ...{
      kind: 'man',
      wears: 'trunks',
      coat: pick(random, ['#a8201f', '#1f3f8e', '#1d1e22']),
      strong: 0.75,
      glad: -0.15,
    },
  }),
  tool: { as: 'boxing gloves', build: (mesh) => wearBoxingGloves(mesh, handsOf['boxing gloves'], '#b01c1c') },
  isSeenWhole: true,
  bust: { kind: 'man', wears: 'sports' },
  coat: '#a8201f',
});
