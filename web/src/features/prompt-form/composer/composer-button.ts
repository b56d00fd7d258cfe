import type { Readiness } from '../form/readiness.ts';

/** Where a composer stands, as far as its button is concerned. */
export interface ComposerPlace {
  /** What the form says is still being made, on this very page. */
  readonly developing?: boolean;
  /** Beside a result: the button offers another one. */
  readonly besideResult?: boolean;
}

/** The button of any composer. */
export interface ComposerButton {
  readonly ready: Readiness;
  readonly failure: string | null;
  /** It was pressed without words: what it asks for stands beside it. */
  readonly asked: boolean;
  /** Does what the button says: starts, opens the dialog that is in the way, or leads to the words that are missing. */
  readonly go: () => void;
}
