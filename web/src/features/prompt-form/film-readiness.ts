import { countCredits, isBlank } from '@loomlight/contract';
import type { FilmMode } from './film-form.ts';
import type { ButtonFacts, Readiness } from './readiness.ts';

export interface FilmFacts extends ButtonFacts {
  readonly mode: FilmMode;
  /** `pending` while the list of models is on its way. */
  readonly model: 'chosen' | 'pending' | 'none';
  /** The picture to animate is with the server, or waits for its owner to sign in. */
  readonly hasPicture: boolean;
  readonly cost: number | undefined;
}

/**
 * Label (R-FORM-20), price, and whether it may be pressed; a film that costs more than there is cannot be pressed
 * (R-FORM-21).
 */
export function filmReadiness(facts: FilmFacts): Readiness {
  const { prompt, mode, model, hasPicture, cost, balance, starting, developing, besideResult } = facts;
  if (starting) return { kind: 'busy', label: 'Generating...', cost };
  if (developing) return { kind: 'busy', label: 'Processing...', cost };
  if (model === 'none')
    return { kind: 'blocked', label: 'Select Model First', cost, reason: 'Please select a video model to continue' };

  if (cost !== undefined && balance !== undefined && balance < cost)
    return {
      kind: 'blocked',
      label: `Need ${countCredits(cost)}`,
      cost,
      reason: `Your balance is ${countCredits(balance)}.`,
      short: true,
    };
  const label = besideResult ? 'Generate Another' : mode === 'image' ? 'Animate Image' : filmLabel(cost);
  if (mode === 'image' && !hasPicture)
    return {
      kind: 'blocked',
      label,
      cost,
      reason: 'Please upload an image to animate for Image to Video mode.',
    };
  if (isBlank(prompt) || cost === undefined) return { kind: 'blocked', label, cost, reason: undefined };
  return { kind: 'ready', label, cost };
}

function filmLabel(cost: number | undefined): string {
  return cost === undefined ? 'Generate Video' : `Generate Video (${countCredits(cost)})`;
}
