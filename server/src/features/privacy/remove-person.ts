import { profilePicturePath } from '@loomlight/contract';
import type { Signals } from '../../db/signals.ts';
import { type Db, inTransaction } from '../../db/transaction.ts';
import type { Clock } from '../../kernel/clock.ts';
import { invariant } from '../../kernel/errors.ts';
import type { ObjectStore } from '../../ports/object-store.ts';
import type { PaymentProvider } from '../../ports/payment-provider.ts';
import {
  clearPicture,
  deleteCounters,
  deleteLetterRequests,
  deleteSomeCredentials,
  emailKey,
  findPicture,
} from '../accounts/index.ts';
import { removeSomeCollections } from '../collections/index.ts';
import { listUnfinishedOfPerson, removeSomeOfPerson } from '../content/index.ts';
import { dropSomeFavorites } from '../favorites/index.ts';
import { deleteSomeBlocks, deleteSomeFollows } from '../follows/index.ts';
import { removeImportsOfPerson } from '../imports/index.ts';
import { deleteSomeIdempotencyKeys } from '../idempotency/index.ts';
import { deleteSomeMails } from '../mail/index.ts';
import { deleteSomeStrikes, forgetClearedProfilesOf, forgetSomeReporters } from '../moderation/index.ts';
import { deleteSomeNotes } from '../notes/index.ts';
import { deleteSomeNotifications } from '../notifications/index.ts';
import { forgetPayer, forgetPaymentPages } from '../payments/index.ts';
import { forgetSomeBoughtPrompts } from '../prompts/index.ts';
import { deleteSomeRefusals } from '../rules/index.ts';
import { forgetSignals } from '../signals/index.ts';
import { deleteChoices } from '../settings/index.ts';
import { forgetAlarmAddress } from '../site/index.ts';
import { removeSomeUploads } from '../uploads/index.ts';
import type { Leaver } from './deletion.store.ts';
import type { DeletionStep } from './personal-data.rules.ts';

export interface DeletionContext {
  readonly db: Db;
  readonly clock: Clock;
  readonly objectStore: ObjectStore;
  readonly signals: Pick<Signals, 'publish'>;
  readonly provider: Pick<PaymentProvider, 'removeCustomer' | 'expireCheckout'>;
  /** Ends a generation that is being made: its credits go back in the books, its bytes go nowhere. */
  readonly endGeneration: (id: string) => Promise<void>;
}

type Step = (ctx: DeletionContext, leaver: Leaver) => Promise<void>;
const batch = 500;
/** A bound on every loop: ten million rows of one person. */
const roundsMax = 20_000;

/**
 * What goes, in this order: a call of each owner of something, which `personalTables` names by its tables. Each step may be done again at
 * any time, and finds nothing to do when it was done.
 */
export const deletionSteps = {
  generations: async (ctx, { user_id: userId }) => {
    for (const id of await listUnfinishedOfPerson(ctx.db, userId)) await ctx.endGeneration(id);
  },
  // Before the items: nothing is brought along any more from here on.
  imports: (ctx, { user_id: userId }) => removeImportsOfPerson(ctx, userId),
  content: (ctx, { user_id: userId }) => untilNone(() => removeSomeOfPerson(ctx, userId)),
  uploads: (ctx, { user_id: userId }) => untilNone(() => removeSomeUploads(ctx, { userId, limit: batch })),
  picture: async (ctx, { user_id: userId }) => {
    const pictureId = await findPicture(ctx.db, userId);
    if (pictureId === null) return;
    await ctx.objectStore.remove(profilePicturePath({ userId, pictureId }).replace(/^\/media\//, ''));
    await clearPicture(ctx.db, userId);
  },
  // What a killed process has left in the person's folders, without a row that names it.
  leftovers: async (ctx, { user_id: userId }) => {
    for (const folder of ['generated', 'uploads', 'profiles', 'imports'])
      for await (const { key } of ctx.objectStore.list(`${folder}/${userId}`)) await ctx.objectStore.remove(key);
  },
  favorites: (ctx, { user_id: userId }) =>
    untilNone(() => inTransaction(ctx, (ctx) => dropSomeFavorites(ctx.tx, { userId, limit: batch }))),
  // Whom the person followed went with the leave; who followed the person goes here, however many they are.
  follows: async (ctx, { user_id: userId }) => {
    await untilNone(() => deleteSomeFollows(ctx.db, { userId, limit: batch }));
    await untilNone(() => deleteSomeBlocks(ctx.db, { userId, limit: batch }));
  },
  // Out of sight with the leave already, since a collection is shown only as long as its person is there.
  collections: (ctx, { user_id: userId }) => untilNone(() => removeSomeCollections(ctx, { userId })),
  boughtPrompts: (ctx, { user_id: userId }) =>
    untilNone(() => forgetSomeBoughtPrompts(ctx.db, { userId, limit: batch })),
  paymentPages: (ctx, { user_id: userId }) => forgetPaymentPages(ctx.db, userId),
  credentials: (ctx, { user_id: userId }) => untilNone(() => deleteSomeCredentials(ctx.db, { userId, limit: batch })),
  choices: (ctx, { user_id: userId }) => deleteChoices(ctx.db, userId),
  // What was written stays until its time, and says no more whose account it was.
  reports: (ctx, { user_id: userId }) => untilNone(() => forgetSomeReporters(ctx.db, { userId, limit: batch })),
  strikes: (ctx, { user_id: userId }) => untilNone(() => deleteSomeStrikes(ctx.db, { userId, limit: batch })),
  clearedProfiles: (ctx, { user_id: userId }) =>
    untilNone(() => forgetClearedProfilesOf(ctx.db, { userId, now: ctx.clock.now(), limit: batch })),
  refusals: (ctx, { user_id: userId }) => untilNone(() => deleteSomeRefusals(ctx.db, { userId, limit: batch })),
  notes: (ctx, { user_id: userId }) => untilNone(() => deleteSomeNotes(ctx.db, { userId, limit: batch })),
  signals: (ctx, { user_id: userId }) => forgetSignals(ctx, userId),
  notifications: (ctx, { user_id: userId }) =>
    untilNone(() => deleteSomeNotifications(ctx.db, { userId, limit: batch })),
  requestKeys: (ctx, { user_id: userId }) =>
    untilNone(() => deleteSomeIdempotencyKeys(ctx.db, { userId, limit: batch })),
  mails: async (ctx, { user_id: userId, email }) => {
    if (email === null) return;
    await deleteLetterRequests(ctx.db, emailKey(email));
    // Before the mails are: nothing is written to it any more from here on.
    await forgetAlarmAddress(ctx, email);
    await untilNone(() => deleteSomeMails(ctx.db, { recipient: email, userId, limit: batch }));
  },
  counters: async (ctx, { user_id: userId, email }) => {
    if (email !== null) await deleteCounters(ctx.db, { userId, emailKey: emailKey(email) });
  },
  // Last: a provider that cannot be reached holds up nothing else, and is asked again.
  customer: (ctx, { user_id: userId }) => forgetPayer(ctx, userId),
} as const satisfies Record<DeletionStep, Step>;

/** Removes everything of a person that the checklist names. */
export async function removePerson(ctx: DeletionContext, leaver: Leaver): Promise<void> {
  for (const step of Object.values(deletionSteps)) await step(ctx, leaver);
}

async function untilNone(work: () => Promise<number>): Promise<void> {
  for (let round = 0; round < roundsMax; round += 1) if ((await work()) === 0) return;
  invariant(false, 'one person has fewer rows than this');
}
