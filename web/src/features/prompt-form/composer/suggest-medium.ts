import { isBlank } from '@loomlight/contract';
import { type PromptForm, withMedium } from '../form/form-state.ts';
import { formStore } from '../form/form-store.ts';

/** Beside a film the form makes films, as long as nothing has been written into it. */
export function suggestMedium(medium: PromptForm['medium']): void {
  const form = formStore.readDraft();
  if (form.medium !== medium && isBlank(form.prompt)) formStore.changeDraft(withMedium(form, medium));
}
