import { pick } from '../../shapes/chance.ts';
import { wearBoxingGloves } from '../../shapes/sports-gear.ts';
import { handsOf } from '../ways-of-holding.ts';
import type { Tool } from '../everyday.ts';
import { tradeOf } from '../trade-of.ts';

/** Both gloves, behind which somebody stands on guard, or one of which strikes. */
const gloves = (as: 'boxing gloves' | 'striking gloves'): Tool => ({
  as,
  build: (mesh) => wearBoxingGloves(mesh, handsOf[as], '#b01c1c'),
});

export const boxer = tradeOf({
  id: 'boxer',
  words: {
    en: 'boxer/prizefighter/kickboxer/boxing champion/boxing/kickboxing/sparring',
    de: 'boxer/boxerin/kickboxer/boxend/boxt/boxen/beim boxen',
    es: 'boxeador/boxeadora/boxeando/boxea/boxean',
    fr: 'boxeur/boxeuse/boxant/boxe/boxent',
    zh: '拳击手/拳手/打拳击/拳击',
    ja: 'ボクサー/ボクシング',
    ar: 'ملاكم/ملاكمة/يلاكم/تلاكم/يتلاكمان/يتلاكمون',
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
  // Of two, the second one strikes.
  tool: ({ ordinal }) => gloves(ordinal % 2 === 0 ? 'boxing gloves' : 'striking gloves'),
  isSeenWhole: true,
  bust: { kind: 'man', wears: 'sports' },
  coat: '#a8201f',
});
