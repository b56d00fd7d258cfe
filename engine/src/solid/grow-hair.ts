import { materials } from './materials.ts';
import { chanceAt } from './noise.ts';
import type { Spot } from './spot.ts';
import type { Vec3 } from './vectors.ts';
import type { View } from './view.ts';

/** Numbers of one root: its pixel, where its hair ends in pixels from there, whether it is a strand of somebody, and how far that bows aside. */
const rootNumbers = 5;

/** One hair of so many pixels of a coat is drawn: each covers some of its neighbours. */
const thinned = 3;

/** Shorter than this a hair is not seen, pixels. */
const shortest = 1.6;
/** Of how many pixels a hair is drawn at most. */
const longest = 40;

/** How far strands stray from how they were combed, radians; which share of them flies away, and how much farther and longer these do. */
const [astray, flyaways, flying] = [0.5, 0.08, 1.9] as const;

interface Root {
  readonly pixel: number;
  readonly across: number;
  readonly down: number;
  readonly isStrand: boolean;
  /** How far a strand bows aside, as a share of its length. */
  readonly bow: number;
}

/** Where hair grows that is long enough to be seen; gathered while a view is shaded, pixel by pixel. */
export class HairRoots {
  private numbers = new Float32Array(1024 * rootNumbers);
  count = 0;
  /** The pixels of a view on which hair of somebody lies; none where nobody is seen. */
  strands: Uint8Array | undefined;

  /** Keeps the hair of a pixel. */
  add(view: View, spot: Spot): void {
    if (spot.hairLength <= 0) return;
    const pixel = spot.y * view.width + spot.x;
    if (spot.material === materials.strands) {
      this.strands ??= new Uint8Array(view.width * view.height);
      this.strands[pixel] = 1;
    }
    const chance = chanceAt(spot.x, spot.y);
    if (chance * thinned > 1) return;
    const { forward, right, up } = view.camera;
    const lie: Vec3 = [spot.hairX, spot.hairY, spot.hairZ];
    const along = (axis: Vec3): number => lie[0] * axis[0] + lie[1] * axis[1] + lie[2] * axis[2];
    const scale = spot.hairLength * (0.6 + 1.2 * chance) * view.focal * (view.nearness[pixel] ?? 0);
    // Hair that comes towards the eye is seen shortened.
    const across = along(right) * scale;
    const down = -along(up) * scale;
    if (Math.hypot(across, down) < shortest || along(forward) < -0.97) return;
    if (this.count * rootNumbers >= this.numbers.length) {
      const more = new Float32Array(this.numbers.length * 2);
      more.set(this.numbers);
      this.numbers = more;
    }
    const root = spot.material === materials.strands ? strayed(pixel, across, down, spot) : [pixel, across, down, 0, 0];
    this.numbers.set(root, this.count * rootNumbers);
    this.count += 1;
  }

  root(index: number): Root {
    const o = index * rootNumbers;
    return {
      pixel: this.numbers[o] ?? 0,
      across: this.numbers[o + 1] ?? 0,
      down: this.numbers[o + 2] ?? 0,
      isStrand: this.numbers[o + 3] === 1,
      bow: this.numbers[o + 4] ?? 0,
    };
  }
}

/** The numbers of a strand: none lies quite as it was combed, and some fly away. */
function strayed(pixel: number, across: number, down: number, { x, y }: Spot): readonly number[] {
  const stray = chanceAt(y + 811, x) - 0.5;
  const far = Math.abs(stray) > 0.5 - flyaways / 2 ? flying : 1;
  const [c, s] = [Math.cos(stray * astray * far) * far, Math.sin(stray * astray * far) * far];
  return [pixel, across * c - down * s, down * c + across * s, 1, 0.3 * (chanceAt(x + 433, y) - 0.5)];
}

/** A view, and its light and depth before anything grew on it. */
interface Grown {
  readonly view: View;
  readonly before: Float32Array;
  readonly depth: Float32Array;
  readonly strands: Uint8Array | undefined;
}

/**
 * Draws the hair of coats over a view: each hair has the light of its root, lies over what is behind it and under what is before it, and over the
 * outline of its animal, which without it would be as smooth as clay. The hair of people gets single strands where it ends.
 */
export function growHair(view: View, roots: HairRoots): void {
  const { strands } = roots;
  if (roots.count === 0 && !strands) return;
  const grown: Grown = { view, before: view.light.slice(), depth: view.nearness.slice(), strands };
  // From below upwards: hair lies over the hair that grows under it, as tiles do.
  for (let index = roots.count - 1; index >= 0; index--) {
    const root = roots.root(index);
    if (root.isStrand) drawStrand(grown, root);
    else drawCoatHair(grown, root);
  }
  if (strands) softenEnds(view, strands);
}

function drawCoatHair({ view, before, depth }: Grown, { pixel, across, down }: Root): void {
  const { width, height, light, nearness, ids } = view;
  const steps = Math.min(longest, Math.ceil(Math.max(Math.abs(across), Math.abs(down))));
  const near = depth[pixel] ?? 0;
  const x = pixel % width;
  const y = Math.trunc(pixel / width);
  for (let s = 1; s <= steps; s++) {
    const share = s / steps;
    const column = Math.round(x + across * share);
    // It bends down towards its end.
    const row = Math.round(y + down * share + share * share * steps * 0.12);
    if (column < 0 || row < 0 || column >= width || row >= height) break;
    const at = row * width + column;
    const there = depth[at] ?? 0;
    if (there > near * 1.03) break;
    // Eyes, noses and the ground at the feet stay bare.
    if ((ids[at] ?? -1) >= 0 && there > near * 0.93) break;
    const tone = 0.92 + 0.2 * share;
    const cover = 1 - share * share * 0.6;
    for (let k = 0; k < 3; k++) {
      const o = at * 3 + k;
      light[o] = (light[o] ?? 0) * (1 - cover) + (before[pixel * 3 + k] ?? 0) * tone * cover;
    }
    if (there < near * 0.97 && cover > 0.5) {
      nearness[at] = near;
      ids[at] = ids[pixel] ?? -1;
    }
  }
}

/** How much of what is under a strand it covers in its middle. */
const strandCover = 0.62;

/** Draws a strand to both sides of a place of it, thinner towards its ends: hair meets skin and air in single strands, and not with an edge. */
function drawStrand({ view, before, depth, strands }: Grown, { pixel, across, down, bow }: Root): void {
  const { width, height, light, nearness, ids } = view;
  const steps = Math.min(longest, Math.ceil(Math.max(Math.abs(across), Math.abs(down)) / 2));
  const near = depth[pixel] ?? 0;
  const x = pixel % width;
  const y = Math.trunc(pixel / width);
  const [r, g, b] = [before[pixel * 3] ?? 0, before[pixel * 3 + 1] ?? 0, before[pixel * 3 + 2] ?? 0];
  for (const half of [-0.5, 0.5])
    for (let s = 1; s <= steps; s++) {
      const share = s / steps;
      const aside = share * share * bow;
      const column = Math.round(x + across * share * half - down * aside);
      const row = Math.round(y + down * share * half + across * aside);
      if (column < 0 || row < 0 || column >= width || row >= height) break;
      const at = row * width + column;
      const there = depth[at] ?? 0;
      if (there > near * 1.01) break;
      const cover = strandCover * (1 - share ** 1.5);
      const o = at * 3;
      light[o] = (light[o] ?? 0) * (1 - cover) + r * cover;
      light[o + 1] = (light[o + 1] ?? 0) * (1 - cover) + g * cover;
      light[o + 2] = (light[o + 2] ?? 0) * (1 - cover) + b * cover;
      if (there >= near * 0.97 || cover < 0.25) continue;
      nearness[at] = near;
      ids[at] = ids[pixel] ?? -1;
      if (strands) strands[at] = 1;
    }
}

/** Mixes the light of pixels where hair ends with those around them: hair is finer than a pixel, and without that it ends in steps and in dots. */
function softenEnds({ width, height, light, nearness }: View, strands: Uint8Array): void {
  const before = light.slice();
  const at = (list: ArrayLike<number>, i: number): number => list[i] ?? 0;
  const row = (o: number): number => at(before, o - 3) + at(before, o + 3) + 2 * at(before, o);
  for (let i = width + 1; i < width * (height - 1) - 1; i++) {
    const [left, right] = [at(strands, i - 1), at(strands, i + 1)];
    const [above, below] = [at(strands, i - width), at(strands, i + width)];
    const covered = at(strands, i) + left + right + above + below;
    if (covered === 0 || covered === 5) continue;
    // What lies before hair keeps its own outline.
    const nearest = Math.max(
      left * at(nearness, i - 1),
      right * at(nearness, i + 1),
      above * at(nearness, i - width),
      below * at(nearness, i + width),
    );
    if (strands[i] === 0 && at(nearness, i) > nearest * 1.03) continue;
    // A quarter is its own light, an eighth that of each pixel beside it, and half of that of each at its corners.
    for (let o = i * 3; o < i * 3 + 3; o++) light[o] = (row(o - width * 3) + 2 * row(o) + row(o + width * 3)) / 16;
  }
}
