import { mixRgb } from '../../raster/colour.ts';
import { tau } from '../../shapes/chance.ts';
import { plate, plateTop } from '../../shapes/plate.ts';
import { slab } from '../../shapes/slab.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Mesh } from '../../solid/mesh.ts';
import { fbm, smooth } from '../../solid/noise.ts';
import type { Concept } from '../concept.ts';

const [pale, brown, crust] = [readColour('#e3b56c'), readColour('#a8662a'), readColour('#7a4318')] as const;
const [butter, melted] = ['#f7e08a', readColour('#f0c850')] as const;
const thick = 0.2;

export const toast: Concept = {
  id: 'toast',
  words: {
    en: 'toast/slice of toast/slices of toast/piece of toast/buttered toast/toast with butter/toast with jam/toast with butter and jam/toast and jam/jam on toast/toasted bread/slice of bread/slices of bread',
    de: 'toast/toasts/toastbrot/scheibe toast/toast mit butter/toast mit marmelade/buttertoast/brotscheibe/scheibe brot',
    es: 'tostada/tostadas/tostada con mantequilla/tostada con mermelada/rebanada de pan',
    fr: 'pain grillé/tartine/tartine de confiture/tranche de pain/pain grillé au beurre',
    zh: '吐司/烤面包片',
    ja: 'トースト/バタートースト',
    ar: 'توست/خبز محمص',
    emoji: '',
  },
  size: { width: 3.4, height: 1.05 },
  lives: ['room', 'cafe'],
  stands: 'table',
  moves: 'still',
  turn: 0.1,
  sway: 0.15,
  plural: 1,
  build(mesh, random) {
    plate(mesh, 1.7, '#eef0ee', '#5a7fae');
    // One slice lies flat under its jam, the other leans on it with butter that melts.
    const place = random() * 9;
    mesh
      .push()
      .at(0.42, plateTop + 0.02, 0.34)
      .rotY(-0.25);
    slice(mesh, place);
    spread(mesh, place, { colour: '#a3121f', reach: 0.86, high: 0.05 });
    for (let i = 0; i < 16; i++) {
      const [a, r] = [i * 2.4, 0.62 * Math.sqrt((i + 0.5) / 16)];
      const lump = 0.07 + 0.05 * random();
      mesh.ball(
        Math.cos(a) * r,
        thick + 0.045,
        Math.sin(a) * r,
        lump,
        lump * 0.5,
        lump,
        '#8c0d1a',
        materials.gloss,
        12,
      );
    }
    mesh.pop();
    mesh
      .push()
      .at(-0.42, plateTop + 0.34, -0.36)
      .rotY(0.3)
      .rotX(-0.42);
    slice(mesh, place + 5);
    spread(mesh, place + 5, { colour: melted, reach: 0.72, high: 0.012 });
    mesh.push().at(0.06, thick, 0.04).rotY(0.5);
    slab(mesh, square(0.27, 8), {
      ...{ low: 0.005, high: 0.17, edge: 0.05, top: butter, side: butter, rings: 2 },
      material: materials.gloss,
    });
    mesh.pop();
    mesh.pop();
  },
};

/** A square with round corners, seen from above. */
const square = (half: number, round: number): readonly (readonly [number, number])[] =>
  Array.from({ length: 40 }, (_, i) => {
    const a = (i / 40) * tau;
    const far = half / (Math.abs(Math.cos(a)) ** round + Math.abs(Math.sin(a)) ** round) ** (1 / round);
    return [Math.cos(a) * far, Math.sin(a) * far];
  });

/** The outline of a slice of a tin loaf: straight below, two round shoulders above (+z); as a share of its size. */
function loaf(share: number, wobble: (turn: number) => number = () => 0): readonly (readonly [number, number])[] {
  return Array.from({ length: 84 }, (_, i) => {
    const a = (i / 84) * tau;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    const far = (0.98 * (share + wobble(a))) / (Math.abs(c) ** 5 + Math.abs(s) ** 5) ** 0.2;
    const shoulder = smooth(0.15, 0.6, s);
    return [c * far * (1 + 0.1 * shoulder), s * far * (1 - 0.07 * shoulder * smooth(0.5, 0, Math.abs(c)))];
  });
}

function slice(mesh: Mesh, place: number): void {
  slab(mesh, loaf(1), {
    low: 0,
    high: thick,
    edge: 0.035,
    top: (x, z) => {
      const near = 1 - Math.max(Math.abs(x), Math.abs(z));
      const roasted = fbm(x * 2.2 + place, z * 2.2, 4) + 0.16 * smooth(0.4, 0, near);
      const pored = smooth(0.66, 0.74, fbm(x * 11 + place, z * 11, 2));
      return mixRgb(
        mixRgb(mixRgb(pale, brown, smooth(0.36, 0.72, roasted)), brown, 0.5 * pored),
        crust,
        smooth(0.09, 0.02, near),
      );
    },
    side: crust,
    material: materials.plain,
    rings: 30,
  });
}

/** What is spread over a slice, up to an edge that a knife has left. */
function spread(
  mesh: Mesh,
  place: number,
  {
    colour,
    reach,
    high,
  }: { readonly colour: Parameters<typeof readColour>[0]; readonly reach: number; readonly high: number },
): void {
  const edgeAt = (a: number): number =>
    0.16 * (fbm(Math.cos(a) * 1.6 + place, Math.sin(a) * 1.6 + 4, 3) - 0.5) - 0.05 * Math.sin(a * 3 + place);
  slab(mesh, loaf(reach, edgeAt), {
    low: thick - 0.01,
    high: thick + high,
    edge: high * 0.7,
    top: colour,
    side: colour,
    material: materials.gloss,
    rings: 2,
  });
}
