import { countCredits, type VideoMode } from '@loomlight/contract';
import type { ReadinessRules } from '../form/readiness.ts';

export interface VideoFacts {
  readonly mode: VideoMode;
  /** `pending` while the list of models is on its way. */
  readonly model: 'chosen' | 'pending' | 'none';
  /** The image to animate is with the server, or waits for its owner to sign in. */
  readonly hasImage: boolean;
  readonly cost: number | undefined;
}

const noModel = { label: 'Select Model First', reason: 'Please select a video model to continue' };
const noImage = { reason: 'Please upload an image to animate for Image to Video mode.' };

/** What a video asks for: a model, and the image to animate; one that costs more than there is cannot be pressed (R-FORM-21). */
export function videoRules({ mode, model, hasImage, cost }: VideoFacts): ReadinessRules {
  return {
    label: mode === 'image' ? 'Animate Image' : videoLabel(cost),
    cost,
    missing: model === 'none' ? noModel : mode === 'image' && !hasImage ? noImage : undefined,
    whenShort: 'block',
  };
}

function videoLabel(cost: number | undefined): string {
  return cost === undefined ? 'Generate Video' : `Generate Video (${countCredits(cost)})`;
}
