import { type Content, isBlank } from '@loomlight/contract';
import * as z from 'zod/mini';
import { onSessionChange } from '../../../api/auth-tokens.ts';
import { onSessionLost } from '../../../api/session-refresh.ts';
import { createStore, useStore } from '../../../lib/create-store.ts';
import { tabStore } from '../../../lib/local-store.ts';
import { pictureOfFilm } from '../reference/picture-of-film.ts';
import { referenceStore } from '../reference/reference-store.ts';
import { parseForm, type PromptForm } from '../form/form-state.ts';
import { formStore } from '../form/form-store.ts';
import { formOfPiece, type PieceOptions } from '../form/piece-form.ts';

/** A form that stands over the draft, and the piece that it was filled from. */
export interface FilledForm {
  readonly piece: Content;
  /** As it was filled. */
  readonly filled: PromptForm;
  readonly options: PieceOptions;
  /** False once the person went back to the draft. */
  readonly covers: boolean;
}

const storageKey = 'piece-form';
const keptForm = z.object({ of: z.string(), form: z.unknown() });

const store = createStore<FilledForm | null>(null);

/**
 * Fills the form from a piece; the draft below it stays as it is (PEOPLE-24). What was changed beside this very piece is found again, after
 * a reload as well, until the form is filled from another one.
 */
export function fillFromPiece(piece: Content, options: PieceOptions): PromptForm {
  const filled = formOfPiece(piece, options);
  const kept = readKept(piece.id);
  store.change({ piece, filled, options, covers: true });
  const origin = options.isRemix || !options.isOwn ? { remix_of: piece.id } : undefined;
  let { prompt } = kept ?? filled;
  formStore.cover(
    kept ?? filled,
    (form) => {
      // Who clears the form begins something of their own.
      if (form.prompt === '' && prompt !== '' && origin) Reflect.deleteProperty(origin, 'remix_of');
      ({ prompt } = form);
      tabStore.write(storageKey, { of: piece.id, form });
    },
    origin,
  );
  if (kept === undefined) tabStore.remove(storageKey);
  const picture = pictureOfFilm(piece);
  if (picture) referenceStore.cover(picture);
  return filled;
}

/** Fills it from the same piece once more, after a look at the draft. */
export function fillAgain(): void {
  const now = store.read();
  if (now) fillFromPiece(now.piece, now.options);
}

/** The draft again, as it was left. */
export function backToDraft(): void {
  const now = store.read();
  if (!now) return;
  uncover();
  store.change({ ...now, covers: false });
}

/**
 * The piece is left: every other page has the draft. Who had no other draft takes along what they changed, since it is what they write
 * now; its seed stays with the piece.
 */
export function leavePiece(): void {
  const now = store.read();
  if (!now) return;
  const form = formStore.read();
  const takesAlong = now.covers && !isSame(form, now.filled) && !hasOtherDraft(now);
  if (now.covers) uncover();
  store.change(null);
  if (takesAlong) formStore.change(withoutSeedOf(form, now.filled));
}

/** What the form was filled from, while that is so. */
export function useFilledForm(): FilledForm | null {
  return useStore(store, null);
}

/** True when the draft holds words that are not those of the piece: there is something to go back to. */
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

function withoutSeedOf(form: PromptForm, filled: PromptForm): PromptForm {
  const random = { kind: 'random', entry: '' } as const;
  return {
    ...form,
    seed: form.seed.entry === filled.seed.entry ? random : form.seed,
    film: { ...form.film, seed: form.film.seed.entry === filled.film.seed.entry ? random : form.film.seed },
  };
}

// As the draft: who signs out leaves nothing behind, who is signed out by the clock finds it again beside the piece.
let beforeSignOut: unknown = null;
onSessionChange(({ left }) => {
  if (!left) return;
  const now = store.read();
  beforeSignOut = now?.covers ? { of: now.piece.id, form: formStore.read() } : tabStore.read(storageKey);
  tabStore.remove(storageKey);
  uncover();
  store.change(null);
});
onSessionLost(() => {
  if (beforeSignOut !== null) tabStore.write(storageKey, beforeSignOut);
});
