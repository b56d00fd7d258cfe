import { describe, expect, it } from 'vitest';
import { sealText, unsealText } from './sealed-text.ts';

const secret = 'the secret of this test, long enough';
const sealed = sealText(secret, 'of ada', 'a text');

describe('sealed text', () => {
  it('opens with the same secret for the same purpose', () => {
    expect(unsealText(secret, 'of ada', sealed)).toBe('a text');
    expect(sealed).not.toContain('a text');
  });

  it('is different each time, so that nobody sees who has the same', () => {
    expect(sealText(secret, 'of ada', 'a text')).not.toBe(sealed);
  });

  it.each([
    ['with another secret', () => unsealText(`${secret}!`, 'of ada', sealed)],
    ['for another purpose', () => unsealText(secret, 'of bob', sealed)],
    ['when it was changed', () => unsealText(secret, 'of ada', (sealed.startsWith('A') ? 'B' : 'A') + sealed.slice(1))],
    ['when it was cut off', () => unsealText(secret, 'of ada', sealed.slice(0, 30))],
    ['when it was never sealed', () => unsealText(secret, 'of ada', '')],
  ])('does not open %s', (_case, open) => {
    expect(open()).toBeUndefined();
  });
});
