import { contract, type Endpoint } from '@loomlight/contract';
import { generations } from '@loomlight/contract/generations';
import { flatVideos } from '../../adapters/engines/lib/memory-video-engine.ts';
import { inTransaction } from '../../db/transaction.ts';
import { grantCredits } from '../../features/credits/index.ts';
import { savePackage, withdrawPackage } from '../../features/payments/index.ts';
import type { Sent, TestApp, TestPerson } from '../test-app.ts';
import { testVideo } from '../test-video.ts';
import type { Attempt, Attempts } from './attempt.ts';

/** The calls of people that cost credits or money. `hold` keeps the engine from starting anything. */
export function paidAttempts(test: () => TestApp, hold: () => void): Attempts {
  /** An administrator's gift; so that a balance is too low for a call at first, and then exactly enough. */
  let gifts = 0;
  function give(person: TestPerson, credits: number): Promise<unknown> {
    gifts += 1;
    const gift = { userId: person.userId, kind: 'promotional_credit' as const, credits, cause: `test:gift:${gifts}` };
    return inTransaction(test().database, (ctx) =>
      grantCredits(ctx, {
        ...gift,
        description: 'Test',
        by: { actor: 'test', action: 'credits.give' },
        now: test().clock.now(),
      }),
    );
  }

  /** A generation that its person cannot pay yet. */
  async function unpaid<E extends Endpoint>(
    endpoint: E,
    costCredits: number,
    sent: (person: TestPerson) => Promise<Sent<E>> | Sent<E>,
    contents = 1,
  ): Promise<Attempt> {
    const person = await test().person({ credits: 0 });
    const request = await sent(person);
    // An image never starts while these tests look: what is made is counted, not finished.
    hold();
    return {
      call: (key) => test().call(endpoint, { ...request, token: person.token, key }),
      refusal: [400, 'insufficient_credits'],
      allow: () => give(person, costCredits),
      made: { content: contents, credit_entry: contents },
    };
  }

  const image = { text_prompt: 'A lake', size: '64x64' };
  const video = { model: 'seedance-lite', resolution: '480p', duration: 5 } as const;

  async function imageOf(person: TestPerson, options: Parameters<TestApp['image']>[1] = {}): Promise<string> {
    await give(person, 1);
    return test().image(person, options);
  }

  /** A finished video with frames that can be read. */
  async function videoOf(person: TestPerson): Promise<string> {
    const bytes = await testVideo({ width: 864, height: 480, durationS: 2 });
    test().videoEngine.script = {
      ...flatVideos,
      status: async (request) => {
        const status = await flatVideos.status(request, 2);
        return status.kind === 'succeeded'
          ? { ...status, video: { ...status.video, body: { kind: 'bytes', bytes } } }
          : status;
      },
    };
    await give(person, 5);
    const { body } = await test().call(contract.videos.generate, {
      token: person.token,
      body: { text_prompt: 'A lake', ...video },
    });
    await test().finished(person, body.id, 'videos');
    return body.id;
  }

  async function sold(change: 'price' | 'private' | 'open' | 'poor'): Promise<Attempt> {
    const [owner, buyer] = [await test().person(), await test().person({ credits: change === 'poor' ? 6 : 7 })];
    const id = await test().image(owner, { is_prompt_locked: true, prompt_price: 7 });
    const set = (rawBody: object) =>
      test().call(contract.images.change, { params: { id }, token: owner.token, rawBody });
    const refusals = {
      price: { refusal: [409, 'price_changed'], refuse: { prompt_price: 8 }, allow: { prompt_price: 7 } },
      private: {
        refusal: [404, 'not_found'],
        refuse: { is_public: false },
        allow: { is_public: true, is_prompt_locked: true, prompt_price: 7 },
      },
      open: {
        refusal: [409, 'not_locked'],
        refuse: { is_prompt_locked: false },
        allow: { is_prompt_locked: true, prompt_price: 7 },
      },
      poor: { refusal: [402, 'insufficient_credits'], refuse: {}, allow: {} },
    } as const;
    const { refusal, refuse, allow } = refusals[change];
    if (change !== 'poor') await set(refuse);
    return {
      call: (key) =>
        test().call(contract.prompts.purchase, {
          params: { id },
          token: buyer.token,
          key,
          body: { content_type: 'image', expected_price: 7 },
        }),
      refusal,
      allow: () => (change === 'poor' ? give(buyer, 1) : set(allow)),
      ...(change === 'poor' ? {} : { refuse: () => set(refuse) }),
      // Each has an entry, and the owner a mail.
      made: { prompt_purchase: 1, credit_entry: 2, mail_outbox: 1 },
    };
  }

  async function unknownPackage(
    endpoint: typeof contract.payments.createLink | typeof contract.payments.purchase,
  ): Promise<Attempt> {
    const person = await test().person();
    const pack = {
      id: 'late',
      name: 'Late',
      credits: 10,
      price_cents: 100,
      currency: 'usd',
      description: '',
      is_active: true,
    };
    await inTransaction(test().database, ({ tx }) => withdrawPackage(tx, pack.id));
    const back = 'http://loomlight.test/credits';
    return {
      call: (key) =>
        test().call<Endpoint>(endpoint, {
          token: person.token,
          key,
          rawBody:
            endpoint.id === 'payments.purchase'
              ? { packageId: pack.id }
              : { package_id: pack.id, success_url: back, cancel_url: back },
        }),
      refusal: [404, 'not_found'],
      allow: () => inTransaction(test().database, ({ tx }) => savePackage(tx, pack)),
      made: { payment_order: 1 },
    };
  }

  return {
    'images.generate': { 'too few credits': () => unpaid(contract.images.generate, 1, () => ({ body: image })) },
    'images.generateMany': {
      'too few credits': () => unpaid(contract.images.generateMany, 3, () => ({ body: { ...image, count: 3 } }), 3),
    },
    'images.variations': {
      'too few credits': () =>
        unpaid(
          contract.images.variations,
          2,
          async (person) => ({ params: { id: await imageOf(person) }, body: { count: 2 } }),
          2,
        ),
      'words that are locked': async () => {
        const [owner, person] = [await test().person(), await test().person({ credits: 2 })];
        const id = await test().image(owner, { is_prompt_locked: true });
        const lock = (is_prompt_locked: boolean) =>
          test().call(contract.images.lock, { params: { id }, token: owner.token, body: { is_prompt_locked } });
        hold();
        return {
          call: (key) =>
            test().call(contract.images.variations, { params: { id }, token: person.token, key, body: { count: 2 } }),
          refusal: [403, 'forbidden'],
          allow: () => lock(false),
          refuse: () => lock(true),
          made: { content: 2, credit_entry: 2 },
        };
      },
    },
    'generations.upscale': {
      'too few credits': () =>
        unpaid(generations.upscale, 1, async (person) => ({ params: { id: await imageOf(person) } })),
      'words that are locked': async () => {
        const [owner, person] = [await test().person(), await test().person({ credits: 1 })];
        const id = await test().image(owner, { is_prompt_locked: true });
        const lock = (is_prompt_locked: boolean) =>
          test().call(contract.images.lock, { params: { id }, token: owner.token, body: { is_prompt_locked } });
        hold();
        return {
          call: (key) => test().call(generations.upscale, { params: { id }, token: person.token, key }),
          refusal: [403, 'forbidden'],
          allow: () => lock(false),
          refuse: () => lock(true),
          made: { content: 1, credit_entry: 1 },
        };
      },
    },
    'generations.extend': {
      'too few credits': () =>
        unpaid(generations.extend, 5, async (person) => ({ params: { id: await videoOf(person) }, body: video })),
    },
    'videos.generate': {
      'too few credits': () =>
        unpaid(contract.videos.generate, 5, () => ({
          body: { text_prompt: 'A lake', ...video },
        })),
    },
    'videos.generateFromImages': {
      'too few credits': () =>
        unpaid(contract.videos.generateFromImages, 5, async (person) => ({
          body: { imageIds: [await imageOf(person)], ...video },
        })),
    },
    'prompts.purchase': {
      'too few credits': () => sold('poor'),
      'another price': () => sold('price'),
      'a private item': () => sold('private'),
      'an open prompt': () => sold('open'),
    },
    'payments.createLink': { 'no such package': () => unknownPackage(contract.payments.createLink) },
    'payments.purchase': { 'no such package': () => unknownPackage(contract.payments.purchase) },
    'credits.add': {
      'no such person': async () => {
        const admin = await test().person();
        await test().database.db.updateTable('users').set({ role: 'admin' }).where('id', '=', admin.userId).execute();
        const boss = await test().signInAgain(admin);
        return {
          call: (key) =>
            test().call(contract.credits.add, {
              token: boss.token,
              key,
              body: { amount: 30, description: 'For the trouble', username: 'Late Comer' },
            }),
          refusal: [422, 'invalid_field'],
          allow: () => test().person({ username: 'Late Comer', credits: 0 }),
          made: { credit_entry: 1, audit_entry: 1 },
        };
      },
    },
  };
}
