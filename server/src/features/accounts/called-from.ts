import { networkOf } from '../../kernel/network.ts';
import type { AccountsContext } from './accounts.context.ts';

/** The context of a call that may bring a welcome bonus: with where it comes from. */
export const calledFrom = (ctx: AccountsContext, request: { readonly ip: string }): AccountsContext => ({
  ...ctx,
  network: networkOf(request.ip),
});
