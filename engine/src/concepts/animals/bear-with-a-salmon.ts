import { buildBear } from '../../shapes/bear.ts';
import { buildSalmon } from '../../shapes/salmon.ts';
import type { Concept } from '../concept.ts';
import { bear, bearCoat } from './bear.ts';
import { salmonColours } from './salmon.ts';

/** How deep a bear stands in the shallow water where salmon come up, metres. */
const wades = 0.26;

export const bearWithASalmon: Concept = {
  ...bear,
  id: 'bear with a salmon',
  words: {
    en: 'bear with a salmon/bear with a fish/bear with salmon/bear with fish/bear catching a salmon/bear catching a fish/bear catching salmon/bear catching fish/bear fishing/fishing bear',
    de: 'bär mit einem lachs/bär mit lachs/bär mit einem fisch/bär mit fisch/bär fängt einen lachs/bär fängt lachse',
    es: 'oso con un salmón/oso con un pez/oso pescando',
    fr: 'ours avec un saumon/ours avec un poisson/ours qui pêche',
    zh: '熊抓鱼/熊捕鱼/熊抓三文鱼/熊叼着鱼',
    ja: '鮭をくわえた熊/魚をくわえた熊/鮭をくわえたクマ',
    ar: 'دب مع سمكة/دب مع سلمون/دب يصطاد السمك',
    emoji: '🐻🐟',
  },
  size: { width: 2.4, height: 1.25 },
  lives: ['river'],
  stands: 'water',
  moves: 'still',
  acts: [],
  build(mesh, random, look) {
    mesh.at(0, -wades, 0);
    const muzzle = buildBear(mesh, random, bearCoat(random, look.colour));
    // It lies crosswise between the teeth, and its ends hang down.
    const [left, [x, y, z], right] = [muzzle(0.72, -0.72, -1), muzzle(0.72, -0.72, 0), muzzle(0.72, -0.72, 1)];
    mesh
      .push()
      .at(x, y, z)
      .rotY(Math.atan2(left[2] - right[2], right[0] - left[0]))
      .scale(0.8);
    buildSalmon(mesh, salmonColours(random, undefined), 0.1);
    mesh.pop();
  },
};
