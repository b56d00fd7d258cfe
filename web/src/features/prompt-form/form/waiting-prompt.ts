import { formatImageSize, isBlank, parseImageSize, type WaitingPrompt } from '@loomlight/contract';
import { emptyForm, parseForm, type PromptForm, type SizeChoice, wireFilmSeed, wireSeed } from './form-state.ts';

/** What a guest wrote, as it travels with the sign-up (PEOPLE-21); undefined without words. What only members may set stays behind. */
export function waitingPrompt(form: PromptForm, isWanted = false): WaitingPrompt | undefined {
  if (isBlank(form.prompt)) return undefined;
  const { medium, film } = form;
  const isFilm = medium === 'video';
  const seed = isFilm ? wireFilmSeed(film.seed) : wireSeed(form.seed);
  return {
    text_prompt: form.prompt,
    kind: medium,
    size: sizeWord(form.size),
    style: form.style,
    count: isFilm ? 1 : form.count,
    guidance_scale: form.guidance,
    seed: seed > 0 ? seed : null,
    model: film.model,
    resolution: film.resolution,
    ratio: film.ratio,
    duration: film.durationS,
    fps: film.fps,
    camera_fixed: film.cameraFixed,
    ...(isWanted && { is_wanted: true }),
  };
}

/** The form that such words and settings were in. */
export function formOf(waiting: WaitingPrompt): PromptForm {
  const seed = { kind: waiting.seed === null ? 'random' : 'fixed', entry: String(waiting.seed ?? '') };
  return parseForm({
    ...emptyForm,
    medium: waiting.kind,
    prompt: waiting.text_prompt,
    size: sizeChoice(waiting.size),
    style: waiting.style ?? emptyForm.style,
    count: waiting.count,
    guidance: waiting.guidance_scale,
    seed: waiting.kind === 'image' ? seed : emptyForm.seed,
    film: {
      ...emptyForm.film,
      model: waiting.model,
      resolution: waiting.resolution,
      ratio: waiting.ratio,
      durationS: waiting.duration,
      fps: waiting.fps,
      cameraFixed: waiting.camera_fixed,
      seed: waiting.kind === 'video' ? seed : emptyForm.film.seed,
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
