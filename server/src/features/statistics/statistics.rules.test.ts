import { limits } from '@loomlight/contract';
import { describe, expect, it } from 'vitest';
import { type ActivityRow, dailyOf, type DayRow, startOf, summaryOf, sumOf } from './statistics.rules.ts';

const now = new Date('2026-03-02T23:59:59.999Z');
const day = (date: string, facts: Partial<DayRow> = {}): DayRow => ({
  day: new Date(`${date}T00:00:00.000Z`),
  images: 0,
  videos: 0,
  failed: 0,
  credits_spent: 0,
  credits_refunded: 0,
  prompts_sold: 0,
  credits_earned: 0,
  views: 0,
  locked_views: 0,
  favorites: 0,
  ...facts,
});

describe('a timeframe', () => {
  it.each([
    ['7d', '2026-02-24T00:00:00.000Z'],
    ['30d', '2026-02-01T00:00:00.000Z'],
    ['90d', '2025-12-03T00:00:00.000Z'],
    ['all', '1970-01-01T00:00:00.000Z'],
  ] as const)('of %s begins at a midnight in UTC, today being its last day', (timeframe, start) => {
    expect(startOf(timeframe, now).toISOString()).toBe(start);
  });

  it('has every day in its place, the quiet ones too', () => {
    const daily = dailyOf([day('2026-02-25', { images: 2, videos: 1 })], '7d', now);
    expect(daily.map(({ date, generations }) => [date, generations])).toEqual([
      ['2026-02-24', 0],
      ['2026-02-25', 3],
      ['2026-02-26', 0],
      ['2026-02-27', 0],
      ['2026-02-28', 0],
      ['2026-03-01', 0],
      ['2026-03-02', 0],
    ]);
  });

  it('of all times begins with the first day, and is broken down by a year at most', () => {
    expect(dailyOf([day('2026-02-28')], 'all', now)).toHaveLength(3);
    expect(dailyOf([], 'all', now).map(({ date }) => date)).toEqual(['2026-03-02']);
    const daily = dailyOf([day('2020-01-01', { views: 9 }), day('2026-03-02', { views: 1 })], 'all', now);
    expect([daily.length, daily.at(-1)]).toMatchObject([limits.statisticsDaysMax, { date: '2026-03-02', views: 1 }]);
  });

  it('is the sum of all its days, also of those that are not broken down', () => {
    expect(
      sumOf([
        day('2020-01-01', { images: 1, views: 2, credits_spent: 4, failed: 1, credits_refunded: 4 }),
        day('2026-03-02', { videos: 3, favorites: 5, credits_earned: 6, prompts_sold: 2 }),
      ]),
    ).toEqual({
      generations: 4,
      images: 1,
      videos: 3,
      failed: 1,
      credits_spent: 4,
      credits_refunded: 4,
      views: 2,
      locked_views: 0,
      favorites: 5,
      prompts_sold: 2,
      credits_earned: 6,
    });
  });
});

describe('a line of activity', () => {
  it.each<[Partial<ActivityRow>, string]>([
    [{ status: 'completed' }, 'Made an image'],
    [{ status: 'succeeded', content_type: 'video' }, 'Made a video'],
    [{ status: 'queued' }, 'Started an image'],
    [{ status: 'failed', content_type: 'video' }, 'A video could not be made'],
    [{ status: 'failed', name: 'cancelled' }, 'Cancelled an image'],
    [{ status: 'failed', name: 'taken_back' }, 'Took an image back'],
    [{ type: 'favorite', name: 'Ada' }, 'Liked an image by Ada'],
    [{ type: 'unlock', credits: 1 }, 'Unlocked a prompt for 1 credit'],
    [{ type: 'unlock', credits: 0 }, 'Unlocked a prompt'],
    [{ type: 'sale', credits: 4 }, 'Sold a prompt and earned 4 credits'],
    [{ type: 'sale', credits: 0 }, 'A prompt was unlocked'],
    [{ type: 'payment', credits: 500, name: 'Creator' }, 'Bought the Creator package with 500 credits'],
  ])('of %o reads "%s"', (facts, summary) => {
    expect(
      summaryOf({
        type: 'generation',
        key: '1',
        content_id: '1',
        content_type: 'image',
        created_at: now,
        status: null,
        credits: null,
        name: null,
        ...facts,
      }),
    ).toBe(summary);
  });
});
