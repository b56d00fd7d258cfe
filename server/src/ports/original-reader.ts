/** A picture as it may be kept: decoded elsewhere, in our own encoding, without anything that its file carried besides. */
export interface OriginalImage {
  readonly kind: 'image';
  readonly mediaType: 'image/png' | 'image/jpeg' | 'image/webp';
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** What was written into the file, by its keyword; some 64 kB each at most, and unchecked. */
  readonly texts: Readonly<Record<string, string>>;
}

/** A video as it may be kept: its own images and sound, in a new file. */
export interface OriginalVideo {
  readonly kind: 'video';
  readonly mediaType: 'video/mp4';
  readonly durationS: number;
  /** A frame of it, RGBA. */
  readonly poster: { readonly data: Uint8Array; readonly width: number; readonly height: number };
}

export type OriginalReading =
  | OriginalImage
  | OriginalVideo
  /** Neither an image nor a video that we decode, by its first bytes. */
  | { readonly kind: 'unsupported' }
  /** More pixels than are decoded. */
  | { readonly kind: 'too_large' }
  /** Broken, or made to cost more than it should. */
  | { readonly kind: 'unreadable'; readonly reason: string }
  /** Nothing is known of it: the machine had no time or no memory. */
  | { readonly kind: 'unavailable'; readonly reason: string };

/** Reads images and videos of strangers, to be kept as they are, where they can do no harm. */
export interface OriginalReader {
  /**
   * Decodes the file at `from` and writes our own encoding of it to `into`, where nothing is yet: an image of its own format as far as we keep it, at most
   * 2048 px a side; a video with the packets that it has. Whoever takes the paths removes what lies there. Never throws for what the file holds.
   */
  read(from: string, into: string): Promise<OriginalReading>;
}
