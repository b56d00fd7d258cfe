import type { Content, ProgressEvent } from '@loomlight/contract';
import { type Medium, mediumRules } from './media.ts';

/** What the waiting panel shows; of a film whose first answer is missing nothing is known yet. */
export type Developing = Pick<
  Content,
  'text_prompt' | 'status' | 'status_message' | 'progress' | 'width' | 'height' | 'created_at' | 'preview'
>;

/** How a generation stands, as its page shows it (R-RES-07, R-RES-08). */
export type GenerationState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'developing'; readonly item: Developing }
  | { readonly kind: 'completed'; readonly item: Content }
  | { readonly kind: 'failed'; readonly item: Content }
  /** Several that were started together, each in a state of its own; `stuck` is said where nothing more will be asked. */
  | { readonly kind: 'batch'; readonly pieces: readonly Content[]; readonly stuck: string | undefined }
  /** Nothing more will be asked; it may still come. */
  | { readonly kind: 'given-up'; readonly reason: 'timeout' | 'unknown' | 'unreadable'; readonly text: string };

/** True while it is worth asking again. */
export function isInTheMaking(medium: Medium, status: string | undefined): boolean {
  return status !== undefined && mediumRules[medium].making.includes(status);
}

/** What is on the page: the whole batch, or the one. */
export function piecesOf(item: Content | undefined): readonly Content[] {
  return item?.batch ?? (item ? [item] : []);
}

/** A film whose very first answer failed is taken for one in progress (R-RES-09). */
export function isAssumed(medium: Medium, facts: { readonly known: boolean; readonly asked: number }): boolean {
  return medium === 'video' && !facts.known && facts.asked === 1;
}

/** True while it is worth waiting: of a batch while any of it is in the making. */
export function isDeveloping(medium: Medium, state: GenerationState): boolean {
  if (state.kind !== 'batch') return state.kind === 'developing';
  return state.stuck === undefined && state.pieces.some(({ status }) => isInTheMaking(medium, status));
}

export function generationState(facts: {
  readonly medium: Medium;
  readonly item: Content | undefined;
  readonly failed: boolean;
  /** Answers since the page began to wait. */
  readonly asked: number;
  /** When the page began to wait. */
  readonly since: string;
  /** What the stream has said since the last answer; newer than the answer. */
  readonly live: ProgressEvent | undefined;
}): GenerationState {
  const { medium, item, failed, asked, since, live } = facts;
  const rules = mediumRules[medium];
  const unreadable: GenerationState = { kind: 'given-up', reason: 'unreadable', text: rules.unreadable };
  if (!item) {
    if (!failed) return { kind: 'loading' };
    if (medium === 'image') return { kind: 'unreadable' };
    if (!isAssumed(medium, { known: false, asked })) return unreadable;
    return { kind: 'developing', item: withNews({ ...assumed, created_at: since }, medium, live) };
  }
  if (item.batch) {
    const pieces = item.batch.map((piece) =>
      piece.id === live?.id ? { ...piece, ...withNews(piece, medium, live) } : piece,
    );
    const waits = pieces.some(({ status }) => isInTheMaking(medium, status));
    const stuck = !waits ? undefined : failed ? rules.unreadable : asked > rules.pollMax ? rules.timedOut : undefined;
    return { kind: 'batch', pieces, stuck };
  }
  if (rules.done.includes(item.status)) return { kind: 'completed', item };
  if (item.status === 'failed') return { kind: 'failed', item };
  if (!isInTheMaking(medium, item.status))
    return { kind: 'given-up', reason: 'unknown', text: `Unknown generation status: ${item.status}` };
  if (failed) return unreadable;
  if (asked > rules.pollMax) return { kind: 'given-up', reason: 'timeout', text: rules.timedOut };
  return { kind: 'developing', item: withNews(item, medium, live) };
}

const assumed = {
  text_prompt: null,
  status: 'processing',
  status_message: null,
  progress: 0,
  width: 1280,
  height: 720,
} as const;

/** A final word of the stream changes nothing by itself: the piece comes with the answer it brings about. */
function withNews(item: Developing, medium: Medium, live: ProgressEvent | undefined): Developing {
  const isNews = live !== undefined && isInTheMaking(medium, live.status) && live.progress >= item.progress;
  if (!isNews) return item;
  const { status, status_message, progress, preview = item.preview } = live;
  return { ...item, status, status_message, progress, ...(preview !== undefined && { preview }) };
}
