import { pick } from '../../shapes/chance.ts';
import { wearBeanie } from '../../shapes/caps.ts';
import { buildSnowboard } from '../../shapes/ridden-boards.ts';
import type { Random } from '../../raster/random.ts';
import type { PersonLook } from '../../shapes/person.ts';
import { boarding } from '../boarding.ts';
import { tradeOf } from '../trade-of.ts';

const wears = (random: Random): PersonLook => ({
  kind: pick(random, ['man', 'woman'] as const),
  wears: 'jacket',
  traits: ['sunglasses'],
  legs: pick(random, ['#1f2430', '#4a4e38', '#5a3a2e']),
  under: '#1f2430',
  coat: pick(random, ['#d8722a', '#2468b0', '#c8322a', '#3a8a6a']),
  hat: (mesh) => wearBeanie(mesh, '#e8e4da'),
});

export const snowboarder = boarding(
  tradeOf({
    id: 'snowboarder',
    words: {
      en: 'snowboarder/snowboarding',
      de: 'snowboarder/snowboarderin/snowboardfahrer/snowboardfahrerin',
      es: 'snowboarder/snowboardista',
      fr: 'snowboardeur/snowboardeuse/surfeur des neiges',
      zh: '单板滑雪者/单板滑雪',
      ja: 'スノーボーダー/スノーボード',
      ar: 'متزلج على الثلج/متزلجة على الثلج',
      emoji: '🏂',
    },
    lives: ['ski slope', 'mountains', 'glacier', 'hills'],
    has: ['snowboard', 'beanie'],
    wears,
    isSeenWhole: true,
    bust: { kind: 'man', wears: 'sweater', isHatLow: true, hat: (mesh) => wearBeanie(mesh, '#c8322a') },
    coat: '#2468b0',
  }),
  {
    board: 'snowboard',
    wears,
    build: (mesh, random) =>
      buildSnowboard(
        mesh,
        [-0.36, 0.4],
        pick<readonly [string, string]>(random, [
          ['#c8322a', '#26272b'],
          ['#d8a22a', '#26272b'],
          ['#2a9ab0', '#f0ece2'],
        ]),
      ),
  },
);
