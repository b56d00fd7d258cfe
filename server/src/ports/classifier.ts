/** What a program that judges says: it may be made and shown, somebody looks before it is shown, or it is not made at all. */
export type ClassifierVerdict = 'pass' | 'review' | 'refuse';

export type Classification =
  | {
      readonly kind: 'judged';
      readonly verdict: ClassifierVerdict;
      /** What it has looked for, with how sure it is of each, from 0 to 1. */
      readonly categories: readonly { readonly name: string; readonly score: number }[];
      readonly model: string;
    }
  /** It did not answer in time, or nothing that can be read. The reason is a code or a status, and holds no word of what was asked. */
  | { readonly kind: 'unknown'; readonly reason: string };

/** What is judged: words before anything is made of them, or a picture before it is shown, as a small encoded copy. */
export type Judged =
  | { readonly kind: 'text'; readonly words: string }
  | { readonly kind: 'image'; readonly bytes: Uint8Array; readonly mediaType: 'image/webp' };

/** Judges words (DESK-32) and pictures (DESK-132). */
export interface Classifier {
  /** Answers within two seconds, whatever happens on the other side, and never throws. */
  classify(what: Judged): Promise<Classification>;
}
