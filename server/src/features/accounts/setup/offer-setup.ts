import { randomBytes } from 'node:crypto';
import type { Db } from '../../../db/transaction.ts';
import { addSeconds, type Clock } from '../../../kernel/clock.ts';
import {
  findInstallationValue,
  keepInstallationValue,
  replaceInstallationValue,
  saveInstallationValue,
} from '../../installation/index.ts';
import { hasAdministrator } from '../person.store.ts';
import { readKeptCode, setupCode, setupCodeHash, writeKeptCode } from './setup-code.rules.ts';

/** The name under which an installation keeps the hash of its code. */
export const setupCodeName = 'setup_code';
/** A code can be entered for a day. */
const validS = 24 * 3600;

interface SetupContext {
  readonly db: Db;
  readonly clock: Clock;
}

/**
 * Makes the code with which the first administrator is made, where there is none and no code that can still be entered; only
 * its hash is kept, so it is told now or never. Of several processes one gets it, the others undefined (DESK-71).
 */
export async function offerSetup(ctx: SetupContext): Promise<string | undefined> {
  if (await hasAdministrator(ctx.db)) return undefined;
  const { code, value } = newCode(ctx);
  const kept = await keepInstallationValue(ctx.db, { name: setupCodeName, value });
  if (kept === value) return code;
  const old = readKeptCode(kept);
  if (old && ctx.clock.now() < old.expiresAt) return undefined;
  const isMine = await replaceInstallationValue(ctx.db, { name: setupCodeName, before: kept, value });
  return isMine ? code : undefined;
}

/** Makes a new code in place of any other; undefined where there is an administrator (`npm run operator -- setup code`). */
export async function renewSetupCode(ctx: SetupContext): Promise<string | undefined> {
  if (await hasAdministrator(ctx.db)) return undefined;
  const { code, value } = newCode(ctx);
  await saveInstallationValue(ctx.db, { name: setupCodeName, value });
  return code;
}

/** Whether the installation waits for its first administrator. */
export async function isSetupOpen(ctx: Pick<SetupContext, 'db'>): Promise<boolean> {
  const isKept = (await findInstallationValue(ctx.db, setupCodeName)) !== undefined;
  return isKept && !(await hasAdministrator(ctx.db));
}

function newCode({ clock }: SetupContext): { readonly code: string; readonly value: string } {
  const code = setupCode(randomBytes(16));
  const expiresAt = addSeconds(clock.now(), validS);
  return { code, value: writeKeptCode({ hash: setupCodeHash(code), expiresAt }) };
}
