import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppRoutes } from '../../routes.tsx';
import { errorAnswer, fakeBackend, type FakeHandlers } from '../../testing/fake-backend.ts';
import { renderApp } from '../../testing/render-app.tsx';

async function open(stop: NonNullable<FakeHandlers['weeklyMail.stop']>) {
  const backend = fakeBackend({ 'weeklyMail.stop': stop });
  renderApp(<AppRoutes />, '/stop-weekly-mail?token=of-a-mail');
  const button = await screen.findByRole('button', { name: 'Stop the Weekly Mail' });
  const sent = () =>
    backend.calls.filter(({ id }) => id === 'weeklyMail.stop').map(({ request }) => Object.fromEntries(request.query));
  return { user: userEvent.setup(), button, sent };
}

beforeEach(() => vi.stubGlobal('scrollTo', () => undefined));

describe('the page that the weekly mail links', () => {
  it('ends it by a press and not by being opened [KEEP-80]', async () => {
    const { user, button, sent } = await open(() => new Response(null, { status: 204 }));
    expect(sent()).toEqual([]);
    await user.click(button);
    expect(await screen.findByRole('heading', { name: 'The weekly mail has ended' })).toBeTruthy();
    expect(sent()).toEqual([{ token: 'of-a-mail' }]);
  });

  it('says what is wrong with a link, and leads to the settings [KEEP-80]', async () => {
    const { user, button } = await open(() =>
      errorAnswer(400, { code: 'invalid_token', message: 'This link is invalid or has expired.' }),
    );
    await user.click(button);
    expect((await screen.findByRole('alert')).textContent).toContain('This link is invalid or has expired.');
    expect(screen.getByRole('link', { name: 'Go to Settings' })).toBeTruthy();
  });
});
