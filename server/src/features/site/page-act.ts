import type { PageSlug } from '@loomlight/contract/desk';
import { fieldError } from '../../kernel/errors.ts';
import type { Act } from '../audit/index.ts';
import { plainMarkup } from './plain-markup.rules.ts';
import { findPage, holdPage, insertPage } from './site.store.ts';

/** Writes a new version of a page of the footer; the ones before can still be read (DESK-60). */
export const savePageAct: Act<{ readonly slug: PageSlug; readonly text: string }> = {
  action: 'site.page',
  subject: ({ slug }) => slug,
  plan: async (ctx, { input }) => {
    await holdPage(ctx.db, input.slug);
    const text = plainMarkup(input.text);
    if (text === '') throw fieldError('text', 'Nothing is left of this text without its tags.');
    const page = await findPage(ctx.db, input.slug);
    if (page?.text === text) throw fieldError('text', 'The page says just this already.');
    const version = page?.version ?? 0;
    const lost = input.text.replaceAll('\r\n', '\n').trim().length - text.length;
    return {
      before: { version, characters: page?.text.length ?? 0 },
      after: { version: version + 1, characters: text.length },
      effects: [
        'Everybody reads it within a minute.',
        ...(lost > 0 ? [`${lost} characters are left out: tags, scripts, and links that lead nowhere safe.`] : []),
      ],
      needs: 'confirm',
    };
  },
  carryOut: async (ctx, { actorId, input }) => {
    const version = ((await findPage(ctx.db, input.slug))?.version ?? 0) + 1;
    const page = { slug: input.slug, version, text: plainMarkup(input.text) };
    await insertPage(ctx.tx, { ...page, madeBy: actorId, now: ctx.clock.now() });
  },
};
