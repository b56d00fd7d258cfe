import type { ManifestReading } from '@loomlight/contract/file-origin';

/** What the page says to the worker that reads files. */
export type WorkerOrder =
  | { readonly kind: 'open'; readonly code: ArrayBuffer }
  | { readonly kind: 'read'; readonly file: Blob; readonly mediaType: string; readonly anchors: string };

/** What it answers to each order, once. `memoryBytes`: what it holds from then on. */
export type WorkerAnswer =
  | { readonly kind: 'opened' }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'read'; readonly reading: ManifestReading; readonly memoryBytes: number }
  | { readonly kind: 'none'; readonly memoryBytes: number }
  | { readonly kind: 'unreadable'; readonly memoryBytes: number };
