/**
 * The models of films (`videoModels`) and what they are called elsewhere: the one table of it. Whoever adds a provider adds a
 * column; a model without an entry is not on offer with that provider.
 */
export const videoModelNames = {
  modelark: {
    'seedance-lite-t2v': { text: 'seedance-1-0-lite-t2v-250428' },
    'seedance-lite-i2v': { image: 'seedance-1-0-lite-i2v-250428' },
    'seedance-pro': { text: 'seedance-1-0-pro-250528', image: 'seedance-1-0-pro-250528' },
  },
  fal: {
    'seedance-lite-t2v': { text: 'bytedance/seedance/v1/lite/text-to-video' },
    'seedance-lite-i2v': { image: 'bytedance/seedance/v1/lite/image-to-video' },
    'seedance-pro': {
      text: 'bytedance/seedance/v1/pro/text-to-video',
      image: 'bytedance/seedance/v1/pro/image-to-video',
    },
  },
  replicate: {
    'seedance-lite-t2v': { text: 'bytedance/seedance-1-lite' },
    'seedance-lite-i2v': { image: 'bytedance/seedance-1-lite' },
    'seedance-pro': { text: 'bytedance/seedance-1-pro', image: 'bytedance/seedance-1-pro' },
  },
  google: {
    'seedance-lite-t2v': { text: 'veo-3.1-fast-generate-preview' },
    'seedance-lite-i2v': { image: 'veo-3.1-fast-generate-preview' },
    'seedance-pro': { text: 'veo-3.1-generate-preview', image: 'veo-3.1-generate-preview' },
  },
  'black-forest-labs': {
    'seedance-pro': { text: 'flux-3-video', image: 'flux-3-video' },
  },
} as const satisfies Record<string, ModelNames>;

type ModelNames = Readonly<Record<string, { readonly text?: string; readonly image?: string }>>;
export type VideoProvider = keyof typeof videoModelNames;

/** The provider's id for a film of this model; undefined when it has none. */
export function videoModelName(
  provider: VideoProvider,
  film: { readonly model: string; readonly mode: 'text' | 'image' },
): string | undefined {
  const names: ModelNames = videoModelNames[provider];
  return names[film.model]?.[film.mode];
}

/** The models of films that this provider has. */
export function videoModelsOf(provider: VideoProvider): readonly string[] {
  return Object.keys(videoModelNames[provider]);
}

/** What paints pictures where the operator has not chosen another model. */
export const imageModelNames = {
  modelark: 'seedream-4-0-250828',
  openai: 'gpt-image-1',
  fal: 'fal-ai/flux/dev',
  replicate: 'black-forest-labs/flux-dev',
  google: 'gemini-2.5-flash-image',
  'black-forest-labs': 'flux-pro-1.1',
  luma: 'photon-1',
} as const;
