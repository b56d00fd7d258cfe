import { firstChoices } from '../form/form-defaults.ts';
import { emptyForm } from '../form/form-state.ts';
import { formStore } from '../form/form-store.ts';
import { referenceStore } from '../reference/reference-store.ts';

/** Back to the first values; one stays with what one makes, pictures or films. */
export function clearForm(): void {
  const { medium, film } = formStore.read();
  formStore.change({ ...emptyForm, ...firstChoices(), medium, film: { ...emptyForm.film, mode: film.mode } });
  referenceStore.clear();
}
