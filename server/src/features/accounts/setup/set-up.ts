import type { InTx } from '../../../db/transaction.ts';
import { appError } from '../../../kernel/errors.ts';
import { insertAudit } from '../../audit/index.ts';
import { findInstallationValue, takeInstallationValue } from '../../installation/index.ts';
import type { AccountsContext } from '../accounts.context.ts';
import type { Device } from '../device-cookie.ts';
import { refuseHits } from '../limit-hits.ts';
import { hasAdministrator } from '../person.store.ts';
import { createUser, makeAccount, type NewAccount } from '../register.ts';
import { finishSignIn, type SignIn, startSession } from '../start-session.ts';
import { isSetupOpen, setupCodeName } from './offer-setup.ts';
import { isKeptCode, readKeptCode } from './setup-code.rules.ts';

/** Codes that may be tried in an hour, by all together. */
const triesAnHour = 5;
const hourMs = 3_600_000;

/**
 * Makes the first administrator with the code that the installation has printed: a verified account, its role, its session and the line of the audit,
 * and the code is spent, together or not at all (DESK-71). Throws 404 once there is an administrator, 403 `setup_code_wrong` for any other code, 429
 * for the sixth try of an hour from wherever it comes (DESK-72), and what a registration throws.
 */
export async function setUp(
  ctx: AccountsContext,
  input: NewAccount & { readonly code: string; readonly device: Device; readonly network: string },
): Promise<SignIn> {
  if (!(await isSetupOpen(ctx))) throw appError('not_found');
  const counted = await ctx.hitCounter?.hit('setup', hourMs);
  if (counted && counted.hits > triesAnHour) refuseHits(ctx, { resetInMs: counted.resetInMs, network: input.network });
  // Before a password is hashed for anybody; once more below, where it is spent.
  const kept = await findInstallationValue(ctx.db, setupCodeName);
  if (!isKeptCode(readKeptCode(kept), input.code, ctx.clock.now())) throw appError('setup_code_wrong');
  const { userId, pair } = await makeAccount(ctx, { ...input, work: (ctx, hash) => spendCode(ctx, input, hash) });
  return finishSignIn(ctx, { userId, pair, device: input.device, network: input.network });
}

/** The account of whoever is first to bring the code, in the transaction that spends it. */
async function spendCode(
  ctx: AccountsContext & InTx,
  { email, username, code, device }: NewAccount & { readonly code: string; readonly device: Device },
  passwordHash: string,
) {
  const now = ctx.clock.now();
  // Held from here on: of two who enter it at once the second finds no code.
  const taken = await takeInstallationValue(ctx.tx, setupCodeName);
  if (await hasAdministrator(ctx.tx)) throw appError('not_found');
  if (!isKeptCode(readKeptCode(taken), code, now)) throw appError('setup_code_wrong');
  const userId = await createUser(ctx, { email, username, passwordHash, role: 'admin', isVerified: true });
  const entry = { actor: userId, action: 'setup', subject: userId, detail: '' };
  await insertAudit(ctx.tx, { ...entry, before: { role: 'none' }, after: { role: 'admin' }, now });
  return { userId, pair: await startSession(ctx, { userId, device: device.words, method: 'password' }) };
}
