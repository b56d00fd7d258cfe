import { vary } from '../../shapes/chance.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import { smoothProfile } from '../../shapes/smooth-profile.ts';
import type { Concept } from '../concept.ts';

export const fruitBowl: Concept = {
  id: 'fruit bowl',
  words: {
    en: 'fruit bowl/bowl of fruit/fruit/still life with fruit',
    de: 'obstschale/obst/früchte',
    es: 'frutero/frutas/fruta',
    fr: 'corbeille de fruits/fruits/coupe de fruits',
    zh: '水果盘/水果',
    ja: '果物/フルーツ',
    ar: 'فاكهة/سلة فواكه',
    emoji: '',
  },
  size: { width: 2.6, height: 1.6 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  build(mesh, random, look) {
    mesh.lathe(
      smoothProfile([
        [0.5, 0],
        [0.46, 0.06],
        [0.3, 0.12],
        [0.62, 0.24],
        [1.1, 0.5],
        [1.24, 0.72],
        [1.18, 0.73],
        [1, 0.52],
        [0, 0.3],
      ]),
      40,
      look.colour ?? '#3f6f9a',
      materials.gloss,
    );
    const r = 0.36;
    const fruit = (x: number, y: number, z: number, c: string): void => {
      mesh
        .push()
        .at(x, y, z)
        .rotZ((random() - 0.5) * 0.6)
        .rotX((random() - 0.5) * 0.6);
      mesh.lathe(
        smoothProfile([
          [0.02 * r, -0.82 * r],
          [0.5 * r, -0.86 * r],
          [0.92 * r, -0.4 * r],
          [r, 0.05 * r],
          [0.88 * r, 0.55 * r],
          [0.45 * r, 0.88 * r],
          [0.1 * r, 0.76 * r],
          [0, 0.72 * r],
        ]),
        36,
        c,
        materials.gloss,
      );
      mesh
        .tube(
          [
            [0, 0.74 * r, 0],
            [0.08 * r, 1.15 * r, 0],
          ],
          [0.03],
          '#5a3a1e',
        )
        .pop();
    };
    fruit(-0.62, 0.78, -0.15, '#c8242a');
    mesh.ball(0.1, 0.8, -0.5, 0.37, 0.36, 0.37, '#e8822a', materials.gloss, 26);
    fruit(0.7, 0.78, -0.1, '#8aa83a');
    fruit(-0.2, 0.78, 0.45, '#c83a2a');
    mesh.ball(0.5, 0.8, 0.5, 0.36, 0.35, 0.36, '#e8922e', materials.gloss, 26);
    fruit(0.08, 1.18, 0.05, '#d8342a');
    for (let b = 0; b < 2; b++)
      mesh.tube(
        Array.from({ length: 11 }, (_, i): Vec3 => [
          -0.95 + i * 0.1,
          1 + 0.42 * Math.sin((i / 10) * 2.6 + 0.25),
          -0.2 + b * 0.26,
        ]),
        [0.04, 0.09, 0.12, 0.135, 0.14, 0.14, 0.14, 0.135, 0.12, 0.08, 0.05],
        '#efc430',
        materials.gloss,
        16,
      );
    // They lie heaped between the fruit and the rim.
    for (let i = 0; i < 24; i++) {
      const [a, q] = [i * 2.4, Math.sqrt(i / 24) * 0.3];
      mesh.ball(
        0.58 + Math.cos(a) * q,
        1.02 - q * 0.95,
        -0.62 + Math.sin(a) * q * 0.75,
        0.105,
        0.105,
        0.105,
        vary(readColour('#5a2a6a'), random, 0.3),
        materials.gloss,
        18,
      );
    }
  },
};
