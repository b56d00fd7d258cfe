import { parseVideoRatio, resolveVideoModel } from '@loomlight/contract';
import type { VideoBody } from '../../start-generation/index.ts';
import type { ChosenFilm } from './film-options.ts';
import { type PromptForm, wireFilmSeed } from '../form/form-state.ts';
import { priceCredits } from '../form/prompt-price.ts';

/** The form on the wire (R-ENT-14); the combined model goes out as its variant (R-FORM-15). */
export function filmRequest(form: PromptForm, chosen: ChosenFilm, pictureKey: string | null): VideoBody {
  const { film } = form;
  const isLocked = form.isPublic && form.isLocked;
  return {
    text_prompt: form.prompt,
    // The offer's ids are the server's own; what it does not know it refuses with a sentence.
    model: resolveVideoModel(chosen.model?.id ?? '', film.mode) as VideoBody['model'],
    resolution: chosen.resolution,
    duration: chosen.durationS,
    ...(chosen.fps !== null && { fps: chosen.fps }),
    ratio: parseVideoRatio(chosen.ratio) ?? '16:9',
    camera_fixed: film.cameraFixed,
    seed: wireFilmSeed(film.seed),
    image_s3_key: film.mode === 'image' ? pictureKey : null,
    is_public: form.isPublic,
    is_prompt_locked: isLocked,
    prompt_price: isLocked ? priceCredits(form.priceEntry) : 0,
  };
}
