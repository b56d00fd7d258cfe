import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storedTokens } from '../../api/auth-tokens.ts';
import { AppRoutes } from '../../routes.tsx';
import { aSelf, aToken } from '../../testing/builders.ts';
import { errorAnswer, fakeBackend, type FakeHandlers } from '../../testing/fake-backend.ts';
import { renderApp } from '../../testing/render-app.tsx';

beforeEach(() => vi.stubGlobal('scrollTo', () => undefined));

async function open(handlers: FakeHandlers) {
  const backend = fakeBackend({ 'setup.state': () => ({ open: true }), ...handlers });
  renderApp(<AppRoutes />, '/setup');
  const user = userEvent.setup();
  const type = async (label: string, text: string) => user.type(await screen.findByLabelText(label), text);
  const fill = async () => {
    await type('Code', 'ABCD-EFGH');
    await type('Full name', 'Ada');
    await type('Email', 'ada@loomlight.test');
    await type('Password', 'a long new password');
    await type('Confirm password', 'a long new password');
    await user.click(screen.getByRole('button', { name: 'Create Administrator' }));
  };
  return { backend, user, fill };
}

describe('the page of the first administrator', () => {
  it('makes them with the code, signs them in and leads to the desk [DESK-71]', async () => {
    const { backend, fill } = await open({
      'setup.begin': () => ({
        token: aToken('Ada'),
        refreshToken: 'r',
        requiresVerification: false,
        message: 'Logged in',
      }),
      'accounts.profile': () => aSelf({ role: 'admin' }),
    });
    await fill();
    await waitFor(() => expect(screen.getByTestId('address').textContent).toContain('/desk'));
    expect(await screen.findByRole('list', { name: 'First steps' })).toBeTruthy();
    expect(storedTokens()).toMatchObject({ refreshToken: 'r' });
    expect(backend.calls.find(({ id }) => id === 'setup.begin')?.request.body).toEqual({
      code: 'ABCD-EFGH',
      username: 'Ada',
      email: 'ada@loomlight.test',
      password: 'a long new password',
    });
  });

  it('says at its field that a code is not valid, and keeps the rest [DESK-72]', async () => {
    const { fill } = await open({
      'setup.begin': () =>
        errorAnswer(403, { code: 'setup_code_wrong', message: 'This code is wrong, or older than a day.' }),
    });
    await fill();
    expect(await screen.findByText('This code is wrong, or older than a day.')).toBeTruthy();
    expect(screen.getByText('npm run operator -- setup code')).toBeTruthy();
    expect(screen.getByDisplayValue('ada@loomlight.test')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Code'));
  });

  it('is no page once there is an administrator [DESK-71]', async () => {
    await open({ 'setup.state': () => ({ open: false }) });
    expect(await screen.findByText('404')).toBeTruthy();
    expect(screen.queryByLabelText('Code')).toBeNull();
  });

  it('has the header of a sign-in page alone [DESK-71, R-AUTH-05]', async () => {
    await open({});
    expect(await screen.findByLabelText('Code')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to Home' })).toBeTruthy();
    for (const role of ['banner', 'contentinfo']) expect(screen.queryByRole(role)).toBeNull();
  });
});
