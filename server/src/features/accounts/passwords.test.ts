import { expect, it } from 'vitest';
import { createPasswords } from './passwords.ts';

it('hashes with argon2id at the named cost, each time with another salt', async () => {
  const passwords = createPasswords();
  const [one, two] = await Promise.all([passwords.hash('secret', 'open'), passwords.hash('secret', 'open')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(two);
  expect(await passwords.matches('secret', one, 'open')).toBe(true);
  expect(await passwords.matches('Secret', one, 'open')).toBe(false);
});

it('never matches without a stored hash', async () => {
  expect(await createPasswords().matches('', undefined, 'open')).toBe(false);
  expect(await createPasswords().matches('x', null, 'open')).toBe(false);
});
