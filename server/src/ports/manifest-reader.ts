import type { ManifestReading } from '@loomlight/contract/file-origin';

/** Why there is no reading: there is no manifest, it is broken, or it could not be looked at now. */
export type ManifestAnswer =
  | { readonly kind: 'read'; readonly reading: ManifestReading }
  | { readonly kind: 'none' }
  | { readonly kind: 'unreadable'; readonly reason: string }
  | { readonly kind: 'unavailable'; readonly reason: string };

/** Reads files of strangers. No address that stands in one is ever asked for anything. */
export interface ManifestReader {
  /** `anchors`: the roots that are trusted, in PEM. */
  read(path: string, anchors: string): Promise<ManifestAnswer>;
  /** A file is about to come (ORIGIN-48). */
  prepare(): void;
}
