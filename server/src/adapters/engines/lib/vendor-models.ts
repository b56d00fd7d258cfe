/**
 * The models of films (`videoModels`) that a provider has, and what it calls them: for films from words, from a picture, or both. A model
 * without an entry is not on offer.
 */
export type VendorModels = Readonly<Record<string, { readonly text?: string; readonly image?: string }>>;

/** The provider's id for a film of this model; undefined when it has none. */
export function vendorModel(
  models: VendorModels,
  film: { readonly model: string; readonly mode: 'text' | 'image' },
): string | undefined {
  return models[film.model]?.[film.mode];
}
