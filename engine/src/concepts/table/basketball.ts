import { materials } from '../../solid/materials.ts';
import { smooth } from '../../solid/noise.ts';
import type { Concept } from '../concept.ts';

/** How dark a place of a ball of radius 1 is: two seams around it, and two that bend away from one of them. */
function seamAt(x: number, y: number, z: number): number {
  const bent = Math.abs(Math.abs(x) - (0.5 + 0.42 * z * z) * 0.98);
  return smooth(0.034, 0.02, Math.min(Math.abs(x), Math.abs(y), bent));
}

export const basketball: Concept = {
  id: 'basketball',
  words: {
    en: 'basketball/basket ball',
    de: 'basketball/basketbälle',
    es: 'balón de baloncesto/baloncesto/pelota de baloncesto',
    fr: 'ballon de basket/basketball/ballon de basketball',
    zh: '篮球',
    ja: 'バスケットボール',
    ar: 'كرة سلة/كرة السلة',
    emoji: '🏀',
  },
  size: { width: 1.7, height: 1.7 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  sway: 0.8,
  build(mesh, random, look) {
    const radius = 0.83;
    const [tip, roll] = [0.3 + random() * 0.3, -0.3 - random() * 0.3];
    const [c, s, cr, sr] = [Math.cos(tip), Math.sin(tip), Math.cos(roll), Math.sin(roll)];
    mesh
      .push()
      .at(0, radius, 0)
      .body([[0, 0, 0, radius, 0, 0, 0, radius, 0]], {
        k: 0.01,
        mat: materials.wet,
        fur: 0.12,
        colours: [look.colour ?? '#d8661c', '#241a16'],
        marks: {
          colour: 1,
          share: (px, py, pz) => {
            const [x, y, z] = [px / radius, (py * c - pz * s) / radius, (py * s + pz * c) / radius];
            return seamAt(x * cr - y * sr, x * sr + y * cr, z);
          },
        },
      })
      .pop();
  },
};
