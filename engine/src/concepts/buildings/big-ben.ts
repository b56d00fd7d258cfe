import { clockTower } from '../../shapes/clock-tower.ts';
import { gothicWing } from '../../shapes/gothic-wing.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Concept } from '../concept.ts';

export const bigBen: Concept = {
  id: 'big ben',
  words: {
    en: 'big ben/clock tower/clocktower/houses of parliament/house of parliament/palace of westminster/westminster/elizabeth tower/parliament/london',
    de: 'big ben/uhrturm/parlament/uhrtürme/london',
    es: 'big ben/torre del reloj/parlamento/londres',
    fr: 'big ben/tour de l’horloge/parlement/londres',
    zh: '大本钟/钟楼/国会大厦/伦敦',
    ja: 'ビッグ・ベン/ビッグベン/時計塔/国会議事堂/ロンドン',
    ar: 'بيغ بن/برج الساعة/برلمان/لندن',
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
