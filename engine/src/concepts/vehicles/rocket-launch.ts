import { tau } from '../../shapes/chance.ts';
import { buildFlame, buildSmoke } from '../../shapes/flames.ts';
import type { Mesh } from '../../solid/mesh.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Random } from '../../raster/random.ts';
import type { Concept } from '../concept.ts';
import { rocket } from './rocket.ts';

/** How high the foot of the rocket is over the ground, metres. */
const risen = 11;

export const rocketLaunch: Concept = {
  id: 'rocket launch',
  words: {
    en: 'rocket launch/launching rocket/rocket lift-off/rocket liftoff/rocket taking off/rocket launching/rocket blasting off/rocket lifting off',
    de: 'raketenstart/startende rakete/rakete beim start',
    es: 'lanzamiento de cohete/lanzamiento de un cohete/cohete despegando',
    fr: 'lancement de fusée/décollage de fusée/fusée qui décolle/décollage d’une fusée',
    zh: '火箭发射/发射火箭',
    ja: 'ロケット発射/ロケットの打ち上げ/ロケット打ち上げ',
    ar: 'إطلاق صاروخ',
    emoji: '',
  },
  size: { width: 20, height: 26 },
  lives: ['hills', 'desert', 'moon', 'mars'],
  stands: 'ground',
  moves: 'still',
  shines: { up: 8, front: 3, power: 60 },
  build(mesh, random, look) {
    mesh.push().at(0, risen, 0);
    rocket.build(mesh, random, look);
    flame(mesh);
    mesh.pop();
    cloud(mesh, random);
  },
};

/** Fire below the engine. */
function flame(mesh: Mesh): void {
  buildFlame(mesh, [0, 1, 0], -12.5, 1.5);
  buildFlame(mesh, [0, 1, -0.3], -7, 0.95);
}

/** What the fire has thrown up: it rolls away over the ground to all sides, and stands as a column under the rocket. */
function cloud(mesh: Mesh, random: Random): void {
  const colour = '#e4ded4';
  for (let i = 0; i < 9; i++) {
    const angle = (i / 9) * tau + random() * 0.4;
    const out = 9 + random() * 5;
    const to: Vec3 = [Math.cos(angle) * out, 1.6 + random() * 2.6, Math.sin(angle) * out * 0.6];
    buildSmoke(mesh, { from: [0, 0.6, Math.sin(angle)], to, wide: 5 + random() * 2, colour });
  }
  buildSmoke(mesh, { from: [0, risen - 4, 0.4], to: [0.6, -1.5, 0.4], wide: 4.4, colour });
}
