import { expect, test } from 'vitest';
import { compose } from '../compose/compose.ts';
import { hears } from '../hears/hears.ts';
import { finish } from '../raster/picture.ts';
import { itemOf } from '../solid/item-of.ts';
import { materials } from '../solid/materials.ts';
import { stride } from '../solid/mesh.ts';
import { renderWorld } from '../solid/render-view.ts';

const side = 144;

test.each([
  ['a bear by a waterfall', 0.03],
  ['a woman at a waterfall', 0.02],
  ['a tent by a waterfall', 0.03],
  ['a house by a waterfall', 0.03],
  ['a log cabin by a waterfall', 0.03],
  ['a rabbit by a waterfall', 0.01],
  ['a canoe at a waterfall', 0.02],
  ['an eagle over a waterfall', 0.02],
  ['two deer and a fox at a waterfall', 0.01],
])('"%s" is seen on the near shore of the pool, and the fall beside it [STUDIO-33]', (prompt, least) => {
  expect(hears(prompt).notDrawn).toEqual([]);
  for (const seed of [1, 2]) {
    const { plan, world, things } = compose(hears(prompt), seed, { aspect: 1, coarse: true });
    expect(plan.setting).toBe('waterfall');
    for (const { x, y, z, onWater } of things) if (!onWater && y < 0.5) expect(world.ground(x, z)).toBeGreaterThan(0.2);
    const { ids } = finish(renderWorld(world, side, side));
    for (const [n] of plan.items.entries())
      expect(ids.filter((id) => itemOf(world.mesh, id) === n + 1).length / side ** 2).toBeGreaterThan(least);
    const fall = ids.filter((id) => id >= 0 && world.mesh.data[id * stride + 24] === materials.snow).length;
    expect(fall / side ** 2).toBeGreaterThan(0.01);
  }
});
