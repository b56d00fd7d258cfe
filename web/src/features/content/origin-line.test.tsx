import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readProof } from '../../lib/prompt-proof.ts';
import { bought, locked, noButton, openDetail as open, own } from '../../testing/detail-stage.tsx';

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
});

const signature = { fingerprint: `${'ab'.repeat(7)}12${'cd'.repeat(24)}`, signed_at: '2026-11-22T10:00:00.000Z' };
const signed = { signature, model: 'studio-1.0', completed_at: '2026-11-22T10:00:00.000Z' };
const opening = '0f'.repeat(32);
const line = () => screen.findByText(/^Signed ·/);

describe('the line of a signed item', () => {
  it.each(['image', 'video'] as const)(
    'says what the file of an %s says, and leads to where files are checked [ORIGIN-21]',
    async (kind) => {
      const { user } = open({ ...locked, ...signed }, {}, { kind, guest: true });
      const day = new Date(signature.signed_at).toLocaleDateString([], {
        day: 'numeric',
        month: 'short',
        year: 'numeric',
      });
      expect((await line()).textContent).toBe(`Signed · studio-1.0 · ${day}`);
      await user.click(await line());
      expect(screen.getByText('abababababababab'.slice(0, 14) + '12')).toBeTruthy();
      await user.click(screen.getByRole('link', { name: 'Check a file' }));
      await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/verify'));
    },
  );

  it('is not there where nobody has signed the file [ORIGIN-21]', async () => {
    open(own);
    await screen.findByText('Size');
    expect(screen.queryByText(/^Signed/)).toBeNull();
  });
});

describe('the proof of the words', () => {
  it.each([
    ['their owner', own],
    ['their buyer', bought],
  ])('is copied by %s, and read again where files are checked [ORIGIN-22]', async (_who, facts) => {
    const { user } = open({ ...facts, ...signed, style: 'anime', prompt_opening: opening });
    await user.click(await line());
    await user.click(screen.getByRole('button', { name: 'Copy the proof' }));
    expect(await screen.findByText('Proof copied. Keep it with the file.')).toBeTruthy();
    const text = await navigator.clipboard.readText();
    expect(readProof(text)).toMatchObject({ prompt: facts.text_prompt, style: 'anime' });
    expect(text).not.toContain(opening);
    expect(JSON.parse(text)).toMatchObject({ item: 'a' });
  });

  it('is not offered for locked words, whatever came with them [ORIGIN-22]', async () => {
    const { user } = open({ ...locked, ...signed, prompt_opening: opening }, {}, { guest: true });
    await user.click(await line());
    expect(screen.getByText(/Who unlocks them can prove/)).toBeTruthy();
    noButton('Copy the proof');
    expect(document.body.textContent).not.toContain(opening);
  });

  it('says when it could not be copied [ORIGIN-22]', async () => {
    const { user } = open({ ...own, ...signed, prompt_opening: opening });
    await user.click(await line());
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('forbidden'));
    await user.click(screen.getByRole('button', { name: 'Copy the proof' }));
    expect(await screen.findByText('Failed to copy. Please try again.')).toBeTruthy();
  });
});
