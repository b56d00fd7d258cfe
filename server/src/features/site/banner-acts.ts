import { appError, fieldError } from '../../kernel/errors.ts';
import { momentWords } from '../../kernel/moment-words.ts';
import type { Act } from '../audit/index.ts';
import { type BannerRow, type BannerTone, endBanner, insertBanner, lockBanner } from './site.store.ts';

/** Longer than this nothing is news. */
const daysMax = 366;

export interface NewBanner {
  readonly text: string;
  readonly isDismissible: boolean;
  readonly tone: BannerTone;
  /** Where it leads; null for nowhere. */
  readonly link: string | null;
  /** As they were asked for, in ISO 8601; from null on means at once. */
  readonly from: string | null;
  readonly until: string;
}

/** Puts a sentence above the header of every page until a moment, in place of the one before (DESK-62). */
export const showBannerAct: Act<NewBanner> = {
  action: 'site.banner',
  subject: () => 'banner',
  plan: async (ctx, { input }) => {
    const { from, until } = timesOf(input, ctx.clock.now());
    return {
      before: factsOf(await lockBanner(ctx.db)),
      after: {
        ...{ from: from?.toISOString() ?? 'now', until: until.toISOString(), can_be_closed: input.isDismissible },
        ...{ tone: input.tone, link: input.link },
      },
      effects: [
        'Everybody sees it within a minute.',
        `It is gone after ${momentWords(until)}.`,
        'It takes the place of the one that stands there.',
      ],
      needs: 'confirm',
    };
  },
  carryOut: async (ctx, { actorId, input }) => {
    const now = ctx.clock.now();
    const { from, until } = timesOf(input, now);
    await endBanner(ctx.tx, { by: actorId, now });
    const banner = { id: ctx.ids.uuid(), text: input.text, isDismissible: input.isDismissible, tone: input.tone };
    await insertBanner(ctx.tx, { ...banner, link: input.link, from: from ?? now, until, madeBy: actorId, now });
  },
};

/** Takes the banner away before its time. Throws 404 where there is none. */
export const endBannerAct: Act<object> = {
  action: 'site.end-banner',
  subject: () => 'banner',
  plan: async (ctx) => {
    const banner = await lockBanner(ctx.db);
    if (!banner) throw appError('not_found');
    return {
      before: factsOf(banner),
      after: factsOf(undefined),
      effects: ['It is gone within a minute.'],
      needs: 'confirm',
    };
  },
  carryOut: (ctx, { actorId }) => endBanner(ctx.tx, { by: actorId, now: ctx.clock.now() }),
};

function timesOf(input: NewBanner, now: Date): { readonly from: Date | undefined; readonly until: Date } {
  const from = input.from === null ? undefined : new Date(input.from);
  const until = new Date(input.until);
  if (until <= now || (from && until <= from)) throw fieldError('until', 'It would be over before it begins.');
  if (until.getTime() > now.getTime() + daysMax * 86_400_000)
    throw fieldError('until', `A banner stands for at most ${daysMax} days.`);
  return { from, until };
}

function factsOf(banner: BannerRow | undefined) {
  if (!banner) return { from: null, until: null, can_be_closed: null, tone: null, link: null };
  const { shown_from: from, shown_until: until, is_dismissible: isDismissible, tone, link } = banner;
  return { from: from.toISOString(), until: until.toISOString(), can_be_closed: isDismissible, tone, link };
}
