import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearSession } from '../../api/auth-tokens.ts';
import { loseSession } from '../../api/session-refresh.ts';
import { aContent, aToken, signInAs } from '../../testing/builders.ts';
import { clearForm, undoClear } from './composer/clear-form.ts';
import { backToDraft, fillFromContent } from './composer/filled-form.ts';
import { emptyForm } from './form/form-state.ts';
import { formStore } from './form/form-store.ts';

const words = 'The words of Ada';
const kept = (storage: Storage) =>
  Array.from({ length: storage.length }, (_, index) => storage.getItem(storage.key(index) ?? '')).join('\n');

/** What another tab does reaches this one as an event; the token is what tells it of a session. */
function inAnotherTab(token: string | null): void {
  const key = 'loomlight:auth-token';
  if (token === null) localStorage.removeItem(key);
  else localStorage.setItem(key, JSON.stringify(token));
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

/** The form as a reload finds it: everything is read anew from what is kept. */
async function reloaded() {
  vi.resetModules();
  return (await import('./form/form-store.ts')).formStore.read();
}

beforeEach(() => {
  clearSession();
  formStore.change(emptyForm);
});

describe('a draft', () => {
  it.each(['guest', 'member'])('survives a reload, with its settings, of a %s [MAKE-55]', async (who) => {
    if (who === 'member') signInAs('ada');
    formStore.patch({ prompt: words, style: 'neon', count: 3 });
    expect(await reloaded()).toMatchObject({ prompt: words, style: 'neon', count: 3 });
  });

  it('is of its tab alone: nothing of it reaches another, and nothing of another reaches it [MAKE-55]', async () => {
    signInAs('ada');
    formStore.patch({ prompt: words });
    expect(kept(localStorage)).not.toContain(words);
    localStorage.setItem('loomlight:form', JSON.stringify({ ...emptyForm, prompt: 'From another tab' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'loomlight:form' }));
    expect(formStore.read().prompt).toBe(words);
    expect((await reloaded()).prompt).toBe(words);
  });

  it('of a guest goes along into the account [MAKE-55]', async () => {
    formStore.patch({ prompt: words });
    signInAs('ada');
    expect(formStore.read().prompt).toBe(words);
    expect((await reloaded()).prompt).toBe(words);
  });
});

describe('the words of another person', () => {
  const content = aContent({ id: 'one', text_prompt: 'A harbour' });
  const options = { isOwn: true, isPublic: true, isRemix: false };

  it('are gone from the device after a sign-out, those beside an item too [MAKE-56]', async () => {
    signInAs('ada');
    formStore.patch({ prompt: words });
    fillFromContent(content, options);
    formStore.patch({ prompt: `${words}, changed` });
    clearSession();
    expect(kept(sessionStorage) + kept(localStorage)).not.toContain(words);
    signInAs('bob');
    backToDraft();
    expect([formStore.read().prompt, undoClear(), (await reloaded()).prompt]).toEqual(['', false, '']);
  });

  it('go when somebody else signs in after a session that ended by itself; its own person finds them [MAKE-56]', async () => {
    signInAs('ada');
    formStore.patch({ prompt: words });
    loseSession();
    expect((await reloaded()).prompt).toBe(words);
    signInAs('ada');
    expect(formStore.read().prompt).toBe(words);
    clearForm();
    loseSession();
    signInAs('bob');
    expect([formStore.read().prompt, undoClear()]).toEqual(['', false]);
    expect(kept(sessionStorage) + kept(localStorage)).not.toContain(words);
  });

  it('go when they sign out in another tab, also if somebody else is signed in before this one looks [MAKE-56]', () => {
    for (const next of [null, aToken('bob')]) {
      signInAs('ada');
      formStore.patch({ prompt: words });
      fillFromContent(content, options);
      formStore.patch({ prompt: `${words}, changed` });
      inAnotherTab(next);
      expect(formStore.read().prompt).toBe('');
      expect(kept(sessionStorage)).not.toContain(words);
      clearSession();
    }
  });

  it('stay when only the token is a new one [MAKE-56]', () => {
    signInAs('ada');
    formStore.patch({ prompt: words });
    inAnotherTab(aToken('ada', 800));
    expect(formStore.read().prompt).toBe(words);
  });

  it.each([null, 'bob'])('are not in a tab that is opened again once they have left: %s [MAKE-56]', async (next) => {
    signInAs('ada');
    formStore.patch({ prompt: words });
    // The tab is closed: it hears of nothing.
    if (next === null) localStorage.clear();
    else localStorage.setItem('loomlight:auth-token', JSON.stringify(aToken(next)));
    expect((await reloaded()).prompt).toBe('');
    expect(kept(sessionStorage)).not.toContain(words);
  });
});
