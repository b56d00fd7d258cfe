import { setTimeout as sleep } from 'node:timers/promises';
import { sharp } from '../../kernel/sharp.ts';
import type { PaintedImage } from '../../ports/image-engine.ts';
import { carriesManifest, makersHold, readMaker } from '../provenance/index.ts';
import type { RunContext } from './generation.context.ts';

/** What looking at the signature of an engine needs. */
export type MakersContext = Pick<RunContext, 'manifestReader' | 'workFiles' | 'retryPauseMs' | 'onError'>;

/** A reader that is away is asked so often, and the file is taken for one without a signature then. */
const asksMax = 3;

/**
 * True for an image that its engine has signed, whose signature holds, and in which nothing stands besides: it is stored byte for byte (ORIGIN-38). The
 * reader of strangers' files says whether the signature fits these bytes, whoever made it; a file that breaks the reader or its limits has a broken
 * one. Where the reader cannot be had the file is one without as well: nothing is kept that nobody has looked at, and what was paid for is not lost.
 */
export async function isKeptImage(
  ctx: MakersContext,
  { id, image }: { readonly id: string; readonly image: PaintedImage & { readonly kind: 'file' } },
): Promise<boolean> {
  const { bytes } = image;
  if (!carriesManifest(bytes) || !(await isBare(bytes))) return false;
  for (let asks = 1; asks <= asksMax; asks += 1) {
    const answer = await readMaker(ctx, bytes);
    if (answer.kind !== 'unavailable') return answer.kind === 'read' && makersHold(answer.reading);
    ctx.onError(new Error(`The signature of the engine could not be read: ${answer.reason}`), id);
    if (asks < asksMax) await sleep(asks * ctx.retryPauseMs);
  }
  return false;
}

/** True when nothing is written into the file that could be a prompt: some engines put everything they know there. */
async function isBare(bytes: Uint8Array): Promise<boolean> {
  const { exif, xmp, iptc, comments } = await sharp(bytes).metadata();
  return !exif && !xmp && !iptc && (comments?.length ?? 0) === 0;
}
