import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBackend } from '../../testing/fake-backend.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { askForCredits, askToSignIn, showDialog } from './account-dialog-store.ts';
import { AccountDialogs } from './account-dialogs.tsx';

const address = () => screen.getByTestId('address').textContent;

beforeEach(() => {
  showDialog(null);
  fakeBackend({});
});

function setUp() {
  renderApp(
    <>
      <button type="button">Generate</button>
      <AccountDialogs />
    </>,
  );
  return userEvent.setup();
}

describe('Login Required', () => {
  it.each([
    [
      'general',
      'You need to sign in to generate content. Create an account or sign in to start creating amazing AI images and videos.',
    ],
    ['image', 'You need to sign in to generate images. Create an account or sign in to continue creating.'],
    [
      'video',
      'You need to sign in to generate videos. Create an account or sign in to start creating amazing AI videos.',
    ],
  ] as const)('says what was tried: %s [R-FORM-28, R-ERR-37, R-ERR-38, R-ERR-39]', async (reason, words) => {
    setUp();
    act(() => askToSignIn(reason));
    const dialog = await screen.findByRole('dialog', { name: 'Login Required' });
    expect(within(dialog).getByText(words)).toBeTruthy();
    for (const benefit of [
      'Generate images and videos',
      'Save creations to gallery',
      'Advanced settings',
      'Track credits and usage',
    ])
      expect(within(dialog).getByText(benefit)).toBeTruthy();
  });

  it.each([
    ['Sign In', '/auth {"showLogin":true}'],
    ['Create Account', '/auth {"showLogin":false}'],
    ['Maybe later', '/'],
  ])('%s leads to %s [R-FORM-28]', async (name, target) => {
    const user = setUp();
    act(() => askToSignIn());
    await user.click(await screen.findByRole('button', { name }));
    expect(address()).toBe(target);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says what newcomers get where it asks for an account [MAKE-84, PEOPLE-22]', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ welcome_gift: { credits: 50, images: 25, videos: 5 } }));
    setUp();
    act(() => askToSignIn('image'));
    const dialog = await screen.findByRole('dialog', { name: 'Login Required' });
    expect((await within(dialog).findByText(/No card\.$/)).textContent).toBe(
      '50 free credits when you create an account: 25 pictures, or 5 films. No card.',
    );
  });

  it('closes on Escape and gives the focus back', async () => {
    const user = setUp();
    screen.getByText('Generate').focus();
    act(() => askToSignIn());
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Generate'));
  });
});

describe('Insufficient Credits', () => {
  it('shows what is needed, what there is and what is missing', async () => {
    setUp();
    act(() => askForCredits({ needed: 15, balance: 9 }));
    const dialog = await screen.findByRole('dialog', { name: 'Insufficient Credits' });
    expect([...dialog.querySelectorAll('dl > div')].map((pair) => pair.textContent)).toEqual([
      'Needed15',
      'Balance9',
      'Missing6',
    ]);
  });

  it.each([
    ['Buy Credits', '/credits'],
    ['Cancel', '/'],
  ])('%s leads to %s [R-FORM-27]', async (name, target) => {
    const user = setUp();
    act(() => askForCredits({ needed: 15, balance: 9 }));
    await user.click(await screen.findByRole('button', { name }));
    expect(address()).toBe(target);
  });
});
