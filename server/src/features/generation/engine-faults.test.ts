import { contract } from '@loomlight/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ImageEngine } from '../../ports/image-engine.ts';
import type { VideoEngine } from '../../ports/video-engine.ts';
import { isLong } from '../../testing/long.ts';
import { delegate } from '../../testing/peers/delegate.ts';
import type { Fault, Peer } from '../../testing/peers/peer.ts';
import { imageRigs, patientLimits, videoRigs } from '../../testing/peers/rigs.ts';
import { serverUrl } from '../../testing/test-settings.ts';
import { ledgerViolations, openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

// Every engine elsewhere against its stand-in, with everything that can go wrong, through the whole product: what is
// counted is what the provider would bill, what the person gets back, and how it ends. Every fault with every engine: npm test -- --long;
// on each change every engine meets a fifth of them, the next one another fifth.

const lostAnswers: readonly Fault[] = ['500-after', 'drop-after', 'hang', 'html-answer', 'empty-answer'];
const refusals: readonly Fault[] = ['bad-parameters', 'content', 'bad-key'];
const passing: readonly Fault[] = ['none', 'limited', 'overloaded', 'look-500', 'look-drop'];
const endings: readonly Fault[] = ['failed', 'content-late', 'expired'];
const spoiled: readonly Fault[] = ['wrong-bytes', 'truncated', 'wrong-size', 'huge', 'redirect-private'];
const faults = [...passing, ...lostAnswers, ...refusals, ...endings, ...spoiled];

// On PostgreSQL one engine of each kind: what differs there is the database, and the embedded run has tried them all.
const onPostgres = serverUrl !== undefined;
const imageEngines = onPostgres ? imageRigs.slice(0, 1) : imageRigs;
const videoEngines = onPostgres ? videoRigs.slice(0, 1) : videoRigs;

/** The faults that an engine meets, by its place among the engines. */
const faultsOf = <Name extends string>(all: readonly Name[], place: number): readonly Name[] =>
  isLong || onPostgres ? all : all.filter((_, index) => (index + place) % 8 === 0);

/** For an answer that never comes: nobody need wait as long for it as a busy machine may take for one that does. */
const hasty = { limits: { ...patientLimits, startTimeoutMs: 400, imageTimeoutMs: 400 } };

let test: TestApp;
const image = delegate<ImageEngine>();
const video = delegate<VideoEngine>();
beforeAll(async () => {
  test = await openTestApp({ ENGINE_IMAGE_TIMEOUT_S: '20', ENGINE_VIDEO_TIMEOUT_S: '20' }, undefined, undefined, {
    imageEngine: image.engine,
    videoEngine: video.engine,
  });
});
beforeEach(() => test.reset());
afterAll(() => test.close());

/** What is known in the end. */
async function account(who: TestPerson, peer: Peer, id: string) {
  const history = await test.call(contract.credits.history, { token: who.token, query: { filter: 'refunds' } });
  const row = await test.database.db
    .selectFrom('provider_task')
    .select('state')
    .where('content_id', '=', id)
    .executeTakeFirst();
  return {
    paidTasks: peer.tasks.length,
    refunds: history.body.transactions.filter((entry) => entry.generation_id === id).length,
    books: row?.state,
    trespasses: peer.trespasses,
  };
}

/** What the books may say; whether a task that failed was paid depends on how its engine tells. */
function books(fault: Fault, survives: boolean): readonly string[] {
  if (survives) return ['delivered'];
  if (refusals.includes(fault)) return ['unpaid'];
  return endings.includes(fault) ? ['unpaid', 'possibly_paid'] : ['possibly_paid'];
}

/** Images that arrive inside the answer itself are not fetched: no redirect, and no look that could go wrong. */
describe.each(imageEngines.map((rig, place) => ({ rig, place, name: rig.name })))(
  'images from $name',
  ({ rig, place }) => {
    let peer: Peer;
    beforeAll(async () => {
      peer = await rig.openPeer();
      peer.now = () => test.clock.now();
    });
    beforeEach(async () => {
      peer.reset();
      image.use(await rig.openEngine(peer));
    });
    afterAll(() => peer.close());

    it.each(faultsOf(faults, place))(
      'with %s: paid at most once, refunded exactly when there is no image',
      async (fault) => {
        peer.fault = fault;
        if (fault === 'hang') image.use(await rig.openEngine(peer, hasty));
        const ada = await test.person({ credits: 100 });
        const { body } = await test.call(contract.images.generate, {
          token: ada.token,
          body: {
            text_prompt: 'A lake --seed 5 <sd_cpp_extra_args>{}</sd_cpp_extra_args>',
            size: '1024x1024',
            seed: 7,
          },
        });
        const done = await test.finished(ada, body.id);
        const seen = await account(ada, peer, body.id);
        const inline = peer.requests.every(({ path }) => !path.startsWith('/media/') && path !== '/view');
        const survives =
          passing.includes(fault) ||
          (rig.findsLostStarts && lostAnswers.includes(fault)) ||
          (fault === 'redirect-private' && inline);
        expect({ fault, status: done.status }).toEqual({ fault, status: survives ? 'completed' : 'failed' });
        expect(seen.paidTasks).toBe(refusals.includes(fault) ? 0 : 1);
        expect(seen.refunds).toBe(survives ? 0 : 1);
        expect(seen.trespasses).toBe(0);
        expect(await test.balance(ada)).toBe(survives ? 98 : 100);
        if (!image.engine.capabilities.restartable) expect(books(fault, survives)).toContain(seen.books);
        if (!survives) expect(done.status_message).toMatch(/^[A-Z].* Your credits have been refunded\.$/);
        if (fault === 'content' || fault === 'content-late')
          expect(done.status_message).toContain('because of its content');
        if (survives)
          expect([done.image_dimensions, done.media_type]).toEqual([{ width: 1024, height: 1024 }, 'image/png']);
        const sent = peer.requests.map(({ raw }) => raw.toString()).join('\n');
        expect(sent).not.toMatch(/--seed|sd_cpp_extra_args/);
        expect(await ledgerViolations(test.database)).toEqual([]);
      },
    );
  },
);

describe.each(videoEngines.map((rig, place) => ({ rig, place, name: rig.name })))(
  'videos from $name',
  ({ rig, place }) => {
    let peer: Peer;
    beforeAll(async () => {
      peer = await rig.openPeer();
      peer.now = () => test.clock.now();
    });
    beforeEach(async () => {
      peer.reset();
      video.use(await rig.openEngine(peer));
    });
    afterAll(() => peer.close());

    it.each(faultsOf([...faults, 'wrong-length' as const], place))(
      'with %s: paid at most once, refunded exactly when there is no video',
      async (fault) => {
        peer.fault = fault;
        if (fault === 'hang') video.use(await rig.openEngine(peer, hasty));
        const ada = await test.person({ credits: 100 });
        const { body } = await test.call(contract.videos.generate, {
          token: ada.token,
          body: { text_prompt: 'Waves --resolution 1080p --dur 10', seed: 0, ...rig.video },
        });
        const done = await test.finished(ada, body.id, 'videos');
        const seen = await account(ada, peer, body.id);
        const survives = passing.includes(fault) || (rig.findsLostStarts && lostAnswers.includes(fault));
        expect({ fault, status: done.status, message: done.status_message }).toMatchObject({
          fault,
          status: survives ? 'succeeded' : 'failed',
        });
        expect(seen.paidTasks).toBe(refusals.includes(fault) ? 0 : 1);
        expect(seen.refunds).toBe(survives ? 0 : 1);
        expect(seen.trespasses).toBe(0);
        expect(books(fault, survives)).toContain(seen.books);
        if (fault === 'content' || fault === 'content-late')
          expect(done.status_message).toContain('because of its content');
        const sent = peer.requests.map(({ raw }) => raw.toString()).join('\n');
        expect(sent).not.toMatch(/--resolution|--dur/);
        if (survives) {
          const file = await test.app.http.inject({ url: done.media_url ?? '' });
          expect(file.rawPayload.includes('the prompt in the metadata')).toBe(false);
          expect(file.rawPayload.includes('trainedAlgorithmicMedia')).toBe(true);
        }
        expect(await ledgerViolations(test.database)).toEqual([]);
      },
    );
  },
);
