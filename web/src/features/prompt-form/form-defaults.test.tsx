import { defaultPreferences, imageSizes, imageStyles, type Preferences } from '@loomlight/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { clearSession } from '../../api/auth-tokens.ts';
import { aSelf, signInAs } from '../../testing/builders.ts';
import { fakeBackend } from '../../testing/fake-backend.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { clearForm, undoClear } from './composer/clear-form.ts';
import { Composer } from './composer/composer.tsx';
import { applyPreferences, firstChoices } from './form/form-defaults.ts';
import { emptyForm } from './form/form-state.ts';
import { formStore } from './form/form-store.ts';

const preferred: Preferences = {
  ...defaultPreferences,
  default_media_type: 'video',
  default_size: '768x1344',
  default_style: 'neon',
  default_is_public: false,
};
const chosen = {
  contentType: 'video',
  size: { kind: 'listed', size: '768x1344' },
  style: 'neon',
  isPublic: false,
} as const;
const apply = (preferences = preferred, besideResult = false) => applyPreferences(preferences, { besideResult });

beforeEach(() => {
  signInAs();
  clearSession();
  formStore.change(emptyForm);
});

describe('a new form', () => {
  it('begins as its person prefers, and so it does once it is cleared', () => {
    apply();
    expect(formStore.read()).toEqual({ ...emptyForm, ...chosen });
    formStore.patch({ prompt: 'Lake', style: 'anime', isPublic: true });
    clearForm();
    expect(formStore.read()).toEqual({ ...emptyForm, ...chosen });
  });

  it('has its words back after Clear All, unless it was changed or its person has gone since [PEOPLE-45]', () => {
    formStore.patch({ prompt: 'Lake', style: 'anime' });
    clearForm();
    expect(undoClear()).toBe(true);
    expect(formStore.read()).toMatchObject({ prompt: 'Lake', style: 'anime' });
    expect(undoClear()).toBe(false);
    clearForm();
    formStore.patch({ prompt: 'Tower' });
    expect(undoClear()).toBe(false);
    clearForm();
    clearSession();
    expect(undoClear()).toBe(false);
    expect(formStore.read().prompt).toBe('');
  });

  it('follows other preferences, but keeps what was chosen by hand', () => {
    apply();
    formStore.patch({ style: 'anime' });
    apply({ ...preferred, default_style: 'minimal', default_size: '1024x1024' });
    expect(formStore.read()).toMatchObject({ style: 'anime', size: { kind: 'first' }, contentType: 'video' });
  });

  it('stays as it is around words, but for who may see what comes of them', () => {
    formStore.patch({ prompt: 'Lake', isLocked: true });
    apply();
    expect(formStore.read()).toEqual({ ...emptyForm, prompt: 'Lake', isPublic: false, isLocked: false });
  });

  it('makes beside a result what the result is', () => {
    apply(preferred, true);
    expect(formStore.read()).toEqual({ ...emptyForm, ...chosen, contentType: 'image' });
  });

  it('begins for the next person where everybody begins', () => {
    signInAs();
    apply();
    act(clearSession);
    const { contentType, size, style, isPublic } = emptyForm;
    expect(firstChoices()).toEqual({ contentType, size, style, isPublic });
    expect(formStore.read()).toEqual(emptyForm);
  });
});

it('the composer asks for the preferences of who is signed in, and of nobody else', async () => {
  const open = () => {
    const backend = fakeBackend({
      'accounts.profile': () => aSelf(),
      'images.sizes': () => ({ sizes: [...imageSizes], styles: [...imageStyles], engines: [] }),
      'userSettings.preferences': () => ({ ...preferred, default_media_type: 'image' }),
    });
    return { backend, ...renderApp(<Composer />) };
  };
  const guest = open();
  await waitFor(() => expect(guest.backend.count('images.sizes')).toBe(1));
  expect(guest.backend.count('userSettings.preferences')).toBe(0);
  guest.unmount();
  signInAs();
  open();
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Style' }).textContent).toBe('Neon'));
  expect(screen.getByRole('combobox', { name: 'Image size' }).textContent).toMatch(/^Portrait/);
  expect(screen.getByRole('switch', { name: 'Public' }).getAttribute('aria-checked')).toBe('false');
});
