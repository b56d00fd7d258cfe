import type { Content, ContentType, ProgressEvent } from '@loomlight/contract';
import { rulesOfType } from './rules-of-type.ts';

/** What the waiting panel shows; of a video whose first answer is missing nothing is known yet. */
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
  | { readonly kind: 'batch'; readonly contents: readonly Content[]; readonly stuck: string | undefined }
  /** It may still come. Nothing more will be asked, but where the server is `away`. */
  | {
      readonly kind: 'given-up';
      readonly reason: 'timeout' | 'unknown' | 'unreadable' | 'away';
      readonly text: string;
    };

/** True while it is worth asking again. */
export function isInTheMaking(contentType: ContentType, status: string | undefined): boolean {
  return status !== undefined && rulesOfType[contentType].making.includes(status);
}

/** What is on the page: the whole batch, or the one. */
export function contentsOf(item: Content | undefined): readonly Content[] {
  return item?.batch ?? (item ? [item] : []);
}

/** A video whose very first answer failed is taken for one in progress (R-RES-09). */
export function isAssumed(
  contentType: ContentType,
  facts: { readonly known: boolean; readonly asked: number },
): boolean {
  return contentType === 'video' && !facts.known && facts.asked === 1;
}

/** True while it is worth waiting: of a batch while any of it is in the making. */
export function isDeveloping(contentType: ContentType, state: GenerationState): boolean {
  if (state.kind !== 'batch') return state.kind === 'developing';
  return state.stuck === undefined && state.contents.some(({ status }) => isInTheMaking(contentType, status));
}

export function generationState(facts: {
  readonly contentType: ContentType;
  readonly item: Content | undefined;
  readonly failed: boolean;
  /** It failed since the server could not answer, and will be asked again. */
  readonly away: boolean;
  /** Answers since the page began to wait. */
  readonly asked: number;
  /** When the page began to wait. */
  readonly since: string;
  /** What the stream has said since the last answer; newer than the answer. */
  readonly live: ProgressEvent | undefined;
}): GenerationState {
  const { contentType, item, failed, away, asked, since, live } = facts;
  const rules = rulesOfType[contentType];
  const unreadable = { kind: 'given-up', reason: 'unreadable', text: rules.unreadable } as const;
  if (!item) {
    if (!failed) return { kind: 'loading' };
    if (contentType === 'image') return { kind: 'unreadable' };
    if (!isAssumed(contentType, { known: false, asked })) return unreadable;
    return { kind: 'developing', item: withNews({ ...assumed, created_at: since }, contentType, live) };
  }
  if (item.batch) {
    const contents = item.batch.map((content) =>
      content.id === live?.id ? { ...content, ...withNews(content, contentType, live) } : content,
    );
    const waits = contents.some(({ status }) => isInTheMaking(contentType, status));
    const stuck = !waits ? undefined : failed ? rules.unreadable : asked > rules.pollMax ? rules.timedOut : undefined;
    return { kind: 'batch', contents, stuck };
  }
  if (rules.done.includes(item.status)) return { kind: 'completed', item };
  if (item.status === 'failed') return { kind: 'failed', item };
  if (!isInTheMaking(contentType, item.status))
    return { kind: 'given-up', reason: 'unknown', text: `Unknown generation status: ${item.status}` };
  if (failed) return { ...unreadable, reason: away ? 'away' : 'unreadable' };
  if (asked > rules.pollMax) return { kind: 'given-up', reason: 'timeout', text: rules.timedOut };
  return { kind: 'developing', item: withNews(item, contentType, live) };
}

const assumed = {
  text_prompt: null,
  status: 'processing',
  status_message: null,
  progress: 0,
  width: 1280,
  height: 720,
} as const;

/** A final word of the stream changes nothing by itself: the item comes with the answer it brings about. */
function withNews(item: Developing, contentType: ContentType, live: ProgressEvent | undefined): Developing {
  const isNews = live !== undefined && isInTheMaking(contentType, live.status) && live.progress >= item.progress;
  if (!isNews) return item;
  const { status, status_message, progress, preview = item.preview } = live;
  return { ...item, status, status_message, progress, ...(preview !== undefined && { preview }) };
}
