import { mixRgb } from '../../raster/colour.ts';
import { buildPerchedEagle } from '../../shapes/perched-eagle.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Colour } from '../../solid/mesh.ts';
import type { Concept } from '../concept.ts';
import { eagle, soar } from './eagle.ts';

/** The head and the tail of what is brown all over: a little paler than the rest. */
const paler = (brown: string): Colour => mixRgb(readColour(brown), [0.62, 0.42, 0.2], 0.3);

export const hawk: Concept = {
  ...eagle,
  id: 'hawk',
  words: {
    en: 'hawk/falcon/golden eagle/buzzard/kestrel/peregrine falcon/red-tailed hawk/kite bird',
    de: 'falke/falken/habicht/bussard/steinadler/milan',
    es: 'halcón/gavilán/águila real/cernícalo',
    fr: 'faucon/buse/épervier/aigle royal',
    zh: '隼/猎鹰/金雕',
    ja: '鷹/タカ/隼/ハヤブサ/イヌワシ',
    ar: 'صقر/باز',
    emoji: '',
  },
  size: { width: 2, height: 1 },
  perched: (mesh, _random, look) => {
    const brown = look.colour ?? '#6e4a2c';
    buildPerchedEagle(mesh, brown, paler(brown));
  },
  build: (mesh, _random, look) => {
    const brown = look.colour ?? '#6e4a2c';
    soar(mesh.scale(0.84), [brown, '#33221a', paler(brown), look.colour ?? '#9a6238'], look.stride);
  },
};
