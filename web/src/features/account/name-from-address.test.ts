import { expect, it } from 'vitest';
import { nameFromAddress } from './name-from-address.ts';

it.each([
  ['mira.lindqvist@example.org', 'Mira Lindqvist'],
  [' ada+news@example.org', 'Ada'],
  ['jean-luc_42@example.org', 'Jean Luc'],
  ['42@example.org', ''],
  ['a@example.org', ''],
  ['admin@example.org', ''],
  ['', ''],
])('makes a name of %j: %j [PEOPLE-21]', (email, name) => {
  expect(nameFromAddress(email)).toBe(name);
});
