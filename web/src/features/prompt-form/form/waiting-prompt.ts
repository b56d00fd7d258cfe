import { formatImageSize, isBlank, parseImageSize, type WaitingPrompt } from '@loomlight/contract';
import { emptyForm, parseForm, type PromptForm, type SizeChoice, wireVideoSeed, wireSeed } from './form-state.ts';

/** What a guest wrote, as it travels with the sign-up (PEOPLE-21); undefined without words. What only members may set stays behind. */
export function waitingPrompt(form: PromptForm, isWanted = false): WaitingPrompt | undefined {
  if (isBlank(form.prompt)) return undefined;
  const { contentType, video } = form;
  const isVideo = contentType === 'video';
  const seed = isVideo ? wireVideoSeed(video.seed) : wireSeed(form.seed);
  return {
    text_prompt: form.prompt,
    ...(!isVideo && !isBlank(form.negative) && { negative_prompt: form.negative }),
    kind: contentType,
    size: sizeWord(form.size),
    style: form.style,
    count: isVideo ? 1 : form.count,
    guidance_scale: form.guidance,
    seed: seed > 0 ? seed : null,
    model: video.model,
    resolution: video.resolution,
    ratio: video.ratio,
    duration: video.durationS,
    fps: video.fps,
    camera_fixed: video.cameraFixed,
    ...(isWanted && { is_wanted: true }),
  };
}

/** The form that such words and settings were in. */
export function formOf(waiting: WaitingPrompt): PromptForm {
  const seed = { kind: waiting.seed === null ? 'random' : 'fixed', entry: String(waiting.seed ?? '') };
  return parseForm({
    ...emptyForm,
    contentType: waiting.kind,
    prompt: waiting.text_prompt,
    negative: waiting.negative_prompt ?? '',
    size: sizeChoice(waiting.size),
    style: waiting.style ?? emptyForm.style,
    count: waiting.count,
    guidance: waiting.guidance_scale,
    seed: waiting.kind === 'image' ? seed : emptyForm.seed,
    video: {
      ...emptyForm.video,
      model: waiting.model,
      resolution: waiting.resolution,
      ratio: waiting.ratio,
      durationS: waiting.duration,
      fps: waiting.fps,
      cameraFixed: waiting.camera_fixed,
      seed: waiting.kind === 'video' ? seed : emptyForm.video.seed,
    },
  });
}

function sizeWord(size: SizeChoice): string | null {
  switch (size.kind) {
    case 'first':
      return null;
    case 'listed':
      return size.size;
    case 'custom':
      return formatImageSize(size);
    default:
      return size satisfies never;
  }
}

function sizeChoice(word: string | null): SizeChoice {
  const size = word === null ? undefined : parseImageSize(word);
  return size ? { kind: 'listed', size: formatImageSize(size) } : { kind: 'first' };
}
