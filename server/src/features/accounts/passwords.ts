import { hash, verify } from '@node-rs/argon2';

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

export function createPasswords(): Passwords {
  const limited = createLimiter(concurrency);
  let dummy: Promise<string> | undefined;
  return {
    hash: (password) => limited(() => hash(password, parameters)),
    matches: (password, storedHash) =>
      limited(async () => {
        // A hash of nothing anybody knows: the work is the same, the answer always no.
        dummy ??= hash(crypto.randomUUID(), parameters);
        const isMatch = await verify(storedHash ?? (await dummy), password);
        return isMatch && storedHash !== null && storedHash !== undefined;
      }),
  };
}

/** Runs at most `max` tasks at once; the others wait in order. */
function createLimiter(max: number): <T>(task: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (running < max) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      // The place is handed on, not freed: a newcomer between the two would make one too many.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
