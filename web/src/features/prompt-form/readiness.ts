import { countCredits, imageCost, isBlank, type PixelSize } from '@loomlight/contract';

/** What the generate button is about to do, under its label of the moment (R-FORM-20). */
export type Readiness = {
  readonly label: string;
  /** Credits it will take; undefined while there is nothing to price. */
  readonly cost: number | undefined;
} & (
  | { readonly kind: 'busy' }
  | {
      readonly kind: 'blocked';
      readonly reason: string | undefined;
      /** More credits are the way on. */
      readonly short?: true;
    }
  | { readonly kind: 'short'; readonly needed: number; readonly balance: number }
  | { readonly kind: 'ready' }
);

/** What every button has to know, whatever it makes. */
export interface ButtonFacts {
  readonly prompt: string;
  /** Undefined for guests, and until the balance is known: the server judges in the end. */
  readonly balance: number | undefined;
  /** The request is on its way. */
  readonly starting: boolean;
  /** What was started last is still being made, on this very page. */
  readonly developing: boolean;
  /** The form stands beside a result. */
  readonly besideResult: boolean;
}

export interface ReadinessFacts extends ButtonFacts {
  /** `pending` while the list of sizes is on its way: nobody is asked to choose from a list that is not there. */
  readonly size: PixelSize | 'pending' | undefined;
}

/** Label (R-FORM-20), price, and whether it may be pressed (R-FORM-21). */
export function readiness(facts: ReadinessFacts): Readiness {
  const { prompt, size, balance, starting, developing, besideResult } = facts;
  const cost = size === undefined || size === 'pending' ? undefined : imageCost(size);
  if (starting) return { kind: 'busy', label: 'Generating...', cost };
  if (developing) return { kind: 'busy', label: 'Processing...', cost };

  if (size === undefined)
    return {
      kind: 'blocked',
      label: 'Select Size First',
      cost,
      reason: 'Please select an image size to continue',
    };
  const isShort = cost !== undefined && balance !== undefined && balance < cost;
  const label = isShort ? `Need ${countCredits(cost)}` : besideResult ? 'Generate Another' : 'Generate Image';
  if (isBlank(prompt) || cost === undefined) return { kind: 'blocked', label, cost, reason: undefined };
  if (isShort) return { kind: 'short', label, cost, needed: cost, balance };
  return { kind: 'ready', label, cost };
}
