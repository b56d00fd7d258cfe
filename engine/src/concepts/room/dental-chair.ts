import { cushion } from '../../shapes/cushion.ts';
import { pick } from '../../shapes/chance.ts';
import { rod } from '../../shapes/rings.ts';
import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

const shell = '#e8eaea';

/** The chair of a dentist: padded and laid back on one foot, with a tray of instruments at one side and a lamp over it. */
export const dentalChair: Concept = {
  id: 'dental chair',
  words: {
    en: "dental chair/dentist chair/dentist's chair/dentist’s chair",
    de: 'zahnarztstuhl/behandlungsstuhl',
    es: 'sillón dental/silla de dentista',
    fr: 'fauteuil dentaire/fauteuil de dentiste',
    zh: '牙科椅/牙科治疗椅',
    ja: '歯科チェア/歯科用椅子',
    ar: 'كرسي الأسنان/كرسي طبيب الأسنان',
    emoji: '',
  },
  size: { width: 1.7, height: 2.1 },
  lives: ['hospital room'],
  stands: 'ground',
  moves: 'still',
  turn: 0.4,
  sway: 0.12,
  build(mesh, random, look) {
    const pad = look.colour ?? pick(random, ['#3f8a96', '#4a7ab0', '#5a9a7a', '#6a6f9a']);
    const leather = materials.leather;
    mesh.object().box(0, 0, 0.1, 0.56, 0.06, 0.8, shell, materials.gloss);
    mesh.box(0, 0.06, 0.14, 0.3, 0.3, 0.42, shell, materials.gloss);
    cushion(mesh, [0, 0.44, -0.02], [0.27, 0.075, 0.32], { square: 0.25, colour: pad, material: leather });
    // Where the legs lie, and the back that is laid back.
    mesh.push().at(0, 0.42, -0.3).rotX(-0.55);
    cushion(mesh, [0, 0, -0.34], [0.22, 0.06, 0.38], { square: 0.25, colour: pad, material: leather });
    mesh.pop().push().at(0, 0.5, 0.26).rotX(0.48);
    cushion(mesh, [0, 0.42, 0.02], [0.28, 0.46, 0.07], { square: 0.25, colour: pad, material: leather });
    cushion(mesh, [0, 0.96, -0.02], [0.15, 0.1, 0.07], { square: 0.3, colour: pad, material: leather });
    mesh.pop();
    for (const s of [-1, 1]) {
      mesh.object().box(s * 0.33, 0.64, 0.06, 0.09, 0.05, 0.46, '#3a4046', leather);
      rod(mesh, [s * 0.33, 0.4, 0.24], [s * 0.33, 0.64, 0.2], 0.022, shell, materials.gloss);
    }
    // A pole behind with the lamp on its arm, and a tray with instruments.
    rod(mesh, [0.62, 0, 0.5], [0.62, 1.95, 0.5], 0.03, shell, materials.gloss);
    mesh.cyl(0.62, 0, 0.5, 0.22, 0.2, 0.05, shell, materials.gloss, 28);
    mesh.tube(
      [
        [0.62, 1.95, 0.5],
        [0.4, 2.06, 0.2],
        [0.16, 1.96, -0.1],
      ],
      [0.024],
      shell,
      materials.gloss,
      10,
    );
    mesh.push().at(0.14, 1.9, -0.12).rotX(-0.5);
    mesh.box(0, 0, 0, 0.3, 0.07, 0.17, shell, materials.gloss);
    mesh.box(0, -0.012, 0, 0.24, 0.012, 0.12, '#fff6dc', materials.glow).pop();
    mesh.tube(
      [
        [0.62, 1.02, 0.5],
        [0.66, 1.04, 0.1],
        [0.6, 1.0, -0.16],
      ],
      [0.022],
      shell,
      materials.gloss,
      10,
    );
    mesh.box(0.58, 1, -0.2, 0.36, 0.02, 0.26, '#c9d0d4', materials.metal);
    for (let i = 0; i < 6; i++)
      rod(mesh, [0.45 + i * 0.05, 1.03, -0.29], [0.46 + i * 0.05, 1.03, -0.13], 0.006, '#9aa4aa', materials.metal);
  },
};
