import type { ReplyOf } from '@loomlight/contract';
import type { DailyFigures, statistics } from '@loomlight/contract/statistics';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppRoutes } from '../../routes.tsx';
import { aSelf, signInAs } from '../../testing/builders.ts';
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
};
const day = (date: string, facts: Partial<DailyFigures> = {}): DailyFigures => ({
  ...figures,
  views: 0,
  favorites: 0,
  credits_spent: 0,
  credits_earned: 0,
  date,
  ...facts,
});
const reply = (timeframe: ReplyOf<typeof statistics.figures>['timeframe']) => ({
  timeframe,
  ...figures,
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
    ...handlers,
  });
  renderApp(<AppRoutes />, '/statistics');
  return { backend, user: userEvent.setup() };
}

beforeEach(() => vi.stubGlobal('scrollTo', () => undefined));

describe('the statistics', () => {
  it('show what was made, and each figure by day, as bars and as a table', async () => {
    const { user } = open();
    const section = within(await screen.findByRole('region', { name: 'Figures' }));
    expect((await section.findByText('Creations')).nextElementSibling?.textContent).toBe('12');
    expect(section.getByText('1,234')).toBeTruthy();
    expect(section.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Views',
      'Favorites',
      'Credits spent',
      'Credits earned',
    ]);
    await user.click(section.getByText('As a table', { selector: '[aria-label="Views as a table"]' }));
    const rows = within(section.getByRole('table', { name: /^Views by day/ })).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual(['DayViews', 'Feb 1, 2026234', 'Jan 30, 20261,000']);
    // A day without anything has its place among the bars.
    expect(document.querySelectorAll('figure:first-of-type rect')).toHaveLength(3);
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
