import { pick } from '../../shapes/chance.ts';
import { buildCar } from '../../shapes/car.ts';
import { vanForm } from '../../shapes/car-forms.ts';
import type { Concept } from '../concept.ts';

export const van: Concept = {
  id: 'van',
  words: {
    en: 'van/minivan/minibus/delivery van/passenger van',
    de: 'lieferwagen/kleinbus/minivan/kleintransporter',
    es: 'furgoneta/minivan/monovolumen',
    fr: 'camionnette/fourgonnette/monospace/minibus',
    zh: '面包车/厢式货车',
    ja: 'ミニバン/ワゴン車',
    ar: 'حافلة صغيرة/فان',
    emoji: '🚐',
  },
  size: { width: 5, height: 2 },
  lives: ['street', 'road', 'hills', 'desert'],
  stands: 'ground',
  moves: 'drives',
  turn: -0.8,
  sway: 0.15,
  mirrors: true,
  build(mesh, random, look) {
    const paint = look.colour ?? pick(random, ['#e6e7e4', '#2c4a66', '#8f9aa2', '#7a2a26', '#3f5a4c']);
    buildCar(mesh, vanForm, { paint, lit: look.lit });
  },
};
