import { limits } from '@loomlight/contract';
import { sharp } from '../../kernel/sharp.ts';
import type { Classifier } from '../../ports/classifier.ts';
import { type CauseToLook, type Print, readPrint } from '../content/index.ts';
import type { BannedPrints } from './banned-prints.ts';
import { verdictOf } from './classifier-verdict.ts';
import type { ClassifierPolicy } from './rules.context.ts';

/** What stands against pictures, as `judgePrompts` says it of words. */
export interface ImageRules {
  /**
   * Why a picture that was made or brought along is not shown before somebody has looked at it: it looks like one that was removed for good
   * (DESK-24), or the classifier does not let it pass (DESK-132). Undefined where nothing stands against it.
   */
  readonly causeToLook: (image: {
    /** A WebP of it, small. */
    readonly still: Uint8Array;
    readonly print: Print | undefined;
  }) => Promise<CauseToLook | undefined>;
  /**
   * Whether an uploaded picture, in a file in our own encoding, may not be used: it is one that was removed for good, or the classifier refuses it.
   * What it only wants looked at may be used, since what is made of it is judged again; not where everybody sees the picture itself.
   */
  readonly isRefused: (path: string, use: { readonly isShown: boolean }) => Promise<boolean>;
}

/** The rules for pictures of this process. */
export function createImageRules(ctx: {
  readonly bannedPrints: Pick<BannedPrints, 'bandOf'>;
  /** Reads pictures; undefined where none does. */
  readonly classifier: Classifier | undefined;
  readonly classifierPolicy: () => ClassifierPolicy;
}): ImageRules {
  const { bannedPrints, classifier, classifierPolicy } = ctx;
  const judge = async (still: Uint8Array) =>
    classifier && classifier.classify({ kind: 'image', bytes: still, mediaType: 'image/webp' });
  return {
    causeToLook: async ({ still, print }) => {
      if (print !== undefined && (await bannedPrints.bandOf(print)) !== undefined) return 'looks_banned';
      const answer = await judge(still);
      // Its maker has paid for it, and a score is no decision: what would be refused as words is looked at.
      return answer && verdictOf(answer, classifierPolicy()) !== 'pass' ? 'classifier' : undefined;
    },
    isRefused: async (path, { isShown }) => {
      const print = await readPrint(path);
      if (print !== undefined && (await bannedPrints.bandOf(print)) === 'same') return true;
      const answer = classifier && (await judge(await smallCopyOf(path)));
      // An upload is no piece that could wait: where nothing is said in time it is let through (ADR 194).
      if (answer?.kind !== 'judged') return false;
      const verdict = verdictOf(answer, classifierPolicy());
      return verdict === 'refuse' || (isShown && verdict === 'review');
    },
  };
}

/** As wide as the stills of finished pictures: nobody needs to see more of it, and no question grows with the upload. */
function smallCopyOf(path: string): Promise<Buffer> {
  return sharp(path, { limitInputPixels: limits.uploadMaxPixels })
    .resize({
      width: limits.smallVariantWidthPx,
      height: 2 * limits.smallVariantWidthPx,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .webp({ quality: 78 })
    .toBuffer();
}
