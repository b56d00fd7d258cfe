import { type contract, type ReplyOf } from '@loomlight/contract';
import { chosenVideo, chosenVideoCost, type VideoBody, videoOffer } from '../../start-generation/index.ts';
import { videoRules } from './video-rules.ts';
import { videoRequest } from './video-request.ts';
import type { PromptForm } from '../form/form-state.ts';
import { type ButtonFacts, type Readiness, readiness } from '../form/readiness.ts';

/** The button of a video, and what it would send. */
export interface VideoOrder {
  readonly ready: Readiness;
  /** Undefined while something is missing. */
  readonly body: VideoBody | undefined;
}

/** All rules of a video in one place, so that they come to the page together, and only to who makes videos. */
export function videoOrder(
  form: PromptForm,
  facts: ButtonFacts & {
    readonly options: ReplyOf<typeof contract.videos.options> | undefined;
    /** Nobody is asked to choose from a list that is on its way. */
    readonly pending: boolean;
    /** The image to animate is with the server, or waits for its owner to sign in. */
    readonly hasImage: boolean;
    /** Null until the image is with the server. */
    readonly imageKey: string | null;
  },
): VideoOrder {
  const { mode } = form.video;
  const { imageKey } = facts;
  const chosen = chosenVideo(form.video, videoOffer(facts.options, mode));
  const model = chosen.model ? 'chosen' : facts.pending ? 'pending' : 'none';
  const rules = videoRules({ mode, model, hasImage: facts.hasImage, cost: chosenVideoCost(chosen) });
  // Without its key an image would silently become a video from words alone.
  const lacksKey = mode === 'image' && imageKey === null;
  return { ready: readiness(facts, rules), body: lacksKey ? undefined : videoRequest(form, chosen, imageKey) };
}
