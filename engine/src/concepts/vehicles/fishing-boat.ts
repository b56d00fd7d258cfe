import { pick } from '../../shapes/chance.ts';
import { buildFishingBoat, hulls } from '../../shapes/fishing-boat.ts';
import type { Concept } from '../concept.ts';

export const fishingBoat: Concept = {
  id: 'fishing boat',
  words: {
    en: 'fishing boat/fishing vessel/trawler/fishing trawler',
    de: 'fischerboot/fischerboote/fischkutter/kutter',
    es: 'barco de pesca/barco pesquero/barca de pesca',
    fr: 'bateau de pêche/chalutier',
    zh: '渔船',
    ja: '漁船',
    ar: 'قارب صيد',
    emoji: '',
  },
  size: { width: 6.6, height: 5.6 },
  lives: ['harbour', 'sea', 'coast', 'beach', 'mountains'],
  stands: 'water',
  moves: 'bobs',
  turn: 0.2,
  mirrors: true,
  build(mesh, random, look) {
    buildFishingBoat(mesh, random, look.colour ?? pick(random, hulls), true);
  },
};
