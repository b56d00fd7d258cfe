import { pick, tau } from '../../shapes/chance.ts';
import { hoop } from '../../shapes/rings.ts';
import { smoothWay } from '../../shapes/smooth-way.ts';
import { materials } from '../../solid/materials.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

const radius = 0.95;

export const wreath: Concept = {
  id: 'wreath',
  words: {
    en: 'wreath/christmas wreath/fir wreath/advent wreath/holly wreath',
    de: 'weihnachtskranz/adventskranz/türkranz/tannenkranz',
    es: 'corona de navidad/corona navideña/corona de adviento',
    fr: 'couronne de noël/couronne de l’avent',
    zh: '圣诞花环',
    ja: 'クリスマスリース/リース',
    ar: 'إكليل عيد الميلاد',
    emoji: '',
  },
  size: { width: 2.7, height: 2.7 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  sway: 0.15,
  build(mesh, random, look) {
    const ribbon = look.colour ?? '#b8121e';
    // It leans on a small stand behind it.
    mesh.box(0, 0, 0.5, 0.9, 0.08, 0.5, '#6a4428', materials.planks);
    mesh.push().at(0, 0.06, 0.62).rotX(0.26).box(0, 0, 0, 0.1, 2.1, 0.08, '#6a4428', materials.planks).pop();
    mesh.push().at(0, 1.3, 0.12).rotX(0.2);
    mesh.push().rotX(Math.PI / 2);
    hoop(mesh, 0, radius, 0.17, '#1f3a24', materials.leaf);
    mesh.pop();
    for (let i = 0; i < 2600; i++) {
      const a = (i / 2600) * tau * 7;
      const [b, lean] = [random() * tau, (random() - 0.5) * 0.9];
      const [r, z] = [radius + Math.cos(b) * 0.15, -Math.sin(b) * 0.15];
      const far = 0.16 + random() * 0.12;
      const ways = a + 0.7 + lean * 0.5;
      const root: Vec3 = [Math.cos(a) * r, Math.sin(a) * r, z];
      mesh.tube(
        [
          root,
          [
            root[0] + (Math.cos(b) * Math.cos(a) - Math.sin(ways) * 0.9) * far,
            root[1] + (Math.cos(b) * Math.sin(a) + Math.cos(ways) * 0.9) * far,
            root[2] - Math.sin(b) * far * 0.8,
          ],
        ],
        [0.015, 0.005],
        pick(random, ['#2a5c34', '#35703e', '#1f4a2c', '#44803e', '#2f6644']),
        materials.leaf,
        4,
      );
    }
    for (let i = 0; i < 15; i++) {
      const a = i * 2.4 + 0.3;
      const r = radius + (random() - 0.5) * 0.22;
      for (let k = 0; k < 3; k++)
        mesh.ball(
          Math.cos(a) * r + (random() - 0.5) * 0.16,
          Math.sin(a) * r + (random() - 0.5) * 0.16,
          -0.26 - random() * 0.06,
          0.06,
          0.06,
          0.06,
          '#c01420',
          materials.gloss,
          14,
        );
    }
    for (const a of [0.5, 1.9, 2.8, 4, 5.6]) {
      mesh.push().at(Math.cos(a) * radius, Math.sin(a) * radius, -0.26);
      mesh.ball(0, 0, 0, 0.14, 0.14, 0.14, pick(random, ['#c8962c', '#c8ccd4']), materials.paint, 28).pop();
    }
    for (const a of [1.2, 3.4, 5]) {
      // Cones of pine, scale over scale.
      mesh
        .push()
        .at(Math.cos(a) * radius, Math.sin(a) * radius, -0.24)
        .rotZ(a)
        .rotX(0.5);
      for (let i = 0; i < 60; i++) {
        const t = i / 60;
        const b = i * 2.4;
        const r = 0.13 * Math.sin(Math.PI * (0.16 + 0.8 * t));
        mesh.ball(
          Math.cos(b) * r,
          t * 0.32 - 0.16,
          Math.sin(b) * r,
          0.045,
          0.016,
          0.045,
          i % 3 ? '#6a4426' : '#8a6038',
          materials.gloss,
          8,
        );
      }
      mesh.pop();
    }
    // A bow with two loops and two ends.
    mesh.push().at(0, -radius, -0.34);
    for (const s of [-1, 1]) {
      const loop = smoothWay([
        [0, 0, 0],
        [s * 0.3, 0.2, -0.06],
        [s * 0.56, 0.16, -0.02],
        [s * 0.56, -0.06, 0],
        [s * 0.3, -0.08, -0.06],
        [0, 0, -0.02],
      ]);
      const end = smoothWay([
        [0, 0, 0],
        [s * 0.14, -0.22, -0.05],
        [s * 0.24, -0.42, -0.01],
        [s * 0.34, -0.6, -0.04],
      ]);
      for (const way of [loop, end])
        mesh.sheet(
          (u, v) => {
            const at = Math.min(way.length - 1.001, u * (way.length - 1));
            const [p, q] = [way[Math.floor(at)] ?? [0, 0, 0], way[Math.ceil(at)] ?? [0, 0, 0]];
            const t = at - Math.floor(at);
            return [
              p[0] + (q[0] - p[0]) * t,
              p[1] + (q[1] - p[1]) * t,
              p[2] + (q[2] - p[2]) * t + (v - 0.5) * 0.2 - 0.06 * Math.sin(u * 9),
            ];
          },
          40,
          4,
          () => ribbon,
          materials.cloth,
        );
    }
    mesh.ball(0, 0, -0.06, 0.1, 0.09, 0.1, ribbon, materials.cloth, 18).pop().pop();
  },
};
