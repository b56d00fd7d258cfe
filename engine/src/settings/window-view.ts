import { hex, mixRgb, scaleRgb } from '../raster/colour.ts';
import type { Air } from '../solid/air.ts';
import { fbm, smooth } from '../solid/noise.ts';
import type { World } from '../solid/world.ts';

/** What the window shows: hills far away under the sky of the hour, through a pane that rain runs down where it rains. */
export function outside(air: Air, rains: boolean): NonNullable<World['backdrop']> {
  const [near, leaf, far] = [hex('#4f7a34'), hex('#a9bf5a'), hex('#86a3a0')];
  const isEvening = air.time === 'dusk';
  const view: NonNullable<World['backdrop']> = (dx, dy, _dz, out) => {
    const ridge = 0.02 + fbm(dx * 3 + 4, 1.5, 4) * 0.1;
    const wood = -0.02 + fbm(dx * 7 + 9, 5.5, 4) * 0.08;
    let c = scaleRgb(mixRgb(air.horizon, air.middle, smooth(0, 0.4, dy)), air.night ? 1 : 1.25);
    // From a room that is lit the evening is blue, and the land dark before it.
    if (isEvening)
      c = scaleRgb(mixRgb(mixRgb(air.horizon, air.middle, 0.75), air.zenith, smooth(-0.02, 0.22, dy)), 0.6);
    if (isEvening && dy < Math.max(ridge, wood)) {
      [out[0], out[1], out[2]] = scaleRgb(mixRgb(air.zenith, near, dy < wood ? 0.2 : 0), dy < wood ? 0.22 : 0.5);
      return;
    }
    if (dy < ridge) c = mixRgb(c, air.night ? [0.02, 0.03, 0.06] : far, 0.85);
    if (dy < wood) c = air.night ? [0.012, 0.02, 0.03] : mixRgb(near, leaf, fbm(dx * 40, dy * 60, 4));
    [out[0], out[1], out[2]] = c;
  };
  return rains ? rainOnPane(view, air) : view;
}

/** What is behind a pane that rain runs down: runnels wind down it, and what is seen through one is bent aside and lighter at its edge. */
export function rainOnPane(view: NonNullable<World['backdrop']>, { night }: Air): NonNullable<World['backdrop']> {
  const [cloud, drop] = night ? [hex('#141a26'), hex('#5a6a84')] : [hex('#8d98a3'), hex('#e8eef2')];
  return (dx, dy, dz, out) => {
    const wander = (fbm(dx * 14, dy * 9, 2) - 0.5) * 0.02;
    const runnel = smooth(0.6, 0.78, fbm((dx + wander) * 90, dy * 6, 2));
    const bead = smooth(0.66, 0.8, fbm(dx * 110 + 7, dy * 110, 2));
    view(dx + runnel * 0.05 + bead * 0.03, dy + bead * 0.06, dz, out);
    const c = mixRgb(mixRgb([out[0], out[1], out[2]], cloud, 0.62), drop, 0.4 * runnel + 0.5 * bead);
    [out[0], out[1], out[2]] = c;
  };
}
