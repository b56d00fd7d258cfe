import { tau } from '../../shapes/chance.ts';
import { hollowGlass } from '../../shapes/hollow-glass.ts';
import { pairs } from '../../shapes/points.ts';
import { smoothProfile } from '../../shapes/smooth-profile.ts';
import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

export const firefliesInAJar: Concept = {
  id: 'fireflies in a jar',
  words: {
    en: 'fireflies in a jar/fireflies in a glass jar/fireflies in a mason jar/jar of fireflies/jar with fireflies/jar full of fireflies/fairy lights in a jar/stars in a jar/jar of stars/lights in a jar',
    de: 'glühwürmchen im glas/glühwürmchen in einem glas/glas mit glühwürmchen/sterne im glas/lichter im glas',
    es: 'luciérnagas en un frasco/frasco de luciérnagas/frasco con luciérnagas/estrellas en un frasco',
    fr: 'lucioles dans un bocal/bocal de lucioles/étoiles dans un bocal',
    zh: '瓶中萤火虫/罐子里的萤火虫/瓶子里的星星',
    ja: '瓶の中の蛍/瓶に入った蛍/瓶の中の星',
    ar: 'يراعات في جرة/جرة يراعات',
    emoji: '',
  },
  size: { width: 1.5, height: 2.3 },
  lives: ['room'],
  stands: 'table',
  moves: 'flickers',
  shines: { up: 1.1, front: 0.1, power: 1.6 },
  build(mesh, random, look) {
    mesh.push().object();
    // A little moss and grass on the ground, and what glows over it.
    for (let i = 0; i < 60; i++) {
      const [a, r] = [i * 2.39996, 0.56 * Math.sqrt((i + 0.5) / 60)];
      mesh.ball(
        Math.cos(a) * r,
        0.08,
        Math.sin(a) * r,
        0.1,
        0.06,
        0.1,
        i % 3 ? '#4a6a2c' : '#37521f',
        materials.plain,
        8,
      );
      if (i % 2) continue;
      const lean = (random() - 0.5) * 0.5;
      mesh.tube(
        [
          [Math.cos(a) * r, 0.1, Math.sin(a) * r],
          [Math.cos(a) * r + lean * 0.2, 0.35, Math.sin(a) * r],
          [Math.cos(a) * r + lean * 0.6, 0.4 + 0.35 * random(), Math.sin(a) * r + lean * 0.2],
        ],
        [0.018, 0.014, 0.002],
        '#5f8a34',
        materials.plain,
        5,
      );
    }
    const light = look.colour ?? '#ffdf6a';
    for (let i = 0; i < 22; i++) {
      const [a, r, y] = [random() * tau, 0.52 * Math.sqrt(random()), 0.4 + 1.25 * random()];
      const size = 0.022 + 0.026 * random();
      mesh.ball(Math.cos(a) * r, y, Math.sin(a) * r, size, size, size, light, materials.glow, 10);
    }
    // The jar with its shoulder and thread, a lid of tin and a cord.
    mesh.object();
    hollowGlass(
      mesh,
      smoothProfile(
        pairs([
          0.001, 0.02, 0.55, 0.01, 0.68, 0.05, 0.7, 0.14, 0.7, 1.5, 0.66, 1.72, 0.54, 1.82, 0.52, 1.86, 0.52, 2.0,
        ]),
      ),
      '#edf6f4',
    );
    mesh.cyl(0, 1.92, 0, 0.56, 0.56, 0.2, '#b8a888', materials.metal, 48);
    mesh.cyl(0, 2.12, 0, 0.52, 0.5, 0.02, '#c8b894', materials.metal, 48);
    for (let i = 0; i < 5; i++) mesh.cyl(0, 1.74 + i * 0.035, 0, 0.585, 0.585, 0.032, '#c2a070', materials.cloth, 40);
    mesh.pop();
  },
};
