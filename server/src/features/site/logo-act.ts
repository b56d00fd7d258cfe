import { fieldError } from '../../kernel/errors.ts';
import type { Act, Facts } from '../audit/index.ts';
import { chooseLogo, holdLogo, lockLogo } from './site.store.ts';

/** Shows a logo in place of the product's own sign, or takes it away (DESK-89). The audit keeps which one by the digest of its bytes. */
export const setLogoAct: Act<{ readonly digest: string | null }> = {
  action: 'site.logo',
  subject: () => 'logo',
  plan: async (ctx, { input: { digest } }) => {
    await holdLogo(ctx.db);
    const before = await lockLogo(ctx.db, 'shown');
    if ((before?.digest ?? null) === digest) throw fieldError('digest', 'The site has this logo already.');
    const after = digest === null ? undefined : await lockLogo(ctx.db, { digest });
    if (digest !== null && !after)
      throw fieldError('digest', 'This picture is not here any more. Please choose it once more.');
    return {
      before: factsOf(before),
      after: factsOf(after),
      effects: [
        'Everybody sees it within a minute.',
        ...(before ? ['The logo before it is forgotten: to have it back, its file is needed.'] : []),
      ],
      needs: 'confirm',
    };
  },
  carryOut: (ctx, { actorId, input }) =>
    chooseLogo(ctx.tx, { digest: input.digest, by: actorId, now: ctx.clock.now() }),
};

function factsOf(
  logo: { readonly digest: string; readonly width: number; readonly height: number } | undefined,
): Facts {
  return logo
    ? { logo: logo.digest, width: logo.width, height: logo.height }
    : { logo: null, width: null, height: null };
}
