import { defaultPreferences, isBlank, type Preferences } from '@loomlight/contract';
import { onSessionChange } from '../../../api/auth-tokens.ts';
import { tabStore } from '../../../lib/local-store.ts';
import { emptyForm, parseForm, type PromptForm, withContentType, withVisibility } from './form-state.ts';
import { formStore } from './form-store.ts';

/** What a person may choose for every new form. */
export type FirstChoices = Pick<PromptForm, 'contentType' | 'size' | 'style' | 'isPublic'>;

/** Kept beside the draft: after a reload it still says which choices of the draft were never the person's own. */
const storageKey = 'first-choices';
let first = choicesOf(parseForm({ ...emptyForm, ...asRecord(tabStore.read(storageKey)) }));

// The next person on this device begins where everybody begins.
onSessionChange(({ left }) => {
  if (!left) return;
  first = choicesOf(emptyForm);
  tabStore.remove(storageKey);
});

/** What a cleared form begins with. */
export function firstChoices(): FirstChoices {
  return first;
}

/**
 * Lets the form begin as its person prefers; beside a result the content type is that of the result. Choices that were made
 * by hand stay, and so do all of a draft with words in it but for one: who prefers to stay private must not become
 * public by being quick.
 */
export function applyPreferences(preferences: Preferences, { besideResult }: { readonly besideResult: boolean }): void {
  const next = choicesFrom(preferences);
  if (besideResult) next.contentType = first.contentType;
  let form = formStore.readDraft();
  const untouched = (name: keyof FirstChoices) => JSON.stringify(form[name]) === JSON.stringify(first[name]);
  const visibility = untouched('isPublic') ? next.isPublic : form.isPublic;
  if (isBlank(form.prompt)) {
    const size = untouched('size') ? next.size : form.size;
    const style = untouched('style') ? next.style : form.style;
    const contentType = untouched('contentType') ? next.contentType : form.contentType;
    form = { ...(contentType === form.contentType ? form : withContentType(form, contentType)), size, style };
  }
  formStore.changeDraft(withVisibility(form, visibility));
  first = next;
  tabStore.write(storageKey, first);
}

function choicesFrom(preferences: Preferences): FirstChoices {
  const { default_media_type, default_size, default_style, default_is_public } = preferences;
  return {
    contentType: default_media_type,
    // Who never chose a size gets the first on offer, whichever that is.
    size: default_size === defaultPreferences.default_size ? { kind: 'first' } : { kind: 'listed', size: default_size },
    style: default_style,
    isPublic: default_is_public,
  };
}

function choicesOf({ contentType, size, style, isPublic }: PromptForm): FirstChoices {
  return { contentType, size, style, isPublic };
}

function asRecord(kept: unknown): object {
  return kept !== null && typeof kept === 'object' ? kept : {};
}
