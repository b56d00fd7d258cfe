import { contract } from '@loomlight/contract';
import { privacy } from '@loomlight/contract/privacy';
import { generations } from '@loomlight/contract/generations';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { flatVideos } from '../../adapters/engines/lib/memory-video-engine.ts';
import { paintFlat } from '../../adapters/engines/lib/memory-image-engine.ts';
import { isLong } from '../../testing/long.ts';
import { createRandom } from '../../testing/random.ts';
import { ledgerViolations, openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { waitFor } from '../../testing/wait-for.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
const usual = { image: true, video: true };
beforeEach(() => {
  setRestartable(usual);
  return test.reset();
});
afterAll(() => test.close());

/** Whether the engines are our own, or have to be paid by the call. */
function setRestartable({ image, video }: typeof usual): void {
  test.engine.capabilities = { ...test.engine.capabilities, restartable: image };
  test.videoEngine.capabilities = { ...test.videoEngine.capabilities, restartable: video };
}

async function anImage(who: TestPerson): Promise<string> {
  const { body } = await test.call(contract.images.generate, {
    token: who.token,
    body: { text_prompt: 'A quiet lake', size: '64x64' },
  });
  return body.id;
}

async function aVideo(who: TestPerson): Promise<string> {
  const { body } = await test.call(contract.videos.generate, { token: who.token, body: { text_prompt: 'Waves' } });
  return body.id;
}

const cancel = (who: TestPerson, id: string) => test.call(generations.cancel, { token: who.token, params: { id } });

/** A video that its engine works on until it is given up. */
async function runningVideo(who: TestPerson): Promise<string> {
  test.videoEngine.script = { ...flatVideos, status: async () => ({ kind: 'running', fraction: 0.25 }) };
  const id = await aVideo(who);
  await waitFor('the film to be under way', async () => (await read(who, id, 'videos')).progress > 0);
  return id;
}

const read = async (who: TestPerson, id: string, area: 'images' | 'videos' = 'images') =>
  (await test.call(contract[area].get, { token: who.token, params: { id } })).body;

describe('taking a generation back', () => {
  it('ends one that waits or is being painted, with all of its credits, and keeps quiet about it [MAKE-1, MAKE-3]', async () => {
    const ada = await test.person();
    test.pauseEngine();
    const ids = [await anImage(ada), await anImage(ada), await anImage(ada)];
    await waitFor('two in the engine', async () => test.engine.requests.length === 2);
    for (const id of ids) {
      expect((await read(ada, id)).cancel).toBe('refund');
      const { status, body } = await cancel(ada, id);
      expect([status, body.refunded_credits]).toEqual([200, 1]);
      expect(body.generation).toMatchObject({ id, status: 'failed', status_message: 'Cancelled.', cancel: null });
    }
    expect(await test.balance(ada)).toBe(50);
    const bell = await test.call(contract.notifications.list, { token: ada.token });
    expect(bell.body.notifications).toEqual([]);
    expect(await ledgerViolations(test.database)).toEqual([]);
  });

  it('takes one of several back and leaves the others [MAKE-1]', async () => {
    const ada = await test.person();
    const release = test.pauseEngine();
    const { body } = await test.call(contract.images.generateMany, {
      token: ada.token,
      body: { text_prompt: 'four', size: '64x64', count: 4 },
    });
    const [first, second, ...rest] = body.generations.map(({ id }) => id);
    expect((await cancel(ada, second ?? '')).body.refunded_credits).toBe(1);
    release();
    for (const id of [first ?? '', ...rest]) expect((await test.finished(ada, id)).status).toBe('completed');
    expect((await read(ada, second ?? '')).status).toBe('failed');
    expect(await test.balance(ada)).toBe(47);
    expect(await ledgerViolations(test.database)).toEqual([]);
  });

  it(
    'gives back once, however many ask at once or again, and nothing for what has ended [MAKE-1]',
    { tags: 'on-server' },
    async () => {
      const ada = await test.person();
      const release = test.pauseEngine();
      const id = await anImage(ada);
      const answers = await Promise.all(Array.from({ length: 20 }, () => cancel(ada, id)));
      expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
      expect(answers.reduce((sum, { body }) => sum + body.refunded_credits, 0)).toBe(1);
      expect((await cancel(ada, id)).body).toMatchObject({ refunded_credits: 0, generation: { status: 'failed' } });
      release();
      const done = await test.image(ada);
      expect((await cancel(ada, done)).body).toMatchObject({
        refunded_credits: 0,
        generation: { status: 'completed' },
      });
      expect(await test.balance(ada)).toBe(49);
      expect(await ledgerViolations(test.database)).toEqual([]);
    },
  );

  it('is not there for anybody else, nor for what nobody has [MAKE-1]', async () => {
    const [ada, bob] = [await test.person(), await test.person()];
    const release = test.pauseEngine();
    const id = await anImage(ada);
    for (const unknown of [id, '01a1fdc9-2723-7591-8e12-6769da3e780a', 'no-id'])
      expect((await cancel(bob, unknown)).status).toBe(404);
    expect((await test.call(generations.cancel, { params: { id } })).status).toBe(401);
    expect(await read(ada, id)).toMatchObject({ cancel: 'refund' });
    release();
    expect((await test.finished(ada, id)).status).toBe('completed');
    expect(await test.balance(ada)).toBe(49);
  });

  it('meets the deletion of its person without a credit too many [MAKE-1]', { tags: 'on-server' }, async () => {
    const ada = await test.person();
    test.pauseEngine();
    const ids = [await anImage(ada), await anImage(ada), await anImage(ada)];
    const leave = test.call(privacy.deleteAccount, {
      token: ada.token,
      body: { password: test.password, confirm: 'DELETE' },
    });
    const answers = await Promise.all(ids.map((id) => cancel(ada, id)));
    await leave;
    for (const { status } of answers) expect([200, 401, 404]).toContain(status);
    expect(await ledgerViolations(test.database)).toEqual([]);
  });

  it(
    'ends the work of an image and of a video at once, and keeps out what comes too late [MAKE-4]',
    { tags: 'on-server' },
    async () => {
      const ada = await test.person();
      let isTold = false;
      const { promise: painted, resolve: paint } = Promise.withResolvers<void>();
      test.engine.script = async (request) => {
        request.signal.addEventListener('abort', () => (isTold = true));
        await painted;
        return paintFlat(request);
      };
      const id = await anImage(ada);
      await waitFor('it to be painted', async () => test.engine.requests.length === 1);
      await cancel(ada, id);
      await waitFor('the engine to be told', async () => isTold);
      paint();
      expect((await test.finished(ada, id)).status).toBe('failed');
      const moving = await runningVideo(ada);
      expect((await cancel(ada, moving)).body).toMatchObject({
        refunded_credits: 15,
        generation: { status: 'failed' },
      });
      await waitFor('the film to be given up', async () => test.videoEngine.cancelled.length > 0);
      test.videoEngine.script = flatVideos;
      expect((await test.finished(ada, await aVideo(ada), 'videos')).status).toBe('succeeded');
      expect(await test.balance(ada)).toBe(35);
      expect(test.objectStore.keys().filter((key) => key.includes(id))).toEqual([]);
      expect(await ledgerViolations(test.database)).toEqual([]);
    },
  );
});

describe('an engine that has to be paid', () => {
  const tooLate = {
    code: 'too_late_to_cancel',
    message: 'The engine has begun and will be paid, so this cannot be taken back.',
  };

  it('paints to the end what it has begun, and gives back what still waits [MAKE-2, MAKE-3]', async () => {
    setRestartable({ ...usual, image: false });
    const ada = await test.person();
    const release = test.pauseEngine();
    const [begun, , waits] = [await anImage(ada), await anImage(ada), await anImage(ada)];
    await waitFor('two in the engine', async () => test.engine.requests.length === 2);
    expect((await read(ada, begun)).cancel).toBe('too_late');
    const refused = await cancel(ada, begun);
    expect([refused.status, refused.error]).toEqual([409, expect.objectContaining(tooLate)]);
    expect((await read(ada, waits)).cancel).toBe('refund');
    expect((await cancel(ada, waits)).body.refunded_credits).toBe(1);
    release();
    expect((await test.finished(ada, begun)).status).toBe('completed');
    expect(await test.balance(ada)).toBe(48);
    expect(await ledgerViolations(test.database)).toEqual([]);
  });

  it('brings the video that could not be taken back any more, and keeps its price [MAKE-2, MAKE-3]', async () => {
    setRestartable({ ...usual, video: false });
    const ada = await test.person();
    const id = await runningVideo(ada);
    const refused = await cancel(ada, id);
    expect([refused.status, refused.error]).toEqual([409, expect.objectContaining(tooLate)]);
    test.videoEngine.script = flatVideos;
    expect((await test.finished(ada, id, 'videos')).status).toBe('succeeded');
    expect(await test.balance(ada)).toBe(35);
    expect(await ledgerViolations(test.database)).toEqual([]);
  });

  it('lets a video go where it says that it stopped, and videos on where it does not [MAKE-2, MAKE-3]', async () => {
    setRestartable({ ...usual, video: false });
    const ada = await test.person();
    const id = await runningVideo(ada);
    expect((await read(ada, id, 'videos')).cancel).toBeNull();
    expect((await cancel(ada, id)).status).toBe(409);
    test.videoEngine.takingBack = () => {
      throw new Error('nobody answers');
    };
    expect((await cancel(ada, id)).status).toBe(409);
    expect(test.videoEngine.cancelled).toEqual([]);
    test.videoEngine.takingBack = () => 'stopped';
    expect((await cancel(ada, id)).body).toMatchObject({ refunded_credits: 15 });
    const task = await test.database.db.selectFrom('provider_task').select('state').executeTakeFirst();
    expect(task?.state).toBe('unpaid');
    expect(await test.balance(ada)).toBe(50);
    expect(await ledgerViolations(test.database)).toEqual([]);
  });
});

it(
  'asks no paid engine for what was taken back, and takes nothing back of what it was asked, in whatever order both come [MAKE-2]',
  { tags: 'on-server' },
  async () => {
    setRestartable({ ...usual, image: false });
    const ada = await test.person({ credits: 100 });
    const made = await Promise.all(
      Array.from({ length: racing }, async (_, index) => {
        const id = await anImage(ada);
        const state = () =>
          test.database.db.selectFrom('content').select('status').where('id', '=', id).executeTakeFirst();
        if (index % 2 === 0) await waitFor('a worker', async () => (await state())?.status !== 'queued');
        const { status, body } = await cancel(ada, id);
        return { id, status, refunded: status === 200 ? body.refunded_credits : 0 };
      }),
    );
    for (const { id, status, refunded } of made) {
      const done = await test.finished(ada, id);
      const asked = test.engine.requests.filter((request) => request.id === id).length;
      // 200 without a refund: it had been made before.
      expect([done.status, asked]).toEqual(refunded === 1 ? ['failed', 0] : ['completed', 1]);
      if (status === 409) expect(refunded).toBe(0);
    }
    expect(await ledgerViolations(test.database)).toEqual([]);
  },
);

/** By each of five people. */
const racing = isLong ? 40 : 8;

it(
  `ends each of ${5 * racing} that race with their completion once: made and paid, or taken back and refunded [MAKE-1]`,
  { tags: 'on-server' },
  async () => {
    const random = createRandom(7);
    const people = await Promise.all(Array.from({ length: 5 }, () => test.person({ credits: 200 })));
    const made = await Promise.all(
      people.flatMap((who) =>
        Array.from({ length: 40 }, async () => {
          const id = await anImage(who);
          // Some at once, some while they are painted, some when they are done.
          const patience = random();
          const isBegun = () => test.engine.requests.some((request) => request.id === id);
          if (patience > 0.3) await waitFor('it to be begun', async () => isBegun());
          if (patience > 0.9) await test.finished(who, id);
          const answers = await Promise.all([cancel(who, id), cancel(who, id)]);
          return { who, id, refunded: answers.reduce((sum, { body }) => sum + body.refunded_credits, 0) };
        }),
      ),
    );
    expect(new Set(made.map(({ refunded }) => refunded))).toEqual(new Set([0, 1]));
    for (const { who, id, refunded } of made) {
      const { status } = await test.finished(who, id);
      expect([status, refunded]).toEqual(status === 'completed' ? ['completed', 0] : ['failed', 1]);
    }
    for (const who of people) {
      const paid = made.filter((one) => one.who === who && one.refunded === 0).length;
      expect(await test.balance(who)).toBe(200 - paid);
    }
    expect(await ledgerViolations(test.database)).toEqual([]);
  },
);
