import { onSessionChange } from '../../../api/auth-tokens.ts';
import { onSessionLost } from '../../../api/session-refresh.ts';
import { createStore, useStore } from '../../../lib/create-store.ts';
import { tabStore } from '../../../lib/local-store.ts';
import { cutPrompt, emptyForm, type VideoForm, parseForm, type PromptForm } from './form-state.ts';

const storageKey = 'form';

/** What is made from the form is made from this item (MAKE-21): the part of a request that says so. */
interface Origin {
  remix_of?: string;
}

/**
 * The one form behind every composer: the large one, the one in the header, the one beside the results. What the person
 * writes is the draft, kept in the tab, so that a reload and the way through the sign-in lose no word. A form that is
 * filled from an item covers the draft and never replaces it (PEOPLE-24).
 */
export function createFormStore() {
  let draft = parseForm(tabStore.read(storageKey));
  const { read, change: show, listen } = createStore(draft);
  const fillings = createStore(0);
  const keepDraft = (next: PromptForm) => {
    draft = next;
    tabStore.write(storageKey, next);
  };
  let keep = keepDraft;
  let origin: Origin | undefined;
  let repeats: (form: PromptForm) => boolean = () => false;
  let wanted: string | undefined;
  let due: string | undefined;
  const change = (next: PromptForm) => {
    keep(next);
    show(next);
  };
  /** Shows another form, whose changes are told to `keepCover`; `isRepeat` says of which form nothing new would come. */
  const cover = (
    form: PromptForm,
    keepCover: (next: PromptForm) => void,
    { from, isRepeat = () => false }: { from?: Origin | undefined; isRepeat?: typeof repeats } = {},
  ) => {
    keep = keepCover;
    origin = from;
    repeats = isRepeat;
    show(form);
  };
  return {
    read,
    listen,
    change,
    patch: (part: Partial<PromptForm>) => change({ ...read(), ...part }),
    patchVideo: (part: Partial<VideoForm>) => change({ ...read(), video: { ...read().video, ...part } }),
    /** Words from outside: a sample, an address, a copied prompt. */
    fill: (text: string) => {
      fillings.change(fillings.read() + 1);
      change({ ...read(), prompt: cutPrompt(text) });
    },
    /** How often it was filled from outside. */
    fillings,
    readOrigin: () => origin,
    /** True while what is made from the form would be what it was filled from, and be paid for a second time (MAKE-98). */
    wouldRepeat: () => repeats(read()),
    /** A guest has pressed Generate: with these words, and as long as they stand. */
    want: () => {
      wanted = read().prompt;
    },
    isWanted: () => wanted === read().prompt,
    /** The sign-in that stood in the way is done, in this tab: what was wanted is to be made now. */
    makeDue: () => {
      due = wanted;
    },
    /** Whether these words are to be made without a press; true for the first who asks. Nothing is wanted any more then. */
    takeDue: () => {
      const was = due === read().prompt;
      due = wanted = undefined;
      return was;
    },
    /** What the person writes, also while another form covers it. */
    readDraft: () => draft,
    changeDraft: (next: PromptForm) => (keep === keepDraft ? change : keepDraft)(next),
    cover,
    uncover: () => cover(draft, keepDraft),
  };
}

export const formStore = createFormStore();

/** The form as it stands, and from now on. */
export function usePromptForm(): PromptForm {
  return useStore(formStore, emptyForm);
}

/** Grows with every filling from outside, so that the form can show that it has been filled. */
export function useFillings(): number {
  return useStore(formStore.fillings, 0);
}

// Who signs out leaves nothing behind; who is signed out by the clock finds every word again.
let beforeSignOut = emptyForm;
onSessionChange(({ left }) => {
  if (!left) return;
  beforeSignOut = formStore.readDraft();
  formStore.changeDraft(emptyForm);
});
onSessionLost(() => formStore.changeDraft(beforeSignOut));
