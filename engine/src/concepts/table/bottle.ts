import { mixRgb } from '../../raster/colour.ts';
import { tau } from '../../shapes/chance.ts';
import { paintedLathe } from '../../shapes/painted-lathe.ts';
import { pairs } from '../../shapes/points.ts';
import { smoothProfile } from '../../shapes/smooth-profile.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Colour, Mesh } from '../../solid/mesh.ts';
import { fbm, smooth } from '../../solid/noise.ts';
import type { Concept } from '../concept.ts';

const radius = 0.35;
const glassProfile = smoothProfile(
  pairs([
    0.26, 0, 0.32, 0.01, 0.345, 0.05, 0.35, 0.12, 0.35, 0.12, 0.35, 1.5, 0.35, 1.5, 0.335, 1.62, 0.28, 1.76, 0.19, 1.88,
    0.14, 2, 0.125, 2.14, 0.122, 2.2,
  ]),
);

/** Print of the label at a place across (-1 to 1) and up (0 to 1): a frame, a house on its hill with vines, lines of text. */
function print(x: number, y: number): 'gold' | 'ink' | 'red' | undefined {
  const aside = Math.abs(x);
  const within = (low: number, high: number, value: number): boolean => value > low && value < high;
  const frame = Math.max(aside / 0.93, Math.abs(y - 0.5) / 0.465);
  if (within(0.955, 1, frame)) return 'gold';
  if (within(0.915, 0.93, frame)) return 'ink';
  if (frame > 0.93) return undefined;
  if (y > 0.54) {
    // The sun behind a house between cypresses, on a hill with rows of vines.
    const hill = 0.6 + 0.07 * Math.cos(x * 2.6);
    if (y < hill) return Math.abs(((x * (1.6 - y) * 9 + 20) % 1) - 0.5) < 0.3 ? 'ink' : undefined;
    if (aside < 0.2 && y < 0.76) return within(-0.05, 0.05, x) && y < 0.71 ? undefined : 'ink';
    if (aside < 0.26 && y < 0.76 + 0.07 * (1 - aside / 0.26)) return 'red';
    for (const tree of [-0.42, 0.36, 0.52])
      if (Math.abs(x - tree) < 0.055 * Math.sin(Math.PI * Math.min(1, Math.max(0, (y - 0.62) / 0.24)))) return 'ink';
    return Math.hypot((x + 0.3) * 0.8, (y - 0.84) * 0.9) < 0.055 ? 'gold' : undefined;
  }
  if (within(0.42, 0.5, y) && aside < 0.66)
    return fbm(x * 13 + 4, 3, 1) > 0.42 && fbm(x * 22, y * 26, 1) > 0.3 ? 'ink' : undefined;
  if (within(0.355, 0.365, y) && aside < 0.4) return 'gold';
  if (within(0.25, 0.31, y) && aside < 0.4) return (x * 11 + 20) % 1 < 0.62 ? 'red' : undefined;
  for (const [line, wide] of pairs([0.185, 0.5, 0.125, 0.34]))
    if (Math.abs(y - line) < 0.014 && aside < wide) return (x * 23 + 20) % 1 < 0.72 ? 'ink' : undefined;
  return undefined;
}

/** A paper about the bottle between two heights, its front at -z. */
function label(mesh: Mesh, low: number, high: number, reach: number, colour: (x: number, y: number) => Colour): void {
  mesh.sheet(
    (u, v) => {
      const a = (u * 2 - 1) * reach;
      return [-Math.sin(a) * (radius + 0.004), low + (high - low) * v, -Math.cos(a) * (radius + 0.004)];
    },
    180,
    Math.round(170 * (high - low)),
    (u, v) => colour(1 - u * 2, v),
    materials.plain,
  );
}

export const bottle: Concept = {
  id: 'bottle',
  words: {
    en: 'bottle/wine bottle',
    de: 'flasche/weinflasche',
    es: 'botella',
    fr: 'bouteille',
    zh: '瓶子/酒瓶',
    ja: '瓶',
    ar: 'زجاجة',
    emoji: '🍾',
  },
  size: { width: 0.8, height: 2.8 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  build(mesh, _random, look) {
    const glass = readColour(look.colour ?? '#1d4428');
    const [deep, thin] = [mixRgb(glass, [0.002, 0.002, 0.002], 0.62), mixRgb(glass, [0.75, 0.85, 0.6], 0.12)];
    mesh.push().object();
    paintedLathe(mesh, glassProfile, {
      // Wine stands in it up to its neck; above, the glass is thin and light.
      colour: (_turn, share) =>
        mixRgb(mixRgb(deep, glass, smooth(0.4, 0.8, share) * 0.5), thin, smooth(0.86, 0.9, share)),
      material: materials.gloss,
      segments: 72,
      rows: 60,
    });
    mesh.cyl(0, 0, 0, 0.3, 0.3, 0.01, deep, materials.gloss, 40);
    // A capsule of foil with its folds and a band, over the ring of the mouth.
    const foil = readColour('#7a1c2a');
    paintedLathe(
      mesh,
      smoothProfile(
        pairs([
          0.131, 2.12, 0.13, 2.2, 0.128, 2.52, 0.128, 2.52, 0.15, 2.54, 0.152, 2.62, 0.14, 2.64, 0.14, 2.64, 0.138,
          2.72, 0.12, 2.745, 0, 2.75,
        ]),
      ),
      {
        colour: (turn, share) => mixRgb(foil, [0.01, 0, 0], 0.25 * smooth(0.5, 0.8, fbm(turn * 30, share * 6, 2))),
        bulge: (turn, share) =>
          1 + 0.012 * Math.sin(turn * tau * 14) * smooth(0.15, 0.4, share) * smooth(0.7, 0.5, share),
        material: materials.gloss,
        segments: 84,
        rows: 50,
      },
    );
    for (const [y, wide] of pairs([2.13, 0.03, 2.19, 0.014, 2.46, 0.02]))
      mesh.lathe(pairs([0.133, y, 0.135, y + wide * 0.5, 0.132, y + wide]), 48, '#d0a548', materials.metal);
    const paper = readColour('#efe6cc');
    const inks = { gold: readColour('#b88a34'), ink: readColour('#2c2420'), red: readColour('#9a2a26') };
    label(mesh, 0.42, 1.24, 1.22, (x, y) => {
      const printed = print(x, y);
      if (printed) return inks[printed];
      return mixRgb(paper, [0.62, 0.5, 0.3], 0.18 * fbm(x * 5, y * 5, 3));
    });
    label(mesh, 1.3, 1.4, 1.22, (x, y) =>
      Math.abs(y - 0.5) > 0.34
        ? inks.gold
        : Math.abs(x) < 0.5 && Math.abs(y - 0.5) < 0.14 && (x * 17 + 20) % 1 < 0.66
          ? paper
          : foil,
    );
    mesh.pop();
  },
};
