import type { Db } from '../../db/transaction.ts';
import { demoPeople } from './demo-gallery.ts';

export type DemoState = 'started' | 'done';

/** How far the demo gallery of this installation is; undefined when it was never begun. */
export async function findDemoState(db: Db): Promise<string | undefined> {
  const row = await db.selectFrom('installation').select('value').where('name', '=', 'demo_gallery').executeTakeFirst();
  return row?.value;
}

export async function saveDemoState(db: Db, value: DemoState): Promise<void> {
  await db
    .insertInto('installation')
    .values({ name: 'demo_gallery', value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/** True while nobody has an account: a new installation. */
export async function isEmpty(db: Db): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) === undefined;
}

/** The states of these items; what was removed meanwhile is missing. */
export async function findStates(db: Db, ids: readonly string[]) {
  return ids.length === 0
    ? []
    : db
        .selectFrom('content')
        .select(['id', 'status'])
        .where('id', 'in', [...ids])
        .execute();
}

/** Nobody waited for the demo gallery: what its people were told of their own pieces is read. What others liked stays news. */
export async function readOldNews(db: Db, now: Date): Promise<void> {
  await db
    .updateTable('notification')
    .set({ read_at: now })
    .where('kind', '=', 'generation')
    .where('read_at', 'is', null)
    .where('user_id', 'in', (query) =>
      query
        .selectFrom('users')
        .select('id')
        .where(
          'email',
          'in',
          demoPeople.map((person) => person.email),
        ),
    )
    .execute();
}
