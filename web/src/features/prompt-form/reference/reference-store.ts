import * as z from 'zod/mini';
import { onSessionChange } from '../../../api/auth-tokens.ts';
import { onSessionLost } from '../../../api/session-refresh.ts';
import { createStore, useStore } from '../../../lib/create-store.ts';
import { tabStore } from '../../../lib/local-store.ts';

/** What is shown of an image that was chosen. */
interface Shown {
  readonly name: string;
  readonly sizeBytes: number;
  /** Address of a small drawing of it; empty when it could not be drawn. */
  readonly preview: string;
}

/** The image that a video or another image starts from, from the first look to its key. */
export type ReferenceImage =
  | { readonly kind: 'none' }
  /** A guest has chosen it: it is uploaded once there is a session to upload it under. */
  | ({ readonly kind: 'held'; readonly file: File } & Shown)
  /** Progress from 0 to 1. */
  | ({ readonly kind: 'uploading'; readonly file: File; readonly progress: number } & Shown)
  | ({ readonly kind: 'failed'; readonly file: File } & Shown)
  | ({ readonly kind: 'ready'; readonly key: string } & Shown);

export interface Reference {
  readonly image: ReferenceImage;
  /** Why the last file was not taken. */
  readonly problem: string | null;
}

const none: Reference = { image: { kind: 'none' }, problem: null };
const storageKey = 'reference';
const kept = z.object({ key: z.string(), name: z.string(), sizeBytes: z.number(), preview: z.string() });

function readKept(): Reference {
  const { data } = kept.safeParse(tabStore.read(storageKey));
  return data ? { image: { kind: 'ready', ...data }, problem: null } : none;
}

const { read, change: show, listen } = createStore(readKept());
/** The draft's own, while the image of an item that the form is filled from stands over it. */
let covered: Reference | undefined;

function isSame(one: ReferenceImage, other: ReferenceImage): boolean {
  return one.kind === 'ready' && other.kind === 'ready' && one.key === other.key;
}

export const referenceStore = {
  read,
  listen,
  /** Only an image that has its key survives a reload: the file of any other is gone by then. */
  change(next: Reference): void {
    if (covered) return show(next);
    const { image } = next;
    if (image.kind === 'ready') {
      const { key, name, sizeBytes, preview } = image;
      tabStore.write(storageKey, { key, name, sizeBytes, preview });
    } else tabStore.remove(storageKey);
    show(next);
  },
  clear: () => referenceStore.change(none),
  /** Shows another image over that of the draft, which is kept. */
  cover(image: ReferenceImage): void {
    covered ??= read();
    // Of the draft's own image more is known than of that of an item: its name, its size and how it looks.
    show({ image: isSame(covered.image, image) ? covered.image : image, problem: null });
  },
  uncover(): void {
    if (covered) show(covered);
    covered = undefined;
  },
};

/** The image as it stands, and from now on. */
export function useReference(): Reference {
  return useStore(referenceStore, none);
}

/** Null until it is with the server. */
export function keyOf({ image }: Reference): string | null {
  return image.kind === 'ready' ? image.key : null;
}

/** True when it is with the server, or waits for nothing but a session. */
export function hasImage({ image }: Reference): boolean {
  return image.kind === 'ready' || image.kind === 'held';
}

// As the words: who signs out leaves nothing behind, who is signed out by the clock finds it again.
let beforeSignOut = none;
onSessionChange(({ left }) => {
  if (!left) return;
  referenceStore.uncover();
  beforeSignOut = read();
  referenceStore.clear();
});
onSessionLost(() => referenceStore.change(beforeSignOut));
