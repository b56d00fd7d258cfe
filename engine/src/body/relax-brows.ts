import { smooth } from '../solid/noise.ts';
import { byChannel } from '../solid/vectors.ts';
import type { Body } from './body.ts';
import { hangHair } from './hang.ts';
import { headFrame } from './head-frame.ts';
import { loadPeople } from './people.ts';
import type { StrandLook } from './strands.ts';

/** How far from the middle of a face the inner ends of brows are and where brows are highest, metres. */
const [innerEnd, arch] = [0.018, [0.022, 0.046]] as const;
/** How far the inner ends are lifted, as a share of the way to the height of the arch, and how thick they are left. */
const [lifted, thinned] = [0.7, 0.66] as const;

/** Brows that lie still: as they were modelled they run down to the nose and end there in a block, which is a scowl. */
export function relaxedBrows(body: Body): NonNullable<StrandLook['bend']> {
  const { axes, size } = headFrame(body);
  const { onHead } = hangHair(body, loadPeople().worn(loadPeople().header.brows.name));
  const mean = (isMeant: (aside: number) => boolean): number => {
    const heights = onHead.filter((_, i) => i % 3 === 1 && isMeant(Math.abs(onHead[i - 1] ?? 0)));
    return heights.reduce((sum, y) => sum + y / heights.length, 0);
  };
  const inner = mean((aside) => aside < innerEnd);
  const high = mean((aside) => aside > arch[0] && aside < arch[1]);
  return (at, [x, y]) => {
    const share = smooth(arch[1] * 0.8, innerEnd * 0.75, Math.abs(x));
    const by = (Math.max(0, high - inner) * lifted + (inner - y) * (1 - thinned)) * share * size;
    return byChannel((c) => at[c] + axes[1][c] * by);
  };
}
