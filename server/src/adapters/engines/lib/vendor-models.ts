/**
 * The models of videos (`videoModels`) that a provider has, and what it calls them: for videos from words, from an image, or both. A model
 * without an entry is not on offer.
 */
export type VendorModels = Readonly<Record<string, { readonly text?: string; readonly image?: string }>>;

/** The provider's id for a video of this model; undefined when it has none. */
export function vendorModel(
  models: VendorModels,
  video: { readonly model: string; readonly mode: 'text' | 'image' },
): string | undefined {
  return models[video.model]?.[video.mode];
}
