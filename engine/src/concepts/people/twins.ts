import { createRandom } from '../../raster/random.ts';
import type { Concept } from '../concept.ts';
import { likeEachOther, older, siblings, walkInHand } from './siblings.ts';

export const twins: Concept = {
  ...siblings,
  id: 'twins',
  words: {
    en: 'twins/twin girls/twin boys/twin sisters/twin brothers/identical twins/twin children/twin siblings',
    de: 'zwillinge/zwillingsschwestern/zwillingsbrüder/eineiige zwillinge',
    es: 'gemelos/gemelas/mellizos/mellizas',
    fr: 'jumeaux/jumelles',
    zh: '双胞胎/孪生姐妹/孪生兄弟',
    ja: '双子/ふたご',
    ar: 'توأم/توأمان',
    emoji: '👯',
  },
  build(mesh, random, look) {
    const like = likeEachOther(random, look);
    const kind = random() < 0.6 ? 'woman' : 'man';
    const seed = Math.floor(random() * 2 ** 31);
    // They are alike in all that chance decides: face, hair and clothes.
    walkInHand(mesh, [
      [createRandom(seed), { ...like, kind, coat: look.colour }, older],
      [createRandom(seed), { ...like, kind, coat: look.colour }, older],
    ]);
  },
};
