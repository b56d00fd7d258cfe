import { countCredits, type VideoMode } from '@loomlight/contract';
import type { ReadinessRules } from '../form/readiness.ts';

export interface FilmFacts {
  readonly mode: VideoMode;
  /** `pending` while the list of models is on its way. */
  readonly model: 'chosen' | 'pending' | 'none';
  /** The picture to animate is with the server, or waits for its owner to sign in. */
  readonly hasPicture: boolean;
  readonly cost: number | undefined;
}

const noModel = { label: 'Select Model First', reason: 'Please select a video model to continue' };
const noPicture = { reason: 'Please upload an image to animate for Image to Video mode.' };

/** What a film asks for: a model, and the picture to animate; one that costs more than there is cannot be pressed (R-FORM-21). */
export function filmRules({ mode, model, hasPicture, cost }: FilmFacts): ReadinessRules {
  return {
    label: mode === 'image' ? 'Animate Image' : filmLabel(cost),
    cost,
    missing: model === 'none' ? noModel : mode === 'image' && !hasPicture ? noPicture : undefined,
    whenShort: 'block',
  };
}

function filmLabel(cost: number | undefined): string {
  return cost === undefined ? 'Generate Video' : `Generate Video (${countCredits(cost)})`;
}
