import { pick } from '../../shapes/chance.ts';
import { buildCar } from '../../shapes/car.ts';
import { pickupForm } from '../../shapes/car-forms.ts';
import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

export const pickup: Concept = {
  id: 'pickup',
  words: {
    en: 'pickup/pickup truck/pick-up truck/pick up truck/pick-up',
    de: 'pickup/pick-up/pritschenwagen',
    es: 'camioneta/camioneta pickup/pickup',
    fr: 'pick-up/pickup',
    zh: '皮卡/皮卡车',
    ja: 'ピックアップトラック',
    ar: 'شاحنة بيك أب/بيك أب',
    emoji: '🛻',
  },
  size: { width: 5.5, height: 1.85 },
  lives: ['street', 'road', 'hills', 'desert'],
  stands: 'ground',
  moves: 'drives',
  turn: -0.8,
  sway: 0.15,
  mirrors: true,
  build(mesh, random, look) {
    const paint = look.colour ?? pick(random, ['#8f1f1c', '#2c4a66', '#c9ccca', '#2b2e31', '#5a6a4a']);
    const body = buildCar(mesh, pickupForm, { paint, lit: look.lit });
    // A cover lies over the bed, a little below the upper edge of its walls.
    const [from, to] = [body.alongAt(1.08), body.alongAt(2.56)];
    for (const side of [-1, 1])
      mesh.sheet(
        (u, v) => {
          const [x, y, z] = body.onDeck(from + (to - from) * u, 0.16 + 0.84 * v);
          return [x, y + 0.006, z * side];
        },
        10,
        6,
        () => '#141517',
        materials.cloth,
      );
  },
};
