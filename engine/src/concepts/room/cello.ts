import { pick } from '../../shapes/chance.ts';
import { rod } from '../../shapes/rings.ts';
import { buildViolin } from '../../shapes/violin.ts';
import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

export const cello: Concept = {
  id: 'cello',
  words: {
    en: 'cello/violoncello',
    de: 'cello/violoncello',
    es: 'violonchelo/chelo',
    fr: 'violoncelle',
    zh: '大提琴',
    ja: 'チェロ',
    ar: 'تشيلو',
    emoji: '',
  },
  size: { width: 0.6, height: 1.35 },
  lives: ['parlour'],
  stands: 'ground',
  moves: 'still',
  turn: 0.25,
  sway: 0.2,
  mirrors: true,
  build(mesh, random, look) {
    const varnish = look.colour ?? pick(random, ['#9c4a1c', '#84381a', '#b06428']);
    const stand = '#2a2c2e';
    mesh.push().at(0, 0.14, 0).rotX(0.17);
    rod(mesh, [0, -0.15, 0], [0, 0.02, 0], 0.008, '#b8b8b4', materials.metal);
    mesh.push().scale(0.75);
    buildViolin(mesh, varnish);
    mesh.pop().pop();
    for (const s of [-1, 1]) {
      rod(mesh, [0.02 * s, 0.62, 0.17], [0.2 * s, 0, 0.38], 0.011, stand, materials.gloss);
      rod(mesh, [0.05 * s, 0.62, 0.16], [0.16 * s, 0.56, 0], 0.011, stand, materials.gloss);
      rod(mesh, [0.1 * s, 0.05, 0.26], [0.14 * s, 0.2, -0.02], 0.011, stand, materials.gloss);
    }
  },
};
