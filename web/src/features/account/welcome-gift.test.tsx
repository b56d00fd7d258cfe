import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { errorAnswer } from '../../testing/fake-backend.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { WelcomeGift } from './welcome-gift.tsx';

function open(gift: { credits: number; images: number; videos: number } | null) {
  vi.stubGlobal('fetch', async (input: RequestInfo) =>
    new Request(input).url.endsWith('/site.json') ? Response.json({ welcome_gift: gift }) : errorAnswer(404),
  );
  renderApp(<WelcomeGift when="when you create an account" />);
}

it.each([
  [
    { credits: 50, images: 25, videos: 5 },
    '50 free credits when you create an account: 25 pictures, or 5 films. No card.',
  ],
  [{ credits: 2, images: 1, videos: 0 }, '2 free credits when you create an account: 1 picture. No card.'],
  [{ credits: 1, images: 0, videos: 0 }, '1 free credit when you create an account. No card.'],
])('says what newcomers get, and what it buys: %j [PEOPLE-22]', async (gift, line) => {
  open(gift);
  expect((await screen.findByText(/No card\.$/)).textContent).toBe(line);
});

it('is absent where there is no gift [PEOPLE-22]', async () => {
  open(null);
  await vi.waitFor(() => expect(screen.queryByText(/No card/)).toBeNull());
});
