import { skinOf } from '../../shapes/body-parts.ts';
import { pick, tau } from '../../shapes/chance.ts';
import { materials } from '../../solid/materials.ts';
import type { Cones } from '../../solid/soft-body.ts';
import type { Concept } from '../concept.ts';

export const starfish: Concept = {
  id: 'starfish',
  words: {
    en: 'starfish/sea star',
    de: 'seestern',
    es: 'estrella de mar',
    fr: 'étoile de mer',
    zh: '海星',
    ja: 'ヒトデ',
    ar: 'نجم البحر',
    emoji: '',
  },
  size: { width: 0.9, height: 0.34 },
  lives: ['beach', 'reef'],
  stands: 'ground',
  moves: 'still',
  sway: 0.6,
  build(mesh, random, look) {
    const c = look.colour ?? pick(random, ['#e8642e', '#d83c3c', '#f0923a']);
    mesh.push().at(0, 0.07, 0).rotX(-0.35).at(0, 0.06, 0);
    const arms: Cones = Array.from({ length: 5 }, (_, i) => {
      const a = (i / 5) * tau + 0.3;
      return [0, 0.02, 0, 0.13, Math.cos(a) * 0.42, 0, Math.sin(a) * 0.42, 0.045, 0];
    });
    mesh.body(arms, { k: 0.1, colours: [c], fur: 0.35 });
    const skin = skinOf(arms, 0.1);
    for (let i = 0; i < 5; i++)
      for (let k = 0; k < 8; k++) {
        const a = (i / 5) * tau + 0.3;
        const r = 0.04 + k * 0.05;
        mesh.ball(
          ...skin([Math.cos(a) * r, 0, Math.sin(a) * r], [0, 1, 0]),
          0.016,
          0.014,
          0.016,
          '#ffd9b0',
          materials.plain,
          8,
        );
      }
    mesh.pop();
  },
};
