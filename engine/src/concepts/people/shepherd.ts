import { wearBrimmedHat } from '../../shapes/caps.ts';
import { pick } from '../../shapes/chance.ts';
import { materials } from '../../solid/materials.ts';
import { tradeOf } from '../trade-of.ts';

/** The stick of a shepherd, its upper end bent into a crook; the hand is at its origin. */
const crook = [
  [0, -1.2, 0] as const,
  [0.004, 0, 0] as const,
  [0, 0.32, 0] as const,
  ...Array.from({ length: 9 }, (_, i) => {
    const a = (i / 8) * 3.9;
    return [0.07 - 0.07 * Math.cos(a), 0.36 + 0.075 * Math.sin(a), 0] as const;
  }),
];

export const shepherd = tradeOf({
  id: 'shepherd',
  words: {
    en: 'shepherd/shepherdess/goatherd',
    de: 'hirte/hirtin/schäfer/schäferin',
    es: 'pastor de ovejas/pastora',
    fr: 'berger/bergère',
    zh: '牧羊人',
    ja: '羊飼い',
    ar: 'راعي/راعي غنم',
    emoji: '',
  },
  lives: ['hills', 'mountains', 'river'],
  has: ['staff', 'hat'],
  wears: (random) => ({
    kind: pick(random, ['man', 'man', 'woman'] as const),
    ...{ wears: 'coat', coat: pick(random, ['#7a6648', '#5e5240']), legs: '#4a4034', hat: '#5a452c' },
  }),
  tool: {
    as: 'staff',
    build: (mesh) => void mesh.tube(crook, [0.016, 0.014, 0.013, 0.013], '#6a4a2c', materials.bark, 8),
  },
  bust: { kind: 'man', beard: true, wears: 'coat', isHatLow: true, hat: (mesh) => wearBrimmedHat(mesh, '#5a452c') },
  coat: '#7a6648',
});
