import { systemIds } from '../kernel/ids.ts';
import type { TestApp, TestPerson } from './test-app.ts';

/** A refusal that its person calls a mistake, and that nobody has answered; answers its id. */
export async function anObjection(test: TestApp, by?: TestPerson): Promise<string> {
  const id = systemIds.uuid();
  const { userId } = by ?? (await test.person());
  const now = test.clock.now();
  await test.database.db
    .insertInto('prompt_refusal')
    .values({ public_id: id, user_id: userId, refused_at: now, objection: 'A canaryword lake', objected_at: now })
    .execute();
  return id;
}
