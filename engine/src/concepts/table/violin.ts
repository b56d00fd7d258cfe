import { pick } from '../../shapes/chance.ts';
import { rod } from '../../shapes/rings.ts';
import { buildBow, buildViolin } from '../../shapes/violin.ts';
import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

/** Decimetres of its body: smaller than life, or a still life would not hold it. */
const bodyDm = 2.1;

export const violin: Concept = {
  id: 'violin',
  words: {
    en: 'violin/fiddle',
    de: 'geige/violine',
    es: 'violín',
    fr: 'violon',
    zh: '小提琴',
    ja: 'バイオリン/ヴァイオリン',
    ar: 'كمان',
    emoji: '🎻',
  },
  size: { width: 2.6, height: 3.5 },
  lives: ['room', 'parlour'],
  stands: 'table',
  moves: 'still',
  turn: 0.3,
  sway: 0.2,
  mirrors: true,
  build(mesh, random, look) {
    const varnish = look.colour ?? pick(random, ['#a8551f', '#8e3f18', '#b96a2a']);
    // It leans on a stand of two rails, its bow before it.
    const stand = '#33261c';
    mesh.push().at(0, 0.15, -0.08).rotX(0.2);
    mesh.push().rotZ(-0.06).scale(bodyDm);
    buildViolin(mesh, varnish);
    mesh.pop().pop();
    for (const s of [-1, 1]) {
      rod(mesh, [0.37 * s, 0, -0.45], [0.31 * s, 1.54, 0.5], 0.045, stand, materials.gloss);
      rod(mesh, [0.31 * s, 1.54, 0.5], [0.45 * s, 0, 1.05], 0.045, stand, materials.gloss);
      mesh.ball(0.37 * s, 0.15, -0.42, 0.065, 0.09, 0.065, stand, materials.gloss, 10);
    }
    rod(mesh, [-0.34, 0.97, 0.26], [0.34, 0.97, 0.26], 0.04, stand, materials.gloss);
    mesh.push().at(-1.15, 0, -0.85).rotY(0.14).scale(1.4);
    buildBow(mesh);
    mesh.pop();
  },
  inHand(mesh, random, look) {
    buildViolin(mesh, look.colour ?? pick(random, ['#a8551f', '#8e3f18', '#b96a2a']));
    // The bow lies across the strings before the bridge, its hair on them, and ends beyond the right hand.
    mesh
      .push()
      .at(-1.14, 0.47, -0.2)
      .rotX(-Math.PI / 2)
      .scale(1.19);
    buildBow(mesh);
    mesh.pop();
  },
};
