import { findConcept } from '../concepts/registry.ts';
import type { Reading } from './reading.ts';

/** Changes what was asked for by what the words beside it imply. */
export function hearImplied(reading: Reading): void {
  boardOwnShip(reading);
  wearSunglasses(reading);
  letRunnersRun(reading);
}

/** Words for who runs, in the languages that have one. */
const runners = /runner|jogger|läufer|corredor|coureu|跑步者|ランナー|عداء/u;

/** Who is called a runner runs. */
function letRunnersRun({ asked }: Reading): void {
  asked.forEach((thing, i) => {
    if (thing.id === 'athlete' && thing.act === undefined && runners.test(thing.phrase))
      asked[i] = { ...thing, act: 'runs' };
  });
}

/** Somebody "with sunglasses" wears them. */
function wearSunglasses({ asked }: Reading): void {
  asked.forEach((thing, i) => {
    const [before] = asked
      .slice(0, i)
      .filter(({ kind }) => kind === 'thing')
      .slice(-1);
    if (thing.id === 'sunglasses' && before && findConcept(before.id)?.portrait !== undefined)
      asked[i] = { ...thing, kind: 'trait' };
  });
}

/** Pirates have a ship of their own. */
function boardOwnShip({ asked }: Reading): void {
  if (!asked.some(({ id }) => id === 'pirate')) return;
  asked.forEach((thing, i) => {
    if (thing.id === 'ship') asked[i] = { ...thing, id: 'pirate ship' };
  });
}
