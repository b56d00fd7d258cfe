import { buildPerson } from '../../shapes/person.ts';
import type { Concept } from '../concept.ts';
import { bride } from './bride.ts';

/** How far each of them is from the middle, and how far they are turned to each other; metres and radians. */
const [hers, his, turned] = [0.33, -0.27, 0.2] as const;

export const newlyweds: Concept = {
  id: 'newlyweds',
  words: {
    en: 'newlyweds/wedding/wedding day/bride and groom/groom and bride/bride and bridegroom/wedding couple/bridal couple/married couple',
    de: 'brautpaar/hochzeitspaar/braut und bräutigam/frischvermählte',
    es: 'recién casados/novia y novio/novios/pareja de novios',
    fr: 'jeunes mariés/mariés/couple de mariés',
    zh: '新婚夫妇/新郎新娘/新郎和新娘',
    ja: '新郎新婦/新婚夫婦',
    ar: 'عروسان/العروس والعريس',
    emoji: '',
  },
  size: { width: 2.1, height: 1.9 },
  lives: ['hills', 'beach', 'cathedral'],
  has: ['veil', 'bouquet'],
  stands: 'ground',
  moves: 'still',
  turn: 0.3,
  sway: 0.15,
  mirrors: true,
  build(mesh, random, look) {
    mesh.push().at(his, 0, 0.1).rotY(-turned);
    buildPerson(mesh, random, {
      ...{ kind: 'man', wears: 'suit', coat: '#22242c', under: '#f2f0ea', posture: 'stands' },
      // His near arm is behind her.
      holds: [{ hand: 'right', at: [0.42, 1.06, 0.1], rod: [1, 0.3, 0], shape: 'open', elbowTo: [0.6, -0.5, 0.8] }],
      gesture: {
        gaze: [-0.32, 0.04],
        wrists: [
          [-0.25, 0.905, -0.05],
          [0.25, 0.905, -0.05],
        ],
        elbowsTo: [
          [-0.5, -0.1, 1],
          [0.5, -0.1, 1],
        ],
      },
    });
    mesh.pop();
    mesh.push().at(hers, 0, 0).rotY(turned).scale(0.94);
    bride.build(mesh, random, look);
    mesh.pop();
  },
};
