import { mixRgb } from '../../raster/colour.ts';
import { pick, tau } from '../../shapes/chance.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Mesh } from '../../solid/mesh.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import { fbm, smooth } from '../../solid/noise.ts';
import type { Concept } from '../concept.ts';

type Colours = readonly [ReturnType<typeof readColour>, ReturnType<typeof readColour>];

/** A scallop that stands on its hinge and leans back: ribs spread like a fan, in bands of colour. */
function scallop(mesh: Mesh, [light, deep]: Colours): void {
  const ribs = 15;
  for (const side of [1, -1])
    mesh.sheet(
      (u, v): Vec3 => {
        const a = (u - 0.5) * 2.5;
        const rib = Math.cos(((u * ribs) % 1) * tau);
        const far = v * (1 + 0.03 * rib * v);
        const swell = 0.3 * Math.sin(v * Math.PI * 0.86) * Math.cos(a * 0.9) + 0.028 * rib * v;
        return [Math.sin(a) * far, 0.06 + Math.cos(a) * far * 1.02, -swell * side - 0.02 * side];
      },
      150,
      44,
      (u, v) => {
        const groove = smooth(0.2, -0.8, Math.cos(((u * ribs) % 1) * tau));
        const band = smooth(0.5, 0.8, 0.5 + 0.5 * Math.sin(v * 19 + 0.6 * fbm(u * 5, v * 3, 2)));
        return mixRgb(mixRgb(light, deep, band * 0.65 + v * v * 0.25), [0.3, 0.15, 0.1], groove * 0.3);
      },
      materials.gloss,
    );
  for (const s of [-1, 1])
    mesh.face(
      [
        [0, 0.02, 0],
        [s * 0.34, 0.04, 0],
        [s * 0.24, 0.26, -0.02],
        [0, 0.2, -0.03],
      ],
      light,
      materials.gloss,
    );
}

/** A whelk that lies on its side: a tube that winds up into a spire and opens to the eye. */
function whelk(mesh: Mesh, [light, deep]: Colours, place: number): void {
  const turns = 5;
  const at = (t: number): { middle: Vec3; r: number } => {
    const a = t * turns * tau;
    const size = Math.exp(-t * 2.9);
    return {
      middle: [1.5 * (1 - Math.exp(-t * 2.1)) - 0.2, Math.cos(a) * 0.3 * size, Math.sin(a) * 0.3 * size],
      r: 0.36 * size,
    };
  };
  mesh.sheet(
    (u, v) => {
      const { middle, r } = at(v);
      const a = u * tau;
      const knob = 1 + 0.1 * Math.max(0, Math.cos(a - 0.5)) * Math.max(0, Math.cos(v * turns * tau * 7)) ** 2;
      const [cy, cz] = [middle[1], middle[2]];
      const long = Math.hypot(cy, cz) || 1;
      const out = Math.cos(a) * r * knob;
      return [middle[0] + Math.sin(a) * r * 1.25, cy + (cy / long) * out, cz + (cz / long) * out];
    },
    30,
    420,
    (u, v) => {
      const stripe = smooth(0.35, 0.7, fbm(v * 40 + place, u * 5, 3));
      return mixRgb(mixRgb(light, [0.96, 0.9, 0.82], 0.3), deep, stripe * 0.7);
    },
    materials.gloss,
  );
  // The lip flares out below the last turn.
  mesh.sheet(
    (u, v) => {
      const a = u * tau;
      const r = 0.36 * (0.8 + 0.2 * v);
      return [-0.2 - 0.12 * v + Math.sin(a) * r * 1.5, 0.3 + Math.cos(a) * r, -0.06 - 0.14 * v];
    },
    48,
    10,
    (_u, v) => mixRgb(readColour('#e88a78'), [0.96, 0.86, 0.76], v),
    materials.gloss,
  );
}

export const seashell: Concept = {
  id: 'seashell',
  words: {
    en: 'seashell/sea shell/shell/conch/scallop/clam/conch shell/scallop shell',
    de: 'muschel/muscheln/meeresmuschel',
    es: 'concha/caracola/concha marina',
    fr: 'coquillage/coquille',
    zh: '贝壳/海螺',
    ja: '貝殻/貝',
    ar: 'صدفة/صدف/محارة',
    emoji: '🐚',
  },
  size: { width: 2.7, height: 1.25 },
  lives: ['room', 'beach'],
  stands: 'table',
  moves: 'still',
  sway: 0.2,
  plural: 1,
  build(mesh, random, look) {
    const place = random() * 20;
    const deep = readColour(look.colour ?? pick(random, ['#c8563e', '#b8607a', '#c07a3a']));
    const colours: Colours = [readColour('#f4e2cc'), deep];
    mesh.push().at(-0.2, 0, 0.3).rotY(0.18).rotX(0.3).scale(1.08);
    scallop(mesh, colours);
    mesh.pop();
    mesh.push().at(0.42, 0.25, -0.52).rotY(0.2).scale(0.58);
    whelk(mesh, [readColour('#efd2ac'), readColour('#8a4a26')], place);
    mesh.pop();
    mesh.push().at(-0.98, 0.02, -0.4).rotY(0.5).rotX(-1.1).scale(0.4);
    scallop(mesh, [readColour('#f4efe6'), readColour('#8aa0b8')]);
    mesh.pop();
    for (let i = 0; i < 3; i++)
      mesh.ball(-0.3 + i * 0.22, 0.07, -0.76 + (i % 2) * 0.12, 0.075, 0.075, 0.075, '#f6f0e8', materials.wet, 20);
  },
};
