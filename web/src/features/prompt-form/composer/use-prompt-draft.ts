import { isBlank } from '@loomlight/contract';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useWindowEvent } from '../../../lib/use-window-event.ts';
import { toast, undoMs } from '../../../ui/toast.ts';
import { withVisibility } from '../form/form-state.ts';
import { formStore } from '../form/form-store.ts';

/**
 * Fills the prompt from `?prompt=`, which then leaves the address (R-HOME-05; with `&private=1` the form becomes
 * private), and from the window event `copyPromptToHome` (R-HOME-06). The draft itself lives in the form's store and
 * survives reloads.
 *
 * @param onCopied the event has come: the form wants to be seen
 */
export function usePromptDraft(onCopied: () => void): void {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    const query = new URLSearchParams(search);
    const prompt = query.get('prompt');
    if (prompt === null) return;
    const isPrivate = query.has('private');
    query.delete('prompt');
    query.delete('private');
    fillOver(() => {
      if (prompt !== '') formStore.fill(prompt);
      if (isPrivate) formStore.change(withVisibility(formStore.read(), false));
    });
    void navigate({ pathname, search: query.toString(), hash }, { replace: true, state });
  }, [pathname, search, hash, state, navigate]);

  useWindowEvent('copyPromptToHome', ({ detail }) => {
    const prompt = typeof detail === 'string' ? detail : detail?.prompt;
    if (typeof prompt !== 'string') return;
    fillOver(() => formStore.fill(prompt));
    onCopied();
  });
}

/** Fills the form over what stands in it; words of the person's own that this takes the place of can be had again at a press (PEOPLE-58). */
function fillOver(fill: () => void): void {
  const before = formStore.read();
  fill();
  const filled = formStore.read();
  if (isBlank(before.prompt) || before.prompt === filled.prompt) return;
  // What was written since stays.
  const undo = (): void => void (formStore.read() === filled && formStore.change(before));
  toast.success('The words are in the form.', { durationMs: undoMs, action: { label: 'Undo', act: undo } });
}
