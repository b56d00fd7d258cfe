import { pick } from '../../shapes/chance.ts';
import { wearStrawHat } from '../../shapes/uniform-hats.ts';
import { tradeOf } from '../trade-of.ts';

export const farmer = tradeOf({
  id: 'farmer',
  words: {
    en: 'farmer/gardener/peasant',
    de: 'bauer/bäuerin/bauern/landwirt/landwirtin/gärtner/gärtnerin',
    es: 'granjero/granjera/agricultor/jardinero/jardinera',
    fr: 'fermier/fermière/agriculteur/jardinier/jardinière',
    zh: '农民/农夫/园丁',
    ja: '農夫/農家/庭師',
    ar: 'مزارع/فلاح/بستاني',
    emoji: '👨‍🌾/👩‍🌾/🧑‍🌾',
  },
  lives: ['hills', 'garden', 'river'],
  has: ['straw hat', 'hat'],
  wears: (random) => ({
    ...{
      kind: pick(random, ['man', 'man', 'woman'] as const),
      wears: 'shirt',
      coat: pick(random, ['#9a4038', '#4a6a8a', '#7a7a4a']),
    },
    ...{ legs: '#43556e' },
    hat: (mesh) => wearStrawHat(mesh, '#d0ae68', '#6a3a2a'),
  }),
  bust: { kind: 'man', wears: 'shirt', isHatLow: true, hat: (mesh) => wearStrawHat(mesh, '#d0ae68', '#6a3a2a') },
  coat: '#9a4038',
});
