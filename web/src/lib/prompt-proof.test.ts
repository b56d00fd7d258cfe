import { describe, expect, it } from 'vitest';
import { readProof, writeProof } from './prompt-proof.ts';

/** What `sealKey` of the server makes of that opening for the words. */
const key = '8c5d0d2313eb6394c42e6c3a0031b9743168ac0419a7ed31f850f700076160e7';
const proof = { prompt: 'A "lake"\n\u202e湖\u0301', style: 'anime', opening: '0f'.repeat(32) };

describe('the proof of a prompt', () => {
  it('is read as it was written, line by line and sign by sign [ORIGIN-22]', async () => {
    const text = await writeProof({ ...proof, item: 'x', page: 'https://house.example/verify' });
    expect(readProof(text)).toEqual({ ...proof, opening: key });
    expect(readProof(`\n  ${text}\n`)).toEqual({ ...proof, opening: key });
    // With the opening the seed could be tried out.
    expect(text).not.toContain(proof.opening);
    expect(JSON.parse(text)).toMatchObject({ item: 'x', check: 'https://house.example/verify' });
    const longest = { ...proof, prompt: '\u0007'.repeat(700) };
    const written = await writeProof({ ...longest, item: 'x'.repeat(36), page: 'https://house.example/verify' });
    expect(readProof(written)?.prompt).toBe(longest.prompt);
  });

  it.each([
    'a lake',
    '{',
    '{}',
    '[]',
    'null',
    JSON.stringify({ ...proof }),
    JSON.stringify({ proof: 'loomlight/words/2', key, ...proof }),
    JSON.stringify({ proof: 'loomlight/words/1', ...proof, key: 'zz' }),
    JSON.stringify({ proof: 'loomlight/words/1', ...proof, key, style: 7 }),
    `${' '.repeat(10_000)}${JSON.stringify({ proof: 'loomlight/words/1', key, ...proof })}`,
  ])('is no other text: %s [ORIGIN-22]', (text) => {
    expect(readProof(text)).toBeUndefined();
  });
});
