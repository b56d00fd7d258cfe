import type { Random } from '../../raster/random.ts';
import { buildSalmon } from '../../shapes/salmon.ts';
import type { SalmonColours } from '../../shapes/salmon.ts';
import type { Concept } from '../concept.ts';

export const salmon: Concept = {
  id: 'salmon',
  words: {
    en: 'salmon/salmon fish/salmon trout/sockeye/sockeye salmon/trout/rainbow trout',
    de: 'lachs/lachse/forelle/forellen',
    es: 'salmón/salmones/trucha',
    fr: 'saumon/truite',
    zh: '三文鱼/鲑鱼/鳟鱼',
    ja: 'サケ/鮭/サーモン/マス',
    ar: 'سلمون/سمك السلمون',
    emoji: '',
  },
  size: { width: 0.95, height: 0.42 },
  lives: ['river', 'reef'],
  stands: 'underwater',
  moves: 'swims',
  mirrors: true,
  build: (mesh, random, look) => buildSalmon(mesh, salmonColours(random, look.colour), 0.05),
};

/** Silver with a blush along its side, or in the red and green that they have when they come up a river. */
export function salmonColours(random: Random, colour: string | undefined): SalmonColours {
  const at = random();
  if (colour !== undefined) return [colour, '#3d4a4c', '#e8e6e0', colour];
  return at < 0.5 ? ['#cfa49c', '#4d5f60', '#eceae6', '#b9b4ac'] : ['#c2452f', '#5a2f28', '#d8a58c', '#5f7048'];
}
