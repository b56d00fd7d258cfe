import { buildTurtle } from '../../shapes/turtle.ts';
import type { Concept } from '../concept.ts';

export const turtle: Concept = {
  id: 'turtle',
  words: {
    en: 'turtle/sea turtle/tortoise',
    de: 'schildkröte/meeresschildkröte',
    es: 'tortuga',
    fr: 'tortue',
    zh: '海龟/乌龟',
    ja: '亀/ウミガメ',
    ar: 'سلحفاة',
    emoji: '🐢',
  },
  size: { width: 1.1, height: 0.5 },
  lives: ['reef', 'beach'],
  stands: 'underwater',
  moves: 'swims',
  turn: -0.5,
  sway: 0.25,
  mirrors: true,
  build(mesh, _random, look) {
    buildTurtle(mesh, look.colour ?? '#6b5836');
  },
};
