import { createRandom, hashText } from '../raster/random.ts';
import { hearth } from '../settings/parlour-plan.ts';
import type { PlacedThing } from '../settings/setting.ts';
import { builderOf } from './build-thing.ts';
import { turnOf } from './group.ts';
import type { Group, Layout } from './group.ts';
import { placeGroup } from './place-group.ts';
import { sideTable, sideTableHigh } from './side-table.ts';

/** Where the table stands, how far the eye is from it, how high that is and looks, metres. */
const table = { x: 0.3, z: 0.92 } as const;
const view = { eye: 1.1, lookUp: 0.98, away: 1.22 } as const;
/** A lamp of the room beside the eye, of which only the light is seen: against the fire things would be black. */
const lamp = { at: [-0.75, 1.6, 0.1], power: 0.75, colour: [1, 0.74, 0.46], size: 0.3 } as const;

/** How much larger than beside somebody it is, so near to the eye. */
const larger = 1.3;

/** What stands on a table before a fire: the table near the eye, and the fire at its wall behind it (STUDIO-72). */
export function layBeforeHearth(groups: readonly Group[], seed: number): Layout {
  const things: PlacedThing[] = [];
  const near = groups.filter(({ concept }) => !concept.atWall);
  const all = near.flatMap((group) => Array.from({ length: group.count }, (_, i) => ({ group, i })));
  const row = all.reduce((sum, { group }) => sum + group.wide * larger, 0);
  things.push(sideTable(table, row, createRandom(seed ^ hashText('table before the fire'))));
  let left = table.x - row / 2;
  for (const { group, i } of all) {
    const random = createRandom(seed ^ hashText(`${group.concept.id}#${group.index}.${i}`));
    things.push({
      ...{
        item: group.index + 1,
        x: left + (group.wide * larger) / 2,
        y: sideTableHigh,
        z: table.z + (random() - 0.5) * 0.1,
      },
      ...turnOf(group, random()),
      ...{ scale: group.asked.size * larger, onWater: false, clearing: 0 },
      build: builderOf(group.concept, random, { ...group.look, ordinal: i }),
    });
    left += group.wide * larger;
  }
  for (const group of groups.filter(({ concept }) => concept.atWall))
    placeGroup(things, group, { x: hearth.x, z: hearth.z, seed, setting: 'parlour', onKnoll: false });
  return { things, small: false, reach: 7, eye: view.eye, lookUp: view.lookUp, focus: view.away, lamps: [lamp] };
}
