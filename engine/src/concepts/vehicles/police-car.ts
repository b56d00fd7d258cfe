import { beaconBar } from '../../shapes/beacons.ts';
import { tau } from '../../shapes/chance.ts';
import { buildCar, onSide } from '../../shapes/car.ts';
import { saloonForm } from '../../shapes/car-forms.ts';
import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

/** A strip over both of its doors between two heights. */
const door = (low: number, high: number) => ({
  shape: (u: number, v: number) => [-0.74 + 1.5 * u, low + (high - low) * v] as const,
  nu: 16,
  nv: 6,
});

export const policeCar: Concept = {
  id: 'police car',
  words: {
    en: 'police car/cop car/squad car/patrol car/police cruiser',
    de: 'polizeiauto/streifenwagen/polizeiwagen/polizeiautos',
    es: 'coche de policía/patrulla/carro de policía',
    fr: 'voiture de police',
    zh: '警车',
    ja: 'パトカー',
    ar: 'سيارة شرطة',
    emoji: '🚓/🚔',
  },
  size: { width: 4.5, height: 1.6 },
  lives: ['street', 'road', 'hills'],
  stands: 'ground',
  moves: 'drives',
  turn: -0.8,
  sway: 0.15,
  mirrors: true,
  build(mesh, _random, look) {
    const white = '#f1f2f0';
    const body = buildCar(mesh, saloonForm, { paint: look.colour ?? '#15181d', lit: look.lit, roof: white });
    // White doors with a blue line and a star, a white roof, the bar of lights.
    for (const side of [-1, 1]) {
      onSide(mesh, body, side, { ...door(0.36, 0.9), colour: white, material: materials.gloss, off: 0.005 });
      onSide(mesh, body, side, { ...door(0.62, 0.69), colour: '#2a5cb0', material: materials.gloss, off: 0.008 });
      onSide(mesh, body, side, {
        shape: (u, v) => {
          const r = (Math.round(u * 10) % 2 ? 0.05 : 0.12) * v;
          return [-0.1 + Math.sin(u * tau) * r, 0.655 + Math.cos(u * tau) * r];
        },
        nu: 10,
        nv: 1,
        colour: '#d8ab3e',
        off: 0.012,
      });
    }
    beaconBar(mesh, 0.36, 1.46, { wide: 1.16, left: '#a00606', right: '#0a24b0' });
    // The bars before its grille.
    mesh.box(-2.2, 0.34, 0, 0.06, 0.3, 1, '#202327', materials.plain);
    for (const z of [-0.36, 0.36]) mesh.box(-2.24, 0.3, z, 0.07, 0.42, 0.07, '#202327', materials.plain);
  },
};
