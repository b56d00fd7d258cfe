import type { Concept } from '../concept.ts';
import { buildTwins, twins } from './twins.ts';

export const twinBoys: Concept = {
  ...twins,
  id: 'twin boys',
  words: {
    en: 'twin boys/twin brothers/twin sons/boy twins',
    de: 'zwillingsbrüder/zwillingsjungen',
    es: 'hermanos gemelos',
    fr: 'frères jumeaux',
    zh: '双胞胎兄弟/孪生兄弟/双胞胎男孩',
    ja: '双子の兄弟/双子の男の子',
    ar: 'توأم أولاد',
    emoji: '',
  },
  build(mesh, random, look) {
    buildTwins(mesh, random, look, 'man');
  },
};
