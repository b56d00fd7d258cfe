import { pick } from '../../shapes/chance.ts';
import { wearBeanie } from '../../shapes/caps.ts';
import { buildSkis } from '../../shapes/sports-gear.ts';
import { handsOf } from '../ways-of-holding.ts';
import { tradeOf } from '../trade-of.ts';

export const skier = tradeOf({
  id: 'skier',
  words: {
    en: 'skier/skiing/ski racer',
    de: 'skifahrer/skifahrerin/skiläufer/schifahrer',
    es: 'esquiador/esquiadora/esquiando',
    fr: 'skieur/skieuse',
    zh: '滑雪者/滑雪',
    ja: 'スキーヤー/スキー',
    ar: 'متزلج/متزلجة',
    emoji: '⛷/⛷️/🎿',
  },
  lives: ['ski slope', 'mountains', 'glacier', 'hills'],
  has: ['skis', 'beanie'],
  acts: ['walks', 'sits', 'waves'],
  wears: (random) => ({
    ...{
      kind: pick(random, ['man', 'woman'] as const),
      wears: 'jacket',
      traits: ['sunglasses'],
      legs: '#1f2430',
      under: '#1f2430',
    },
    coat: pick(random, ['#c8322a', '#2468b0', '#e0a020', '#3a8a4a']),
    hat: (mesh) => wearBeanie(mesh, '#e8e4da'),
  }),
  tool: { as: 'ski poles', build: (mesh) => buildSkis(mesh, handsOf['ski poles'], '#d0342c') },
  isSeenWhole: true,
  bust: { kind: 'man', wears: 'sweater', isHatLow: true, hat: (mesh) => wearBeanie(mesh, '#c8322a') },
  coat: '#2468b0',
});
