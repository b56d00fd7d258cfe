/** What a shared link to a page says of it: its title in the tab, and a card where links unfold. */
export interface PagePreview {
  readonly title: string;
  readonly description: string;
  /** Path of the page and of its media; the origin is ours. */
  readonly path: string;
  readonly image: string | null;
  readonly video: string | null;
  /** Pixels of the image, where known. */
  readonly width?: number;
  readonly height?: number;
}
