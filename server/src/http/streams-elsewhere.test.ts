import { afterEach, describe, expect, it } from 'vitest';
import type { SignedIn } from '../kernel/actor.ts';
import { createTestClock } from '../testing/test-clock.ts';
import { createEventStreams, type EventStreams } from './event-streams.ts';

const open: EventStreams[] = [];
afterEach(() => {
  for (const streams of open.splice(0)) streams.close();
});

/** Processes that hear each other, at once or (`held`) only when told to. */
function processes(names: readonly string[]) {
  const clock = createTestClock();
  const listeners: ((text: string) => void)[] = [];
  const held: string[] = [];
  let isHeld = false;
  const deliver = (text: string): void => {
    for (const listener of listeners) listener(text);
  };
  const all = names.map((processId) =>
    createEventStreams({
      stopping: new AbortController().signal,
      findLive: async (sessionIds) => new Set(sessionIds),
      processId,
      news: {
        publish: async (text) => void (isHeld ? held.push(text) : deliver(text)),
        subscribe: (listener) => void listeners.push(listener),
      },
      now: () => clock.now().getTime(),
    }),
  );
  open.push(...all);
  return {
    all,
    clock,
    hold: () => {
      isHeld = true;
    },
    release: () => {
      isHeld = false;
      for (const text of held.splice(0)) deliver(text);
    },
    lose: () => void held.splice(0),
  };
}

const person = (userId: string): SignedIn => ({
  kind: 'user',
  userId,
  sessionId: `session of ${userId}`,
  role: 'user',
});
const refused = expect.objectContaining({ code: 'too_many_streams' });

/** What is thrown, if anything. */
function outcome(act: () => unknown): unknown {
  try {
    act();
    return 'open';
  } catch (error) {
    return error;
  }
}

describe('streams in several processes', () => {
  it('are twenty a person together, and a place that is given back anywhere can be taken anywhere [GROUND-13]', () => {
    const { all } = processes(['a', 'b', 'c']);
    const places = Array.from({ length: 20 }, (_, n) => all[n % 3]?.enter(person('ada')));
    for (const streams of all) expect(outcome(() => streams.enter(person('ada')))).toEqual(refused);
    expect(outcome(() => all[1]?.enter(person('bob')))).toBe('open');
    places[0]?.leave();
    places[0]?.leave();
    expect(outcome(() => all[1]?.enter(person('ada')))).toBe('open');
    expect(outcome(() => all[0]?.enter(person('ada')))).toEqual(refused);
  });

  it('that were opened in the same moment are ended again beyond twenty, by one of the processes [GROUND-13]', () => {
    const { all, hold, release } = processes(['a', 'b']);
    hold();
    const ofA = Array.from({ length: 15 }, () => all[0]?.enter(person('ada')));
    const ofB = Array.from({ length: 15 }, () => all[1]?.enter(person('ada')));
    release();
    const living = (places: typeof ofA) => places.filter((place) => place?.signal.aborted === false).length;
    expect([living(ofA), living(ofB)]).toEqual([15, 5]);
    for (const place of ofB) if (place?.signal.aborted) place.leave();
    expect(outcome(() => all[0]?.enter(person('ada')))).toEqual(refused);
  });

  it('of a process that died are forgotten after a while [GROUND-13]', () => {
    const { all, clock, hold, lose } = processes(['a', 'b']);
    for (let n = 0; n < 20; n += 1) all[0]?.enter(person('ada'));
    hold();
    expect(outcome(() => all[1]?.enter(person('ada')))).toEqual(refused);
    clock.advanceSeconds(151);
    lose();
    expect(outcome(() => all[1]?.enter(person('ada')))).toBe('open');
  });
});
