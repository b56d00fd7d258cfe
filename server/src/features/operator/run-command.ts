import { countCredits, formatMoney } from '@loomlight/contract';
import { inTransaction } from '../../db/transaction.ts';
import { isUuid } from '../../kernel/ids.ts';
import { endSessionsOf, renewSetupCode, resetFactors, setActive, setRole } from '../accounts/index.ts';
import { getBalance, grantCredits } from '../credits/index.ts';
import {
  applyDueChanges,
  listPackagesForDesk,
  type PackageRow,
  savePackage,
  withdrawPackage,
} from '../payments/index.ts';
import { engineLines } from './engines-status.ts';
import { type CommandResult, ok, type OperatorContext, recorded, refused } from './operator.context.ts';
import { findPerson, listPeople } from './operator.store.ts';
import { approve, listOpen } from './run-approvals-command.ts';
import { backUp } from './run-backup-command.ts';
import { deleteContent, restrictContent } from './run-content-command.ts';
import { runLedgerCommand } from './run-ledger-command.ts';
import { listMails } from './run-mail-command.ts';
import { sweepMedia, verifyMedia } from './run-media-command.ts';
import { clearProfileOf, deductCredits, deletePerson, demotePerson, restrictPerson } from './run-person-acts.ts';
import { reconcilePayments, refundOrder } from './run-payments-command.ts';
import { runProvenanceCommand } from './run-provenance-command.ts';
import { runSignalsCommand } from './run-signals-command.ts';
import { cancelJob, listJobs, retryJob } from './run-job-command.ts';

export const usage = [
  'Usage: npm run operator -- <command>',
  '  migrate                                    bring the tables up to date and do nothing else; processes that start find nothing to do',
  '  users list                                 the newest 100 accounts',
  '  users show <user>                          one account (id, address or name)',
  '  users promote <user>                       make it an administrator',
  '  users demote <user> "<reason>"             make it a member again; the last administrator stays',
  '  users mute <user> <until> "<clause>" "<facts>" "<reason>"      let it make and not show until then; it is told why, and can appeal',
  '  users suspend <user> <until> "<clause>" "<facts>" "<reason>"   sign it out and refuse its log-in until then; likewise',
  '  users clear-profile <user> <name,bio,picture> "<clause>" "<facts>" "<reason>"   take one or more of them; likewise',
  '  users delete <user> "<reason>"             delete its account for good, as its owner could; an administrator is demoted first',
  '  users deactivate <user>                    end its sessions and refuse its log-in',
  '  users activate <user>                      let it sign in again',
  '  users reset-factors <user> "<reason>"       remove app, passkeys and recovery codes of who has lost them all; mailed and signed out',
  '  credits grant <user> <n> "<reason>"        add credits, with an entry in the ledger',
  '  credits deduct <user> <n> "<reason>"       take free credits back',
  '  signals list                               what looks like credits that are moved around, and what waits because of it',
  '  signals show <id>                          who bought from whom, and whose money waits',
  '  signals look                               look now, and not only once a day',
  '  signals release <id> "<reason>"            let the income that waits go by its own time',
  '  signals return <id> "<clause>" "<facts>" "<reason>"   give it back to its buyers; the seller is told why, and can appeal',
  '  signals close <id> "<reason>"              close it: new sales wait no more',
  '  approvals list                             what waits for a second administrator',
  '  approvals approve <id>                     be that second one: where there is a single administrator',
  '  packages list                              packages of credits, also those that are not on offer',
  '  packages set <id> "<name>" <credits> <cents> [currency] ["<description>"]   add or change one; open orders keep what was agreed',
  '  packages remove <id>                       take it off offer',
  '  setup code                                 a new code for the first administrator, in place of the one before',
  '  payments refund <order> <cents> "<reason>"   give money of a payment back, at the provider',
  '  payments reconcile --since <time>          after a restore to a moment: bring the books to what the provider knows',
  '  jobs list                                  what waits and what is being made',
  '  jobs retry <id> "<reason>"                 send a waiting generation to the workers once more',
  '  jobs cancel <id> "<reason>"                stop a generation and give its credits back',
  '  content takedown <id> "<clause>" "<facts>" "<reason>"   remove an item that nobody has reported; its owner is told why, and can appeal',
  '  content hide <id> "<clause>" "<facts>" "<reason>"       hide it; likewise',
  '  content delete <id> "<reason>"             delete an item and its file for good, without an appeal; its owner is told the reason',
  '  mails list                                 the newest mails of a product without a mail server',
  '  media verify                               hold the store against the rows: what is missing, what belongs to nobody',
  '  media sweep                                remove what has belonged to nobody for a day',
  '  seed demo                                  make the demo gallery (on a product that runs)',
  '  backup <file>                              rows and media of one moment into one archive; the product may run',
  '  restore <file>                             an archive into an empty database and store; the product must not run',
  '  engines status                             lines to engines elsewhere, and what may have to be paid there',
  '  provenance status                          with what files are signed, and with what they were',
  '  provenance rotate                          a new key under the same root; what the one before has signed stays valid',
  '  provenance rotate-mark [folder]            a new secret of the invisible marks; those of the three before are still found',
  '  provenance withdraw <fingerprint> --since <time> --reason "<reason>"   what it signed since then is not to be trusted',
  '  provenance sign-existing [stop]            sign in the background what was made before files were signed; goes on where it was',
  '  ledger split <parts>                       have the entries lie in 2 to 256 parts, by their people, while the product runs; there is no way back',
  '  ledger seal                                after a change of TOKEN_SECRET: check everything and seal it anew',
  '  ledger verify                              check every promise of the ledger; exit 1 if one is broken',
];

/** Runs one operator's command; the same here and through the socket of a running embedded product. */
export async function runCommand(ctx: OperatorContext, words: readonly string[]): Promise<CommandResult> {
  const [group, verb, ...rest] = words;
  if (group === 'backup') return backUp(ctx, words.slice(1));
  // Whoever opens the database for a command has brought it up to date.
  if (group === 'migrate' && verb === undefined) return ok('The tables are up to date.');
  if (group === 'restore') return refused('Stop the product first: a backup is restored into an empty one only.');
  if (group === 'ledger') return runLedgerCommand(ctx, words.slice(1));
  if (group === 'signals') return runSignalsCommand(ctx, words.slice(1));
  if (group === 'provenance') return runProvenanceCommand(ctx, words.slice(1));
  switch (`${group ?? ''} ${verb ?? ''}`) {
    case 'setup code': {
      const code = await renewSetupCode(ctx);
      if (code === undefined) return { exitCode: 1, lines: ['There is an administrator already.'] };
      return ok(`Open /setup and enter ${code} (24 hours).`);
    }
    case 'payments refund':
      return refundOrder(ctx, rest);
    case 'payments reconcile':
      return reconcilePayments(ctx, rest);
    case 'engines status':
      return ok(...(await engineLines(ctx)));
    case 'users list':
      return ok(
        ...(await listPeople(ctx.db, 100)).map(
          (row) =>
            `${row.id}  ${row.username}  ${row.email}  ${row.role}  ${row.is_active ? 'active' : 'inactive'}  ${countCredits(row.balance)}`,
        ),
      );
    case 'users show':
      return forPerson(ctx, rest, async (person) =>
        ok(
          ...Object.entries(person).map(
            ([name, value]) => `${name}: ${value instanceof Date ? value.toISOString() : String(value)}`,
          ),
        ),
      );
    case 'users promote':
      return forPerson(ctx, rest, async (person) => {
        await recorded(ctx, { action: 'users.promote', subject: person.id }, (ctx) =>
          setRole(ctx.tx, person.id, 'admin'),
        );
        return ok(`${person.username} is an administrator now.`);
      });
    case 'users deactivate':
      return forPerson(ctx, rest, async (person) => {
        await recorded(ctx, { action: 'users.deactivate', subject: person.id }, async (ctx) => {
          await setActive(ctx.tx, person.id, false);
          // Ended and not only refused: whoever comes back signs in anew.
          await endSessionsOf(ctx.tx, { userId: person.id, reason: 'deactivated', now: ctx.clock.now() });
        });
        return ok(`${person.username} is deactivated; every session has ended.`);
      });
    case 'users activate':
      return forPerson(ctx, rest, async (person) => {
        if (person.deleted_at) return refused(`The account ${person.id} was deleted by its owner.`);
        await recorded(ctx, { action: 'users.activate', subject: person.id }, (ctx) =>
          setActive(ctx.tx, person.id, true),
        );
        return ok(`${person.username} may sign in again.`);
      });
    case 'users mute':
    case 'users suspend':
      return forPerson(ctx, rest, ({ id: userId }) =>
        restrictPerson(ctx, { userId, words: rest.slice(1), restriction: verb === 'mute' ? 'mute' : 'suspend' }),
      );
    case 'users delete':
      return forPerson(ctx, rest, ({ id: userId }) => deletePerson(ctx, { userId, words: rest.slice(1) }));
    case 'users clear-profile':
      return forPerson(ctx, rest, ({ id: userId }) => clearProfileOf(ctx, { userId, words: rest.slice(1) }));
    case 'users demote':
      return forPerson(ctx, rest, ({ id: userId }) => demotePerson(ctx, { userId, words: rest.slice(1) }));
    case 'users reset-factors':
      return forPerson(ctx, rest, (person) => removeFactors(ctx, person, rest[1]));
    case 'approvals list':
      return listOpen(ctx);
    case 'approvals approve':
      return approve(ctx, rest[0] ?? '');
    case 'packages list':
      return ok(...(await listPackagesForDesk(ctx)).packages.map(describePackage));
    case 'packages set':
      return setPackage(ctx, rest);
    case 'packages remove':
      return (await recorded(ctx, { action: 'packages.remove', subject: rest[0] ?? '' }, (ctx) =>
        withdrawPackage(ctx.tx, rest[0] ?? ''),
      ))
        ? ok(`${rest[0]} is no longer on offer.`)
        : refused(`There is no package ${rest[0] ?? ''}.`);
    case 'jobs list':
      return listJobs(ctx);
    case 'jobs retry':
      return retryJob(ctx, rest);
    case 'jobs cancel':
      return cancelJob(ctx, rest);
    case 'content delete':
      return deleteContent(ctx, rest);
    case 'content hide':
    case 'content takedown':
      return restrictContent(ctx, { action: verb === 'hide' ? 'hide' : 'remove', words: rest });
    case 'mails list':
      return listMails(ctx);
    case 'media verify':
      return verifyMedia(ctx);
    case 'media sweep':
      return sweepMedia(ctx);
    case 'seed demo':
      if (!ctx.seedDemo) return refused('Nobody paints here. Start the product, and give the command again.');
      await ctx.seedDemo();
      return ok('The demo gallery is made.');
    case 'credits deduct':
      return forPerson(ctx, rest, ({ id: userId }) => deductCredits(ctx, { userId, words: rest.slice(1) }));
    case 'credits grant':
      return forPerson(ctx, rest, (person) => grant(ctx, person, rest.slice(1)));
    default:
      return { exitCode: 2, lines: usage };
  }
}

type Person = NonNullable<Awaited<ReturnType<typeof findPerson>>>;

async function forPerson(
  ctx: OperatorContext,
  rest: readonly string[],
  work: (person: Person) => Promise<CommandResult>,
): Promise<CommandResult> {
  const [who] = rest;
  if (!who) return { exitCode: 2, lines: usage };
  const person = await findPerson(ctx.db, { id: isUuid(who) ? who : undefined, key: who.trim().toLowerCase() });
  return person ? work(person) : refused(`There is no account ${who}.`);
}

async function grant(
  ctx: OperatorContext,
  person: Person,
  [amount, reason]: readonly string[],
): Promise<CommandResult> {
  const credits = Number(amount);
  if (!Number.isInteger(credits) || credits < 1 || credits > 1_000_000 || !reason)
    return { exitCode: 2, lines: ['credits grant needs a whole number from 1 to 1000000 and a reason in quotes.'] };
  const now = ctx.clock.now();
  await inTransaction(ctx, async (ctx) => {
    const cause = `grant:${ctx.ids.uuid()}`;
    const by = { actor: 'operator', action: 'credits.grant' };
    await grantCredits(ctx, { userId: person.id, kind: 'admin_credit', credits, cause, description: reason, by, now });
  });
  return ok(`${person.username} has ${countCredits(await getBalance(ctx, person.id))} now.`);
}

async function removeFactors(ctx: OperatorContext, person: Person, reason = ''): Promise<CommandResult> {
  if (reason.trim() === '' || reason.length > 500)
    return { exitCode: 2, lines: ['users reset-factors needs a reason in quotes, at most 500 characters.'] };
  const entry = { action: 'users.reset-factors', subject: person.id, detail: reason.trim() };
  return (await recorded(ctx, entry, (ctx) => resetFactors(ctx, person.id)))
    ? ok(`${person.username} signs in with the password alone; every session has ended, and a mail says so.`)
    : refused(`${person.username} has no second factor.`);
}

function describePackage(pack: PackageRow): string {
  const price = formatMoney(pack.price_cents, pack.currency);
  return `${pack.id}  ${pack.name}  ${countCredits(pack.credits)}  ${price}  ${pack.is_active ? 'on offer' : 'not on offer'}`;
}

async function setPackage(ctx: OperatorContext, words: readonly string[]): Promise<CommandResult> {
  const [id, name, creditsText, centsText, currency = 'usd', description = ''] = words;
  const [credits, cents] = [Number(creditsText), Number(centsText)];
  const isWhole = (value: number, max: number): boolean => Number.isInteger(value) && value >= 1 && value <= max;
  if (!id || !/^[a-z0-9-]{1,40}$/.test(id) || !name || !isWhole(credits, 1_000_000) || !isWhole(cents, 99_999_999))
    return {
      exitCode: 2,
      lines: ['packages set needs an id of small letters, a name, credits, and a price in whole cents.'],
    };
  if (!/^[a-z]{3}$/.test(currency)) return { exitCode: 2, lines: ['A currency is three small letters, such as usd.'] };
  const pack = { id, name, description, credits, price_cents: cents, currency, is_active: true };
  const detail = describePackage(pack);
  await recorded(ctx, { action: 'packages.set', subject: id, detail }, async (ctx) => {
    // What was to begin before this does not come after it.
    await applyDueChanges(ctx.tx, ctx.clock.now());
    await savePackage(ctx.tx, pack);
  });
  return ok(detail);
}
