import type { ReplyOf } from '@loomlight/contract';
import type { factors } from '@loomlight/contract/factors';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SettingsPage } from '../../pages/settings-page.tsx';
import { aSelf, signInAs } from '../../testing/builders.ts';
import { errorAnswer, fakeBackend, type FakeHandlers } from '../../testing/fake-backend.ts';
import { fakePasskeys } from '../../testing/fake-passkey.ts';
import { renderApp } from '../../testing/render-app.tsx';

type Factors = ReplyOf<typeof factors.list>;
const none: Factors = { totp_since: null, passkeys: [], recovery_codes_left: 0 };
const both: Factors = {
  totp_since: '2026-01-12T10:00:00.000Z',
  passkeys: [{ id: '1', name: 'Phone', created_at: '2026-01-12T10:00:00.000Z', last_used_at: null }],
  recovery_codes_left: 7,
};
const codes = Array.from({ length: 10 }, (_, index) => `aaaa-bbbb-cccc-000${index}`);
const secret = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const proofNeeded = () => errorAnswer(403, { code: 'proof_needed', message: 'Please confirm that it is you.' });
const wrongField = (path: string, message: string) =>
  errorAnswer(422, { code: 'invalid_field', message, details: [{ path, message }] });

beforeEach(() => vi.stubGlobal('scrollTo', () => undefined));
afterEach(() => vi.unstubAllGlobals());

async function open(start: Factors, handlers: FakeHandlers = {}) {
  signInAs();
  let kept = start;
  const backend = fakeBackend({
    'accounts.profile': () => aSelf(),
    'accounts.sessions': () => ({ sessions: [] }),
    'factors.list': () => kept,
    'factors.startTotp': () => ({ secret, uri: `otpauth://totp/Loomlight:x?secret=${secret}` }),
    'factors.confirmTotp': () => {
      kept = { ...kept, totp_since: '2026-01-12T10:00:00.000Z', recovery_codes_left: 10 };
      return { recovery_codes: codes };
    },
    'factors.removeTotp': () => {
      kept = { ...kept, totp_since: null };
      return { message: 'The authenticator app is off.' };
    },
    'factors.addPasskeyOptions': () => ({
      challenge: 'Y2hhbGxlbmdl',
      user: { id: 'bWU', name: 'me', displayName: 'Me' },
    }),
    'factors.addPasskey': () => {
      kept = { ...kept, passkeys: both.passkeys };
      return { recovery_codes: null };
    },
    'factors.removePasskey': () => {
      kept = { ...kept, passkeys: [] };
      return { message: 'The passkey has been removed.' };
    },
    'factors.makeRecoveryCodes': () => ({ recovery_codes: codes }),
    'factors.proofOptions': () => ({ has_password: true, has_totp: true, has_recovery_codes: true, passkey: null }),
    'factors.prove': () => new Response(null, { status: 204 }),
    ...handlers,
  });
  renderApp(<SettingsPage />, '/settings');
  const section = within(await screen.findByRole('region', { name: 'Security' }));
  const press = async (name: string) => user.click(await section.findByRole('button', { name }));
  const user = userEvent.setup();
  return { backend, user, section, press };
}
const dialog = (name: string) => screen.findByRole('dialog', { name });
const alertDialog = (name: string) => screen.findByRole('alertdialog', { name });

describe('the second factor in the settings', () => {
  it('is off at first: what there is can be set up, and there are no codes yet [GROUND-25]', async () => {
    const { section } = await open(none);
    expect(await section.findByRole('button', { name: 'Set up app' })).toBeTruthy();
    expect(section.getByText('This browser cannot use passkeys here.')).toBeTruthy();
    expect(section.queryByText('Recovery codes')).toBeNull();
  });

  it('sets the app up: an image, the key as text, a code that confirms, and the recovery codes once [GROUND-25]', async () => {
    const { backend, user, section, press } = await open(none);
    await press('Set up app');
    const setup = within(await dialog('Set up an authenticator app'));
    const image = setup.getByRole('img', { name: 'QR code with the key below' });
    expect(image.querySelector('path')?.getAttribute('d')).toMatch(/^M4 4h1v1h-1z/);
    expect(setup.getByLabelText('Key').textContent).toBe(secret.match(/.{4}/g)?.join(' '));
    await user.click(setup.getByRole('button', { name: 'Copy key' }));
    expect(await navigator.clipboard.readText()).toBe(secret);
    await user.type(setup.getByLabelText('Code from your app'), '123456{Enter}');
    const shown = within(await alertDialog('Your recovery codes'));
    expect(shown.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(codes);
    await user.click(shown.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe(codes.join('\n'));
    // Not by a slip of the finger: they are not shown again.
    await user.keyboard('{Escape}');
    expect(screen.getByRole('alertdialog', { name: 'Your recovery codes' })).toBeTruthy();
    await user.click(shown.getByRole('button', { name: 'I have kept them' }));
    expect(await section.findByText('10 of 10 left')).toBeTruthy();
    expect(section.getByRole('button', { name: 'Turn off app' })).toBeTruthy();
    expect(backend.calls.find(({ id }) => id === 'factors.confirmTotp')?.request.body).toEqual({ code: '123456' });
  });

  it('keeps the dialog open while the code is wrong [GROUND-25]', async () => {
    const { user, press } = await open(none, {
      'factors.confirmTotp': () => wrongField('code', 'This code is not correct.'),
    });
    await press('Set up app');
    const setup = within(await dialog('Set up an authenticator app'));
    await user.click(setup.getByRole('button', { name: 'Turn On' }));
    expect(setup.getByText('Please enter a code.')).toBeTruthy();
    await user.type(setup.getByLabelText('Code from your app'), '000000{Enter}');
    expect(await setup.findByText('This code is not correct.')).toBeTruthy();
    expect(document.activeElement).toBe(setup.getByLabelText('Code from your app'));
  });

  it('adds a passkey by its name, and names it in the list [GROUND-25]', async () => {
    fakePasskeys();
    const { backend, user, section, press } = await open(none);
    await press('Add passkey');
    const adding = within(await dialog('Add a passkey'));
    await user.click(adding.getByRole('button', { name: 'Continue' }));
    expect(adding.getByText('Please give the passkey a name.')).toBeTruthy();
    await user.type(adding.getByLabelText('Name'), 'Phone{Enter}');
    expect(await within(await section.findByRole('list', { name: 'Passkeys' })).findByText('Phone')).toBeTruthy();
    expect(backend.calls.find(({ id }) => id === 'factors.addPasskey')?.request.body).toMatchObject({
      name: 'Phone',
      passkey: { id: 'a2V5', response: { transports: ['internal'] } },
    });
  });

  it('says so when this device has a passkey already, or nobody would make one [GROUND-25]', async () => {
    let name = 'InvalidStateError';
    fakePasskeys(() => {
      throw new DOMException('No', name);
    });
    const { user, press } = await open(none);
    await press('Add passkey');
    const adding = within(await dialog('Add a passkey'));
    await user.type(adding.getByLabelText('Name'), 'Phone{Enter}');
    expect((await adding.findByRole('alert')).textContent).toBe('This device has a passkey for your account already.');
    name = 'NotAllowedError';
    await user.click(adding.getByRole('button', { name: 'Continue' }));
    await waitFor(() =>
      expect(adding.getByRole('alert').textContent).toBe('Your browser gave no passkey. Please try again.'),
    );
  });

  it('removes what was added after a question, and the focus does not get lost [GROUND-25]', async () => {
    const { backend, user, section, press } = await open(both);
    await press('Turn off app');
    const ask = within(await alertDialog('Turn off the authenticator app?'));
    expect(ask.getByText('Signing in takes one of your passkeys from then on.')).toBeTruthy();
    await user.click(ask.getByRole('button', { name: 'Cancel' }));
    expect(backend.count('factors.removeTotp')).toBe(0);
    await press('Turn off app');
    await user.click(
      within(await alertDialog('Turn off the authenticator app?')).getByRole('button', { name: 'Turn Off' }),
    );
    expect(await section.findByRole('button', { name: 'Set up app' })).toBeTruthy();
    expect(document.activeElement).not.toBe(document.body);
    await press('Remove Phone');
    const last = within(await alertDialog('Remove this passkey?'));
    expect(last.getByText(/Your password alone is enough from then on/)).toBeTruthy();
    await user.click(last.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(section.queryByRole('list', { name: 'Passkeys' })).toBeNull());
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Two-step sign-in'));
  });

  it('asks who one is when the server wants to know, and then goes on [GROUND-25]', async () => {
    let isProved = false;
    const { backend, user, press } = await open(both, {
      'factors.makeRecoveryCodes': () => (isProved ? { recovery_codes: codes } : proofNeeded()),
      'factors.prove': ({ body }) => {
        if (body.password !== 'harbour') return wrongField('password', 'Your password is not correct.');
        isProved = true;
        return new Response(null, { status: 204 });
      },
    });
    await press('Make new codes');
    await user.click(
      within(await alertDialog('Make new recovery codes?')).getByRole('button', { name: 'Make New Codes' }),
    );
    const proof = within(await dialog('Is it you?'));
    const field = await proof.findByLabelText('Your password', { selector: 'input' });
    await user.type(field, 'wrong{Enter}');
    expect(await proof.findByText('Your password is not correct.')).toBeTruthy();
    await user.type(proof.getByLabelText('Your password', { selector: 'input' }), 'harbour{Enter}');
    expect(await alertDialog('Your recovery codes')).toBeTruthy();
    expect(backend.count('factors.makeRecoveryCodes')).toBe(2);
  });

  it('asks for the passkey before a recovery code is used up [GROUND-25]', async () => {
    fakePasskeys();
    const { press } = await open(none, {
      'factors.startTotp': proofNeeded,
      'factors.proofOptions': () => ({
        ...{ has_password: false, has_totp: false, has_recovery_codes: true },
        passkey: { challenge: 'Y2hhbGxlbmdl' },
      }),
    });
    await press('Set up app');
    const proof = within(await dialog('Is it you?'));
    expect(await proof.findByRole('button', { name: 'Use a passkey' })).toBeTruthy();
    expect(proof.queryByLabelText('Recovery code')).toBeNull();
    expect(proof.getByRole('button', { name: 'Use a recovery code' })).toBeTruthy();
  });

  it('turns the circle on the way that was taken, and says so where no passkey came [GROUND-25]', async () => {
    fakePasskeys(() => {
      throw new DOMException('No', 'NotAllowedError');
    });
    let isStill = true;
    const { user, press } = await open(none, {
      'factors.startTotp': proofNeeded,
      'factors.proofOptions': () =>
        isStill
          ? { has_password: true, has_totp: false, has_recovery_codes: false, passkey: { challenge: 'Y2hhbGxlbmdl' } }
          : new Promise(() => undefined),
    });
    await press('Set up app');
    const proof = within(await dialog('Is it you?'));
    const passkey = await proof.findByRole('button', { name: 'Use a passkey' });
    await user.click(passkey);
    expect((await proof.findByRole('alert')).textContent).toBe('Your browser gave no passkey. Please try again.');
    isStill = false;
    await user.click(passkey);
    const confirm = proof.getByRole('button', { name: 'Confirm' });
    expect([passkey.getAttribute('aria-busy'), confirm.getAttribute('aria-busy')]).toEqual(['true', null]);
  });

  it('leaves everything as it is when one would not say [GROUND-25]', async () => {
    const { backend, user, section, press } = await open(none, { 'factors.startTotp': proofNeeded });
    await press('Set up app');
    const proof = within(await dialog('Is it you?'));
    await user.click(await proof.findByRole('button', { name: 'Use a code from your app' }));
    expect(document.activeElement).toBe(proof.getByLabelText('Code from your app'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await section.findByRole('button', { name: 'Set up app' })).toBeTruthy();
    expect([backend.count('factors.startTotp'), backend.count('factors.prove')]).toEqual([1, 0]);
  });

  it('says when it could not be loaded, and can be asked for again [GROUND-25]', async () => {
    let answers = 0;
    const { press, section } = await open(none, {
      'factors.list': () => ((answers += 1) === 1 ? errorAnswer(422, { message: 'Not now.' }) : none),
    });
    expect(await section.findByText('Not now.')).toBeTruthy();
    await press('Try Again');
    expect(await section.findByRole('button', { name: 'Set up app' })).toBeTruthy();
  });
});
