import { emailChanges } from '@loomlight/contract/email-changes';
import type { Binder } from '../../../http/bind-endpoint.ts';
import { requireUser } from '../../../kernel/actor.ts';
import type { AccountsContext } from '../accounts.context.ts';
import { askEmailChange } from './ask-email-change.ts';
import { confirmEmailChange } from './confirm-email-change.ts';
import { readEmailChangeLink } from './email-change-link.ts';
import { getEmailChange } from './get-email-change.ts';
import { presentEmailChange } from './present-email-change.ts';
import { cancelEmailChange, stopEmailChange } from './stop-email-change.ts';

/** Another address for an account (PEOPLE-47). */
export function emailChangeRoutes({ bind }: Binder, ctx: AccountsContext): void {
  bind(emailChanges.ask, async ({ actor, body }) =>
    presentEmailChange(await askEmailChange(ctx, { actor: requireUser(actor), email: body.email })),
  );
  bind(emailChanges.find, async ({ actor }) => {
    const change = await getEmailChange(ctx, requireUser(actor).userId);
    return { change: change ? presentEmailChange(change) : null };
  });
  bind(emailChanges.cancel, ({ actor }) => cancelEmailChange(ctx, requireUser(actor).userId));
  bind(emailChanges.link, async ({ body }) => {
    const { side, change } = await readEmailChangeLink(ctx, body.token);
    const { username, email, changes_at: changesAt } = change;
    return { side, username, new_email: email, changes_at: changesAt.toISOString() };
  });
  bind(emailChanges.confirm, async ({ body }) => {
    const { state, changesAt } = await confirmEmailChange(ctx, body.token);
    return { state, changes_at: changesAt.toISOString() };
  });
  bind(emailChanges.stop, ({ body }) => stopEmailChange(ctx, body.token));
}
