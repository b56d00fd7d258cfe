import { AsyncLocalStorage } from 'node:async_hooks';
import { apiBase, contract } from '@loomlight/contract';
import { type CheckedFile, provenance } from '@loomlight/contract/provenance';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Asked, askOwnProcess, type AskProcess, type ProcessLimits } from '../../adapters/own-process.ts';
import { invariant } from '../../kernel/errors.ts';
import { sharp } from '../../kernel/sharp.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
/** What comes of a look for a mark, in place of the process that takes it; manifests are read as ever. */
let look: (() => Promise<Asked<never>>) | undefined;

/** What was asked of processes of their own, by the name of the script. */
const asked: string[] = [];

const askProcess: AskProcess = <Result>(script: URL, order: object, limits: ProcessLimits): Promise<Asked<Result>> => {
  asked.push(script.pathname.split('/').at(-1) ?? '');
  return look && script.pathname.includes('mark-finder') ? look() : askOwnProcess<Result>(script, order, limits);
};

beforeAll(async () => {
  test = await openTestApp({}, undefined, undefined, { fileProcesses: { ask: askProcess, prepare: () => undefined } });
});
beforeEach(() => {
  look = undefined;
  return test.reset();
});
afterAll(() => test.close());

async function check(bytes: Uint8Array) {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)]), 'file');
  const sent = new Response(form);
  const answer = await test.app.http.inject({
    method: 'POST',
    url: apiBase + provenance.verify.path,
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
    payload: Buffer.from(await sent.arrayBuffer()),
  });
  return { status: answer.statusCode, body: answer.json<CheckedFile>() };
}

it(
  'says what the signature says and that nobody has looked, where nobody got to the look for a mark [ORIGIN-41]',
  { tags: 'slow' },
  async () => {
    invariant(test.signingKey, 'a product of a test signs');
    const plain = await sharp({ create: { width: 160, height: 160, channels: 3, background: 'teal' } })
      .png()
      .toBuffer();
    const maker = {
      item: 'x',
      madeAt: test.clock.now(),
      source: 'algorithmicMedia',
      engine: 'studio',
      model: '1',
    } as const;
    const signed = Buffer.from(test.signingKey.signer().sign(plain, maker));
    const changed = Buffer.from(signed);
    const place = changed.lastIndexOf('IDAT') + 20;
    changed.writeUInt8(changed.readUInt8(place) ^ 1, place);
    const told = async (file: Uint8Array) => {
      const { status, body } = await check(file);
      return [status, body.verdict, body.mark === null ? null : body.mark.found, body.mark_look];
    };
    expect(await told(plain)).toEqual([200, 'unknown', false, 'taken']);
    const away: readonly (() => Promise<Asked<never>>)[] = [
      async () => ({ kind: 'late' }),
      async () => {
        throw new Error('It could not be started.');
      },
    ];
    for (const one of away) {
      look = one;
      expect(await told(plain)).toEqual([200, 'unknown', null, 'not_now']);
      expect(await told(changed)).toEqual([200, 'changed', null, 'not_now']);
      expect(await told(signed)).toEqual([200, 'valid', null, 'not_needed']);
      expect(await told(Buffer.from('a poem'))).toEqual([200, 'unknown', null, 'not_possible']);
    }
    // What breaks the decoder does so again.
    look = async () => ({ kind: 'ended', reason: 'it ends the decoder (SIGSEGV)' });
    expect(await told(plain)).toEqual([200, 'unknown', null, 'not_possible']);
  },
);

it('says that a look was ended before its end, and what was seen by then, where a file takes more work than it may [ORIGIN-45]', async () => {
  const plain = await sharp({ create: { width: 160, height: 160, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  look = async () => ({ kind: 'answered', result: { kind: 'cut', mark: { z: 3.14, payload: undefined } } as never }); // as the process answers
  const { status, body } = await check(plain);
  expect([status, body.verdict, body.mark, body.mark_look]).toEqual([
    200,
    'unknown',
    { found: false, z: 3.1 },
    'cut_short',
  ]);
});

/** Writes down the text of every statement that is sent from now on from within `call`: work of the background goes its own way. */
function statementsOf({ pool }: TestApp['database'], call: AsyncLocalStorage<string>): string[] {
  const sent: string[] = [];
  const heard = new WeakSet();
  pool.on('acquire', (client) => {
    if (heard.has(client)) return;
    heard.add(client);
    const query = client.query.bind(client) as (...of: unknown[]) => unknown; // of many forms, which all begin with a text or with what holds one
    client.query = ((...of: unknown[]) => {
      const [one] = of as [string | { readonly text?: string } | undefined];
      if (call.getStore() !== undefined) sent.push((typeof one === 'string' ? one : one?.text) ?? '');
      return query(...of);
    }) as typeof client.query;
  });
  return sent;
}

it('takes the same steps for a public item, a private one, one in the trash and one that never was [ORIGIN-46]', async () => {
  const ada = await test.person();
  const id = await test.image(ada);
  const { rawPayload: file } = await test.app.http.inject({ url: `${apiBase}/images/${id}/download?format=png` });
  const call = new AsyncLocalStorage<string>();
  const sent = statementsOf(test.database, call);
  const steps = async () => {
    const before = sent.length;
    asked.length = 0;
    const { body } = await call.run('this call', () => check(file));
    return { verdict: body.verdict, link: body.link, statements: sent.slice(before), asked: [...asked] };
  };
  // The first answer after a start keeps what later ones need no more.
  await steps();
  const open = await steps();
  expect([open.verdict, open.link, open.asked]).toEqual(['valid', `/generate/${id}`, ['manifest-reader.process.ts']]);
  // The certificates, and the item that the file names.
  expect(open.statements.length).toBe(2);
  const closed = { ...open, link: null };
  await test.call(contract.images.visibility, { params: { id }, token: ada.token, body: { is_public: false } });
  expect(await steps()).toEqual(closed);
  await test.call(contract.images.remove, { params: { id }, token: ada.token });
  expect(await steps()).toEqual(closed);
  await test.reset();
  expect(await steps()).toEqual(closed);
});
