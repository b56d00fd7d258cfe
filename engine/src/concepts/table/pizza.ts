import { tau, vary } from '../../shapes/chance.ts';
import { leafBlade } from '../../shapes/petals.ts';
import { circle } from '../../shapes/rings.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Concept } from '../concept.ts';

export const pizza: Concept = {
  id: 'pizza',
  words: { en: 'pizza', de: 'pizza', es: 'pizza', fr: 'pizza', zh: '披萨', ja: 'ピザ', ar: 'بيتزا', emoji: '🍕' },
  size: { width: 2.4, height: 1.5 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  build(mesh, random) {
    // It leans on its board towards the eye.
    mesh.push().at(0, 0.78, 0).rotX(-0.5);
    mesh
      .cyl(0, -0.12, 0, 1.3, 1.3, 0.1, '#9a6a3a', materials.planks, 40)
      .cyl(0, -0.02, 0, 1.12, 1.15, 0.1, '#d8a050', materials.plain, 40)
      .cyl(0, 0.06, 0, 1.02, 1.0, 0.05, '#c8401e', materials.gloss, 40);
    mesh.tube(circle(1.08, 0.08), [0.1], '#c98a3c', materials.plain, 10);
    for (let i = 0; i < 70; i++) {
      const [a, r] = [random() * tau, Math.sqrt(random()) * 0.94];
      mesh.ball(
        Math.cos(a) * r,
        0.11,
        Math.sin(a) * r,
        0.1 + random() * 0.09,
        0.025,
        0.1 + random() * 0.09,
        vary(readColour('#f2d488'), random, 0.15),
        materials.gloss,
        10,
      );
    }
    for (let i = 0; i < 13; i++) {
      const [a, r] = [i * 2.39996, Math.sqrt((i + 0.3) / 13) * 0.85];
      mesh.cyl(Math.cos(a) * r, 0.13, Math.sin(a) * r, 0.15, 0.14, 0.03, '#a82a1c', materials.gloss, 18);
    }
    for (let i = 0; i < 14; i++) {
      const [a, r] = [i * 2.39996 + 1.1, Math.sqrt((i + 0.5) / 14) * 0.85];
      mesh
        .push()
        .at(Math.cos(a) * r, 0.15, Math.sin(a) * r)
        .rotY(i * 2.1);
      if (i % 2) leafBlade(mesh, { L: 0.2, W: 0.07, open: 0.1, curl: 0.3 }, ['#2f6a24', '#5a9a3a']);
      else mesh.tube(circle(0.06, 0.01, 14), [0.026], '#1e1a1c', materials.gloss, 7);
      mesh.pop();
    }
    mesh.pop();
  },
};
