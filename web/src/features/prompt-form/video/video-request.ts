import { parseVideoRatio, resolveVideoModel } from '@loomlight/contract';
import type { ChosenVideo, VideoBody } from '../../start-generation/index.ts';
import { type PromptForm, wireVideoSeed } from '../form/form-state.ts';
import { priceCredits } from '../form/prompt-price.ts';

/** The form on the wire (R-ENT-14); the combined model goes out as its variant (R-FORM-15). */
export function videoRequest(form: PromptForm, chosen: ChosenVideo, imageKey: string | null): VideoBody {
  const { video } = form;
  const isLocked = form.isPublic && form.isLocked;
  return {
    text_prompt: form.prompt,
    // The offer's ids are the server's own; what it does not know it refuses with a sentence.
    model: resolveVideoModel(chosen.model?.id ?? '', video.mode) as VideoBody['model'],
    resolution: chosen.resolution,
    duration: chosen.durationS,
    ...(chosen.fps !== null && { fps: chosen.fps }),
    ratio: parseVideoRatio(chosen.ratio) ?? '16:9',
    camera_fixed: video.cameraFixed,
    seed: wireVideoSeed(video.seed),
    image_s3_key: video.mode === 'image' ? imageKey : null,
    is_public: form.isPublic,
    is_prompt_locked: isLocked,
    prompt_price: isLocked ? priceCredits(form.priceEntry) : 0,
  };
}
