import type { OriginStatement } from '../../ports/media-signer.ts';
import type { MediaBody } from '../../ports/media-file.ts';
import type { Variants } from './derive-variants.ts';

/** An image or video with everything that is stored of it. */
export interface Made {
  readonly body: MediaBody;
  readonly mediaType: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly variants: Variants;
  /** What its file is signed with; undefined for one that its maker has signed, which stays as it is. */
  readonly origin: MadeBy | undefined;
  /** Payload of the invisible mark in its pixels; null where there is none. */
  readonly mark: bigint | null;
}

/** What made it, and how. */
export type MadeBy = Pick<OriginStatement, 'source' | 'engine' | 'model' | 'isMarked'>;

/** Whether an engine may want money for what came to nothing; for the books of whoever runs the product. */
export type Spent = 'unpaid' | 'possibly_paid';

/** How the work of an attempt ends when nothing interrupts it. */
export type Outcome =
  | { readonly kind: 'made'; readonly made: Made }
  /** The reason is a sentence for the person. */
  | { readonly kind: 'refused'; readonly reason: string; readonly spent: Spent }
  /** No further attempt may be made. The reason is for the log. */
  | { readonly kind: 'failed'; readonly reason: string; readonly spent: Spent };

/** Removes the file of what was made and is not (or no longer) wanted. */
export async function discardOutcome(outcome: Outcome): Promise<void> {
  if (outcome.kind === 'made' && outcome.made.body.kind === 'file') await outcome.made.body.discard();
}
