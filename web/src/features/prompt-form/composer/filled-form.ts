import { type Content, isBlank } from '@loomlight/contract';
import * as z from 'zod/mini';
import { onSessionChange } from '../../../api/auth-tokens.ts';
import { onSessionLost } from '../../../api/session-refresh.ts';
import { createStore, useStore } from '../../../lib/create-store.ts';
import { tabStore } from '../../../lib/local-store.ts';
import { imageOfContent } from '../reference/image-of-content.ts';
import { referenceStore } from '../reference/reference-store.ts';
import { parseForm, type PromptForm } from '../form/form-state.ts';
import { formStore, usePromptForm } from '../form/form-store.ts';
import { formOfContent, type ContentOptions } from '../form/content-form.ts';

/** A form that stands over the draft, and the item that it was filled from. */
export interface FilledForm {
  readonly content: Content;
  /** As it was filled. */
  readonly filled: PromptForm;
  readonly options: ContentOptions;
  /** False once the person went back to the draft. */
  readonly covers: boolean;
  /** Its seed was asked for by itself. */
  readonly keepsSeed?: boolean;
  /** As the person has cleared it: what the form says since is their own, until this very form is brought back. */
  readonly cleared: PromptForm | undefined;
}

const storageKey = 'piece-form';
const keptForm = z.object({ of: z.string(), form: z.unknown() });

const store = createStore<FilledForm | null>(null);

/**
 * Fills the form from an item; the draft below it stays as it is (PEOPLE-24). What was changed beside this very item is found again, after
 * a reload as well, until the form is filled from another one.
 */
export function fillFromContent(content: Content, options: ContentOptions): PromptForm {
  const filled = formOfContent(content, options);
  const kept = readKept(content.id);
  const origin: { remix_of?: string } | undefined =
    options.isRemix || !options.isOwn ? { remix_of: content.id } : undefined;
  store.change({ content, filled, options, covers: true, cleared: undefined });
  let { prompt } = kept ?? filled;
  let isRemix = origin !== undefined;
  formStore.cover(
    kept ?? filled,
    (form) => {
      const now = store.read();
      const isBack = form === now?.cleared;
      const isCleared = now?.cleared !== undefined && !isBack;
      if (now && isBack) store.change({ ...now, cleared: undefined });
      // Who clears the form begins something of their own.
      if (form.prompt === '' && prompt !== '' && !isCleared) isRemix = false;
      if (origin && isRemix && !isCleared) origin.remix_of = content.id;
      else if (origin) delete origin.remix_of;
      ({ prompt } = form);
      tabStore.write(storageKey, { of: content.id, form });
    },
    {
      from: origin,
      // With its own seed an own item would be made again to the letter, unless that seed was asked for.
      isRepeat: (form) => options.isOwn && !options.isRemix && store.read()?.keepsSeed !== true && isSame(form, filled),
    },
  );
  if (kept === undefined) tabStore.remove(storageKey);
  const image = imageOfContent(content);
  if (image) referenceStore.cover(image);
  return filled;
}

/** Fills it from the same item once more, after a look at the draft. */
export function fillAgain(): void {
  const now = store.read();
  if (!now) return;
  if (now.cleared) tabStore.remove(storageKey);
  fillFromContent(now.content, now.options);
}

/** The form is about to be cleared. */
export function leaveFilling(): void {
  const now = store.read();
  if (now?.covers) store.change({ ...now, cleared: now.cleared ?? formStore.read() });
}

/** The draft again, as it was left. */
export function backToDraft(): void {
  const now = store.read();
  if (!now) return;
  uncover();
  store.change({ ...now, covers: false });
}

/**
 * The item is left: every other page has the draft. Who had no other draft takes along what they changed, since it is what they write
 * now; its seed and its reference image stay with the item.
 */
export function leaveContent(): void {
  const now = store.read();
  if (!now) return;
  const form = formStore.read();
  const takesAlong = now.covers && !isSame(form, now.filled) && !hasOtherDraft(now);
  if (now.covers) uncover();
  store.change(null);
  if (takesAlong) formStore.change(withoutOwnOf(form, now.filled));
}

/** The seed of the item is wanted, also while nothing else of the form is changed. */
export function keepSeed(): void {
  const now = store.read();
  if (now) store.change({ ...now, keepsSeed: true });
}

/** What the form was filled from, while that is so. */
export function useFilledForm(): FilledForm | null {
  return useStore(store, null);
}

/** True once the person has left what the form was filled from: cleared it, or gone back to the draft. */
export function useHasLeftFilling(): boolean {
  const now = useFilledForm();
  return now !== null && (!now.covers || now.cleared !== undefined);
}

/** False once the form says something else than the item that it was filled from; true while it has not been filled from any. */
export function useIsAsFilled(): boolean {
  const form = usePromptForm();
  const now = useFilledForm();
  return now === null || isSame(form, now.filled);
}

/** True when the draft holds words that are not those of the item: there is something to go back to. */
export function hasOtherDraft({ filled }: Pick<FilledForm, 'filled'>): boolean {
  const { prompt } = formStore.readDraft();
  return !isBlank(prompt) && prompt.trim() !== filled.prompt.trim();
}

function isSame(a: PromptForm, b: PromptForm): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function uncover(): void {
  formStore.uncover();
  referenceStore.uncover();
}

function readKept(id: string): PromptForm | undefined {
  const { data } = keptForm.safeParse(tabStore.read(storageKey));
  if (data?.of !== id) return undefined;
  const form = parseForm(data.form);
  // Cleared, and come back to: it is there to be filled.
  return isBlank(form.prompt) ? undefined : form;
}

function withoutOwnOf(form: PromptForm, filled: PromptForm): PromptForm {
  const random = { kind: 'random', entry: '' } as const;
  return {
    ...form,
    fromImage: form.fromImage && !filled.fromImage,
    seed: form.seed.entry === filled.seed.entry ? random : form.seed,
    video: { ...form.video, seed: form.video.seed.entry === filled.video.seed.entry ? random : form.video.seed },
  };
}

// As the draft: who signs out leaves nothing behind, who is signed out by the clock finds it again beside the item.
let beforeSignOut: unknown = null;
onSessionChange(({ left }) => {
  if (!left) return;
  const now = store.read();
  beforeSignOut = now?.covers ? { of: now.content.id, form: formStore.read() } : tabStore.read(storageKey);
  tabStore.remove(storageKey);
  uncover();
  store.change(null);
});
onSessionLost(() => {
  if (beforeSignOut !== null) tabStore.write(storageKey, beforeSignOut);
});
