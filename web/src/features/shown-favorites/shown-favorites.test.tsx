import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { aContent } from '../../testing/builders.ts';
import { errorAnswer, fakeBackend, type FakeHandlers } from '../../testing/fake-backend.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { ShownFavoritesRow } from './index.ts';

const place = { last_favorited_at: '2026-05-01T10:00:00.000Z', before: 'item-1' };
const an = (n: number, text_prompt: string | null) => aContent({ id: `item-${n}`, text_prompt, username: 'Ada' });

function show(handlers: FakeHandlers) {
  const backend = fakeBackend(handlers);
  renderApp(<ShownFavoritesRow username="Mira Lindqvist" />);
  return { backend, person: userEvent.setup() };
}
const names = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

it('shows what somebody has favorited, a page at a time, and no locked words [KEEP-100]', async () => {
  const { backend, person } = show({
    'shownFavorites.ofPerson': ({ query }) =>
      query.has('before')
        ? { generations: [an(2, null)], next: null }
        : { generations: [an(0, 'A heron'), an(1, 'A fox')], next: place },
  });
  await screen.findByRole('region', { name: 'Favorites' });
  expect(names()).toEqual(['Image: A heron', 'Image: A fox']);
  await person.click(screen.getByRole('button', { name: 'More favorites' }));
  await waitFor(() => expect(names()).toContain('Image: locked prompt by Ada'));
  expect(screen.queryByRole('button', { name: 'More favorites' })).toBeNull();
  expect(Object.fromEntries(backend.calls.at(-1)?.request.query ?? [])).toMatchObject(place);
});

it.each([
  ['nothing is shown', () => ({ generations: [], next: null })],
  ['nothing came', () => errorAnswer(500)],
] as const)('is nothing where %s [KEEP-100]', async (_, answer) => {
  const { backend } = show({ 'shownFavorites.ofPerson': answer });
  await waitFor(() => expect(backend.count('shownFavorites.ofPerson')).toBeGreaterThan(0));
  expect(screen.queryByRole('region', { name: 'Favorites' })).toBeNull();
});
