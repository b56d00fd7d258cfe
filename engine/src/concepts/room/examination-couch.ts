import { pick } from '../../shapes/chance.ts';
import { cushion } from '../../shapes/cushion.ts';
import { rod } from '../../shapes/rings.ts';
import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

const steel = '#b9c0c5';

/** A padded couch on legs of steel with a raised head, a strip of paper along it, and a step before it. */
export const examinationCouch: Concept = {
  id: 'examination couch',
  words: {
    en: 'examination couch/examination table/exam table/examining table/treatment couch/massage table',
    de: 'untersuchungsliege/behandlungsliege/massageliege',
    es: 'camilla',
    fr: "table d'examen/table d’examen/table de massage",
    zh: '诊疗床/检查床/按摩床',
    ja: '診察台/施術台',
    ar: 'سرير الفحص',
    emoji: '',
  },
  size: { width: 2, height: 0.95 },
  lives: ['hospital room', 'office'],
  stands: 'ground',
  moves: 'still',
  turn: 0.2,
  sway: 0.1,
  build(mesh, random, look) {
    const pad = look.colour ?? pick(random, ['#3f7f8a', '#4a6a94', '#5a7a6a', '#7a5a50']);
    mesh.object();
    for (const x of [-0.72, 0.62]) {
      for (const z of [-0.24, 0.24]) rod(mesh, [x, 0, z], [x, 0.52, z], 0.02, steel, materials.metal);
      rod(mesh, [x, 0.14, -0.24], [x, 0.14, 0.24], 0.014, steel, materials.metal);
    }
    for (const z of [-0.24, 0.24]) rod(mesh, [-0.72, 0.14, z], [0.62, 0.14, z], 0.014, steel, materials.metal);
    mesh.box(-0.08, 0.5, 0, 1.66, 0.05, 0.58, '#e4e4de', materials.gloss);
    cushion(mesh, [-0.22, 0.59, 0], [0.7, 0.055, 0.31], { square: 0.2, colour: pad, material: materials.leather });
    // The head is raised, at the right.
    mesh.push().at(0.48, 0.6, 0).rotZ(0.5);
    cushion(mesh, [0.27, 0.01, 0], [0.3, 0.05, 0.31], { square: 0.2, colour: pad, material: materials.leather });
    cushion(mesh, [0.42, 0.09, 0], [0.1, 0.045, 0.22], { square: 0.3, colour: '#eef0ee', material: materials.cloth });
    mesh.pop();
    mesh.object().sheet(
      (u, v) => [-0.9 + u * 1.38, 0.66 + 0.004 * Math.sin(u * 22), (v - 0.5) * 0.44],
      30,
      4,
      () => '#f4f5f2',
      materials.cloth,
    );
    // A step for who climbs up.
    mesh.object().box(-0.55, 0.2, -0.52, 0.5, 0.03, 0.28, '#3a3f44', materials.plain);
    for (const x of [-0.77, -0.33])
      for (const z of [-0.63, -0.41]) rod(mesh, [x, 0, z], [x, 0.2, z], 0.014, steel, materials.metal);
  },
};
