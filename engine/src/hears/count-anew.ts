import type { Asked } from './heard.ts';

/**
 * What was said to be at another thing counts the things, of which one is gone: it is at `instead` now, by the count that is left, or at none.
 */
export function countAnew(asked: Asked[], gone: number, instead?: number): void {
  asked.forEach((one, i) => {
    if (one.of === undefined || one.of < gone) return;
    const { side, of, ...rest } = one;
    const now = of === gone ? instead : of - 1;
    asked[i] = now === undefined ? rest : { ...rest, ...(side && { side }), of: now };
  });
}

/** Takes a thing out. */
export function forget(asked: Asked[], thing: Asked): void {
  const gone = asked.filter(({ kind }) => kind === 'thing').indexOf(thing);
  asked.splice(asked.indexOf(thing), 1);
  countAnew(asked, gone);
}
