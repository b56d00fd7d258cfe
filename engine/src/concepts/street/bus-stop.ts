import { rod } from '../../shapes/rings.ts';
import { materials } from '../../solid/materials.ts';
import type { Mesh } from '../../solid/mesh.ts';
import type { Concept } from '../concept.ts';

const frame = '#3a4046';

/** A shelter of glass with a bench and a timetable, and a sign with a bus on its pole. */
export const busStop: Concept = {
  id: 'bus stop',
  words: {
    en: 'bus stop/bus shelter/bus station/tram stop',
    de: 'bushaltestelle/haltestelle/bushäuschen/busbahnhof',
    es: 'parada de autobús/parada de bus/marquesina',
    fr: 'arrêt de bus/abribus/arrêt de tram',
    zh: '公交车站/公交站/巴士站/候车亭',
    ja: 'バス停/バス停留所',
    ar: 'موقف حافلات/محطة حافلات/موقف الحافلة',
    emoji: '🚏',
  },
  size: { width: 3.6, height: 2.6 },
  lives: ['street', 'avenue', 'road'],
  stands: 'ground',
  moves: 'still',
  turn: 0.2,
  sway: 0.1,
  build(mesh, _random, look) {
    const paint = look.colour ?? '#2a6ab0';
    mesh.object();
    for (const x of [-1.3, 0, 1.3]) rod(mesh, [x, 0, 0.55], [x, 2.35, 0.55], 0.035, frame, materials.metal);
    for (const x of [-1.3, 1.3]) rod(mesh, [x, 0, -0.35], [x, 2.35, -0.35], 0.03, frame, materials.metal);
    mesh.box(0, 2.35, 0.08, 2.9, 0.09, 1.35, frame, materials.gloss);
    mesh.box(0, 2.35, -0.61, 2.9, 0.2, 0.04, paint, materials.gloss);
    for (const x of [-0.65, 0.65]) mesh.box(x, 0.25, 0.55, 1.2, 1.95, 0.012, '#cfe0e6', materials.clear);
    mesh.box(-1.3, 0.25, 0.1, 0.012, 1.95, 0.8, '#cfe0e6', materials.clear);
    mesh.box(1.3, 0.4, 0.1, 0.05, 1.7, 0.72, frame, materials.metal);
    mesh.box(1.27, 0.5, 0.1, 0.02, 1.5, 0.6, '#f0e6c8', materials.plain);
    mesh.box(-0.1, 0.44, 0.32, 1.8, 0.05, 0.36, '#9a6d42', materials.planks);
    for (const x of [-0.8, 0.6]) mesh.box(x, 0, 0.34, 0.06, 0.44, 0.26, frame, materials.metal);
    mesh.box(-0.65, 1.05, 0.53, 0.5, 0.75, 0.02, '#f6f5f0', materials.plain);
    for (let i = 0; i < 9; i++) mesh.box(-0.65, 1.14 + i * 0.07, 0.516, 0.42, 0.018, 0.004, '#5a6268', materials.plain);
    sign(mesh, paint);
  },
};

/** A plate on a pole with a bus on it, seen from its front. */
function sign(mesh: Mesh, paint: string): void {
  const [x, z] = [-1.72, -0.5];
  rod(mesh, [x, 0, z], [x, 2.6, z], 0.03, '#8b9194', materials.metal);
  mesh.box(x, 2.02, z - 0.04, 0.52, 0.56, 0.03, paint, materials.gloss);
  mesh.box(x, 2.16, z - 0.062, 0.34, 0.26, 0.008, '#ffffff', materials.plain);
  mesh.box(x, 2.28, z - 0.07, 0.29, 0.09, 0.006, paint, materials.plain);
  for (const s of [-0.09, 0.09]) mesh.ball(x + s, 2.15, z - 0.06, 0.035, 0.035, 0.01, '#22262a', materials.plain, 14);
}
