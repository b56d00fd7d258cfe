import { smoothProfile } from '../../shapes/smooth-profile.ts';
import { pairs } from '../../shapes/points.ts';
import { materials } from '../../solid/materials.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

const steel = '#8d9196';

export const hammer: Concept = {
  id: 'hammer',
  words: {
    en: 'hammer/claw hammer',
    de: 'hammer/klauenhammer',
    es: 'martillo',
    fr: 'marteau',
    zh: '锤子/榔头',
    ja: 'ハンマー/金槌',
    ar: 'مطرقة/شاكوش',
    emoji: '🔨',
  },
  size: { width: 3.1, height: 0.76 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  plural: 1,
  turn: 0.45,
  build(mesh, _random, look) {
    // It lies on the flat of its head and the end of its handle.
    mesh.push().at(0, 0.17, 0);
    mesh
      .push()
      .rotZ(Math.PI / 2)
      .at(0, -1.45, 0);
    mesh.push().scale(1, 1, 0.72);
    mesh.lathe(
      smoothProfile(
        pairs([
          0, 0, 0.15, 0.02, 0.17, 0.12, 0.14, 0.4, 0.155, 0.75, 0.125, 1.2, 0.1, 1.7, 0.105, 2.3, 0.1, 2.62, 0, 2.64,
        ]),
      ),
      28,
      look.colour ?? '#a9743c',
      materials.carved,
    );
    mesh.pop();
    mesh.pop();
    mesh.push().at(-1.0, 0, 0);
    mesh.box(0, -0.15, 0, 0.34, 0.3, 0.5, steel, materials.metal);
    // The face, and on the other side the claw that is split and bends away.
    mesh
      .push()
      .at(0, 0, -0.24)
      .rotX(-Math.PI / 2);
    mesh.lathe(
      smoothProfile(
        pairs([0.14, 0, 0.12, 0.1, 0.11, 0.2, 0.17, 0.27, 0.185, 0.32, 0.185, 0.46, 0.165, 0.49, 0, 0.495]),
      ),
      32,
      steel,
      materials.metal,
    );
    mesh.pop();
    for (const s of [-1, 1]) {
      const points = Array.from({ length: 12 }, (_, k): Vec3 => {
        const t = k / 11;
        return [t * t * 0.34, s * (0.07 + 0.05 * t), 0.2 + t * 0.72];
      });
      mesh.push().scale(1, 1, 1);
      mesh.tube(
        points,
        points.map((_, k) => 0.115 * (1 - (k / 11) * 0.72)),
        steel,
        materials.metal,
        14,
      );
      mesh.pop();
    }
    mesh.pop();
    mesh.pop();
  },
};
