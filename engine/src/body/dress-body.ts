import { scaleRgb } from '../raster/colour.ts';
import type { Rgb } from '../raster/colour.ts';
import { wearBand, wearCoatTails, wearSkirt, wearWaistband } from '../shapes/hanging.ts';
import { wearHangingSleeves } from '../shapes/kimono-sleeves.ts';
import { wearTutu } from '../shapes/tutu.ts';
import type { Colours, Garb } from '../shapes/wardrobe.ts';
import { materials } from '../solid/materials.ts';
import { readColour } from '../solid/mesh.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import { foldsOf } from './clothes-folds.ts';
import { cutsOf, isOfArm, isOfHand, isOfHead, isOfLeg, within } from './cuts.ts';
import type { Cover, Neckline } from './cuts.ts';
import { facingOf } from './facing.ts';
import { below, isBust, isSitting } from './fitting.ts';
import type { Dressed, Fitting } from './fitting.ts';
import type { GarmentName } from './garment-pieces.ts';
import { hideUnder, wearPieces } from './garments.ts';
import type { PieceColours } from './garments.ts';
import { loadPeople } from './people.ts';
import { wearShell } from './shell.ts';
import type { Shell } from './shell.ts';
import { wearTie } from './wear-tie.ts';
import { trunkAndLegs, wearShorts } from './wear-shorts.ts';
import { stiffToes, wearBalletShoes, wearFlats, wearShoes } from './wear-shoes.ts';

/** What is left of the skin of somebody who is dressed. */
export interface Undressed {
  /** The vertices of the body that are hidden by what it wears. */
  readonly hidden: Uint8Array;
  /** Where the vertices are: those that are hidden lie deeper, so that no skin comes through at the edges of cloth. */
  readonly points: Float32Array;
}

/** How high over the middle of the hips a belt is, metres. */
const beltHigh = 0.038;
/** How near somebody is, as detail, whose seams are seen. */
const sewnFrom = 1;
/** How much deeper skin lies under cloth, metres. */
const deeper = 0.007;

/** Dresses a body that was modelled; says what is left of its skin. */
export function dressBody(mesh: Mesh, wearer: Dressed, garb: Garb, colours: Colours): Undressed {
  const { body } = wearer;
  const hidden = new Uint8Array(loadPeople().header.vertexCount);
  const fitting: Fitting = { mesh, wearer, colours, cuts: cutsOf(body), hidden, skin: body.points.slice() };
  mesh.inFolds(foldsOf(wearer, garb), () => outfits[garb](fitting));
  const facing = facingOf(body.points);
  const points = fitting.skin.map((value, i) =>
    hidden[Math.floor(i / 3)] === 1 ? value - (facing[i] ?? 0) * deeper : value,
  );
  return { hidden, points };
}

const outfits: Readonly<Record<Garb, (fitting: Fitting) => void>> = {
  tee: (f) => {
    const { wearer, colours } = f;
    const short = wearer.child && wearer.seed % 3 < 1;
    // A loose one with folds is for who is near.
    const isLoose = wearer.detail === 1 && wearer.seed % 2 < 1;
    const mens = isLoose ? 'male_casualsuit06' : 'male_casualsuit04';
    const upper = wearer.kind === 'woman' ? 'female_casualsuit01' : mens;
    if (short) wearShorts(f, upper);
    else wearJeans(f, upper);
    wearUpper(f, upper, { above: colours.main });
    wearShoes(f, {
      sock: short ? '#d8d3c8' : darker(colours.legs),
      colour: sneakersOf(f),
      ...(short && { trousers: 'wide' }),
    });
  },
  shirt: (f) => {
    const { wearer, colours } = f;
    const { main, belt, legs } = colours;
    // The finest one is for who is near.
    const isTucked = wearer.kind === 'man' && wearer.detail === 1 && wearer.seed % 2 < 1 && !wearer.child;
    if (isTucked) {
      hideUnder(f.hidden, 'male_casualsuit01', () => true);
      wearPieces(f.mesh, wearer.body, 'male_casualsuit01', {
        colours: { above: main, legs },
        isSewn: true,
        skin: { points: f.skin, hidden: f.hidden },
      });
      wearBelt(f, { up: beltHigh, tall: 0.05, colour: belt, ease: 0.024, buckle: true });
    } else {
      const upper = wearer.kind === 'woman' ? 'female_elegantsuit01' : 'male_casualsuit03';
      wearJeans(f, upper);
      wearUpper(f, upper, { above: main });
    }
    wearShoes(f, { sock: darker(legs) });
  },
  sweater: (f) => {
    wearJeans(f, 'male_casualsuit02');
    const dark = scaleRgb(readColour(f.colours.main), 0.85);
    wearUpper(f, 'male_casualsuit02', { above: f.colours.main }, materials.knit);
    if (f.wearer.kind === 'woman') wearBand(f.mesh, f.wearer, dark);
    wearShoes(f, { sock: darker(f.colours.legs), colour: sneakersOf(f) });
  },
  jacket: (f) => {
    wearJeans(f, 'male_casualsuit05');
    wearUpper(f, 'male_casualsuit05', { above: f.colours.main, under: f.colours.under });
    wearShoes(f, { sock: darker(f.colours.legs) });
  },
  'leather jacket': (f) => {
    wearJeans(f, 'male_casualsuit05');
    wearUpper(f, 'male_casualsuit05', { above: f.colours.main, under: f.colours.under }, materials.leather);
    wearShoes(f, { sock: darker(f.colours.legs) });
  },
  suit: (f) => {
    const { mesh, wearer, colours } = f;
    const { main, legs, under } = colours;
    const tie = ['#6a2328', '#26385e', '#3a3f44'][wearer.seed % 3] ?? '#6a2328';
    const pieces = { above: main, legs, shirt: under, tie: under };
    wearPieces(mesh, wearer.body, 'male_elegantsuit01', { colours: pieces, isFine: wearer.detail > 1 });
    if (wearer.kind === 'man' && wearer.detail >= 1) wearTie(mesh, wearer.body, tie);
    hideUnder(f.hidden, 'male_elegantsuit01', () => true);
    wearShoes(f, { sock: darker(legs), trousers: 'wide' });
  },
  coat: (f) => {
    const { mesh, wearer, colours } = f;
    wearJeans(f, 'male_casualsuit05');
    // Its hem lies under the tails.
    wearUpper(f, 'male_casualsuit05', { above: colours.main, under: colours.under }, materials.cloth, false);
    if (!isBust(wearer)) wearCoatTails(mesh, wearer, { colour: colours.main, length: wearer.child ? 0.34 : 0.46 });
    wearShoes(f, { sock: darker(colours.legs) });
  },
  skirt: (f) => {
    const { wearer, colours } = f;
    const isPencil = wearer.seed % 3 < 1 && !wearer.child;
    if (isPencil) {
      wearNarrowSkirt(f);
      wearUpper(f, 'female_elegantsuit01', { above: colours.under });
    } else {
      drapeSkirt(f, { length: wearer.child ? 0.36 : 0.52, spread: 0.28, folds: 11, depth: 0.024 });
      wearBodice(f, { colour: colours.under, line: { deep: 0.07, back: 0.03, wide: 0.085 }, sleeves: 0.2 });
      wearBelt(f, { up: 0.15, tall: 0.048, colour: darker(colours.main), ease: 0.025 });
    }
    wearFlats(f);
  },
  dress: (f) => {
    const { wearer } = f;
    drapeSkirt(f, { length: wearer.child ? 0.4 : 0.55, spread: 0.42, folds: 13, depth: 0.03 });
    const sleeves = [0.06, 0.13, 0.18][wearer.seed % 3] ?? 0.13;
    const isPointed = !wearer.child && wearer.seed % 4 < 1;
    const line = wearer.child
      ? { deep: 0.05, back: 0.03, wide: 0.085 }
      : { deep: isPointed ? 0.14 : 0.1, back: 0.07, wide: 0.105, isPointed };
    wearBodice(f, { colour: f.colours.main, line, sleeves });
    wearBelt(f, { up: 0.15, tall: 0.046, colour: darker(f.colours.main), ease: 0.025 });
    wearFlats(f);
  },
  gown: (f) => {
    const { colours } = f;
    const { trim } = colours;
    drapeSkirt(f, { length: 0.9, spread: 0.46, folds: 15, depth: 0.04, ...(trim !== undefined && { border: trim }) });
    wearBodice(f, { colour: colours.main, line: { deep: 0.085, back: 0.05, wide: 0.115 }, sleeves: 0.97 });
    wearBelt(f, { up: 0.15, tall: 0.046, colour: trim ?? darker(colours.main), ease: 0.025 });
    wearFlats(f);
  },
  robe: (f) => {
    const { colours } = f;
    const edge = colours.trim ?? darker(colours.main);
    drapeSkirt(f, { length: 0.88, spread: 0.2, folds: 17, depth: 0.036, border: edge });
    wearBodice(f, {
      colour: colours.main,
      line: { deep: 0.06, back: 0.02, wide: 0.075, isPointed: true },
      sleeves: 0.97,
      smoothings: 12,
      high: 0.12,
      ease: (v) => 0.022 + 0.035 * Math.max(0, f.cuts.alongArm(v) - 0.25),
    });
    wearBelt(f, { up: 0.14, tall: 0.05, colour: edge, ease: 0.026, buckle: true });
    wearShoes(f, { sock: '#3a342e' });
  },
  dungarees: (f) => {
    const { mesh, wearer, colours, skin, hidden } = f;
    const { main, legs } = colours;
    hideUnder(hidden, 'male_worksuit01', () => true);
    const pieces = { bib: legs, under: main, buckle: '#2a2c30' };
    wearPieces(mesh, wearer.body, 'male_worksuit01', { colours: pieces, skin: { points: skin, hidden } });
    wearShoes(f, { sock: darker(legs), trousers: 'wide' });
  },
  sports: (f) => {
    const { mesh, wearer, colours } = f;
    const upper = wearer.kind === 'woman' ? 'female_casualsuit01' : 'male_casualsuit04';
    if (wearer.kind === 'woman' && !wearer.child) {
      wearPieces(mesh, wearer.body, 'female_sportsuit01', {
        colours: { legs: '#24272c' },
        isFine: wearer.detail >= 1,
        under: 'female_casualsuit01',
      });
      // They are as long as other trousers.
      hideUnder(f.hidden, 'female_casualsuit01', isBelow(f));
    } else wearShorts(f, upper);
    wearUpper(f, upper, { above: colours.main });
    wearShoes(f, { sock: '#d8d3c8', colour: '#d8d3c8' });
  },
  bodysuit: (f) => {
    const { colours } = f;
    const { main, legs, trim } = colours;
    const { cuts } = f;
    const onTrunkAndArms: Cover = (v) => (isOfHand(v) ? -1 : 1);
    const line = { deep: 0.035, back: 0.02, wide: 0.07 };
    const edge = trim ?? legs;
    wearTight(f, main, within(cuts.neck(line), cuts.sleeves(0.72), onTrunkAndArms, cuts.above(0.03)));
    wearTight(f, edge, within(below(cuts.above(0.06)), cuts.legs(0.12), trunkAndLegs), 0.007);
    if (isBust(f.wearer)) return;
    wearTight(f, main, within(below(cuts.legs(0.08)), cuts.legs(0.7), trunkAndLegs));
    // Boots and gloves go over it.
    wearTight(
      f,
      edge,
      within(below(cuts.legs(0.66)), (v) => (isOfLeg(v) ? 1 : -1)),
      0.007,
    );
    wearTight(
      f,
      edge,
      within(below(cuts.sleeves(0.68)), (v) => (isOfArm(v) ? 1 : -1)),
      0.006,
    );
  },
  kimono: (f) => {
    const { mesh, wearer, colours } = f;
    const sash = colours.trim ?? '#d4b878';
    drapeSkirt(f, { length: 0.88, spread: 0.05, folds: 5, depth: 0.014, border: sash });
    wearBodice(f, {
      colour: colours.main,
      line: { deep: 0.1, back: 0.05, wide: 0.075, isPointed: true },
      sleeves: 0.9,
      smoothings: 14,
      high: 0.12,
      ease: 0.02,
    });
    wearHangingSleeves(mesh, wearer.pose, { colour: colours.main, lining: sash, child: wearer.child });
    wearBelt(f, { up: 0.2, tall: wearer.child ? 0.14 : 0.19, colour: sash, ease: 0.04 });
    wearBelt(f, { up: 0.2, tall: 0.022, colour: colours.under, ease: 0.047 });
    wearFlats(f);
  },
  trunks: (f) => {
    const covers = within(f.cuts.legs(0.36), below(f.cuts.above(0.15)), trunkAndLegs);
    wearShell(f.mesh, f.wearer.body, { colour: f.colours.main, covers, ease: 0.034, taut: 12 }, f.hidden);
    wearBelt(f, { up: 0.11, tall: 0.055, colour: f.colours.trim ?? '#f0ece2', ease: 0.042 });
    wearShoes(f, { sock: '#e8e4da', colour: '#26282c', trousers: 'wide' });
  },
  swimwear: (f) => {
    const { cuts, wearer, colours } = f;
    const isWhole = wearer.kind === 'woman';
    const line = { deep: 0.13, back: 0.2, wide: 0.12 };
    wearTight(f, colours.main, within(below(cuts.above(0.1)), cuts.legs(isWhole ? 0.05 : 0.4), trunkAndLegs), 0.006);
    if (isWhole) wearTight(f, colours.main, within(cuts.neck(line), cuts.sleeves(0), cuts.above(0.06), trunkAndLegs));
  },
  tutu: (f) => {
    const { mesh, wearer, colours } = f;
    wearShell(
      mesh,
      wearer.body,
      {
        colour: '#e6d2c8',
        covers: within(below(f.cuts.above(0.06)), trunkToToes, f.cuts.behindToes(stiffToes)),
        ease: 0.003,
        taut: 2,
      },
      f.hidden,
    );
    const line = { deep: 0.11, back: 0.12, wide: 0.11 };
    wearBodice(f, { colour: colours.main, line, sleeves: 0.05, high: 0.02 });
    if (!isBust(wearer)) wearTutu(mesh, wearer, colours.main);
    wearBalletShoes(f, '#e0a8a4');
  },
};

const darker = (colour: Colour): Colour => scaleRgb(readColour(colour), 0.62);
const trunkToToes: Cover = (v) => (isOfArm(v) || isOfHead(v) ? -1 : 1);

const sneakersOf = ({ wearer, colours }: Fitting): Colour => (wearer.seed % 2 < 1 ? '#d8d3c8' : colours.shoes);

/** Whether a vertex lies below the waist. */
function isBelow({ cuts }: Fitting): (vertex: number) => boolean {
  const cover = cuts.above(0.1);
  return (v) => cover(v) < 0;
}

/** Whether trousers of a colour are of denim. */
const isBlue = ([r, g, b]: Rgb): boolean => b > g * 1.25 && b > r * 1.8;

/** The trousers of a suit under the upper part of another one. */
function wearJeans(f: Fitting, under: GarmentName): void {
  const { mesh, wearer, colours, hidden } = f;
  if (isBust(wearer)) return;
  // Those of women in the file are as tight as tights.
  const name: GarmentName = wearer.kind === 'woman' ? 'male_casualsuit03' : 'male_casualsuit06';
  const cloth = isBlue(readColour(colours.legs)) ? materials.denim : materials.cloth;
  wearPieces(mesh, wearer.body, name, {
    colours: { legs: colours.legs },
    isFine: wearer.detail >= 1,
    isSewn: wearer.detail >= sewnFrom,
    under,
    cloth,
  });
  hideUnder(hidden, name, isBelow(f));
}

function wearUpper(
  f: Fitting,
  name: GarmentName,
  colours: PieceColours,
  cloth: number = materials.cloth,
  isSewn: boolean = f.wearer.detail >= sewnFrom,
): void {
  const { mesh, wearer, hidden, skin } = f;
  const lower = isBelow(f);
  hideUnder(hidden, name, (v) => !lower(v));
  const isFine = wearer.detail > 1;
  wearPieces(mesh, wearer.body, name, {
    colours,
    isFine,
    isSewn,
    cloth,
    ...(wearer.detail >= 1 && { skin: { points: skin, hidden } }),
  });
}

interface Bodice {
  readonly colour: Colour;
  readonly line: Neckline;
  readonly sleeves: number;
  readonly ease?: Shell['ease'];
  readonly smoothings?: number;
  /** How far over the hips it ends, metres. */
  readonly high?: number;
}

/** Cloth that lies on the skin everywhere. */
function wearTight({ mesh, wearer, hidden }: Fitting, colour: Colour, covers: Cover, ease = 0.003): void {
  wearShell(mesh, wearer.body, { colour, covers, ease, taut: 4, isFine: wearer.detail > 1 }, hidden);
}

/** The upper part of a dress: it follows the body from the neckline to the waist. */
function wearBodice(
  { mesh, wearer, cuts, hidden }: Fitting,
  { colour, line, sleeves, ease = 0.011, smoothings = 9, high = 0.17 }: Bodice,
): void {
  const covers = within(cuts.neck(line), cuts.sleeves(sleeves), cuts.above(high), (v) => (isOfHand(v) ? -1 : 1));
  wearShell(
    mesh,
    wearer.body,
    { colour, covers, ease, taut: 26, smoothings, isFine: wearer.detail > 1, isLoose: true },
    hidden,
  );
}

function drapeSkirt(
  f: Fitting,
  of: {
    readonly length: number;
    readonly spread: number;
    readonly folds: number;
    readonly depth: number;
    readonly border?: Colour;
  },
): void {
  const { mesh, wearer, colours, hidden, cuts } = f;
  if (isBust(wearer)) return;
  // What hangs over who sits leaves gaps at the knees: under it the same cloth lies on the thighs.
  if (isSitting(wearer)) {
    const covers = within(cuts.legs(of.length > 0.7 ? 0.93 : 0.62), below(cuts.above(0.16)), trunkAndLegs);
    wearShell(mesh, wearer.body, { colour: colours.main, covers, ease: 0.014, taut: 30 }, hidden);
  }
  wearSkirt(mesh, wearer, { colour: colours.main, swing: wearer.swing, ...of });
  const cover = within(below(cuts.above(0.2)), cuts.legs(Math.min(0.8, of.length - 0.2)), trunkAndLegs);
  for (let v = 0; v < hidden.length; v++) if (cover(v) > 0.02) hidden[v] = 1;
}

function wearNarrowSkirt(f: Fitting): void {
  const { mesh, wearer, colours, hidden } = f;
  wearPieces(mesh, wearer.body, 'female_elegantsuit01', { colours: { skirt: colours.main }, isFine: true });
  hideUnder(hidden, 'female_elegantsuit01', isBelow(f));
}

function wearBelt({ mesh, wearer }: Fitting, band: Parameters<typeof wearWaistband>[2]): void {
  if (!isBust(wearer)) wearWaistband(mesh, wearer, band);
}
