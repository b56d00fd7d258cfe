import { isAtHome, neighbourhoodOf } from '../../kernel/network.ts';
import type { AccountsContext } from './accounts.context.ts';

/** The context of a call that may bring a welcome bonus: with the neighbourhood that it comes from, where that says anything (DESK-64). */
export const calledFrom = (ctx: AccountsContext, request: { readonly ip: string }): AccountsContext => ({
  ...ctx,
  ...(!isAtHome(request.ip) && { network: neighbourhoodOf(request.ip) }),
});
