import { contract } from '@loomlight/contract';
import { fastify } from 'fastify';
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Binder } from '../../http/bind-endpoint.ts';
import { guest } from '../../kernel/actor.ts';
import { systemIds } from '../../kernel/ids.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { waitFor } from '../../testing/wait-for.ts';
import type { AccountsContext } from './accounts.context.ts';
import { accountsRoutes } from './accounts.routes.ts';
import { requestLetter } from './request-letter.ts';
import { resendVerification } from './resend-verification.ts';

const { accounts } = contract;
let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

/** The verbs' context over a database that writes down what it is asked. */
function watched() {
  const seen: string[] = [];
  const { db } = test.database;
  const watch: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      seen.push(db.getExecutor().compileQuery(node, queryId).sql);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { seen, ctx: { db: db.withPlugin(watch), clock: test.clock, ids: systemIds } };
}

/** Waits until nothing is left to do, and answers to whom something was mailed. */
async function delivered(): Promise<string[]> {
  await waitFor('everything to be mailed', async () => {
    const { rows } = await test.database.pool.query(
      'SELECT id FROM letter_request UNION ALL SELECT id FROM mail_outbox WHERE sent_at IS NULL',
    );
    return rows.length === 0;
  });
  return test.mailer.sent.map(({ to }) => to);
}

const ways = [
  [
    'a verification mail',
    (ctx: ReturnType<typeof watched>['ctx'], email: string) => resendVerification(ctx, { actor: guest, email }),
  ],
  [
    'a link for a new password',
    (ctx: ReturnType<typeof watched>['ctx'], email: string) => requestLetter(ctx, { purpose: 'reset_password', email }),
  ],
] as const;

/** One address of each state that nobody may learn. */
async function addresses() {
  const verified = await test.person();
  const gone = await test.person();
  await test.database.pool.query('UPDATE users SET is_active = false WHERE id = $1', [gone.userId]);
  const unverified = { email: 'newcomer@loomlight.test', username: 'New Comer', password: test.password };
  await test.call(accounts.register, { body: unverified });
  await delivered();
  test.clock.advanceSeconds(120);
  test.mailer.sent.length = 0;
  return { unknown: 'nobody@loomlight.test', verified: verified.email, unverified: unverified.email, gone: gone.email };
}

describe('asking for a mail', () => {
  it.each(ways)(
    '%s costs the same statements, whoever has the address, and none of them looks for a person [GROUND-21]',
    async (_what, ask) => {
      const asked: (readonly [state: string, statements: readonly string[]])[] = [];
      for (const [state, email] of Object.entries(await addresses())) {
        const { seen, ctx } = watched();
        await ask(ctx, email);
        asked.push([state, seen]);
      }
      const [, ofUnknown] = asked[0] ?? [];
      expect(ofUnknown?.map((text) => /rate_limits|letter_request|users|mail_\w+/.exec(text)?.[0])).toEqual([
        'rate_limits',
        'rate_limits',
        'letter_request',
      ]);
      for (const [state, statements] of asked) expect([state, statements]).toEqual([state, ofUnknown]);
      expect((await delivered()).length).toBeLessThanOrEqual(2);
    },
  );

  it('wakes what differs between addresses when the answer has gone, and not before [GROUND-21]', async () => {
    const order: string[] = [];
    const { db } = test.database;
    const http = fastify();
    const ctx = {
      db,
      clock: test.clock,
      ids: systemIds,
      settings: { tokenSecret: 'x' },
      wakeLetters: () => order.push('woken'),
    } as unknown as AccountsContext;
    const binder: Binder = {
      bind: (endpoint, handler) =>
        void http.route({
          method: endpoint.method,
          url: endpoint.path.replaceAll('{', ':').replaceAll('}', ''),
          onSend: async () => void order.push('answered'),
          handler: async (request, reply) => {
            const call = {
              actor: guest,
              params: {},
              query: {},
              body: request.body,
              idempotencyKey: undefined,
              request,
              reply,
            };
            return handler(call as unknown as Parameters<typeof handler>[0]);
          },
        }),
      assertComplete: () => undefined,
    };
    accountsRoutes(binder, ctx);
    for (const url of ['/auth/resend-verification', '/auth/forgot-password']) {
      order.length = 0;
      await http.inject({ method: 'POST', url, payload: { email: 'nobody@loomlight.test' } });
      expect(order).toEqual(['answered', 'woken']);
    }
    await http.close();
  });

  it('a verification mail is sent at most three times an hour to one address, and the answer stays the same [GROUND-11]', async () => {
    const body = { email: 'newcomer@loomlight.test', username: 'New Comer', password: test.password };
    await test.call(accounts.register, { body });
    expect(await delivered()).toEqual([body.email]);
    const answers = new Set<string>();
    for (let minute = 0; minute < 20; minute += 1) {
      test.clock.advanceSeconds(61);
      const { status, text } = await test.call(accounts.resendVerification, { body: { email: body.email } });
      answers.add(`${status} ${text}`);
    }
    expect(answers.size).toBe(1);
    expect(await delivered()).toHaveLength(1 + 3);
    test.clock.advanceSeconds(3600);
    await test.call(accounts.resendVerification, { body: { email: body.email } });
    expect(await delivered()).toHaveLength(1 + 4);
  });

  it('a verification mail for whoever is signed in counts for the same address [GROUND-11]', async () => {
    const ada = await test.person();
    await test.database.pool.query('UPDATE users SET email_verified_at = NULL WHERE id = $1', [ada.userId]);
    for (let minute = 0; minute < 8; minute += 1) {
      await test.call(accounts.resendVerification, minute % 2 ? { token: ada.token } : { body: { email: ada.email } });
      test.clock.advanceSeconds(61);
    }
    expect(await delivered()).toHaveLength(3);
  });
});
