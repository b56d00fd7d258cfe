import { pick } from '../../shapes/chance.ts';
import { buildCar } from '../../shapes/car.ts';
import { classicForm } from '../../shapes/car-forms.ts';
import type { Concept } from '../concept.ts';

export const classicCar: Concept = {
  id: 'classic car',
  words: {
    en: 'classic car/vintage car/old car/retro car/antique car/vintage automobile/oldtimer',
    de: 'oldtimer/altes auto/klassisches auto/oldtimer auto',
    es: 'coche clásico/coche antiguo/carro antiguo/auto clásico/coche viejo',
    fr: 'voiture ancienne/voiture classique/vieille voiture/voiture rétro',
    zh: '老爷车/古董车/复古汽车',
    ja: 'クラシックカー/ビンテージカー/旧車',
    ar: 'سيارة كلاسيكية/سيارة قديمة',
    emoji: '',
  },
  size: { width: 4.6, height: 1.7 },
  lives: ['street', 'road', 'hills', 'desert'],
  stands: 'ground',
  moves: 'drives',
  turn: -0.8,
  sway: 0.15,
  mirrors: true,
  build(mesh, random, look) {
    const paint = look.colour ?? pick(random, ['#6f1d1b', '#7fb0a8', '#d9c79a', '#2c4a66', '#22262a']);
    const twoTone = random() < 0.4 && !look.colour;
    buildCar(mesh, classicForm, { paint, lit: look.lit, isOld: true, ...(twoTone && { roof: '#ece7da' }) });
  },
};
