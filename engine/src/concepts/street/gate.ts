import { hoop, rod } from '../../shapes/rings.ts';
import { materials } from '../../solid/materials.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

export const gate: Concept = {
  id: 'gate',
  words: {
    en: 'gate/garden gate/iron gate',
    de: 'tor/gartentor',
    es: 'puerta de hierro/portón/verja',
    fr: 'portail/grille',
    zh: '大门',
    ja: '門/鉄門',
    ar: 'بوابة',
    emoji: '',
  },
  size: { width: 11, height: 3.6 },
  lives: ['hills', 'street'],
  stands: 'ground',
  moves: 'still',
  sway: 0.15,
  build(mesh, _random, look) {
    const iron = look.colour ?? '#22272a';
    for (const s of [-1, 1]) {
      mesh
        .box(2.4 * s, 0, 0, 0.9, 2.9, 0.9, '#b4a48e', materials.stone)
        .box(2.4 * s, 2.9, 0, 1.15, 0.2, 1.15, '#9a8c78')
        .ball(2.4 * s, 3.35, 0, 0.3, 0.3, 0.3, '#b4a48e', materials.plain, 18);
      mesh.box(4.1 * s, 0, 0.1, 2.6, 1.5, 0.5, '#b09f88', materials.stone);
      for (const y of [0.3, 1.3]) rod(mesh, [1.9 * s, y, 0], [0.04 * s, y, 0], 0.035, iron, materials.metal);
      for (let i = 0; i < 8; i++) {
        const x = 0.08 + i * 0.25;
        const top = 2 + 0.75 * (1 - (x / 2) ** 2);
        rod(mesh, [x * s, 0.15, 0], [x * s, top, 0], 0.024, iron, materials.metal);
        mesh.cyl(x * s, top, 0, 0.045, 0.004, 0.16, '#c8a24a', materials.metal, 8);
      }
      mesh.tube(
        Array.from({ length: 12 }, (_, i): Vec3 => [
          (0.06 + (i / 11) * 1.85) * s,
          1.85 + 0.75 * (1 - ((i / 11) * 0.95) ** 2),
          0,
        ]),
        [0.035],
        iron,
        materials.metal,
        6,
      );
      for (let i = 0; i < 3; i++) {
        mesh
          .push()
          .at((0.4 + i * 0.55) * s, 1.58, 0)
          .rotX(Math.PI / 2);
        hoop(mesh, 0, 0.2, 0.022, iron, materials.metal);
        mesh.pop();
      }
    }
  },
};
