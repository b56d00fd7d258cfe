import { clientTiming, type Content, type ProgressEvent } from '@loomlight/contract';

/** How a generation stands, as its page shows it (specification 4, Generation). */
export type GenerationState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'developing'; readonly item: Content }
  | { readonly kind: 'completed'; readonly item: Content }
  | { readonly kind: 'failed'; readonly item: Content }
  /** Nothing more will be asked; the picture may still come. */
  | { readonly kind: 'given-up'; readonly item: Content; readonly text: string };

const inTheMaking: readonly string[] = ['processing', 'pending', 'queued'];

/** True while it is worth asking again. */
export function isInTheMaking(status: string | undefined): boolean {
  return status !== undefined && inTheMaking.includes(status);
}

export function generationState(facts: {
  readonly item: Content | undefined;
  readonly failed: boolean;
  /** Answers since the page began to wait. */
  readonly asked: number;
  /** What the stream has said since the last answer; newer than the answer. */
  readonly live: ProgressEvent | undefined;
}): GenerationState {
  const { item, failed, asked, live } = facts;
  if (!item) return failed ? { kind: 'unreadable' } : { kind: 'loading' };
  if (item.status === 'completed') return { kind: 'completed', item };
  if (item.status === 'failed') return { kind: 'failed', item };
  if (!isInTheMaking(item.status)) return { kind: 'given-up', item, text: `Unknown generation status: ${item.status}` };
  if (failed) return { kind: 'given-up', item, text: 'Failed to check image status. Please try again.' };
  if (asked > clientTiming.imagePollMax)
    return { kind: 'given-up', item, text: 'Image generation timed out. Please try again.' };
  // A final word of the stream changes nothing by itself: the picture comes with the answer it brings about.
  const isNews = live !== undefined && isInTheMaking(live.status) && live.progress >= item.progress;
  return { kind: 'developing', item: isNews ? { ...item, ...live } : item };
}
