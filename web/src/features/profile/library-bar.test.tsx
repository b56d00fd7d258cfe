import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DashboardPage } from '../../pages/dashboard-page.tsx';
import { aContent, aSelf, noFollowers, signInAs } from '../../testing/builders.ts';
import { fakeBackend } from '../../testing/fake-backend.ts';
import { renderApp } from '../../testing/render-app.tsx';

const contents = [
  aContent({ id: 'a', text_prompt: 'Lake', created_at: '2026-03-03T00:00:00.000Z' }),
  aContent({ id: 'b', text_prompt: 'Tower', created_at: '2026-01-02T00:00:00.000Z', is_public: false }),
];

async function open() {
  signInAs();
  const user = {
    id: 'u',
    username: 'Mira Lindqvist',
    fullName: 'Mira Lindqvist',
    profile_pic: null,
    bio: '',
    created_at: '',
    counts: { posts: 2, images: 2, videos: 0 },
    ...noFollowers,
  };
  const backend = fakeBackend({
    'accounts.profile': () => aSelf(),
    'profiles.profile': () => ({ user }),
    'profiles.content': () => ({ images: contents, videos: [], total: 2 }),
    'ownLibrary.months': () => ({ months: ['2026-03', '2026-01'] }),
    'ownLibrary.list': ({ query }) => ({
      generations: contents
        .filter(
          ({ text_prompt: words, is_public: isPublic }) =>
            (words ?? '').toLowerCase().includes((query.get('q') ?? '').toLowerCase()) &&
            (query.get('visibility') !== 'private' || !isPublic),
        )
        .map((item) => ({ ...item, unlock_count: 0, credits_earned: 0 })),
      next: null,
    }),
  });
  renderApp(
    <Routes>
      <Route path="/dashboard/:first?/:second?" element={<DashboardPage />} />
    </Routes>,
    '/dashboard',
  );
  const bar = within(await screen.findByRole('search', { name: 'Own library' }));
  return { backend, bar, person: userEvent.setup() };
}
const titles = () => screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

beforeEach(() => vi.stubGlobal('scrollTo', () => undefined));

describe('the bar of the own library', () => {
  it('looks for words, says when there is nothing, and clears [KEEP-35]', async () => {
    const { bar, person, backend } = await open();
    const field = bar.getByRole('searchbox', { name: 'Search in your prompts' });
    await person.type(field, 'tow');
    await waitFor(() => expect(titles()).toEqual(['Tower']));
    expect(backend.count('ownLibrary.list')).toBe(1);
    await person.type(field, 'x');
    expect(await screen.findByText('Nothing like that')).toBeTruthy();
    await person.click(bar.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(titles()).toEqual(['Lake', 'Tower']));
    expect(field).toHaveProperty('value', '');
  });

  it('narrows, orders, and begins with a month [KEEP-35]', async () => {
    const { bar, person, backend } = await open();
    const choose = async (label: string, option: string) => {
      await person.click(bar.getByRole('combobox', { name: new RegExp(`^${label}`) }));
      await person.click(await screen.findByRole('option', { name: option }));
    };
    await choose('Show', 'Private');
    await waitFor(() => expect(titles()).toEqual(['Tower']));
    await choose('Order', 'Oldest first');
    await choose('Begin with', 'January 2026');
    await waitFor(() =>
      expect(
        Object.fromEntries(backend.calls.findLast(({ id }) => id === 'ownLibrary.list')?.request.query ?? []),
      ).toMatchObject({
        visibility: 'private',
        sort: 'oldest',
        month: '2026-01',
      }),
    );
  });

  it('orders by what others did with it, where no month is a place to begin with [KEEP-60]', async () => {
    const { bar, person, backend } = await open();
    await person.click(bar.getByRole('combobox', { name: /^Order/ }));
    await person.click(await screen.findByRole('option', { name: 'Most viewed' }));
    await waitFor(() =>
      expect(backend.calls.findLast(({ id }) => id === 'ownLibrary.list')?.request.query.get('sort')).toBe('views'),
    );
    expect(bar.queryByRole('combobox', { name: /^Begin with/ })).toBeNull();
  });

  it('shows what is asked for as chips, each of which can be taken off by itself [KEEP-74]', async () => {
    const { bar, person, backend } = await open();
    const chips = () => bar.queryAllByRole('button', { name: /^Take off / }).map(({ textContent }) => textContent);
    const choose = async (label: string, option: string) => {
      await person.click(bar.getByRole('combobox', { name: new RegExp(`^${label}`) }));
      await person.click(await screen.findByRole('option', { name: option }));
    };
    expect(chips()).toEqual([]);
    await choose('Show', 'Private');
    await choose('Order', 'Oldest first');
    await choose('Begin with', 'January 2026');
    await person.type(bar.getByRole('searchbox', { name: 'Search in your prompts' }), 'tow');
    await waitFor(() => expect(chips()).toEqual(['“tow”', 'Private', 'Oldest first', 'From January 2026']));
    await person.click(bar.getByRole('button', { name: 'Take off Private' }));
    await person.click(bar.getByRole('button', { name: 'Take off “tow”' }));
    expect([chips(), bar.getByRole('searchbox')]).toEqual([
      ['Oldest first', 'From January 2026'],
      expect.objectContaining({ value: '' }),
    ]);
    await waitFor(() => {
      const asked = backend.calls.findLast(({ id }) => id === 'ownLibrary.list')?.request.query;
      expect([asked?.get('visibility') ?? 'all', asked?.get('q'), asked?.get('sort')]).toEqual(['all', '', 'oldest']);
    });
    await person.click(bar.getByRole('button', { name: 'Take off Oldest first' }));
    await person.click(bar.getByRole('button', { name: 'Take off From January 2026' }));
    expect(chips()).toEqual([]);
  });
});
