import type { InTx } from '../../db/transaction.ts';
import type { Ids } from '../../kernel/ids.ts';
import { usernameKey } from './accounts.rules.ts';
import { findNamesakes } from './identities.store.ts';
import { lookOf } from './look-alike.rules.ts';

/** No vowel, so that chance spells no word, and none that is taken for another one. */
const letters = 'bcdfghjkpqrstvwxz';
const length = 8;
/** Names that are looked up at once, and how often; of seven thousand millions hardly one is taken. */
const drawn = 4;
const triesMax = 5;

const memberPattern = /^member-[bcdfghjkpqrstvwxz]{8}$/;

/** Whether it is a name that the desk gives. */
export function isMemberName(username: string): boolean {
  return memberPattern.test(username);
}

/** A name of the shape `member-bcdfghjk` that nobody has, and that looks like nobody's. */
export async function freeMemberName(ctx: { readonly ids: Pick<Ids, 'integer'> } & InTx): Promise<string> {
  for (let tries = 0; tries < triesMax; tries += 1) {
    const names = Array.from({ length: drawn }, () => `member-${draw(ctx.ids)}`);
    const taken = await findNamesakes(ctx.tx, { keys: names.map(usernameKey), looks: names.map(lookOf) });
    const free = names.find((name) => !taken.has(usernameKey(name)) && !taken.has(lookOf(name)));
    if (free !== undefined) return free;
  }
  throw new Error('Every name that was drawn is taken.');
}

function draw(ids: Pick<Ids, 'integer'>): string {
  return Array.from({ length }, () => letters.charAt(ids.integer(0, letters.length))).join('');
}
