import { pick } from '../shapes/chance.ts';
import { buildPerson } from '../shapes/person.ts';
import type { Mesh } from '../solid/mesh.ts';
import { put } from './setting.ts';
import type { PlacedThing, SettingOrder } from './setting.ts';

/** Whether something that was asked for stands at a place, or would be hidden by what is `half` as wide and stands there; metres. */
export function isBefore(things: readonly PlacedThing[], x: number, z: number, half: number): boolean {
  return things.some(
    (thing) =>
      thing.clearing > 0 &&
      (Math.hypot(x - thing.x, z - thing.z) < thing.clearing + half * 0.6 ||
        (thing.z > z && Math.abs(thing.x / thing.z - x / z) < (half * 0.7) / z + (thing.clearing * 0.7) / thing.z)),
  );
}

/** Where people begin to walk, how far it is from one to the next, and how many there are for each of the usual ones; metres. */
const few = { from: 9, step: 3.4, times: 1 } as const;
const crowd = { from: 5.6, step: 1.9, times: 1.3 } as const;
const facelessFrom = 13;

/** People who walk away from the eye on level ground, and never before what was asked for; one every so many metres. */
export function walkPeople(
  mesh: Mesh,
  order: SettingOrder,
  of: {
    readonly many: number;
    readonly wide: number;
    /** Nobody walks nearer to the middle than this share of the width. */ readonly least?: number;
  },
): void {
  const { random, things, bustle } = order;
  if (order.refuses('person') || bustle === 'empty') return;
  const isCrowd = bustle === 'crowded';
  const least = of.least ?? (isCrowd ? 0.1 : 0.35);
  const { from, step, times } = isCrowd ? crowd : few;
  for (let i = 0; i < of.many * times; i++) {
    const z = from + i * step + random() * 1.5;
    const x = (i % 2 ? 1 : -1) * (least + random() * (1 - least)) * of.wide;
    // In a crowd some come the other way, as soon as they are too far for their faces to be seen.
    const isComing = isCrowd && z > facelessFrom && random() < 0.45;
    const turn = (isComing ? 0 : Math.PI) + (random() - 0.5) * 0.8;
    const isWoman = random() < 0.5;
    const coat = pick(random, ['#a8382f', '#2f4a6b', '#4f6b3c', '#c8983a', '#6a4a6a', '#d8cdb8', '#3a3a42']);
    if (isBefore(things, x, z, 0.5)) continue;
    put(mesh, { x, y: 0, z, turn }, (m) =>
      buildPerson(m, random, {
        coat,
        kind: isWoman ? 'woman' : 'man',
        posture: 'walks',
        isFar: true,
        ...(random() < 0.3 && { hat: '#c8a868' }),
      }),
    );
  }
}
