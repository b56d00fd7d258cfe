import { pick } from '../../shapes/chance.ts';
import { readColour } from '../../solid/mesh.ts';
import { buildRucksack } from '../../shapes/rucksack.ts';
import { tradeOf } from '../trade-of.ts';

export const hiker = tradeOf({
  id: 'hiker',
  words: {
    en: 'hiker/backpacker/mountaineer/climber/trekker',
    de: 'wandersmann/rucksacktourist/bergsteiger/bergsteigerin',
    es: 'excursionista/senderista/mochilero/mochilera/alpinista',
    fr: 'randonneur/randonneuse/alpiniste',
    zh: '徒步者/背包客/登山者',
    ja: 'ハイカー/登山者',
    ar: 'متسلق/رحالة',
    emoji: '',
  },
  lives: ['mountains', 'hills', 'forest', 'canyon', 'glacier'],
  has: ['backpack'],
  wears: (random) => ({
    kind: pick(random, ['man', 'woman'] as const),
    ...{ wears: 'jacket', coat: pick(random, ['#b8442c', '#2f6a7a', '#d89a2a', '#4a6a3a']), legs: '#4a4a44' },
  }),
  adorn: (mesh, { colours }) => buildRucksack(mesh, readColour(colours?.backpack ?? '#3a5a4a'), readColour('#b8a06a')),
  bust: { kind: 'woman', wears: 'jacket', style: 'tail' },
  coat: '#b8442c',
});
