import { accentFaults } from '@loomlight/contract/desk';
import { fieldError } from '../../kernel/errors.ts';
import type { Act } from '../audit/index.ts';
import { findAccent, holdAccent, insertAccent } from './site.store.ts';

/** Gives the site a colour of its own, or takes it away (DESK-61). 422 with the figure for one in which words could not be read. */
export const setAccentAct: Act<{ readonly colour: string | null }> = {
  action: 'site.accent',
  subject: () => 'accent',
  plan: async (ctx, { input: { colour } }) => {
    const faults = colour === null ? [] : accentFaults(colour);
    if (faults.length > 0) throw fieldError('colour', faults.join(' '));
    await holdAccent(ctx.db);
    const before = (await findAccent(ctx.db))?.colour ?? null;
    if (before === colour) throw fieldError('colour', 'The site has this colour already.');
    return {
      before: { colour: before },
      after: { colour },
      effects: ['Everybody sees it within a minute.'],
      needs: 'confirm',
    };
  },
  carryOut: async (ctx, { actorId, input: { colour } }) => {
    const version = ((await findAccent(ctx.tx))?.version ?? 0) + 1;
    await insertAccent(ctx.tx, { version, colour, madeBy: actorId, now: ctx.clock.now() });
  },
};
