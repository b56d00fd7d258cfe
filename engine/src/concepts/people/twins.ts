import { createRandom } from '../../raster/random.ts';
import type { Random } from '../../raster/random.ts';
import type { Mesh } from '../../solid/mesh.ts';
import type { Concept, Look } from '../concept.ts';
import { likeEachOther, older, siblings, walkInHand } from './siblings.ts';

export const twins: Concept = {
  ...siblings,
  id: 'twins',
  words: {
    en: 'twins/identical twins/twin children/twin siblings',
    de: 'zwillinge/eineiige zwillinge',
    es: 'gemelos/mellizos',
    fr: 'jumeaux',
    zh: '双胞胎',
    ja: '双子/ふたご',
    ar: 'توأم/توأمان',
    emoji: '',
  },
  build(mesh, random, look) {
    buildTwins(mesh, random, look, random() < 0.6 ? 'woman' : 'man');
  },
};

/** Two who are alike in all that chance decides: face, hair and clothes. */
export function buildTwins(mesh: Mesh, random: Random, look: Look, kind: 'woman' | 'man'): void {
  const like = likeEachOther(random, look);
  const seed = Math.floor(random() * 2 ** 31);
  walkInHand(mesh, [
    [createRandom(seed), { ...like, kind, coat: look.colour }, older],
    [createRandom(seed), { ...like, kind, coat: look.colour }, older],
  ]);
}
