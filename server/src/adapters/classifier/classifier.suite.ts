import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Classifier } from '../../ports/classifier.ts';
import {
  type ClassifierPeer,
  type ClassifierFault,
  classifierFaults,
  openClassifierPeer,
} from '../../testing/peers/classifier-peer.ts';
import type { BreakerSettings } from '../engines/lib/circuit-breaker.ts';

/** Words, as they are asked about. */
export const words = (asked: string) => ({ kind: 'text', words: asked }) as const;

/** A image, as it is asked about: no adapter decodes it. */
export const image = { kind: 'image', bytes: Buffer.from('a picture'), mediaType: 'image/webp' } as const;

/** How long an adapter waits for what never comes: short, so that it is late soon. */
const hastyMs = 300;
/** How long it waits for what does come: a busy machine is no fault of anybody's. */
export const patientMs = 60_000;
/** Whoever takes so long has no limit. */
const hangsMs = 30_000;

/** What every adapter to a classifier elsewhere does, over a real socket. */
export function describeClassifier(
  name: string,
  open: (peer: ClassifierPeer, line: { readonly timeoutMs: number; readonly breaker: BreakerSettings }) => Classifier,
): void {
  describe(`the classifier ${name}`, () => {
    let peer: ClassifierPeer;
    beforeAll(async () => {
      peer = await openClassifierPeer();
    });
    beforeEach(() => {
      peer.requests.length = 0;
      peer.verdict = 'pass';
      peer.fault = undefined;
    });
    afterAll(() => peer.close());
    const opened = (breaker: BreakerSettings = {}, timeoutMs = patientMs) => open(peer, { timeoutMs, breaker });

    it.each(['pass', 'review', 'refuse'] as const)('says %s where the other side does [DESK-32]', async (verdict) => {
      peer.verdict = verdict;
      expect(await opened().classify(words('A lake, “quoted” \u{1F30A}'))).toMatchObject({
        ...{ kind: 'judged', verdict, model: 'peer-1' },
      });
      expect(JSON.stringify(JSON.parse(peer.requests[0]?.body ?? ''))).toContain('A lake, “quoted” \u{1F30A}');
    });

    it.each(['pass', 'review', 'refuse'] as const)(
      'says %s of a image, which it sends itself [DESK-132]',
      async (verdict) => {
        peer.verdict = verdict;
        expect(await opened().classify(image)).toMatchObject({ kind: 'judged', verdict });
        expect(peer.requests[0]?.body).toContain(image.bytes.toString('base64'));
      },
    );

    const reasons: Readonly<Record<ClassifierFault, string>> = {
      late: 'timeout',
      'slow-body': 'timeout',
      '500': 'status 500',
      '401': 'status 401',
      '429': 'status 429',
      html: 'another shape',
      'wrong-shape': 'another shape',
      empty: 'another shape',
      huge: 'too_large',
      closed: 'broken',
      'cut-off': 'broken',
      redirect: 'redirect',
    };
    it.each(classifierFaults)(
      'knows nothing, in time and without a word of what it asked, after: %s [DESK-32]',
      async (fault) => {
        peer.fault = fault;
        const from = performance.now();
        const waitMs = reasons[fault] === 'timeout' ? hastyMs : patientMs;
        expect(await opened({}, waitMs).classify(words('canaryclassified words'))).toEqual({
          kind: 'unknown',
          reason: reasons[fault],
        });
        expect(await opened({}, waitMs).classify(image)).toEqual({ kind: 'unknown', reason: reasons[fault] });
        // What waits for its end waits for ever; how soon a busy machine gets to it is its own matter.
        expect(performance.now() - from).toBeLessThan(hangsMs);
      },
    );

    it('knows nothing of a place where nobody listens [DESK-32]', async () => {
      const gone = await openClassifierPeer();
      await gone.close();
      const answer = await open(gone, { timeoutMs: patientMs, breaker: {} }).classify(words('A lake'));
      expect(answer).toEqual({ kind: 'unknown', reason: 'unreachable' });
    });

    it('is left alone after a row of failures, then tried once, and asked as ever when it is back [DESK-32]', async () => {
      let now = 0;
      const states: string[] = [];
      const classifier = opened({
        ...{ failuresMax: 3, openMs: 1_000, now: () => now, random: () => 0 },
        onChange: ({ state }) => states.push(state),
      });
      peer.fault = '500';
      for (let times = 0; times < 3; times += 1) await classifier.classify(words('A lake'));
      expect(await classifier.classify(words('A lake'))).toEqual({ kind: 'unknown', reason: 'left alone' });
      expect(peer.requests).toHaveLength(3);
      peer.fault = undefined;
      now = 1_001;
      expect(await classifier.classify(words('A lake'))).toMatchObject({ kind: 'judged', verdict: 'pass' });
      expect(await classifier.classify(words('A lake'))).toMatchObject({ kind: 'judged', verdict: 'pass' });
      expect([peer.requests.length, states.at(-1)]).toEqual([5, 'closed']);
    });

    it('answers twenty at once, each with its own [DESK-32]', async () => {
      const classifier = opened();
      const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => classifier.classify(words(`lake ${n}`))));
      expect(answers.every((answer) => answer.kind === 'judged')).toBe(true);
      expect(peer.requests).toHaveLength(20);
    });
  });
}
