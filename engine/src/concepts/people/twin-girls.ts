import type { Concept } from '../concept.ts';
import { buildTwins, twins } from './twins.ts';

export const twinGirls: Concept = {
  ...twins,
  id: 'twin girls',
  words: {
    en: 'twin girls/twin sisters/twin daughters/girl twins',
    de: 'zwillingsschwestern/zwillingsmädchen',
    es: 'gemelas/mellizas',
    fr: 'jumelles',
    zh: '双胞胎姐妹/孪生姐妹/双胞胎女孩',
    ja: '双子の姉妹/双子の女の子',
    ar: 'توأم بنات',
    emoji: '👯',
  },
  build(mesh, random, look) {
    buildTwins(mesh, random, look, 'woman');
  },
};
