import { defaultSettings } from '@loomlight/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isSignedIn } from '../../api/auth-tokens.ts';
import { saveBlob } from '../../lib/download.ts';
import { AppRoutes } from '../../routes.tsx';
import { SessionKeeper } from '../account/index.ts';
import { aSelf, signInAs, someUploads } from '../../testing/builders.ts';
import { errorAnswer, fakeBackend, type FakeHandlers } from '../../testing/fake-backend.ts';
import { renderApp } from '../../testing/render-app.tsx';

vi.mock('../../lib/download.ts', () => ({ saveBlob: vi.fn() }));

async function open(handlers: FakeHandlers = {}, self = aSelf()) {
  signInAs();
  const backend = fakeBackend({
    'accounts.profile': () => self,
    'privacy.deleteAccount': () => ({ message: 'Your account has been deleted.' }),
    ...handlers,
  });
  renderApp(
    <>
      <SessionKeeper />
      <AppRoutes />
    </>,
    '/settings',
  );
  return { backend, user: userEvent.setup() };
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  vi.mocked(saveBlob).mockClear();
});

describe('a copy of one’s data', () => {
  it.each([
    ['Download everything (ZIP)', 'zip'],
    ['Download data only (JSON)', 'json'],
  ])('comes with %s', async (name, format) => {
    const { backend, user } = await open({ 'privacy.exportData': () => new Response('bytes') });
    await user.click(await screen.findByRole('button', { name }));
    expect(await screen.findByText('Your copy has been downloaded.')).toBeTruthy();
    const sent = backend.calls.find(({ id }) => id === 'privacy.exportData');
    expect(sent?.request.query.get('format')).toBe(format);
    expect(vi.mocked(saveBlob)).toHaveBeenCalledExactlyOnceWith(
      expect.any(Blob),
      expect.stringMatching(/^loomlight-\d{4}-\d\d-\d\d$/),
      format,
    );
  });

  it('says why it cannot be had', async () => {
    const { user } = await open({ 'privacy.exportData': () => errorAnswer(429) });
    await user.click(await screen.findByRole('button', { name: 'Download everything (ZIP)' }));
    const section = within(screen.getByRole('region', { name: 'Your data' }));
    expect((await section.findByRole('alert')).textContent).toBe(
      'Too many requests. Please wait a moment and try again.',
    );
  });
});

describe('room for uploads', () => {
  it('is told with its figures [GROUND-9]', async () => {
    await open({ 'userSettings.settings': () => ({ ...defaultSettings, uploads: someUploads() }) });
    const section = within(await screen.findByRole('region', { name: 'Your data' }));
    expect(await section.findByText(/^Uploads:/)).toHaveProperty(
      'textContent',
      'Uploads: 7.1 MB of 2 GB. 3 of 100 wait to be used (2.4 MB of 500 MB) and are removed after a day.',
    );
  });

  it('is not spoken of when nobody knows it [GROUND-9]', async () => {
    await open({ 'userSettings.settings': () => errorAnswer(503) });
    const section = within(await screen.findByRole('region', { name: 'Your data' }));
    expect(section.getByRole('button', { name: 'Download everything (ZIP)' })).toBeTruthy();
    expect(section.queryByText(/^Uploads:/)).toBeNull();
  });
});

describe('deleting the account', () => {
  async function ask(handlers: FakeHandlers = {}, self = aSelf()) {
    const set = await open(handlers, self);
    await set.user.click(await screen.findByRole('button', { name: 'Delete Account' }));
    const form = within(screen.getByRole('form', { name: 'Delete account' }));
    return { ...set, form, act: form.getByRole<HTMLButtonElement>('button', { name: 'Delete My Account' }) };
  }

  it('takes the password and the word, ends the session here, and goes home', async () => {
    const { backend, user, form, act } = await ask();
    expect(form.getByText('Your 50 credits are lost.')).toBeTruthy();
    expect(act.disabled).toBe(true);
    await user.type(form.getByLabelText('Your password', { selector: 'input' }), 'harbour');
    await user.type(form.getByLabelText('Type DELETE to confirm'), 'delete');
    expect(act.disabled).toBe(true);
    await user.clear(form.getByLabelText('Type DELETE to confirm'));
    await user.type(form.getByLabelText('Type DELETE to confirm'), 'DELETE');
    await user.click(act);
    await waitFor(() => expect(isSignedIn()).toBe(false));
    expect(screen.getByTestId('address').textContent).toBe('/');
    expect(backend.calls.find(({ id }) => id === 'privacy.deleteAccount')?.request.body).toEqual({
      confirm: 'DELETE',
      password: 'harbour',
    });
  });

  it('puts a wrong password beside its field and keeps everything', async () => {
    const message = 'Your password is not correct. Please try again.';
    const { user, form, act } = await ask({
      'privacy.deleteAccount': () =>
        errorAnswer(422, { code: 'invalid_field', message, details: [{ path: 'password', message }] }),
    });
    await user.type(form.getByLabelText('Your password', { selector: 'input' }), 'wrong');
    await user.type(form.getByLabelText('Type DELETE to confirm'), 'DELETE');
    await user.click(act);
    expect(await form.findByText(message)).toBeTruthy();
    expect(form.getByLabelText('Your password', { selector: 'input' }).getAttribute('aria-invalid')).toBe('true');
    expect(isSignedIn()).toBe(true);
  });

  it('asks for the second factor where there is one, and then goes on [GROUND-25]', async () => {
    let isProved = false;
    const wrong = 'This code is not correct, or was used before. Please try the next one.';
    const { backend, user, form, act } = await ask({
      'privacy.deleteAccount': () =>
        isProved ? { message: 'Your account has been deleted.' } : errorAnswer(403, { code: 'proof_needed' }),
      'factors.proofOptions': () => ({ has_password: false, has_totp: true, has_recovery_codes: true, passkey: null }),
      'factors.prove': ({ body }) => {
        if (body.code !== '123456')
          return errorAnswer(422, {
            code: 'invalid_field',
            message: wrong,
            details: [{ path: 'code', message: wrong }],
          });
        isProved = true;
        return new Response(null, { status: 204 });
      },
    });
    await user.type(form.getByLabelText('Your password', { selector: 'input' }), 'harbour');
    await user.type(form.getByLabelText('Type DELETE to confirm'), 'DELETE');
    await user.click(act);
    const proof = within(await screen.findByRole('dialog', { name: 'Is it you?' }));
    const field = await proof.findByLabelText('Code from your app');
    expect(proof.queryByLabelText('Your password')).toBeNull();
    await user.type(field, '000000{Enter}');
    expect(await proof.findByText(wrong)).toBeTruthy();
    expect(backend.count('privacy.deleteAccount')).toBe(1);
    await user.type(proof.getByLabelText('Code from your app'), '123456{Enter}');
    await waitFor(() => expect(isSignedIn()).toBe(false));
    expect(backend.count('privacy.deleteAccount')).toBe(2);
  });

  it('keeps the account of who would not show the second factor [GROUND-25]', async () => {
    const { backend, user, form, act } = await ask({
      'privacy.deleteAccount': () => errorAnswer(403, { code: 'proof_needed' }),
      'factors.proofOptions': () => ({ has_password: false, has_totp: true, has_recovery_codes: true, passkey: null }),
    });
    await user.type(form.getByLabelText('Your password', { selector: 'input' }), 'harbour');
    await user.type(form.getByLabelText('Type DELETE to confirm'), 'DELETE');
    await user.click(act);
    const proof = within(await screen.findByRole('dialog', { name: 'Is it you?' }));
    await user.click(proof.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(act.disabled).toBe(false);
    expect([isSignedIn(), backend.count('privacy.deleteAccount')]).toEqual([true, 1]);
  });

  it('asks who has no password to sign in again when that was long ago', async () => {
    const message = 'Please sign in again, and delete your account within ten minutes of it.';
    const { backend, user, form, act } = await ask(
      { 'privacy.deleteAccount': () => errorAnswer(403, { code: 'fresh_sign_in_needed', message }) },
      aSelf({ has_password: false }),
    );
    expect(form.queryByLabelText('Your password')).toBeNull();
    await user.type(form.getByLabelText('Type DELETE to confirm'), 'DELETE');
    await user.click(act);
    expect((await form.findByRole('alert')).textContent).toBe(message);
    expect(form.getByRole('button', { name: 'Sign Out' })).toBeTruthy();
    expect(backend.calls.find(({ id }) => id === 'privacy.deleteAccount')?.request.body).toEqual({ confirm: 'DELETE' });
  });

  it('comes into view with the focus in it', async () => {
    const seen = vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(() => undefined);
    const { form } = await ask();
    expect(seen.mock.instances).toEqual([screen.getByRole('form', { name: 'Delete account' })]);
    expect(seen).toHaveBeenCalledWith({ block: 'center' });
    expect(document.activeElement).toBe(form.getByLabelText('Your password', { selector: 'input' }));
    seen.mockRestore();
  });

  it('can be left alone, and the focus goes back', async () => {
    const { user, form } = await ask();
    await user.click(form.getByRole('button', { name: 'Cancel' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete Account' }));
  });
});
