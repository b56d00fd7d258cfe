import { combinedVideoModel, type Content, creditValueCents, imageSizes, limits } from '@loomlight/contract';
import { sizeToAskFor } from '@loomlight/contract/derived';
import {
  emptyVideo,
  emptyForm,
  type VideoForm,
  type PromptForm,
  type SizeChoice,
  withVideoMode,
} from './form-state.ts';

/** How the form is filled from an item. */
export interface ContentOptions {
  /** Whether the person who fills it has made the item. */
  readonly isOwn: boolean;
  /** What somebody else's item leaves to the person: who may see what comes of it. */
  readonly isPublic: boolean;
  /** It is to be a remix, and says so when it is started; somebody else's always is. */
  readonly isRemix: boolean;
}

/**
 * The form that an item came from, as far as this viewer may know it (PEOPLE-24): locked words are not in the answer, and neither is the
 * seed, which stays with them. Its owner finds visibility and lock as they are; words that cost something begin as private for everybody else,
 * so that nobody gives them away without meaning to.
 */
export function formOfContent(item: Content, { isOwn, isPublic }: ContentOptions): PromptForm {
  const isVideo = item.content_type === 'video';
  const isLocked = item.is_prompt_locked && item.is_public;
  return {
    ...emptyForm,
    contentType: item.content_type,
    prompt: item.text_prompt ?? '',
    negative: item.negative_prompt ?? '',
    style: isVideo ? emptyForm.style : item.style,
    ...(isVideo
      ? { video: videoOfContent(item) }
      : {
          fromImage: item.image_s3_key !== null,
          count: item.batch?.length ?? 1,
          size: sizeOf(item),
          guidance: weightOf(item),
          seed: seedOf(item.seed, 1),
        }),
    isPublic: isOwn ? item.is_public : isPublic && !item.is_prompt_locked,
    isLocked: isOwn && isLocked,
    priceEntry: isOwn && isLocked ? dollars(item.prompt_price) : emptyForm.priceEntry,
  };
}

function sizeOf(item: Content): SizeChoice {
  const { width, height } = sizeToAskFor(item);
  const isListed = imageSizes.some((size) => size.width === width && size.height === height);
  return isListed ? { kind: 'listed', size: `${width}x${height}` } : { kind: 'custom', width, height };
}

function weightOf({ guidance_scale }: Content): number {
  return Math.min(limits.guidanceMax, Math.max(limits.guidanceMin, guidance_scale ?? limits.guidanceDefault));
}

function seedOf(seed: number | null, least: number): PromptForm['seed'] {
  return seed === null || seed < least ? { kind: 'random', entry: '' } : { kind: 'fixed', entry: String(seed) };
}

/** Only its owner has the key of the image that a video came from; for everybody else it starts from its words. */
function videoOfContent(item: Content): VideoForm {
  const { model, resolution, duration, fps, ratio, camera_fixed, seed } = item;
  const video: VideoForm = {
    ...emptyVideo,
    model: model.startsWith(combinedVideoModel) ? combinedVideoModel : model,
    resolution,
    durationS: duration,
    fps,
    ratio,
    cameraFixed: camera_fixed ?? false,
    seed: seedOf(seed, 0),
  };
  return withVideoMode(video, item.image_s3_key === null ? 'text' : 'image');
}

function dollars(credits: number): string {
  return ((credits * creditValueCents) / 100).toFixed(2);
}
