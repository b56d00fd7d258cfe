import { pick } from '../../shapes/chance.ts';
import { wearBeanie } from '../../shapes/caps.ts';
import { buildSkateboard } from '../../shapes/ridden-boards.ts';
import type { Random } from '../../raster/random.ts';
import type { PersonLook } from '../../shapes/person.ts';
import { boarding } from '../boarding.ts';
import { tradeOf } from '../trade-of.ts';

const wears = (random: Random): PersonLook => ({
  kind: pick(random, ['man', 'man', 'woman'] as const),
  wears: 'tee',
  legs: pick(random, ['#2c3f5e', '#33363d', '#7a6a52']),
  coat: pick(random, ['#c8453a', '#2a6a8a', '#d8a22a', '#e6e1d6']),
  hat: (mesh) => wearBeanie(mesh, '#2a2c30'),
});

export const skateboarder = boarding(
  tradeOf({
    id: 'skateboarder',
    words: {
      en: 'skateboarder/skateboarding',
      de: 'skateboarder/skateboarderin/skateboardfahrer/skateboardfahrerin',
      es: 'monopatinador/patinador de monopatín',
      fr: 'skateur/skateuse/planchiste',
      zh: '滑板手/滑板少年',
      ja: 'スケートボーダー',
      ar: 'متزلج على لوح/متزلجة على لوح',
      emoji: '',
    },
    lives: ['street', 'park'],
    has: ['skateboard', 'beanie'],
    wears,
    isSeenWhole: true,
    bust: { kind: 'man', wears: 'tee', isHatLow: true, hat: (mesh) => wearBeanie(mesh, '#2a2c30') },
    coat: '#2468b0',
  }),
  {
    board: 'skateboard',
    wears,
    build: (mesh, random) => buildSkateboard(mesh, pick(random, ['#c8453a', '#d8a22a', '#3a9a5a'])),
  },
);
