import { bowl } from '../../shapes/bowl.ts';
import { pick, tau } from '../../shapes/chance.ts';
import { rod } from '../../shapes/rings.ts';
import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

export const rice: Concept = {
  id: 'rice',
  words: {
    en: 'rice/bowl of rice/rice bowl/steamed rice/fried rice/white rice',
    de: 'reis/schüssel reis/schale reis',
    es: 'arroz/tazón de arroz/cuenco de arroz',
    fr: 'riz/bol de riz',
    zh: '米饭/一碗米饭/炒饭',
    ja: 'ご飯/米/チャーハン',
    ar: 'أرز/وعاء أرز',
    emoji: '🍚',
  },
  size: { width: 2.7, height: 1.8 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  sway: 0.12,
  plural: 1,
  build(mesh, random, look) {
    bowl(mesh, look.colour ?? pick(random, ['#24406a', '#8f2a24', '#2f4a3a']), '#e8dcc0');
    const top = (r: number): number => 0.86 + 0.62 * Math.sqrt(Math.max(0, 1 - (r / 1.14) ** 2));
    // The heap under its grains.
    mesh.ball(0, 0.85, 0, 1.1, 0.58, 1.1, '#e6e1d4', materials.plain, 40);
    for (let i = 0; i < 2300; i++) {
      const [a, r] = [random() * tau, Math.sqrt(random()) * 1.12];
      mesh
        .push()
        .at(Math.cos(a) * r, top(r) - 0.02 + random() * 0.02, Math.sin(a) * r)
        .rotY(random() * tau)
        .rotZ((random() - 0.5) * 1.4)
        .ball(0, 0, 0, 0.062, 0.022, 0.024, pick(random, ['#faf7ee', '#f4f0e4', '#fdfbf4']), materials.wet, 6)
        .pop();
    }
    for (let i = 0; i < 46; i++) {
      const [a, r] = [random() * tau, Math.sqrt(random()) * 0.5];
      mesh
        .push()
        .at(Math.cos(a) * r, top(r) + 0.03, Math.sin(a) * r)
        .rotY(random() * tau);
      mesh.ball(0, 0, 0, 0.028, 0.012, 0.018, '#1c1814', materials.gloss, 8).pop();
    }
    for (const z of [0, 0.13])
      rod(mesh, [0.1, 1.32, -0.1 + z], [1.7, 1.72, -0.5 + z * 1.5], 0.03, '#5a2418', materials.gloss);
  },
};
