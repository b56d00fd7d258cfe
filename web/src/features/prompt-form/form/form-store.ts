import { isBlank } from '@loomlight/contract';
import { isSignedIn, onSessionChange } from '../../../api/auth-tokens.ts';
import { onSessionLost } from '../../../api/session-refresh.ts';
import { createStore, useStore } from '../../../lib/create-store.ts';
import { tabStore } from '../../../lib/local-store.ts';
import { cutPrompt, emptyForm, type FilmForm, parseForm, type PromptForm, withMedium } from './form-state.ts';

const storageKey = 'form';

/**
 * The one form behind every composer: the large one, the one in the header, the one beside the results. Kept in the
 * tab, so that a reload and the way through the sign-in lose no word.
 */
export function createFormStore() {
  const { read, change: show, listen } = createStore(parseForm(tabStore.read(storageKey)));
  const fillings = createStore(0);
  const change = (next: PromptForm) => {
    tabStore.write(storageKey, next);
    show(next);
  };
  return {
    read,
    listen,
    change,
    patch: (part: Partial<PromptForm>) => change({ ...read(), ...part }),
    patchFilm: (part: Partial<FilmForm>) => change({ ...read(), film: { ...read().film, ...part } }),
    /** Words from outside: a sample, an address, a copied prompt. */
    fill: (text: string) => {
      fillings.change(fillings.read() + 1);
      change({ ...read(), prompt: cutPrompt(text) });
    },
    /** How often it was filled from outside. */
    fillings,
  };
}

export const formStore = createFormStore();

/** The form as it stands, and from now on. */
export function usePromptForm(): PromptForm {
  return useStore(formStore, emptyForm);
}

/** Beside a film the form makes films, as long as nothing has been written into it. */
export function suggestMedium(medium: PromptForm['medium']): void {
  const form = formStore.read();
  if (form.medium !== medium && isBlank(form.prompt)) formStore.change(withMedium(form, medium));
}

/** Grows with every filling from outside, so that the form can show that it has been filled. */
export function useFillings(): number {
  return useStore(formStore.fillings, 0);
}

// Who signs out leaves nothing behind; who is signed out by the clock finds every word again.
let beforeSignOut = emptyForm;
onSessionChange(({ signedIn }) => {
  if (signedIn || isSignedIn()) return;
  beforeSignOut = formStore.read();
  formStore.change(emptyForm);
});
onSessionLost(() => formStore.change(beforeSignOut));
