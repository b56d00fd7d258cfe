import { clockTower } from '../../shapes/clock-tower.ts';
import { gothicWing } from '../../shapes/gothic-wing.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Concept } from '../concept.ts';

export const bigBen: Concept = {
  id: 'big ben',
  words: {
    en: 'big ben/clock tower/clocktower/houses of parliament/house of parliament/palace of westminster/westminster/elizabeth tower/parliament',
    de: 'big ben/uhrturm/parlament/uhrtürme',
    es: 'big ben/torre del reloj/parlamento',
    fr: 'big ben/tour de l’horloge/parlement',
    zh: '大本钟/钟楼/国会大厦',
    ja: 'ビッグ・ベン/ビッグベン/時計塔/国会議事堂',
    ar: 'بيغ بن/برج الساعة/برلمان',
    emoji: '',
  },
  size: { width: 50, height: 66 },
  lives: ['river', 'hills', 'street'],
  stands: 'ground',
  moves: 'still',
  turn: 0.42,
  sway: 0.1,
  mirrors: true,
  build(mesh, _random, look) {
    const stone = readColour(look.colour ?? '#cbb083');
    mesh.push().at(-13, 0, 0).object();
    clockTower(mesh, stone, look.lit);
    mesh.pop();
    mesh.push().at(11, 0, 3).object();
    gothicWing(mesh, stone);
    mesh.pop();
  },
};
