import { entryKinds } from '@loomlight/contract';
import { describe, expect, it } from 'vitest';
import { entryTime, signedCredits, transactionName } from './transaction-words.ts';

describe('the words of an entry', () => {
  it('are its kind without underscores, capitalised [R-CRED-12]', () => {
    expect(transactionName('image_generation_refund')).toBe('Image Generation Refund');
    expect(transactionName('some_new__kind')).toBe('Some New Kind');
  });

  it.each([
    ['purchase', 'Purchase'],
    ['image_generation', 'Image Generation'],
    ['video_generation', 'Video Generation'],
    ['image_generation_refund', 'Image Generation Refund'],
    ['video_generation_refund', 'Video Generation Refund'],
    ['bonus', 'Bonus'],
    ['admin_credit', 'Admin Credit'],
    ['promotional_credit', 'Promotional Credit'],
    ['credit_expiry', 'Credit Expiry'],
    ['credit_deduction', 'Credit Deduction'],
    ['prompt_sale', 'Prompt Sale'],
    ['sale_reversal', 'Sale Reversal'],
  ] as const)('%s is a kind of the ledger and reads %s [R-CRED-11]', (kind, words) => {
    expect(entryKinds).toContain(kind);
    expect(transactionName(kind)).toBe(words);
  });

  it('carry a sign', () => {
    expect([signedCredits(5), signedCredits(-1_500), signedCredits(0)]).toEqual(['+5', '−1,500', '0']);
  });

  it('name today and yesterday', () => {
    const now = new Date(2026, 5, 15, 12);
    expect(entryTime(new Date(2026, 5, 15, 9, 5).toISOString(), now)).toMatch(/^Today .*9:05/);
    expect(entryTime(new Date(2026, 5, 14, 23).toISOString(), now)).toBe('Yesterday');
    expect(entryTime('nonsense', now)).toBe('');
  });
});
