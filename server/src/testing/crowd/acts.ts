import type { ContentType } from '@loomlight/contract';
// What people of the crowd do, and what is answered. Everything here goes between processes as it is: no dates, no functions.

/** Who may see an item, and at what price its words are sold. */
export interface Listing {
  readonly isPublic: boolean;
  readonly isLocked: boolean;
  /** Whole credits; 0 where nothing is locked. */
  readonly price: number;
}

/** What becomes of something that is made: finished, failed, both at once, finished twice, begun again by another worker, left alone. */
export type Ending = 'finish' | 'fail' | 'both' | 'twice' | 'restart' | 'abandon';
/** How an engine that is paid by the task answers: it begins, is busy first, refuses for nothing, or never answers. */
export type EngineAnswer = 'accepts' | 'busy' | 'refuses' | 'silent';
/** What the payer, the payer's bank or the operator does at the provider. A number is the share of what is left that goes back. */
export type PayerStep =
  | 'card'
  | 'two tabs'
  | 'debit'
  | 'failing debit'
  | 'expire'
  | 'fail refund'
  | 'dispute'
  | 'win'
  | 'lose'
  | { readonly refund: number };

/** One operation. Numbers name people, items and orders in the order in which they were planned. */
export type Act =
  | { readonly kind: 'sign up'; readonly person: number; readonly bonus: number }
  | { readonly kind: 'grant'; readonly person: number; readonly credits: number; readonly no: number }
  | {
      readonly kind: 'unlock';
      readonly person: number;
      readonly item: number;
      readonly price: number;
      readonly key: string | undefined;
    }
  | { readonly kind: 'change'; readonly item: number; readonly to: Listing }
  | { readonly kind: 'remove'; readonly item: number }
  | {
      readonly kind: 'make';
      readonly item: number;
      readonly person: number;
      /** Seconds of video; 0 for an image. */
      readonly videoS: number;
      readonly listing: Listing;
      readonly ending: Ending;
      /** Videos alone: undefined for an engine that costs nothing. */
      readonly engine: EngineAnswer | undefined;
    }
  | {
      readonly kind: 'order';
      readonly order: number;
      readonly person: number;
      readonly pack: string;
      readonly steps: readonly PayerStep[];
    }
  | { readonly kind: 'return'; readonly order: number; readonly steps: readonly PayerStep[] }
  | { readonly kind: 'reprice'; readonly pack: string; readonly credits: number; readonly cents: number }
  | { readonly kind: 'leave'; readonly person: number };

/** The same with the names that the product has for whom and what it is about. */
export interface Deed {
  readonly act: Act;
  /** Who does it: the owner for what becomes of an item. Empty where nobody in particular does. */
  readonly userId: string;
  readonly item?: { readonly id: string; readonly contentType: ContentType };
  readonly session?: string;
}

/** How a payment stands at the provider, in the provider's own words, as far as whoever acted there was told. */
export interface PaymentWords {
  readonly isPaid: boolean;
  readonly refundedCents: number;
  readonly isWithdrawn: boolean;
}

export type Answer =
  /** A refusal that belongs to normal life. */
  | { readonly kind: 'refused'; readonly code: string }
  /** Something that must not be: it ends the simulation. */
  | { readonly kind: 'broken'; readonly error: string }
  | { readonly kind: 'done' }
  | { readonly kind: 'person'; readonly userId: string }
  | { readonly kind: 'bought'; readonly isNew: boolean }
  | {
      readonly kind: 'made';
      readonly id: string;
      readonly cost: number;
      readonly end: 'finished' | 'failed' | 'open';
      /** What must be written of the engine's task in the end; undefined where there was none. */
      readonly task: 'delivered' | 'unpaid' | 'possibly_paid' | undefined;
    }
  | { readonly kind: 'ordered'; readonly id: string; readonly session: string; readonly words: PaymentWords }
  | { readonly kind: 'returned'; readonly words: PaymentWords };
