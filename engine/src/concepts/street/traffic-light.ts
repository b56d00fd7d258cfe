import { rod } from '../../shapes/rings.ts';
import { materials } from '../../solid/materials.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

const lights = [
  ['#3a0806', '#8a0603'],
  ['#3a2a06', '#b87806'],
  ['#06300e', '#088a24'],
] as const;

export const trafficLight: Concept = {
  id: 'traffic light',
  words: {
    en: 'traffic light/traffic lights/stoplight/traffic signal/stop light',
    de: 'ampel/ampeln/verkehrsampel',
    es: 'semáforo',
    fr: 'feu de circulation/feux de circulation/feu tricolore',
    zh: '红绿灯/交通灯',
    ja: '信号機/交通信号',
    ar: 'إشارة مرور/إشارة ضوئية',
    emoji: '🚦/🚥',
  },
  size: { width: 1.4, height: 3.5 },
  lives: ['street', 'road'],
  stands: 'ground',
  moves: 'still',
  turn: 0.3,
  build(mesh, random, look) {
    const paint = look.colour ?? '#2c3336';
    const on = Math.floor(random() * 3);
    mesh.object();
    mesh
      .cyl(0, 0, 0, 0.2, 0.18, 0.08, '#3a3d40', materials.metal, 24)
      .cyl(0, 0.08, 0, 0.13, 0.1, 0.5, paint, materials.gloss, 24)
      .cyl(0, 0.58, 0, 0.065, 0.06, 2.9, '#7d858a', materials.metal, 20)
      .ball(0, 3.48, 0, 0.075, 0.05, 0.075, '#7d858a', materials.metal, 14);
    // The head with three lenses under their hoods, and a smaller one for those who walk.
    mesh.push().at(0, 2.35, -0.16);
    mesh
      .box(0, 0, 0, 0.36, 1.04, 0.2, paint, materials.gloss)
      .box(0, -0.05, 0.06, 0.5, 1.14, 0.03, '#14171a', materials.plain);
    mesh.tube(
      [
        [-0.25, -0.05, 0.05],
        [-0.25, 1.09, 0.05],
        [0.25, 1.09, 0.05],
        [0.25, -0.05, 0.05],
        [-0.25, -0.05, 0.05],
      ],
      [0.014],
      '#eceeee',
      materials.plain,
      5,
    );
    for (const [i, [off, lit]] of lights.entries()) lens(i === on, 0.86 - i * 0.33, 0.135, off, lit);
    mesh.pop();
    mesh.box(0, 2.5, -0.04, 0.1, 0.06, 0.14, '#3a3d40').box(0, 3.2, -0.04, 0.1, 0.06, 0.14, '#3a3d40');
    mesh.push().at(0.02, 1.55, -0.14);
    mesh.box(0, 0, 0, 0.26, 0.56, 0.17, paint, materials.gloss);
    lens(on !== 2, 0.42, 0.095, '#3a0806', '#8a0603');
    lens(on === 2, 0.15, 0.095, '#06300e', '#088a24');
    mesh.pop();
    mesh
      .box(0, 1.08, -0.1, 0.13, 0.2, 0.09, '#e2b020', materials.gloss)
      .ball(0, 1.15, -0.15, 0.03, 0.03, 0.02, '#d8dcdf', materials.metal, 12);
    rod(mesh, [0, 2.2, 0], [0, 2.24, -0.06], 0.05, '#3a3d40');

    function lens(isOn: boolean, y: number, r: number, off: string, lit: string): void {
      mesh
        .push()
        .at(0, y, -0.1)
        .rotX(-Math.PI / 2);
      mesh.cyl(0, 0, 0, r * 1.14, r * 1.14, 0.02, '#0d0f10', materials.plain, 28).pop();
      mesh.ball(0, y, -0.11, r, r, 0.035, isOn ? lit : off, isOn ? materials.glow : materials.gloss, 24);
      mesh.sheet(
        (u, v) => {
          const a = Math.PI * (-0.1 + u * 1.2);
          return [
            Math.cos(a) * r * 1.16,
            y + Math.sin(a) * r * 1.16,
            -0.1 - v * (0.1 + 0.1 * Math.max(0, Math.sin(a))),
          ] satisfies Vec3;
        },
        24,
        2,
        () => paint,
        materials.gloss,
      );
    }
  },
};
