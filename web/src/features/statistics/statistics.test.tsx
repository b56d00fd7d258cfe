import type { ReplyOf } from '@loomlight/contract';
import type { DailyFigures, statistics } from '@loomlight/contract/statistics';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppRoutes } from '../../routes.tsx';
import { aContent, aSelf, signInAs } from '../../testing/builders.ts';
import { errorAnswer, fakeBackend, type FakeHandlers } from '../../testing/fake-backend.ts';
import { renderApp } from '../../testing/render-app.tsx';

const figures = {
  generations: 12,
  images: 10,
  videos: 2,
  failed: 1,
  credits_spent: 34,
  credits_refunded: 3,
  views: 1_234,
  favorites: 5,
  prompts_sold: 6,
  credits_earned: 24,
  locked_views: 40,
};
const day = (date: string, facts: Partial<DailyFigures> = {}): DailyFigures => ({
  ...figures,
  views: 0,
  favorites: 0,
  locked_views: 0,
  credits_spent: 0,
  credits_earned: 0,
  date,
  ...facts,
});
const reply = (timeframe: ReplyOf<typeof statistics.figures>['timeframe']) => ({
  timeframe,
  ...figures,
  before: timeframe === 'all' ? null : { ...figures, views: 617, favorites: 5, prompts_sold: 0 },
  prices: [
    { price: 0, sold: 2, earned: 0 },
    { price: 8, sold: 4, earned: 24 },
  ],
  daily: [day('2026-01-30', { views: 1_000 }), day('2026-01-31'), day('2026-02-01', { views: 234 })],
});
const line = (id: string, summary: string, facts: object = {}) => ({
  id,
  type: 'generation' as const,
  content_id: null,
  content_type: null,
  created_at: '2026-01-12T10:00:00.000Z',
  summary,
  ...facts,
});

function open(handlers: FakeHandlers = {}) {
  signInAs();
  const backend = fakeBackend({
    'accounts.profile': () => aSelf(),
    'statistics.figures': ({ query }) => reply(query.get('timeframe') === '7d' ? '7d' : '30d'),
    'statistics.activity': () => ({ activity: [], total: 0 }),
    'ownLibrary.list': () => ({ generations: [], next: null }),
    ...handlers,
  });
  renderApp(<AppRoutes />, '/statistics');
  return { backend, user: userEvent.setup() };
}

beforeEach(() => vi.stubGlobal('scrollTo', () => undefined));

describe('the statistics', () => {
  it('show what each figure came to against the time before, and the chosen one by day, as a line and as a table [KEEP-59]', async () => {
    const { user } = open();
    const section = within(await screen.findByRole('region', { name: 'Figures' }));
    expect((await section.findByText('Creations')).nextElementSibling?.textContent).toBe('12');
    const tile = (name: RegExp) => section.getByRole('radio', { name });
    expect(tile(/^Views/).textContent).toBe('Views1,234100 % more');
    expect(tile(/^Favorites/).textContent).toBe('Favorites5As before');
    expect(tile(/^Prompts sold/).textContent).toBe('Prompts sold6None before');
    expect(section.getByRole('heading', { level: 2 }).textContent).toBe('Views by day');
    await user.click(section.getByText('As a table', { selector: '[aria-label="Views as a table"]' }));
    const rows = within(section.getByRole('table', { name: /^Views by day/ })).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual(['DayViews', 'Feb 1, 2026234', 'Jan 30, 20261,000']);
    await user.click(tile(/^Favorites/));
    await user.keyboard('{ArrowLeft}');
    expect(tile(/^Views/).getAttribute('aria-checked')).toBe('true');
  });

  it('are walked day by day with keys, each said with its number [KEEP-59]', async () => {
    const { user } = open();
    const line = await screen.findByRole('slider', { name: 'Views, day by day' });
    expect(line.getAttribute('aria-valuetext')).toBe('Feb 1, 2026: 234');
    line.focus();
    await user.keyboard('{ArrowLeft}');
    expect(line.getAttribute('aria-valuetext')).toBe('Jan 31, 2026: 0');
    await user.keyboard('{Home}{ArrowLeft}');
    expect(line.getAttribute('aria-valuetext')).toBe('Jan 30, 2026: 1,000');
    await user.keyboard('{End}');
    expect(line.getAttribute('aria-valuenow')).toBe('2');
  });

  it('say what was sold at which price, and how many of those who looked bought [KEEP-58]', async () => {
    open();
    const sold = within(await screen.findByRole('region', { name: 'Prompts sold' }));
    expect(sold.getByText('40 views of locked prompts by others, 6 unlocks: 15 %.')).toBeTruthy();
    expect(sold.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'PriceSoldEarned',
      'Free20',
      '8 credits424',
    ]);
  });

  it('show with pictures what was seen, favorited or earned most, and fail apart [KEEP-57]', async () => {
    const items = [
      { ...aContent({ id: 'lake', text_prompt: 'Lake', view_count: 9 }), unlock_count: 0, credits_earned: 0 },
      { ...aContent({ id: 'mill', text_prompt: 'Mill', view_count: 3 }), unlock_count: 1, credits_earned: 7 },
      { ...aContent({ id: 'none', text_prompt: 'Unseen', view_count: 0 }), unlock_count: 0, credits_earned: 0 },
    ];
    let answers = 0;
    const { user, backend } = open({
      'ownLibrary.list': ({ query }) =>
        (answers += 1) === 1
          ? errorAnswer(422)
          : { generations: query.get('sort') === 'earned' ? items.slice(1, 2) : items, next: null },
    });
    const best = within(await screen.findByRole('region', { name: 'Best of all time' }));
    await user.click(await best.findByRole('button', { name: 'Try Again' }));
    expect((await best.findByRole('link', { name: 'Lake' })).getAttribute('href')).toBe('/generate/lake');
    expect(best.queryByText('Unseen')).toBeNull();
    await user.click(best.getByRole('radio', { name: 'Earned' }));
    await waitFor(() => expect(best.queryByText('Lake')).toBeNull());
    expect(best.getByRole('row', { name: /^Mill/ }).textContent).toBe('Mill307');
    expect(backend.calls.findLast(({ id }) => id === 'ownLibrary.list')?.request.query.get('sort')).toBe('earned');
  });

  it('can look back otherwise, and keep what is shown until the answer is there', async () => {
    const { backend, user } = open();
    await screen.findByText('1,234');
    await user.click(screen.getByRole('radio', { name: '7 days' }));
    await waitFor(() =>
      expect(
        backend.calls
          .filter(({ id }) => id === 'statistics.figures')
          .map(({ request }) => request.query.get('timeframe')),
      ).toEqual(['30d', '7d']),
    );
    expect(screen.getByText('1,234')).toBeTruthy();
  });

  it('and the activity fail apart, and can each be asked for again', async () => {
    let answers = 0;
    const { user } = open({
      'statistics.figures': () => ((answers += 1) === 1 ? errorAnswer(422) : reply('30d')),
      'statistics.activity': () => ({ activity: [line('1', 'Made an image')], total: 1 }),
    });
    expect(await screen.findByText('Made an image')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('1,234')).toBeTruthy();
  });

  it('are for members', async () => {
    fakeBackend({});
    renderApp(<AppRoutes />, '/statistics');
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/auth'));
  });
});

describe('the activity', () => {
  it('leads to what it tells of, and shows more when asked', async () => {
    const lines = [
      line('1', 'Made a video', { content_id: 'film', content_type: 'video' }),
      line('2', 'Bought the Creator package', { type: 'payment' }),
      line('3', 'Unlocked a prompt', { type: 'unlock' }),
    ];
    const { user } = open({
      'statistics.activity': ({ query }) =>
        query.get('offset') === '0'
          ? { activity: lines.slice(0, 2), total: 3 }
          : { activity: lines.slice(2), total: 3 },
    });
    expect((await screen.findByRole('link', { name: 'Made a video' })).getAttribute('href')).toBe(
      '/generate/video/film',
    );
    expect(screen.getByRole('link', { name: 'Bought the Creator package' }).getAttribute('href')).toBe('/credits');
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('Unlocked a prompt')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Unlocked a prompt' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('says when there is none', async () => {
    open();
    expect(await screen.findByText(/^Nothing yet\./)).toBeTruthy();
  });
});
