import { buildCar, onSide } from '../../shapes/car.ts';
import { saloonForm } from '../../shapes/car-forms.ts';
import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

export const taxi: Concept = {
  id: 'taxi',
  words: {
    en: 'taxi/taxicab/yellow cab/cab',
    de: 'taxi/taxis',
    es: 'taxi',
    fr: 'taxi',
    zh: '出租车/计程车',
    ja: 'タクシー',
    ar: 'سيارة أجرة/تاكسي',
    emoji: '🚕/🚖',
  },
  size: { width: 4.4, height: 1.6 },
  lives: ['street', 'road'],
  stands: 'ground',
  moves: 'drives',
  turn: -0.8,
  sway: 0.15,
  mirrors: true,
  build(mesh, _random, look) {
    const body = buildCar(mesh, saloonForm, { paint: look.colour ?? '#e0a21a', lit: look.lit });
    // A row of black squares along its doors, and a sign that shines on its roof.
    for (const side of [-1, 1])
      for (let i = 0; i < 24; i++)
        onSide(mesh, body, side, {
          shape: (u, v) => [-0.75 + (i + u * 0.5) * 0.075, 0.66 + (i % 2) * 0.035 + v * 0.035],
          nu: 1,
          nv: 1,
          colour: '#111213',
        });
    mesh
      .box(0.3, 1.45, 0, 0.16, 0.05, 0.46, '#1a1b1c', materials.plain)
      .box(0.3, 1.5, 0, 0.13, 0.13, 0.4, '#ffe9a8', look.lit ? materials.glow : materials.gloss);
  },
};
