import { pick } from '../../shapes/chance.ts';
import { buildCar } from '../../shapes/car.ts';
import { sportsForm } from '../../shapes/car-forms.ts';
import type { Concept } from '../concept.ts';

export const sportsCar: Concept = {
  id: 'sports car',
  words: {
    en: 'sports car/sport car/supercar/race car/racing car/racecar/coupe/muscle car',
    de: 'sportwagen/rennwagen/rennauto/supersportwagen',
    es: 'coche deportivo/deportivo/coche de carreras/superdeportivo',
    fr: 'voiture de sport/voiture de course/supercar',
    zh: '跑车/赛车/超级跑车',
    ja: 'スポーツカー/レーシングカー/スーパーカー',
    ar: 'سيارة رياضية/سيارة سباق',
    emoji: '🏎',
  },
  size: { width: 4.5, height: 1.3 },
  lives: ['road', 'street', 'hills', 'desert'],
  stands: 'ground',
  moves: 'drives',
  turn: -0.8,
  sway: 0.15,
  mirrors: true,
  build(mesh, random, look) {
    const paint = look.colour ?? pick(random, ['#a01512', '#c9a21c', '#15181c', '#1c3f7a', '#d8d8d4']);
    buildCar(mesh, sportsForm, { paint, lit: look.lit });
  },
};
