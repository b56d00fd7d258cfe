import { apiBase } from '@loomlight/contract';
import { type CheckedFile, provenance } from '@loomlight/contract/provenance';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Asked, askOwnProcess, type AskProcess, type ProcessLimits } from '../../adapters/own-process.ts';
import { invariant } from '../../kernel/errors.ts';
import { sharp } from '../../kernel/sharp.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
/** What comes of a look for a mark, in place of the process that takes it; manifests are read as ever. */
let look: (() => Promise<Asked<never>>) | undefined;

const askProcess: AskProcess = <Result>(script: URL, order: object, limits: ProcessLimits): Promise<Asked<Result>> =>
  look && script.pathname.includes('mark-finder') ? look() : askOwnProcess<Result>(script, order, limits);

beforeAll(async () => {
  test = await openTestApp({}, undefined, undefined, { askProcess });
});
beforeEach(() => test.reset());
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

it('says what the signature says and that nobody has looked, where nobody got to the look for a mark [ORIGIN-41]', async () => {
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
});
