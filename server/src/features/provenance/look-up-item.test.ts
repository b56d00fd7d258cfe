import { randomBytes, randomUUID } from 'node:crypto';
import { contract } from '@loomlight/contract';
import { certificatesPath, provenance, publishedCertificates } from '@loomlight/contract/provenance';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

const own = () => test.signingKey?.certificate().fingerprint.toString('hex') ?? '';
const told = async (item: string, { who, fingerprint = own() }: { who?: TestPerson; fingerprint?: string } = {}) => {
  const body = { item, fingerprint };
  return (await test.call(provenance.lookup, { body, ...(who && { token: who.token }) })).body;
};

describe('an item that somebody has read out of a file', () => {
  it('leads to its page while everybody may see it, and is else like one that never was [ORIGIN-31]', async () => {
    const [ada, bob] = [await test.person(), await test.person()];
    const id = await test.image(ada);
    const nothing = { known: false, state: 'active', link: null };
    expect(await told(id)).toEqual({ known: true, state: 'active', link: `/generate/${id}` });
    expect(await told(randomUUID())).toEqual(nothing);
    // A key that is none of ours has signed no file of ours, whatever number stands in it.
    const other = randomBytes(32).toString('hex');
    expect(await told(id, { fingerprint: other })).toEqual({ known: false, state: null, link: null });
    await test.call(contract.images.visibility, { params: { id }, token: ada.token, body: { is_public: false } });
    expect(await told(id)).toEqual(nothing);
    expect(await told(id, { who: bob })).toEqual(nothing);
    expect(await told(id, { who: ada })).toEqual({ ...nothing, known: true });
    await test.call(contract.images.remove, { params: { id }, token: ada.token });
    for (const who of [undefined, ada, bob]) expect(await told(id, who && { who })).toEqual(nothing);
  });

  it('says whether it is older than the withdrawal of its key [ORIGIN-31]', async () => {
    const id = await test.image(await test.person());
    const { signed_at: signedAt, signed_by: fingerprint } = await test.database.db
      .selectFrom('kept_content')
      .select(['signed_at', 'signed_by'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const set = (change: object) =>
      test.database.db.updateTable('signing_certificate').set(change).where('fingerprint', '=', fingerprint).execute();
    try {
      const time = signedAt?.getTime() ?? 0;
      await set({ state: 'withdrawn', withdrawn_since: new Date(time + 1_000), reason: 'stolen' });
      expect(await told(id)).toEqual({ known: true, state: 'withdrawn', link: `/generate/${id}` });
      await set({ withdrawn_since: new Date(time) });
      expect(await told(id)).toEqual({ known: false, state: 'withdrawn', link: null });
    } finally {
      await set({ state: 'active', withdrawn_since: null, reason: null });
    }
  });

  it('is refused with a sentence where it cannot be one, and the published list has what reading needs [ORIGIN-30]', async () => {
    for (const body of [{}, { item: 'x', fingerprint: own() }, { item: randomUUID(), fingerprint: 'zz' }]) {
      const { statusCode } = await test.app.http.inject({
        method: 'POST',
        url: '/api/v1/provenance/lookup',
        payload: body,
      });
      expect([body, statusCode]).toEqual([body, 422]);
    }
    const list = await test.app.http.inject({ url: certificatesPath });
    const { certificates } = publishedCertificates.parse(list.json());
    expect(certificates.find(({ fingerprint }) => fingerprint === own())).toMatchObject({
      state: 'active',
      serial: expect.stringMatching(/^\d+$/),
      root: expect.stringContaining('BEGIN CERTIFICATE'),
    });
  });
});
