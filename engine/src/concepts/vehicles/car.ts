import { pick } from '../../shapes/chance.ts';
import { buildCar } from '../../shapes/car.ts';
import { saloonForm } from '../../shapes/car-forms.ts';
import type { Concept } from '../concept.ts';

export const car: Concept = {
  id: 'car',
  words: {
    en: 'car/automobile/suv',
    de: 'auto/wagen/suv/geländewagen',
    es: 'coche/carro/todoterreno',
    fr: 'voiture/suv',
    zh: '汽车/越野车',
    ja: '車/自動車',
    ar: 'سيارة',
    emoji: '🚗/🚙',
  },
  size: { width: 4.4, height: 1.45 },
  lives: ['street', 'hills', 'desert'],
  stands: 'ground',
  moves: 'drives',
  turn: -0.8,
  sway: 0.15,
  mirrors: true,
  build(mesh, random, look) {
    const paint = look.colour ?? pick(random, ['#8f1f1c', '#1f4f74', '#aeb4b8', '#2d5a45', '#e9e7e1']);
    buildCar(mesh, saloonForm, { paint, lit: look.lit });
  },
};
