import { isBlank } from '@loomlight/contract';
import { useSyncExternalStore } from 'react';
import { isSignedIn, onSessionChange } from '../../api/auth-tokens.ts';
import { onSessionLost } from '../../api/session-refresh.ts';
import { tabStore } from '../../lib/local-store.ts';
import type { FilmForm } from './film-form.ts';
import { cutPrompt, emptyForm, parseForm, type PromptForm, withMedium } from './form-state.ts';

const storageKey = 'form';

/**
 * The one form behind every composer: the large one, the one in the header, the one beside the results. Kept in the
 * tab, so that a reload and the way through the sign-in lose no word.
 */
export function createFormStore() {
  let form = parseForm(tabStore.read(storageKey));
  let fillings = 0;
  const listeners = new Set<() => void>();
  const change = (next: PromptForm) => {
    form = next;
    tabStore.write(storageKey, form);
    for (const listener of listeners) listener();
  };
  return {
    read: () => form,
    change,
    patch: (part: Partial<PromptForm>) => change({ ...form, ...part }),
    patchFilm: (part: Partial<FilmForm>) => change({ ...form, film: { ...form.film, ...part } }),
    /** Words from outside: a sample, an address, a copied prompt. */
    fill: (text: string) => {
      fillings += 1;
      change({ ...form, prompt: cutPrompt(text) });
    },
    /** How often it was filled from outside. */
    fillings: () => fillings,
    listen: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

export const formStore = createFormStore();

/** The form as it stands, and from now on. */
export function usePromptForm(): PromptForm {
  return useSyncExternalStore(formStore.listen, formStore.read, () => emptyForm);
}

/** Beside a film the form makes films, as long as nothing has been written into it. */
export function suggestMedium(medium: PromptForm['medium']): void {
  const form = formStore.read();
  if (form.medium !== medium && isBlank(form.prompt)) formStore.change(withMedium(form, medium));
}

/** Grows with every filling from outside, so that the form can show that it has been filled. */
export function useFillings(): number {
  return useSyncExternalStore(formStore.listen, formStore.fillings, () => 0);
}

// Who signs out leaves nothing behind; who is signed out by the clock finds every word again.
let beforeSignOut = emptyForm;
onSessionChange(({ signedIn }) => {
  if (signedIn || isSignedIn()) return;
  beforeSignOut = formStore.read();
  formStore.change(emptyForm);
});
onSessionLost(() => formStore.change(beforeSignOut));
