/** What an invisible mark says: 64 bits that mean something only to who has the row of the item. As a signed number. */
export type MarkPayload = bigint;

/** Pixels in memory, red, green, blue and how opaque, one byte each. */
export interface PlainPixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** What marks a film: its engine lays it over the brightness of every frame, tile by tile from the upper left corner. */
export interface FramePattern {
  /** Pixels along one side of a tile; a power of two. */
  readonly side: number;
  /** Row by row, with a mean of 0 and a standard deviation of 1. */
  readonly values: Float32Array;
}

/** Puts invisible marks into pictures. It holds the secret, and nobody else does. */
export interface ImageMarker {
  /** The same picture with the mark in it; the pixels that were given stay as they are. */
  mark(pixels: PlainPixels, payload: MarkPayload): Promise<PlainPixels>;
  /** What a film with this payload has over its frames (ORIGIN-35). Whoever has it can mark with this payload and with no other. */
  pattern(payload: MarkPayload): Promise<FramePattern>;
  close(): Promise<void>;
}

/** Standard deviations from which on a mark is taken for found: of 3,500 looks at pictures without one the highest was 6.0. */
export const markFoundFrom = 7;

/** So many secrets from before are looked for as well: each is one more pattern that every look has to hold against a picture (ORIGIN-40). */
export const formerMarkSecretsMax = 3;

/** What was found of a mark in a file. */
export interface FoundMark {
  /** How far it stands out from chance, in standard deviations. */
  readonly z: number;
  /** Undefined where nothing that fits its check could be read. */
  readonly payload: MarkPayload | undefined;
}

/**
 * What came of a look: `none` for a file that is no picture, is too small or too large for a mark, or that breaks what reads it; `cut`
 * where it takes more work than one file may, with what was seen by then; `unavailable` where nobody got to it now, which says nothing of the file.
 */
export type MarkAnswer =
  | { readonly kind: 'looked'; readonly mark: FoundMark }
  | { readonly kind: 'cut'; readonly mark: FoundMark }
  | { readonly kind: 'none' }
  | { readonly kind: 'unavailable'; readonly reason: string };

/** Looks for the marks of this installation in files of strangers. */
export interface MarkFinder {
  find(path: string): Promise<MarkAnswer>;
  /** A file is about to come (ORIGIN-48). */
  prepare(): void;
}
