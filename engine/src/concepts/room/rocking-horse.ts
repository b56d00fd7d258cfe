import { leapingHorse } from '../../shapes/carousel-horse.ts';
import { pick } from '../../shapes/chance.ts';
import { rod } from '../../shapes/rings.ts';
import { materials } from '../../solid/materials.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

export const rockingHorse: Concept = {
  id: 'rocking horse',
  words: {
    en: 'rocking horse/wooden horse/toy horse',
    de: 'schaukelpferd/schaukelpferde/holzpferd',
    es: 'caballito balancín/caballo balancín/caballo de madera',
    fr: 'cheval à bascule/cheval de bois',
    zh: '摇摇马/木马',
    ja: '木馬/ロッキングホース',
    ar: 'حصان هزاز/حصان خشبي',
    emoji: '',
  },
  size: { width: 2.1, height: 1.75 },
  lives: ['parlour', 'bedroom'],
  stands: 'ground',
  moves: 'still',
  turn: 0.3,
  sway: 0.2,
  mirrors: true,
  build(mesh, random, look) {
    const wood = '#a86a34';
    mesh.push().object().at(0, 0.86, 0);
    leapingHorse(mesh, {
      coat: look.colour ?? '#d9b98c',
      hair: '#6a3f22',
      saddle: pick(random, ['#c8322c', '#2a6fb8', '#3a9a5a']),
    });
    mesh.pop();
    // Two runners, bent like bows, with bars between them that the hooves stand on.
    const bow = (t: number): readonly [number, number] => [(t - 0.5) * 2.1, 0.06 + 0.34 * (t * 2 - 1) ** 2];
    for (const z of [-0.24, 0.24]) {
      const way = Array.from({ length: 25 }, (_, i): Vec3 => {
        const [x, y] = bow(i / 24);
        return [x, y, z];
      });
      mesh.tube(way, [0.05], wood, materials.planks, 12);
      for (const x of [-1.05, 1.05]) mesh.ball(x, 0.4, z, 0.07, 0.07, 0.07, '#c8322c', materials.gloss, 16);
    }
    for (const x of [-0.62, 0.0, 0.84]) {
      const y = bow(x / 2.1 + 0.5)[1] + 0.04;
      rod(mesh, [x, y, -0.3], [x, y, 0.3], 0.04, wood, materials.planks);
    }
    for (const s of [-1, 1]) {
      rod(mesh, [-0.6, 0.14, s * 0.12], [-0.6, 0.28, s * 0.11], 0.035, wood, materials.planks);
      rod(mesh, [0.87, 0.26, s * 0.12], [0.87, 0.3, s * 0.11], 0.035, wood, materials.planks);
    }
  },
};
