import { mix } from '../raster/scalar.ts';
import { smooth } from '../solid/noise.ts';
import { byChannel } from '../solid/vectors.ts';
import type { Body } from './body.ts';
import { hangHair } from './hang.ts';
import { headFrame } from './head-frame.ts';
import { loadPeople } from './people.ts';
import type { StrandLook } from './strands.ts';

/** How far from the middle of a face the inner ends of brows are and where brows are highest, metres. */
const [innerEnd, arch] = [0.018, [0.022, 0.046]] as const;

/** How brows are drawn that lie still. */
interface BrowShape {
  /** How far the inner ends are lifted, as a share of the way to the height of the arch. */
  readonly lifted: number;
  /** How thick they are left at their inner ends, and farther out. */
  readonly inner: number;
  readonly outer: number;
  /** How much higher the arch is, metres. */
  readonly arched: number;
}

/** Brows of men are as they grow; those of women and children are finer, and more of an arch. */
const shapes = {
  full: { lifted: 0.7, inner: 0.66, outer: 1, arched: 0 },
  fine: { lifted: 0.8, inner: 0.54, outer: 0.72, arched: 0.0012 },
} as const satisfies Record<string, BrowShape>;

/** How wide the parts of a brow are of which each has a middle of its own, metres. */
const partWide = 0.004;

/** Brows that lie still: as they were modelled they run down to the nose and end there in a block, which is a scowl. */
export function relaxedBrows(body: Body, kind: keyof typeof shapes = 'full'): NonNullable<StrandLook['bend']> {
  const { lifted, inner: innerThick, outer: outerThick, arched } = shapes[kind];
  const { axes, size } = headFrame(body);
  const { onHead } = hangHair(body, loadPeople().worn(loadPeople().header.brows.name));
  const mean = (isMeant: (aside: number) => boolean): number | undefined => {
    const heights = onHead.filter((_, i) => i % 3 === 1 && isMeant(Math.abs(onHead[i - 1] ?? 0)));
    return heights.length === 0 ? undefined : heights.reduce((sum, y) => sum + y / heights.length, 0);
  };
  const inner = mean((aside) => aside < innerEnd) ?? 0;
  const high = mean((aside) => aside > arch[0] && aside < arch[1]) ?? 0;
  const middles = Array.from({ length: 20 }, (_, k) => mean((aside) => Math.abs(aside / partWide - k) < 1) ?? inner);
  const middleAt = (aside: number): number => {
    const part = Math.min(18.999, aside / partWide);
    const k = Math.floor(part);
    return mix(middles[k] ?? inner, middles[k + 1] ?? inner, part - k);
  };
  return (at, [x, y]) => {
    const aside = Math.abs(x);
    const share = smooth(arch[1] * 0.8, innerEnd * 0.75, aside);
    const over = arched * smooth(innerEnd, 0.038, aside) * smooth(0.058, 0.046, aside);
    const thin = (mix(middleAt(aside), inner, share) - y) * (1 - mix(outerThick, innerThick, share));
    const by = (Math.max(0, high - inner) * lifted * share + thin + over) * size;
    return byChannel((c) => at[c] + axes[1][c] * by);
  };
}
