import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { type BoundedQueue, createBoundedQueue, type Lane } from '../../kernel/bounded-queue.ts';

/**
 * Hashes and checks passwords on a bounded number of threads, in a queue with an end: both throw 503 `busy` beyond it. The lane
 * `reserved` is for those who have proved something already (a session, a mail, an earlier sign-in in this browser).
 */
export interface Passwords {
  /** argon2id as a PHC string. */
  hash(password: string, lane: Lane): Promise<string>;
  /** Takes the same time whether there is a hash or not, so that nobody learns which addresses have accounts. */
  matches(password: string, storedHash: string | null | undefined, lane: Lane): Promise<boolean>;
}

/** The figures that OWASP names for argon2id (the library's own default variant): 19 MiB, two passes, one lane. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** Half of the cores: the other half answers everybody else meanwhile. At some 30 ms a hash nobody waits longer than four seconds on two cores. */
const places = Math.max(1, Math.floor(availableParallelism() / 2));
const bounds = { places, waiting: { open: 60, reserved: 60 }, retryAfterS: 3 } as const;

/** Memory in KiB, passes, lanes. */
export interface PasswordCost {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** `cost` is another one only in tests: thousands of test people need not be hard to guess. */
export function createPasswords(
  cost: PasswordCost = parameters,
  queue: BoundedQueue = createBoundedQueue(bounds),
): Passwords {
  let dummy: Promise<string> | undefined;
  return {
    hash: (password, lane) => queue.run(() => hash(password, cost), lane),
    matches: (password, storedHash, lane) =>
      queue.run(async () => {
        // A hash of nothing anybody knows: the work is the same, the answer always no.
        dummy ??= hash(crypto.randomUUID(), cost);
        const isMatch = await verify(storedHash ?? (await dummy), password);
        return isMatch && storedHash !== null && storedHash !== undefined;
      }, lane),
  };
}
