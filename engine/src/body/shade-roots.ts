import { mixRgb } from '../raster/colour.ts';
import type { Rgb } from '../raster/colour.ts';
import { edgeAt } from '../shapes/hair-swept.ts';
import { skullMiddle } from '../shapes/scalp.ts';
import { smooth } from '../solid/noise.ts';
import type { Body } from './body.ts';
import { headFrame } from './head-frame.ts';
import { loadPeople } from './people.ts';

/** From how far before the hairline to how far behind it skin takes on the colour of hair, metres; and how much of it at most. */
const [before, behind, most] = [0.017, -0.006, 0.85] as const;
/** To how far aside of ahead and how high the hairline is that of a forehead and of temples, radians and metres. */
const [aside, lowest] = [1.25, 0.004] as const;

/** Shades the skin where hair begins over the forehead and the temples: fine hairs that are too thin to be drawn, so that none begins at an edge. */
export function shadeRoots(
  colours: Float32Array,
  body: Body,
  hair: Rgb,
  { receded }: { readonly receded: number },
): void {
  const { header, quadsOf } = loadPeople();
  const { toHead } = headFrame(body);
  const { rest } = body;
  for (const v of new Set(quadsOf(header.body))) {
    const [x, y, z] = toHead([rest[v * 3] ?? 0, rest[v * 3 + 1] ?? 0, rest[v * 3 + 2] ?? 0]);
    if (z > skullMiddle[2] || y < lowest) continue;
    const yaw = Math.atan2(Math.abs(x - skullMiddle[0]), skullMiddle[2] - z);
    if (yaw > aside) continue;
    const share = most * smooth(before, behind, edgeAt(yaw, receded) - y);
    if (share === 0) continue;
    const own: Rgb = [colours[v * 3] ?? 0, colours[v * 3 + 1] ?? 0, colours[v * 3 + 2] ?? 0];
    colours.set(mixRgb(own, hair, share), v * 3);
  }
}
