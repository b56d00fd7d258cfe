import type { Reading } from './reading.ts';

/** Words are passed over no more, and no noun among them is missed. */
export function takePart(words: string, { ignored, notDrawn }: Reading): void {
  for (const word of words.trim().split(/[\s,]+/u))
    for (const list of [ignored, notDrawn])
      for (let i = list.length - 1; i >= 0; i--) if (list[i] === word) list.splice(i, 1);
}
