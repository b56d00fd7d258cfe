import { countCredits, isBlank } from '@loomlight/contract';

/** What the generate button is about to do, under its label of the moment (R-FORM-20). */
export type Readiness = {
  readonly label: string;
  /** Credits it will take; undefined while there is nothing to price. */
  readonly cost: number | undefined;
} & (
  | { readonly kind: 'busy' }
  /** Off, and amber all the same: a press leads to where the words go (PEOPLE-22). */
  | { readonly kind: 'wordless' }
  | {
      readonly kind: 'blocked';
      readonly reason: string | undefined;
      /** More credits are the way on. */
      readonly short?: true;
    }
  /** A press asks for more credits. */
  | { readonly kind: 'short' }
  | { readonly kind: 'ready' }
);

/** What a button asks for that was pressed without words. */
export const wordlessWords = 'Write what you would like to see';

/** What every button has to know, whatever it makes. */
export interface ButtonFacts {
  readonly prompt: string;
  /** Undefined for guests, and until the balance is known: the server judges in the end. */
  readonly balance: number | undefined;
  /** The request is on its way. */
  readonly starting: boolean;
  /** What the form says is still being made, on this very page; a changed form is free (MAKE-83). */
  readonly developing: boolean;
  /** The form stands beside a result. */
  readonly besideResult: boolean;
}

/** What one medium asks for, beyond what all buttons have in common. */
export interface ReadinessRules {
  /** Of a button that may be pressed, anywhere but beside a result. */
  readonly label: string;
  /** Undefined while there is nothing to price: the button is off until there is. */
  readonly cost: number | undefined;
  /** What has still to be chosen: why, and the label that asks for it. */
  readonly missing?: { readonly reason: string; readonly label?: string } | undefined;
  /** With too few credits a press asks for more, or the button is off and says so. */
  readonly whenShort: 'ask' | 'block';
}

/** Label (R-FORM-20), price, and whether it may be pressed (R-FORM-21). */
export function readiness(facts: ButtonFacts, rules: ReadinessRules): Readiness {
  const { prompt, balance, starting, developing, besideResult } = facts;
  const { cost, missing, whenShort } = rules;
  if (starting) return { kind: 'busy', label: 'Generating...', cost };
  if (developing) return { kind: 'busy', label: 'Processing...', cost };
  if (missing?.label !== undefined) return { kind: 'blocked', label: missing.label, cost, reason: missing.reason };

  const isShort = cost !== undefined && balance !== undefined && balance < cost;
  const label = isShort ? `Need ${countCredits(cost)}` : besideResult ? 'Generate Another' : rules.label;
  if (isShort && whenShort === 'block')
    return { kind: 'blocked', label, cost, reason: `Your balance is ${countCredits(balance)}.`, short: true };
  if (missing) return { kind: 'blocked', label, cost, reason: missing.reason };
  if (isBlank(prompt)) return { kind: 'wordless', label, cost };
  if (cost === undefined) return { kind: 'blocked', label, cost, reason: undefined };
  return { kind: isShort ? 'short' : 'ready', label, cost };
}
