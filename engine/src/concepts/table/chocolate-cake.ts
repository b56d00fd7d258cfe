import { materials } from '../../solid/materials.ts';
import { layerCake, onTop } from '../../shapes/layer-cake.ts';
import type { Concept } from '../concept.ts';

export const chocolateCake: Concept = {
  id: 'chocolate cake',
  words: {
    en: 'chocolate cake/chocolate gateau/fudge cake/black forest cake',
    de: 'schokoladenkuchen/schokokuchen/schokoladentorte/schwarzwälder kirschtorte',
    es: 'pastel de chocolate/tarta de chocolate/torta de chocolate',
    fr: 'gâteau au chocolat/fondant au chocolat',
    zh: '巧克力蛋糕',
    ja: 'チョコレートケーキ/チョコケーキ',
    ar: 'كعكة الشوكولاتة/كعكة شوكولاتة',
    emoji: '',
  },
  size: { width: 2.5, height: 1.1 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  build(mesh, random) {
    layerCake(mesh, random, { crumb: '#3a2014', cream: '#6b4128', frosting: '#4a2a1a', glaze: '#24120a' });
    // Strawberries around its rim, each with its leaves.
    for (const [x, y, z] of onTop(10, 0.7)) {
      mesh
        .push()
        .at(x, y - 0.01, z)
        .rotY(random() * 6)
        .rotZ((random() - 0.5) * 0.5)
        .lathe(
          [
            [0.07, 0],
            [0.105, 0.05],
            [0.1, 0.1],
            [0.06, 0.17],
            [0.02, 0.21],
            [0, 0.215],
          ],
          18,
          '#b0141a',
          materials.gloss,
        );
      for (let i = 0; i < 14; i++) {
        const a = i * 2.4;
        const h = 0.03 + (i / 14) * 0.14;
        const r = 0.1 - Math.max(0, h - 0.07) * 0.55;
        mesh.ball(Math.cos(a) * r, h, Math.sin(a) * r, 0.008, 0.008, 0.008, '#e8c860', materials.plain, 5);
      }
      mesh.pop();
    }
  },
};
