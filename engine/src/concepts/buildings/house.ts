import { pick } from '../../shapes/chance.ts';
import { flowerBox, shutters, window } from '../../shapes/house-parts.ts';
import { smokeOver } from '../../shapes/flames.ts';
import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

/** A tall gabled house as in an old town. */
export const house: Concept = {
  id: 'house',
  words: {
    en: 'house/home/townhouse/building',
    de: 'haus/häuser/gebäude',
    es: 'casa/edificio',
    fr: 'maison/bâtiment',
    zh: '房子/房屋',
    ja: '家',
    ar: 'بيت/منزل',
    emoji: '🏠/🏘',
  },
  size: { width: 7, height: 12 },
  lives: ['hills', 'street'],
  stands: 'ground',
  moves: 'still',
  build(mesh, random, look) {
    // a townhouse: tall, gabled to the street, shop or door below
    const w = 5 + random() * 2,
      floors = 2 + ((random() * 2) | 0),
      d = 8,
      h = floors * 2.9 + 0.5,
      c =
        look.colour ??
        pick(random, [
          '#e9c46a',
          '#d9785a',
          '#e8d8b8',
          '#9fb8a6',
          '#c96f5c',
          '#8fa9bd',
          '#f0e2c4',
          '#d99aa0',
          '#b9c9a0',
        ]),
      sh = pick(random, ['#3c5f57', '#6b3b32', '#2f4a66', '#7b6a4a']);
    mesh
      .push()
      .object()
      .box(0, 0, 0, w, h, d, c, 0)
      .box(0, 0, 0, w + 0.12, 0.6, d + 0.12, '#8d857a', materials.stone);
    const roof = pick(random, ['#9c4a34', '#7c4435', '#5a5e68', '#a3573c']);
    mesh
      .push()
      .at(0, h, 0)
      .rotY(Math.PI / 2)
      .gable(0, 0, 0, d, w * 0.62, w, roof, c, 0.35)
      .pop();
    mesh.box(w * 0.25, h + w * 0.2, 1, 0.8, w * 0.55, 0.8, '#8a5a48', materials.brick);
    if (look.smokes) smokeOver(mesh, [w * 0.25, h + w * 0.75, 1]);
    const n = w > 5.8 ? 3 : 2;
    for (let f = 0; f < floors; f++)
      for (let i = 0; i < n; i++) {
        const x = ((i + 0.5) / n - 0.5) * (w - 0.6);
        if (f === 0 && i === n >> 1) {
          mesh
            .box(x, 0.1, -d / 2, 1.3, 2.5, 0.14, '#efe6d6', 0)
            .box(x, 0.1, -d / 2 - 0.06, 1.05, 2.3, 0.1, sh, materials.planks)
            .box(x, 0, -d / 2 - 0.4, 1.6, 0.16, 0.8, '#9a938a', 0);
          continue;
        }
        window(mesh, x, f * 2.9 + 1.05, -d / 2, 0.95, 1.5);
        if (f > 0) shutters(mesh, x, f * 2.9 + 1.05, -d / 2, 0.95, 1.5, sh);
        if (f === 1 && random() < 0.8) flowerBox(mesh, random, x, f * 2.9 + 0.85, -d / 2 - 0.3);
      }
    window(mesh, 0, h + w * 0.12, -d / 2 - 0.02, 0.8, 1);
    mesh.pop();
  },
};
