/** A medium on its way from whoever made it into the store: at hand, or in a file that is removed after use. */
export type MediaBody =
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  | {
      readonly kind: 'file';
      readonly path: string;
      /** Removes the file; twice is no error. Whoever has taken the body calls it, however things end. */
      discard(): Promise<void>;
    };
