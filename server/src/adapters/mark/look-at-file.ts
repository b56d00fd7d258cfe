import type { MarkAnswer } from '../../ports/image-mark.ts';
import { openCarrier } from './carrier.ts';
import { lookForMark } from './look-for-mark.ts';
import type { LookOrder } from './mark-finder.messages.ts';
import { viewedImageOf } from './viewed-image.ts';
import { openWorkBudget, withinBudget } from './work-budget.ts';

/**
 * Looks for a mark in one picture or film, with so much work and no more (ORIGIN-45): where that ends the look, whoever has asked ends the process, which may
 * still be decoding. Throws for one that cannot be read.
 */
export async function lookAtFile({ path, form, secrets, offered, workMs }: LookOrder): Promise<MarkAnswer> {
  // What decodes films is native and large: a picture does without it, and reading its code is no work of the file.
  const viewedVideoOf = form === 'video' ? (await import('./viewed-video.ts')).viewedVideoOf : undefined;
  const budget = openWorkBudget(workMs);
  return withinBudget(budget, {
    work: async () => {
      const image = await (viewedVideoOf?.(path, budget) ?? viewedImageOf(path));
      if (!image) return { kind: 'none' };
      const carriers = secrets.map((secret) => openCarrier(Buffer.from(secret)));
      const { mark, isCut } = lookForMark(image, { carriers, offered, budget });
      return { kind: isCut ? 'cut' : 'looked', mark };
    },
    cut: () => ({ kind: 'cut', mark: { z: 0, payload: undefined } }),
  });
}
