import { countCredits, isReadyStatus, limits } from '@loomlight/contract';
import type { DailyFigures, Timeframe } from '@loomlight/contract/statistics';
import { startOfDay } from '../../kernel/clock.ts';

/** What one day (its midnight in UTC) came to; days without anything have no row. */
export interface DayRow {
  readonly day: Date;
  readonly images: number;
  readonly videos: number;
  readonly failed: number;
  readonly credits_spent: number;
  readonly credits_refunded: number;
  readonly prompts_sold: number;
  readonly credits_earned: number;
  readonly views: number;
  /** Of others, while the words were for sale. */
  readonly locked_views: number;
  readonly favorites: number;
}

/** What prompts came to that were sold at one price. */
export interface PriceRow {
  readonly price: number;
  readonly sold: number;
  readonly earned: number;
}

/** One thing that a person did or sold, with what its sentence needs; never a word of anybody. */
export interface ActivityRow {
  readonly type: string;
  readonly key: string;
  readonly content_id: string | null;
  readonly content_type: string | null;
  readonly created_at: Date;
  readonly status: string | null;
  readonly credits: number | null;
  /** Of a person or a package; of a generation how its person ended it, `cancelled` or `taken_back`. */
  readonly name: string | null;
}

const dayMs = 86_400_000;
const lengths: Readonly<Record<Exclude<Timeframe, 'all'>, number>> = { '7d': 7, '30d': 30, '90d': 90 };

/** Midnight in UTC with which a timeframe begins; today counts as its last day. */
export function startOf(timeframe: Timeframe, now: Date): Date {
  return timeframe === 'all' ? new Date(0) : new Date(startOfDay(now).getTime() - (lengths[timeframe] - 1) * dayMs);
}

type Figures = Omit<DailyFigures, 'date'>;

const nothing: Figures = {
  generations: 0,
  images: 0,
  videos: 0,
  failed: 0,
  credits_spent: 0,
  credits_refunded: 0,
  views: 0,
  locked_views: 0,
  favorites: 0,
  prompts_sold: 0,
  credits_earned: 0,
};

/** Midnight with which the time before a timeframe begins, which is as long; undefined for all of it. */
export function startBefore(timeframe: Timeframe, now: Date): Date | undefined {
  if (timeframe === 'all') return undefined;
  return new Date(startOf(timeframe, now).getTime() - lengths[timeframe] * dayMs);
}

/** What all these days come to. */
export function sumOf(days: readonly DayRow[]): Figures {
  return days.reduce((sum, day) => {
    const figures = figuresOf(day);
    return {
      generations: sum.generations + figures.generations,
      images: sum.images + figures.images,
      videos: sum.videos + figures.videos,
      failed: sum.failed + figures.failed,
      credits_spent: sum.credits_spent + figures.credits_spent,
      credits_refunded: sum.credits_refunded + figures.credits_refunded,
      views: sum.views + figures.views,
      locked_views: sum.locked_views + figures.locked_views,
      favorites: sum.favorites + figures.favorites,
      prompts_sold: sum.prompts_sold + figures.prompts_sold,
      credits_earned: sum.credits_earned + figures.credits_earned,
    };
  }, nothing);
}

/** Every day of a timeframe in its place, the quiet ones too; of all times the newest ones since the first. */
export function dailyOf(days: readonly DayRow[], timeframe: Timeframe, now: Date): DailyFigures[] {
  const last = startOfDay(now).getTime();
  const oldest = timeframe === 'all' ? (days[0]?.day.getTime() ?? last) : startOf(timeframe, now).getTime();
  const first = Math.max(oldest, last - (limits.statisticsDaysMax - 1) * dayMs);
  const known = new Map(days.map((day) => [day.day.getTime(), figuresOf(day)]));
  return Array.from({ length: Math.round((last - first) / dayMs) + 1 }, (_, index) => {
    const at = first + index * dayMs;
    return { date: new Date(at).toISOString().slice(0, 10), ...(known.get(at) ?? nothing) };
  });
}

function figuresOf({ day: _day, ...row }: DayRow): Figures {
  return { ...row, generations: row.images + row.videos };
}

/** What somebody did, in a sentence without anybody's words. */
export function summaryOf(row: ActivityRow): string {
  const thing = row.content_type === 'video' ? 'a video' : 'an image';
  const credits = countCredits(row.credits ?? 0);
  switch (row.type) {
    case 'generation':
      if (row.name === 'cancelled') return `Cancelled ${thing}`;
      if (row.name === 'taken_back') return `Took ${thing} back`;
      if (row.status === 'failed') return `${capital(thing)} could not be made`;
      return row.status !== null && isReadyStatus(row.status) ? `Made ${thing}` : `Started ${thing}`;
    case 'favorite':
      return `Liked ${thing} by ${row.name ?? ''}`;
    case 'unlock':
      return row.credits === 0 ? 'Unlocked a prompt' : `Unlocked a prompt for ${credits}`;
    case 'sale':
      return row.credits === 0 ? 'A prompt was unlocked' : `Sold a prompt and earned ${credits}`;
    case 'payment':
      return `Bought the ${row.name ?? ''} package with ${credits}`;
    default:
      throw new Error(`There is no activity of the type ${row.type}.`);
  }
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
