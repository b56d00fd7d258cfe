import type { Asked } from './heard.ts';

/** Takes some out; of what stood in relation to them only the thing is left. */
export function without(asked: readonly Asked[], left: ReadonlySet<Asked>): readonly Asked[] {
  const things = asked.filter(({ kind }) => kind === 'thing');
  const kept = things.filter((thing) => !left.has(thing));
  return asked.flatMap((one) => {
    if (left.has(one)) return [];
    const { side, of, ...rest } = one;
    const other = of === undefined ? undefined : things[of];
    if (of === undefined || !other) return [one];
    return left.has(other) ? [rest] : [{ ...rest, ...(side && { side }), of: kept.indexOf(other) }];
  });
}
