import { pick } from '../../shapes/chance.ts';
import { canopy, fuelPump, stationShop, stationSign } from '../../shapes/fuel-station.ts';
import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

export const gasStation: Concept = {
  id: 'gas station',
  words: {
    en: 'gas station/petrol station/filling station/service station/fuel station/gas pump/gas pumps/petrol pump/fuel pump',
    de: 'tankstelle/tankstellen/zapfsäule/zapfsäulen',
    es: 'gasolinera/estación de servicio/surtidor de gasolina',
    fr: "station-service/station service/station d'essence/pompe à essence",
    zh: '加油站',
    ja: 'ガソリンスタンド/給油所',
    ar: 'محطة وقود/محطة بنزين',
    emoji: '⛽',
  },
  size: { width: 16.5, height: 7.4 },
  lives: ['road', 'hills', 'desert', 'street'],
  stands: 'ground',
  moves: 'still',
  turn: 0.3,
  sway: 0.1,
  build(mesh, random, look) {
    const paint = look.colour ?? pick(random, ['#c8282c', '#1f6a4a', '#e07a1c', '#1f4f9a']);
    mesh.object();
    mesh
      .box(0, -0.5, 0.3, 15.4, 0.56, 11, '#a5a29a', materials.stone)
      .box(0, -0.5, -1.4, 11.5, 0.575, 6.4, '#8f8d87', materials.stone);
    stationShop(mesh, paint, look.lit);
    canopy(mesh, paint, look.lit);
    for (const x of [-2.7, 2.7]) {
      mesh.box(x, 0.06, -1.4, 1.5, 0.16, 2.6, '#d8d4c8', materials.stone);
      for (const z of [-2.66, -0.14]) mesh.box(x, 0.06, z, 1.52, 0.165, 0.12, '#e0b020', materials.gloss);
      mesh.push().at(x, 0.22, -1.75);
      fuelPump(mesh, paint, look.lit);
      mesh.pop();
    }
    stationSign(mesh, paint, look.lit);
  },
};
