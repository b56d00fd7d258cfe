import type { contract, ReplyOf } from '@loomlight/contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aSelf, signInAs } from '../../testing/builders.ts';
import { fakeBackend, type FakeHandlers } from '../../testing/fake-backend.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { PromptTrades } from './prompt-trades.tsx';

const purchase = (no: number): ReplyOf<typeof contract.prompts.purchases>['purchases'][number] => ({
  no,
  content_id: `piece-${no}`,
  content_type: no === 2 ? 'video' : 'image',
  owner_id: 'somebody',
  credits_used: no === 1 ? 1 : 8,
  created_at: '2026-01-12T10:00:00.000Z',
  text_prompt: `Bought words ${no}`,
  negative_prompt: no === 3 ? 'people and boats' : null,
});

function open(handlers: FakeHandlers = {}) {
  signInAs();
  fakeBackend({
    'accounts.profile': () => aSelf(),
    'prompts.purchases': () => ({ purchases: [], total: 0 }),
    'prompts.sales': () => ({ sales: [], total: 0, credits_earned_total: 0, fee_percent: 20 }),
    ...handlers,
  });
  renderApp(<PromptTrades />);
  return { user: userEvent.setup() };
}

describe('prompts that changed hands', () => {
  it('shows what was bought with its words and what they leave out, six at a time, and where it is [MAKE-68]', async () => {
    const all = [1, 2, 3, 4, 5, 6, 7].map(purchase);
    const { user } = open({
      'prompts.purchases': ({ query }) => {
        const offset = Number(query.get('offset'));
        return { purchases: all.slice(offset, offset + 6), total: 7 };
      },
    });
    const region = within(await screen.findByRole('region', { name: 'Prompts Bought and Sold' }));
    expect(await region.findByText('Bought words 1')).toBeTruthy();
    expect(region.getAllByRole('listitem')).toHaveLength(6);
    expect(region.getAllByText(/people and boats/).map(({ textContent }) => textContent)).toEqual([
      'Left out: people and boats',
    ]);
    expect(region.getByText(/^1 credit ·/)).toBeTruthy();
    expect(region.getByRole('link', { name: 'Show video' }).getAttribute('href')).toBe('/generate/video/piece-2');
    await user.click(region.getByRole('button', { name: 'Show more' }));
    expect(await region.findByText('Bought words 7')).toBeTruthy();
    expect(region.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('has words for nothing bought and nothing sold', async () => {
    const { user } = open();
    expect(await screen.findByText('No prompt purchases yet')).toBeTruthy();
    expect(screen.getByText('When you purchase prompt access to locked content, it will appear here!')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'Sold' }));
    expect(await screen.findByText('No prompts sold yet')).toBeTruthy();
  });

  it('adds up what the seller has earned', async () => {
    const sale = {
      no: 1,
      content_id: 'mine',
      content_type: 'image' as const,
      buyer_id: 'somebody',
      credits_earned: 6,
      held_until: null,
      credits_taken_back: 0,
      created_at: '2026-01-12T10:00:00.000Z',
    };
    const { user } = open({
      'prompts.sales': () => ({ sales: [sale], total: 1, credits_earned_total: 6, fee_percent: 20 }),
    });
    await user.click(await screen.findByRole('radio', { name: 'Sold' }));
    expect(await screen.findByText('6 credits')).toBeTruthy();
    expect(screen.getByText('+6')).toBeTruthy();
  });

  it.each([
    ['that is on hold', { held_until: '2026-12-03T12:00:00.000Z' }, /On hold until .*December/],
    ['that was taken back', { credits_taken_back: 80 }, /Taken back: the payment was reversed/],
    [
      'of which a part was taken back',
      { held_until: '2026-12-03T12:00:00.000Z', credits_taken_back: 20 },
      /20 credits taken back: the payment was reversed · the rest on hold until/,
    ],
  ])('says of a sale %s what became of it [BOOKS-8]', async (_what, facts, words) => {
    const sale = {
      no: 1,
      content_id: 'mine',
      content_type: 'image' as const,
      buyer_id: 'somebody',
      credits_earned: 80,
      held_until: null,
      credits_taken_back: 0,
      created_at: '2026-01-12T10:00:00.000Z',
      ...facts,
    };
    const { user } = open({
      'prompts.sales': () => ({ sales: [sale], total: 1, credits_earned_total: 80, fee_percent: 20 }),
    });
    await user.click(await screen.findByRole('radio', { name: 'Sold' }));
    const region = within(screen.getByRole('region', { name: 'Prompts Bought and Sold' }));
    expect((await region.findByRole('listitem')).textContent).toMatch(words);
  });
});
