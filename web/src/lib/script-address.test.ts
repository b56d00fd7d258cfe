import { expect, it } from 'vitest';
import { scriptAddress } from './script-address.ts';

it('gives the address of the script of Google and of our own, and of no other [GROUND-30]', () => {
  for (const address of ['https://accounts.google.com/gsi/client', '/dev/google/client.js'])
    expect(scriptAddress(address)).toBe(address);
  for (const address of [
    'https://accounts.google.com.evil.test/gsi/client',
    '//evil.test/x.js',
    'javascript:alert(1)',
    '',
  ])
    expect(() => scriptAddress(address)).toThrow('No script is loaded from there.');
});
