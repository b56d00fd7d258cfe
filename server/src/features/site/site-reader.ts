import type { PageSlug } from '@loomlight/contract/desk';
import type { Db } from '../../db/transaction.ts';
import type { Clock } from '../../kernel/clock.ts';
import { type BannerRow, findAccent, findBanner, findLogo, findPage, type LogoRow } from './site.store.ts';

/** For so long a process believes what it has read. */
const believedMs = 10_000;

/** What every visitor asks for, without a question to the database each time, and while it is away. */
export interface SiteReader {
  /** The banner that stands now; undefined where there is none. */
  readonly banner: () => Promise<BannerRow | undefined>;
  /** The text of a page as the desk has written it; undefined where it has not. */
  readonly page: (slug: PageSlug) => Promise<string | undefined>;
  /** The colour of the site; undefined where it is the product's own. */
  readonly accent: () => Promise<string | undefined>;
  /** The logo of the site; undefined where the product's own sign stands. */
  readonly logo: () => Promise<LogoRow | undefined>;
  /** Reads all of it anew the next time. */
  readonly forget: () => void;
}

/** Keeps for some seconds what the desk has set for everybody; what was last read stands where nothing can be read. */
export function createSiteReader(ctx: { readonly db: Db; readonly clock: Clock }): SiteReader {
  let kept = new Map<string, { readonly at: number; readonly value: unknown }>();
  const read = async <T>(name: string, find: () => Promise<T>): Promise<T | undefined> => {
    const now = ctx.clock.now().getTime();
    const known = kept.get(name) as { readonly at: number; readonly value: T } | undefined;
    if (known && Math.abs(now - known.at) < believedMs) return known.value;
    try {
      const value = await find();
      kept.set(name, { at: now, value });
      return value;
    } catch {
      // The page is worth more than what stands above it: it is asked for again with the next visitor.
      return known?.value;
    }
  };
  return {
    banner: async () => {
      const banner = await read('banner', () => findBanner(ctx.db));
      const now = ctx.clock.now();
      return banner && banner.shown_from <= now && banner.shown_until > now ? banner : undefined;
    },
    accent: async () => (await read('accent', () => findAccent(ctx.db)))?.colour ?? undefined,
    logo: () => read('logo', () => findLogo(ctx.db)),
    page: async (slug) => (await read(slug, () => findPage(ctx.db, slug)))?.text,
    forget: () => {
      kept = new Map();
    },
  };
}
