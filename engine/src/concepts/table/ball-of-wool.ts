import { mixRgb, scaleRgb } from '../../raster/colour.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import { cross, normalised } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

/** Radius of the ball and of its thread, decimetres. */
const [ball, thread] = [0.4, 0.026] as const;

export const ballOfWool: Concept = {
  id: 'ball of wool',
  words: {
    en: 'ball of wool/balls of wool/wool ball/ball of yarn/balls of yarn/yarn ball/yarn/skein/wool/ball of thread',
    de: 'wollknäuel/garnknäuel/knäuel/knäuel wolle/wolle',
    es: 'ovillo de lana/ovillo/bola de lana/lana',
    fr: 'pelote de laine/pelote/boule de laine/laine',
    zh: '毛线球/毛线',
    ja: '毛糸玉/毛糸',
    ar: 'كرة صوف/كرة من الصوف/كرة الصوف/خيوط صوف',
    emoji: '🧶',
  },
  size: { width: 1.1, height: 0.84 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  sway: 1.5,
  build(mesh, random, look) {
    const dyes = ['#b8434a', '#3f7ea6', '#c98a3a', '#7a5a9c', '#4f8f6a'] as const;
    const dye = readColour(look.colour ?? dyes[Math.floor(random() * dyes.length)] ?? dyes[0]);
    const middle = ball + thread;
    mesh.ball(0, middle, 0, ball * 0.97, ball * 0.97, ball * 0.97, scaleRgb(dye, 0.4), materials.cloth, 24);
    // It is wound in bundles of threads side by side, each bundle another way around.
    for (let bundle = 0; bundle < bundles; bundle++) {
      const axis = wayOut(bundle, random() * 0.5);
      const across = normalised(cross(axis, Math.abs(axis[1]) < 0.8 ? [0, 1, 0] : [1, 0, 0]));
      const along = cross(axis, across);
      const [off, raised] = [(random() - 0.5) * 0.5, 1 + 0.03 * random()];
      for (let i = 0; i < inBundle; i++) {
        const aside = off + (i - (inBundle - 1) / 2) * ((thread * 1.9) / ball);
        const round = Math.sqrt(Math.max(0.1, 1 - aside * aside)) * raised;
        mesh.tube(
          Array.from({ length: turnPieces + 1 }, (_, k): Vec3 => {
            const turn = (k / turnPieces) * Math.PI * 2;
            const [c, s] = [Math.cos(turn) * round, Math.sin(turn) * round];
            return [
              (axis[0] * aside + across[0] * c + along[0] * s) * ball,
              middle + (axis[1] * aside + across[1] * c + along[1] * s) * ball,
              (axis[2] * aside + across[2] * c + along[2] * s) * ball,
            ];
          }),
          [thread],
          mixRgb(scaleRgb(dye, 0.82 + 0.3 * random()), [1, 0.96, 0.9], 0.06),
          materials.cloth,
          6,
        );
      }
    }
    // Its end lies on the ground in a wave.
    mesh.tube(
      Array.from({ length: 24 }, (_, k): Vec3 => {
        const t = k / 23;
        return [0.1 + 0.95 * t, thread, -ball * 0.55 - 0.14 * Math.sin(t * 7) - 0.12 * t];
      }),
      [thread],
      dye,
      materials.cloth,
      6,
    );
  },
};

/** Bundles of threads around a ball, threads in each, and pieces of a thread once around. */
const [bundles, inBundle, turnPieces] = [13, 6, 30] as const;

/** Ways out of the ball that are spread evenly, turned so far, radians. */
function wayOut(i: number, turned: number): Vec3 {
  const y = 1 - (2 * (i + 0.5)) / bundles;
  const far = Math.sqrt(1 - y * y);
  const turn = i * 2.399963 + turned;
  return [Math.cos(turn) * far, y, Math.sin(turn) * far];
}
