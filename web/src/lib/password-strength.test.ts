import { describe, expect, it } from 'vitest';
import { passwordStrength } from './password-strength.ts';

describe('passwordStrength', () => {
  it.each([
    ['', 0, 'Weak'],
    ['abc', 0, 'Weak'],
    ['abcdef', 1, 'Weak'],
    ['abcdefgh', 2, 'Weak'],
    ['abcdefg1', 3, 'Fair'],
    ['Abcdef1', 3, 'Fair'],
    ['Abcdefg1', 4, 'Strong'],
    ['Abcdef-1', 5, 'Strong'],
    ['A1-', 3, 'Fair'],
    ['Äbcdef', 2, 'Weak'],
  ])('%s has %i points and is %s [R-AUTH-12]', (password, points, word) => {
    expect(passwordStrength(password)).toEqual({ points, word });
  });
});
