import type { Db, Tx } from '../../../db/transaction.ts';

/** The passkeys of a person, the oldest first; never many. */
export async function listPasskeys(db: Db | Tx, userId: string) {
  return db
    .selectFrom('passkey')
    .select(['id', 'credential_id', 'transports', 'name', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function findPasskey(db: Db, credentialId: string) {
  return db
    .selectFrom('passkey')
    .select(['id', 'user_id', 'credential_id', 'public_key'])
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
}

/** Keeps a passkey; false when somebody has it already. */
export async function insertPasskey(
  tx: Tx,
  passkey: {
    readonly id: string;
    readonly userId: string;
    readonly credentialId: string;
    readonly publicKey: Uint8Array;
    readonly counter: number;
    readonly transports: string;
    readonly name: string;
    readonly now: Date;
  },
): Promise<boolean> {
  const result = await tx
    .insertInto('passkey')
    .values({
      id: passkey.id,
      user_id: passkey.userId,
      credential_id: passkey.credentialId,
      public_key: Buffer.from(passkey.publicKey),
      counter: String(passkey.counter),
      transports: passkey.transports,
      name: passkey.name,
      created_at: passkey.now,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** Notes that a passkey was used. Its counter only goes forward, but for those that do not count at all and always say 0. */
export async function touchPasskey(
  tx: Tx,
  used: { readonly id: string; readonly counter: number; readonly now: Date },
): Promise<'used' | 'counter_went_back' | 'gone'> {
  const row = await tx.selectFrom('passkey').select('counter').where('id', '=', used.id).forUpdate().executeTakeFirst();
  if (!row) return 'gone';
  const before = Number(row.counter);
  if (used.counter <= before && (used.counter !== 0 || before !== 0)) return 'counter_went_back';
  await tx
    .updateTable('passkey')
    .set({ counter: String(used.counter), last_used_at: used.now })
    .where('id', '=', used.id)
    .execute();
  return 'used';
}

/** Removes an own passkey and answers its name; undefined when there is none of this id. */
export async function deletePasskey(
  tx: Tx,
  own: { readonly id: string; readonly userId: string },
): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('passkey')
    .where('id', '=', own.id)
    .where('user_id', '=', own.userId)
    .returning('name')
    .executeTakeFirst();
  return row?.name;
}
