import { contract, limits } from '@loomlight/contract';
import { blocks } from '@loomlight/contract/blocks';
import { pins } from '@loomlight/contract/pins';
import { privacy } from '@loomlight/contract/privacy';
import { trash } from '@loomlight/contract/trash';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { waitFor } from '../../testing/wait-for.ts';

let test: TestApp;
let ada: TestPerson;
let bob: TestPerson;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  await test.reset();
  [ada, bob] = [await test.person({ username: 'Ada', credits: 500 }), await test.person({ credits: 500 })];
});
afterAll(() => test.close());

const paint = (who: TestPerson, options: Parameters<TestApp['image']>[1] = {}) => test.image(who, options);
const pin = (who: TestPerson, ids: readonly string[]) =>
  test.call(pins.set, { token: who.token, body: { ids: [...ids] } });
const pinned = async (who?: TestPerson) => {
  const { status, body } = await test.call(pins.ofPerson, {
    params: { username: 'Ada' },
    ...(who && { token: who.token }),
  });
  return status === 200 ? body.generations.map(({ id }) => id) : status;
};
const change = (id: string, body: { is_public?: boolean; is_prompt_locked?: boolean; prompt_price?: number }) =>
  test.call(contract.images.change, { token: ada.token, params: { id }, body });
const rows = () => test.database.db.selectFrom('pin').select('content_id').orderBy('place').execute();

describe('pinning to the profile', () => {
  it('shows everybody what was pinned, in its order, which is set anew as a whole [KEEP-70]', async () => {
    const [a, b, c] = [await paint(ada), await paint(ada), await paint(ada)];
    expect(await pinned()).toEqual([]);
    expect((await pin(ada, [b, a])).body.generations.map(({ id }) => id)).toEqual([b, a]);
    for (const who of [undefined, bob, ada]) expect(await pinned(who)).toEqual([b, a]);
    await pin(ada, [c, a, b]);
    expect(await pinned()).toEqual([c, a, b]);
    await pin(ada, []);
    expect([await pinned(), await rows()]).toEqual([[], []]);
  });

  it('takes own items with open words alone, six at most, each once, all of them or none [KEEP-70]', async () => {
    const mine = await paint(ada);
    const hidden = await paint(ada, { is_public: false });
    const locked = await paint(ada, { is_prompt_locked: true, prompt_price: 5 });
    const theirs = await paint(bob);
    const secret = await paint(bob, { is_public: false });
    await pin(ada, [mine]);
    for (const id of [theirs, secret, crypto.randomUUID(), 'nothing']) {
      const { status, error } = await pin(ada, [mine, id]);
      expect([status, error.code]).toEqual([404, 'not_found']);
    }
    for (const id of [hidden, locked]) expect((await pin(ada, [id, mine])).error.code).toBe('not_pinnable');
    expect((await pin(ada, [mine, mine])).status).toBe(422);
    expect(
      (
        await pin(
          ada,
          Array.from({ length: limits.pinsMax + 1 }, () => crypto.randomUUID()),
        )
      ).status,
    ).toBe(422);
    expect((await test.call(pins.set, { body: { ids: [] } })).status).toBe(401);
    expect(await pinned()).toEqual([mine]);
    expect((await test.call(pins.ofPerson, { params: { username: 'Nobody' } })).status).toBe(404);
  });

  it(
    'leaves out at once what goes private, is locked or in the trash, and has it back in its place [KEEP-70]',
    { tags: 'on-server' },
    async () => {
      const [a, b, c, d] = [await paint(ada), await paint(ada), await paint(ada), await paint(ada)];
      await pin(ada, [a, b, c, d]);
      await change(a, { is_public: false });
      await change(b, { is_prompt_locked: true, prompt_price: 5 });
      await test.call(contract.images.remove, { token: ada.token, params: { id: c } });
      for (const who of [undefined, bob, ada]) expect(await pinned(who)).toEqual([d]);
      await change(a, { is_public: true });
      await change(b, { is_prompt_locked: false });
      await test.call(trash.putBack, { token: ada.token, body: { ids: [c] } });
      expect(await pinned()).toEqual([a, b, c, d]);
    },
  );

  it('goes with what is removed for good, and with its person; the export has it [KEEP-70]', async () => {
    const [a, b] = [await paint(ada), await paint(ada)];
    await pin(ada, [a, b]);
    expect((await test.call(privacy.exportData, { token: ada.token })).text).toContain(`"pins":[`);
    await test.call(contract.images.remove, { token: ada.token, params: { id: a } });
    await test.call(trash.empty, { token: ada.token });
    expect(await rows()).toEqual([{ content_id: b }]);
    await test.call(privacy.deleteAccount, { token: ada.token, body: { password: test.password, confirm: 'DELETE' } });
    expect(await pinned()).toBe(404);
    await waitFor('the background to remove the pins', async () => (await rows()).length === 0);
  });

  it(
    'ends as one of the wishes when many come at once, also while items are removed [KEEP-70]',
    { tags: 'on-server' },
    async () => {
      const made = [await paint(ada), await paint(ada), await paint(ada), await paint(ada)];
      const [gone = '', ...kept] = made;
      for (let round = 0; round < 5; round += 1) {
        const wishes = Array.from({ length: 10 }, (_, n) => (n % 2 === 0 ? kept : kept.toReversed()));
        const answers = await Promise.all(wishes.map((ids) => pin(ada, ids)));
        expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
        expect([kept, kept.toReversed()]).toContainEqual(await pinned());
      }
      await pin(ada, made);
      await test.call(contract.images.remove, { token: ada.token, params: { id: gone } });
      const [emptied, ...others] = await Promise.all([
        test.call(trash.empty, { token: ada.token }),
        ...Array.from({ length: 10 }, () => pin(ada, kept)),
      ]);
      expect([emptied.status, new Set(others.map(({ status }) => status))]).toEqual([200, new Set([200])]);
      expect([await pinned(), (await rows()).length]).toEqual([kept, 3]);
    },
  );

  it('shows nothing to who has blocked its person [KEEP-67, KEEP-70]', async () => {
    await pin(ada, [await paint(ada)]);
    await test.call(blocks.block, { token: bob.token, params: { username: 'Ada' } });
    expect([await pinned(bob), await pinned()]).toEqual([[], [expect.any(String)]]);
  });
});
