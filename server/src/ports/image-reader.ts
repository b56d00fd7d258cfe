/** What came of reading an image that somebody sent. */
export type ImageReading =
  | { readonly kind: 'image'; readonly width: number; readonly height: number; readonly sizeBytes: number }
  /** No JPEG, PNG, WebP, GIF or AVIF by its first bytes. */
  | { readonly kind: 'unsupported' }
  /** More pixels than are decoded. */
  | { readonly kind: 'too_large' }
  /** Broken, or made to cost more than an image does. */
  | { readonly kind: 'unreadable'; readonly reason: string }
  /** Nothing is known of it: the machine had no time or no memory. */
  | { readonly kind: 'unavailable'; readonly reason: string };

/** Reads images of strangers where they can do no harm. */
export interface ImageReader {
  /**
   * Decodes the file at `from` and writes our own encoding of it, a JPEG, upright and without anything that its file carried besides, to
   * `into`, where nothing is yet. Whoever takes the paths removes what lies there. Never throws for what the file holds.
   */
  read(from: string, into: string): Promise<ImageReading>;
  /**
   * The same with a PNG or a WebP that is to stand for the site: what is written is a WebP that keeps what is transparent, of `logoLimits` at most.
   * `unsupported` for every other type.
   */
  readLogo(from: string, into: string): Promise<ImageReading>;
  /** The same with the last frame of the MP4 video at `from`, which our own store has kept (MAKE-61). */
  readLastFrame(from: string, into: string): Promise<ImageReading>;
}
