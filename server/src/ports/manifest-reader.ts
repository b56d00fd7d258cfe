/** What a file of a stranger says of its origin. */
export interface ManifestReading {
  readonly state: 'Trusted' | 'Valid' | 'Invalid';
  /** Codes of C2PA for what does not fit. */
  readonly faults: readonly string[];
  readonly assertions: readonly { readonly label: string; readonly data: unknown }[];
  /** The serial number of the certificate that signed it, in decimal digits, as the file says it. */
  readonly serial: string | undefined;
}

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
}
