import { systemIds } from '../kernel/ids.ts';
import type { TestApp, TestPerson } from './test-app.ts';

/** A campaign that runs and, however often a round looks at it, gets no further: it has somebody left, and nobody whose turn it is. */
export async function aCampaign(
  test: Pick<TestApp, 'database' | 'clock'>,
  by: Pick<TestPerson, 'userId'>,
): Promise<string> {
  const id = systemIds.uuid();
  const wish = { name: 'Spring', credits: 5, budget: 100, people: 1 };
  await test.database.db
    .insertInto('grant_campaign')
    .values({ id, ...wish, made_by: by.userId, made_at: test.clock.now() })
    .execute();
  return id;
}
