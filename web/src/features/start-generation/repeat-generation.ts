import {
  combinedVideoModel,
  type Content,
  formatImageSize,
  imageCost,
  imageStyles,
  limits,
  parseImageSize,
  parseVideoRatio,
  resolveVideoModel,
  videoCost,
  videoModels,
  videoResolutions,
} from '@loomlight/contract';
import { type Openness, opennessOfDerived, sizeToAskFor } from '@loomlight/contract/derived';
import type { ImageBody, VideoBody, Wish } from './start-request.ts';

/** The same once more, with another seed, and never more open than it is; as many images as there were (MAKE-34). */
export function repeatOf(
  item: Content,
  words: Words,
  { count, prices }: { readonly count: number; readonly prices: { readonly image: number; readonly video: number } },
): Wish {
  if (item.content_type === 'image')
    return {
      contentType: 'image',
      cost: count * imageCost(sizeToAskFor(item), prices.image),
      body: () => ({ ...imageAgain(item, words), ...(count > 1 && { count }) }),
    };
  const { resolution, durationS, model } = videoOf(item);
  const cost = videoCost({ resolution, durationS, model, enginePrice: prices.video });
  return { contentType: 'video', cost, body: () => videoAgain(item, words) };
}

interface Words {
  readonly prompt: string;
  /** False for words that were bought, or that somebody shows to everyone. */
  readonly isOwn: boolean;
}

/** The prompt is locked, at price 0 where it is public and at its own where it has one (R-FORM-33, decision 33). */
function imageAgain(item: Content, words: Words): ImageBody {
  return {
    text_prompt: words.prompt,
    ...(item.negative_prompt !== null && { negative_prompt: item.negative_prompt }),
    ...(item.image_s3_key !== null && { image_s3_key: item.image_s3_key }),
    size:
      !item.is_upscaled && parseImageSize(item.size ?? '') ? (item.size ?? '') : formatImageSize(sizeToAskFor(item)),
    style: imageStyles.find(({ id }) => id === item.style)?.id ?? 'none',
    guidance_scale: item.guidance_scale ?? limits.guidanceDefault,
    seed: 0,
    ...openness(item, words, { is_public: item.is_public, is_prompt_locked: item.is_public, prompt_price: 0 }),
  };
}

/** A video made again falls back to seedance-pro, and locks nothing that is not locked (R-FORM-32, decision 33). */
function videoAgain(item: Content, words: Words): VideoBody {
  const { resolution, durationS, model, ratio } = videoOf(item);
  return {
    text_prompt: words.prompt,
    model,
    resolution,
    duration: durationS,
    ...(item.fps !== null && { fps: item.fps }),
    ratio,
    camera_fixed: item.camera_fixed ?? false,
    seed: -1,
    image_s3_key: item.image_s3_key,
    ...openness(item, words, { is_public: item.is_public, is_prompt_locked: false, prompt_price: 0 }),
  };
}

function openness(item: Content, { prompt, isOwn }: Words, wish: Openness): Openness {
  return opennessOfDerived({
    source: { ...item, text_prompt: item.text_prompt ?? prompt, isOwn },
    words: prompt,
    wish,
  });
}

/** The settings of a video as a new one can have them: only its owner has the key of the image it came from. */
function videoOf(item: Content) {
  const mode = item.image_s3_key === null ? 'text' : 'image';
  const named = item.model.startsWith(combinedVideoModel) ? resolveVideoModel(combinedVideoModel, mode) : item.model;
  const ratio = parseVideoRatio(item.ratio ?? '') ?? '16:9';
  return {
    model: videoModels.find(({ id }) => id === named)?.id ?? 'seedance-pro',
    resolution: videoResolutions.find(({ value }) => value === item.resolution)?.value ?? '720p',
    durationS: item.duration ?? 5,
    ratio: mode === 'text' && ratio === 'adaptive' ? '16:9' : ratio,
  } as const;
}
