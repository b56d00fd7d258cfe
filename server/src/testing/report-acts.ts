import { type Endpoint, fillPath } from '@loomlight/contract';
import { desk } from '@loomlight/contract/desk';
import { type ReportCategory, reports, statements } from '@loomlight/contract/reports';
import { anAdministrator } from './desk-acts.ts';
import type { Answer, TestApp, TestPerson } from './test-app.ts';

/** A report about items, by somebody who is signed in; answers its id, number and key. */
export async function aReport(
  test: TestApp,
  about: { readonly ids: readonly string[]; readonly by: TestPerson; readonly category?: ReportCategory },
) {
  const { ids, by, category = 'other' } = about;
  const { body } = await test.call(reports.send, {
    token: by.token,
    body: {
      ...{ category, addresses: ids.map((id) => fillPath('/generate/{id}', { id })), capacity: 'concerned' },
      ...{ explanation: 'It is against the law, canaryreport words.', name: 'Rob Reporter', good_faith: true },
      ...{ email: 'rob@elsewhere.test', signature: 'Rob Reporter' },
    },
  });
  const { id } = await test.database.db
    .selectFrom('report')
    .select('id')
    .where('number', '=', body.number)
    .executeTakeFirstOrThrow();
  return { id, number: body.number, key: new URL(body.status_url, 'http://x').searchParams.get('key') ?? '' };
}

/** Why, as every restriction has to say it. */
export const grounds = {
  ground: 'law',
  ground_ref: '§ 201a StGB',
  facts: 'It shows a person without consent.',
} as const;

/** Looks at an act of the desk and does it. */
export async function performed(
  test: TestApp,
  endpoint: Endpoint,
  act: { readonly by: TestPerson; readonly id?: string; readonly body: object },
): Promise<Answer<unknown>> {
  const sent = { token: act.by.token, ...(act.id !== undefined && { params: { id: act.id } }) };
  const body = { reason: 'Looked at it', ...act.body };
  const shown = await test.call(endpoint, { ...sent, body, query: { preview: 'true' } });
  if (shown.status !== 200) return shown;
  // Every act answers its preview with its plan.
  const { plan } = shown.body as { readonly plan: string };
  return test.call(endpoint, { ...sent, body: { ...body, plan } });
}

/** The same act by several: all have looked at what it does before the first is performed, and then all are performed at once. */
export async function performedAtOnce(
  test: TestApp,
  endpoint: Endpoint,
  acts: readonly { readonly by: TestPerson; readonly body: object }[],
): Promise<Answer<unknown>[]> {
  const planned: { readonly token: string; readonly body: object }[] = [];
  for (const { by, body: said } of acts) {
    const sent = { token: by.token, body: { reason: 'Looked at it', ...said } };
    const shown = await test.call(endpoint, { ...sent, query: { preview: 'true' } });
    // Every act answers its preview with its plan.
    planned.push({ ...sent, body: { ...sent.body, plan: (shown.body as { readonly plan: string }).plan } });
  }
  return Promise.all(planned.map((sent) => test.call(endpoint, sent)));
}

/** The decision that stands over an item. */
export async function decisionOver(test: TestApp, contentId: string): Promise<string> {
  const { restricted_by: id } = await test.database.db
    .selectFrom('kept_content')
    .select('restricted_by')
    .where('id', '=', contentId)
    .executeTakeFirstOrThrow();
  return id ?? '';
}

/** An item that was removed after a report, with its decision and, if wished, an appeal of its owner against it. */
export async function aRemoval(test: TestApp, options: { readonly appealed?: boolean } = {}) {
  const [owner, boss] = [await test.person(), await anAdministrator(test)];
  const contentId = await test.image(owner, { is_public: true });
  const report = await aReport(test, { ids: [contentId], by: await test.person() });
  const items = [{ content_id: contentId, action: 'remove' }];
  await performed(test, desk.decideReport, { by: boss, id: report.id, body: { items, ...grounds } });
  const decisionId = await decisionOver(test, contentId);
  if (options.appealed)
    await test.call(statements.appeal, {
      token: owner.token,
      params: { id: decisionId },
      body: { text: 'It shows nobody but myself, and I agree.' },
    });
  const { db } = test.database;
  const appeal = await db.selectFrom('appeal').select('id').where('decision_id', '=', decisionId).executeTakeFirst();
  return { owner, boss, contentId, report, decisionId, appealId: appeal?.id ?? '' };
}
