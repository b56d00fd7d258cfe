import { tau } from '../../shapes/chance.ts';
import { materials } from '../../solid/materials.ts';
import type { Mesh } from '../../solid/mesh.ts';
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

/** Fire below the engine, white in its heart and red where it ends. */
function flame(mesh: Mesh): void {
  for (const [wide, long, colour] of [
    [1.15, 8.4, '#c2480c'],
    [0.85, 6.4, '#e08a1e'],
    [0.5, 4.2, '#ffe6a0'],
  ] as const)
    mesh.lathe(
      Array.from({ length: 13 }, (_, i): readonly [number, number] => {
        const t = i / 12;
        return [wide * Math.sin(Math.PI * (0.25 + 0.75 * t)) * (1 - 0.25 * t) + 0.02, 0.6 - long * t];
      }),
      20,
      colour,
      materials.glow,
    );
}

/** What the fire has thrown up around the place where it stood. */
function cloud(mesh: Mesh, random: Random): void {
  const puffs: number[][] = [];
  for (let i = 0; i < 46; i++) {
    const angle = random() * tau;
    const out = 1.2 + 9 * Math.sqrt(random());
    const r = 0.9 + out * 0.16 + random() * 0.7;
    const [x, z] = [Math.cos(angle) * out, Math.sin(angle) * out * 0.75];
    const y = r * 0.5 + random() * (1.6 + 1.8 * (1 - out / 11));
    puffs.push([x, y, z, r, x * 1.06, y + r * 0.4, z, r * 0.8, out < 3 ? 1 : 0]);
  }
  mesh.body(puffs, { colours: ['#d9d4cc', '#e8b878'], k: 0.5, fur: 0.5, mat: materials.snow });
}
