import { contract } from '@loomlight/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isLong, isSlow } from '../long.ts';
import { createRandom } from '../random.ts';
import { openTestApp, type TestApp } from '../test-app.ts';
import { type FuzzRequest, type Known, makeRequest } from './make-request.ts';
import { type Operation, readOperations } from './operations.ts';

/**
 * FUZZ_SEED and FUZZ_REQUESTS repeat a run, or make it longer. Fewer than these do not reach four of ten calls.
 */
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261);
const requests = Number(process.env['FUZZ_REQUESTS'] ?? (isLong ? 20_000 : isSlow ? 5_000 : 4_000));
/** Calls that end a session are made in the name of somebody who is leaving anyway: the others keep theirs. */
const endsSession = /logout|endSession|endOtherSessions|changePassword|deleteAccount|cancelDelet/i;
/** What is asked in people's names wears them out all the same: now and then somebody new comes. */
const requestsPerPerson = 400;
const atOnce = 8;

let test: TestApp;
let operations: readonly Operation[];
beforeAll(async () => {
  test = await openTestApp();
  const document: unknown = (await test.app.http.inject({ url: '/openapi.json' })).json();
  // A stream of events that was asked for rightly has no end.
  operations = readOperations(document).filter(({ id }) => !id.endsWith('.events'));
});
afterAll(() => test.close());

interface SomebodyNew extends Known {
  readonly leaving: readonly string[];
  /** Of an administrator, for the calls of the desk. */
  readonly administrating: readonly string[];
}

async function somebodyNew(): Promise<SomebodyNew> {
  const [ada, bob, leaver, administrator] = [
    await test.person({ credits: 500 }),
    await test.person({ credits: 500 }),
    await test.person(),
    await test.person(),
  ];
  await test.database.db.updateTable('users').set({ role: 'admin' }).where('id', '=', administrator.userId).execute();
  const mine = await test.image(ada);
  const locked = await test.call(contract.images.generate, {
    token: bob.token,
    body: { text_prompt: 'words behind a price', size: '64x64', is_prompt_locked: true, prompt_price: 3 },
  });
  await test.finished(bob, locked.body.id);
  return {
    ids: [mine, locked.body.id, ada.userId, '01a1fdc9-2723-7591-8e12-6769da3e780a', ada.username],
    texts: [ada.email, ada.username, bob.username, 'a quiet harbour', test.password, '64x64', '16:9', mine],
    tokens: [ada.token, bob.token],
    leaving: [leaver.token],
    administrating: [administrator.token],
  };
}

function tokensFor(operation: string, known: SomebodyNew): readonly string[] {
  if (endsSession.test(operation)) return known.leaving;
  return operation.startsWith('desk') ? known.administrating : known.tokens;
}

interface Answered {
  readonly request: FuzzRequest;
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

async function ask(request: FuzzRequest): Promise<Answered> {
  const answer = await test.app.http.inject({
    method: request.method as 'GET',
    url: request.url,
    headers: request.headers,
    ...(request.payload === undefined ? {} : { payload: request.payload }),
  });
  return { request, status: answer.statusCode, type: String(answer.headers['content-type']), body: answer.body };
}

/** What is wrong with an answer; undefined for one as it should be. */
function complaint({ request, status, type, body }: Answered): string | undefined {
  if (status >= 500) return `answered ${status}`;
  if (/node_modules|\bat [\w.]+ \(|\bSELECT\b.*\bFROM\b|FST_|syntax error at/.test(body)) return 'tells of its inside';
  if (status < 400 || request.method === 'HEAD') return undefined;
  if (!type.startsWith('application/json')) return `refuses as ${type}`;
  const refusal = JSON.parse(body) as { code?: unknown; message?: unknown; request_id?: unknown };
  const hasShape = [refusal.code, refusal.message, refusal.request_id].every(
    (part) => typeof part === 'string' && part !== '',
  );
  return hasShape ? undefined : 'refuses without code, sentence and id';
}

it(
  `answers ${requests} malformed requests, made of its own document, with sense and never with a 5xx [GROUND-18]`,
  async () => {
    const random = createRandom(seed);
    const statuses = new Map<number, number>();
    const reached = new Map<string, number>();
    const complaints: string[] = [];
    for (let sent = 0; sent < requests; sent += requestsPerPerson) {
      const known = await somebodyNew();
      const batch = Array.from({ length: Math.min(requestsPerPerson, requests - sent) }, () => {
        const operation = operations[Math.floor(random() * operations.length)];
        if (!operation) throw new Error('The document names no operation.');
        return makeRequest(operation, { ...known, tokens: tokensFor(operation.id, known) }, random);
      });
      for (let at = 0; at < batch.length; at += atOnce)
        for (const answered of await Promise.all(batch.slice(at, at + atOnce).map(ask))) {
          statuses.set(answered.status, (statuses.get(answered.status) ?? 0) + 1);
          if (answered.status < 400)
            reached.set(answered.request.operation, (reached.get(answered.request.operation) ?? 0) + 1);
          const problem = complaint(answered);
          if (problem !== undefined)
            complaints.push(
              `${problem}: ${JSON.stringify(answered.request).slice(0, 1_000)} ${answered.body.slice(0, 200)}`,
            );
        }
    }
    expect(complaints.slice(0, 20)).toEqual([]);
    // It got past the doors: four of ten calls were also asked rightly now and then, and most requests were refused.
    expect(reached.size).toBeGreaterThan(operations.length * 0.4);
    expect(statuses.get(422) ?? 0).toBeGreaterThan(requests / 20);
    expect('polluted' in {}).toBe(false);
  },
  Math.max(180_000, requests * 15),
);
