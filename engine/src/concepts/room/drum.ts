import { tau } from '../../shapes/chance.ts';
import { hoop, rod } from '../../shapes/rings.ts';
import { materials } from '../../solid/materials.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

export const drum: Concept = {
  id: 'drum',
  words: {
    en: 'drum/snare drum',
    de: 'trommel/schlagzeug',
    es: 'tambor/batería',
    fr: 'tambour/batterie',
    zh: '鼓',
    ja: '太鼓/ドラム',
    ar: 'طبل',
    emoji: '🥁',
  },
  size: { width: 1, height: 0.95 },
  lives: ['parlour'],
  stands: 'ground',
  moves: 'still',
  sway: 0.3,
  build(mesh, _random, look) {
    const shell = look.colour ?? '#c0282a';
    mesh
      .lathe(
        [
          [0.42, 0.05],
          [0.42, 0.62],
        ],
        40,
        shell,
        materials.gloss,
      )
      .cyl(0, 0.62, 0, 0.41, 0.41, 0.015, '#f4efe2', materials.cloth, 40);
    for (const y of [0.05, 0.62]) {
      hoop(mesh, y, 0.43, 0.028, '#e0b85a', materials.metal);
    }
    for (let i = 0; i < 12; i++) {
      const [a, b, c] = [(i / 12) * tau, ((i + 0.5) / 12) * tau, ((i + 1) / 12) * tau];
      const at = (angle: number, y: number): Vec3 => [Math.cos(angle) * 0.44, y, Math.sin(angle) * 0.44];
      rod(mesh, at(a, 0.6), at(b, 0.07), 0.009, '#f4efe2', materials.cloth);
      rod(mesh, at(b, 0.07), at(c, 0.6), 0.009, '#f4efe2', materials.cloth);
    }
    for (const s of [-1, 1])
      mesh
        .tube(
          [
            [0.3 * s, 0.67, -0.28],
            [-0.22 * s, 0.72, 0.3],
          ],
          [0.016, 0.012],
          '#d8a868',
          materials.gloss,
          9,
        )
        .ball(-0.22 * s, 0.72, 0.3, 0.03, 0.024, 0.03, '#d8a868', materials.gloss, 10);
  },
};
