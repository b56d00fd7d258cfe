import { toast, undoMs } from '../../../ui/toast.ts';
import { firstChoices } from '../form/form-defaults.ts';
import { emptyForm, type PromptForm } from '../form/form-state.ts';
import { formStore } from '../form/form-store.ts';
import { hasImage, type Reference, referenceStore } from '../reference/reference-store.ts';

/** The form before it was cleared last, and as that left it. */
let last: { readonly form: PromptForm; readonly reference: Reference; readonly cleared: PromptForm } | undefined;

/** Back to the first values; one stays with what one makes, images or videos. What was there can be had again at a press (MAKE-85). */
export function clearForm(): void {
  const [form, reference] = [formStore.read(), referenceStore.read()];
  const { contentType, video } = form;
  const cleared = { ...emptyForm, ...firstChoices(), contentType, video: { ...emptyForm.video, mode: video.mode } };
  formStore.change(cleared);
  referenceStore.clear();
  last = { form, reference, cleared };
  if (hasImage(reference) || JSON.stringify(form) !== JSON.stringify(cleared))
    toast.info('The form is cleared.', { durationMs: undoMs, action: { label: 'Undo', act: undoOrSay } });
}

function undoOrSay(): void {
  if (!undoClear()) toast.info('The form has changed since, so it stays as it is.');
}

/**
 * Takes the last clearing back (PEOPLE-45); false when there is none, or when the form was changed since: by the person, or because the
 * person has signed out, whose words nobody else may bring back.
 */
export function undoClear(): boolean {
  if (last === undefined || formStore.read() !== last.cleared) return false;
  const { form, reference } = last;
  last = undefined;
  formStore.change(form);
  // An image that was still on its way would have to be sent anew.
  if (hasImage(reference)) referenceStore.change(reference);
  return true;
}
