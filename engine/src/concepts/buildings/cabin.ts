import { window } from '../../shapes/house-parts.ts';
import { rod } from '../../shapes/rings.ts';
import { smokeOver } from '../../shapes/flames.ts';
import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

export const cabin: Concept = {
  id: 'cabin',
  words: {
    en: 'cabin/log cabin/hut/shack/mountain hut',
    de: 'hütte/blockhütte/holzhütte',
    es: 'cabaña/choza',
    fr: 'cabane/chalet/hutte',
    zh: '小木屋/木屋',
    ja: '山小屋/小屋/丸太小屋',
    ar: 'كوخ',
    emoji: '🛖',
  },
  size: { width: 10.5, height: 6.2 },
  lives: ['hills', 'forest', 'mountains'],
  stands: 'ground',
  moves: 'still',
  windowLight: { up: 1.4, front: 4.4, power: 7 },
  turn: 0.45,
  build(mesh, _random, look) {
    const [w, d, h] = [6.8, 5.4, 2.7];
    const logs = '#7a5232';
    for (let i = 0; i < 9; i++) {
      const y = 0.16 + i * 0.3;
      for (const s of [-1, 1]) {
        if (i < 9)
          mesh
            .push()
            .at(-w / 2 - 0.35, y, (s * d) / 2)
            .rotZ(-Math.PI / 2)
            .cyl(0, 0, 0, 0.17, 0.17, w + 0.7, i % 2 ? logs : '#845a38', materials.bark, 9)
            .pop();
        mesh
          .push()
          .at((s * w) / 2, y + 0.14, -d / 2 - 0.35)
          .rotX(Math.PI / 2)
          .cyl(0, 0, 0, 0.17, 0.17, d + 0.7, i % 2 ? '#845a38' : logs, materials.bark, 9)
          .pop();
      }
    }
    mesh.box(0, 0, 0, w - 0.1, h, d - 0.1, '#4c3320', materials.planks);
    mesh
      .push()
      .rotY(Math.PI / 2)
      .gable(0, h, 0, d + 0.4, 2.7, w + 0.3, '#5b4a40', '#6e4a2e', 0.7, materials.planks)
      .pop();
    const z = -d / 2 - 0.2;
    mesh
      .box(-1.3, 0, z, 1.3, 2.1, 0.14, '#3c2a1c')
      .box(-1.3, 0, z - 0.06, 1.05, 1.95, 0.12, '#8a5a34', materials.planks);
    window(mesh, 1.4, 0.95, z, 1.3, 1);
    mesh
      .box(2.2, 2.6, 0.9, 0.9, 3.2, 0.9, '#8d857b', materials.stone)
      .box(2.2, 5.8, 0.9, 1.1, 0.2, 1.1, '#6e675f', materials.stone);
    if (look.smokes) smokeOver(mesh, [2.2, 6, 0.9]);
    mesh.box(-0.2, 0, z - 0.9, w, 0.18, 1.6, '#6b4a30', materials.planks);
    for (const x of [-3.4, 3]) rod(mesh, [x, 0, z - 1.5], [x, 2.5, z - 1.5], 0.1, '#5c3f28', materials.bark);
    mesh.face(
      [
        [-3.8, 2.45, z - 1.9],
        [-3.8, 3, z + 0.2],
        [3.4, 3, z + 0.2],
        [3.4, 2.45, z - 1.9],
      ],
      '#5b4a40',
      materials.tiles,
    );
  },
};
