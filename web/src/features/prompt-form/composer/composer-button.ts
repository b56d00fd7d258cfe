import type { Readiness } from '../form/readiness.ts';

/** Where a composer stands, as far as its button is concerned. */
export interface ComposerPlace {
  /** What was started last is still being made, on this very page. */
  readonly developing?: boolean;
  /** Beside a result: the button offers another one. */
  readonly besideResult?: boolean;
}

/** The button of any composer. */
export interface ComposerButton {
  readonly ready: Readiness;
  readonly failure: string | null;
  /** Does what the button says: starts, or opens the dialog that is in the way. */
  readonly go: () => void;
}
