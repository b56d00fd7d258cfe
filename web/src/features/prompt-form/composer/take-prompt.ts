import type { Content } from '@loomlight/contract';
import { toast } from '../../../ui/toast.ts';
import { formStore } from '../form/form-store.ts';
import { formOfPiece } from '../form/piece-form.ts';
import { pictureOfFilm } from '../reference/picture-of-film.ts';
import { hasPicture, referenceStore } from '../reference/reference-store.ts';

/** How long the way back is offered, in milliseconds. */
const undoMs = 8_000;

/** Puts the words and the settings of an own piece into the form, and offers the way back (MAKE-54). */
export function takePrompt(piece: Content): void {
  const [form, reference] = [formStore.read(), referenceStore.read()];
  const taken = formOfPiece(piece, { isOwn: true, isPublic: form.isPublic, isRemix: false });
  // Beside somebody's piece these are other words: what comes of them is no remix of it any more.
  formStore.patch({ prompt: '' });
  formStore.fill(taken.prompt);
  formStore.change(taken);
  const picture = pictureOfFilm(piece);
  if (picture) referenceStore.change({ picture, problem: null });
  const undo = () => {
    // It was written in since, or its person has signed out, whose words nobody else may bring back.
    if (formStore.read() !== taken) return toast.info('The form was changed since. It stays as it is.');
    formStore.change(form);
    if (picture && (hasPicture(reference) || reference.picture.kind === 'none')) referenceStore.change(reference);
  };
  toast.success('Words and settings are in the form.', { durationMs: undoMs, action: { label: 'Undo', act: undo } });
}
