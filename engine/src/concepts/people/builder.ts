import { pick } from '../../shapes/chance.ts';
import { wearHardHat } from '../../shapes/caps.ts';
import { tradeOf } from '../trade-of.ts';

export const builder = tradeOf({
  id: 'builder',
  words: {
    en: 'construction worker/builder/workman/engineer/miner/bricklayer',
    de: 'bauarbeiter/bauarbeiterin/ingenieur/ingenieurin/bergmann',
    es: 'obrero/obrera/albañil/ingeniero/ingeniera/minero',
    fr: 'ouvrier/ouvrière/maçon/ingénieur/mineur',
    zh: '建筑工人/工程师/工人',
    ja: '作業員/建設作業員/エンジニア',
    ar: 'عامل بناء/مهندس',
    emoji: '👷/👷‍♂️/👷‍♀️',
  },
  lives: ['street', 'hills', 'road'],
  has: ['helmet'],
  wears: (random) => ({
    kind: pick(random, ['man', 'man', 'woman'] as const),
    ...{ wears: 'jacket', coat: pick(random, ['#e0782a', '#d8a82a']), legs: '#3a4456' },
    hat: (mesh) => wearHardHat(mesh, '#f0b82a'),
  }),
  bust: { kind: 'man', wears: 'jacket', isHatLow: true, hat: (mesh) => wearHardHat(mesh, '#f0b82a') },
  coat: '#e0782a',
});
