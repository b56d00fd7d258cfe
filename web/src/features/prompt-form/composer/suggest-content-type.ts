import { isBlank } from '@loomlight/contract';
import { type PromptForm, withContentType } from '../form/form-state.ts';
import { formStore } from '../form/form-store.ts';

/** Beside a video the form makes videos, as long as nothing has been written into it. */
export function suggestContentType(contentType: PromptForm['contentType']): void {
  const form = formStore.readDraft();
  if (form.contentType !== contentType && isBlank(form.prompt))
    formStore.changeDraft(withContentType(form, contentType));
}
