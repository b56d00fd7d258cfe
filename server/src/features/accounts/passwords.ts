import { hash, verify } from '@node-rs/argon2';
import { createLimiter } from '../../kernel/limiter.ts';

/** Hashes and checks passwords on a bounded number of threads. */
export interface Passwords {
  /** argon2id as a PHC string. */
  hash(password: string): Promise<string>;
  /** Takes the same time whether there is a hash or not, so that nobody learns which addresses have accounts. */
  matches(password: string, storedHash: string | null | undefined): Promise<boolean>;
}

/** The figures that OWASP names for argon2id (the library's own default variant): 19 MiB, two passes, one lane. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const concurrency = 2;

/** Memory in KiB, passes, lanes. */
export interface PasswordCost {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** `cost` is another one only in tests: thousands of test people need not be hard to guess. */
export function createPasswords(cost: PasswordCost = parameters): Passwords {
  const limited = createLimiter(concurrency);
  let dummy: Promise<string> | undefined;
  return {
    hash: (password) => limited(() => hash(password, cost)),
    matches: (password, storedHash) =>
      limited(async () => {
        // A hash of nothing anybody knows: the work is the same, the answer always no.
        dummy ??= hash(crypto.randomUUID(), cost);
        const isMatch = await verify(storedHash ?? (await dummy), password);
        return isMatch && storedHash !== null && storedHash !== undefined;
      }),
  };
}
