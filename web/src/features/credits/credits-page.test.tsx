import { entryKinds } from '@loomlight/contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { CreditsPage } from '../../pages/credits-page.tsx';
import { aSelf, signInAs } from '../../testing/builders.ts';
import { errorAnswer, fakeBackend, type FakeHandlers } from '../../testing/fake-backend.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { entryTime, signedCredits, transactionName } from './transaction-words.ts';

const entry = (id: string, type: string, amount: number) => ({
  id,
  type,
  amount,
  description: `About ${id}`,
  created_at: '2026-01-12T10:00:00.000Z',
  generation_id: null,
  balance_after: 0,
});
const history = {
  transactions: [entry('1', 'image_generation', -2), entry('2', 'image_generation_refund', 2), entry('3', 'bonus', 50)],
  total: 3,
  totals: { spent: 2, refunded: 2, net: 50 },
  owed: 0,
};

function open(handlers: FakeHandlers = {}) {
  signInAs();
  const backend = fakeBackend({
    'accounts.profile': () => aSelf(),
    'credits.balance': () => ({ credits: 1_248 }),
    'credits.history': () => history,
    ...handlers,
  });
  renderApp(<CreditsPage />, '/credits');
  return { backend, user: userEvent.setup() };
}

describe('Credits & Balance', () => {
  it('shows the balance, the entries and their totals', async () => {
    open();
    expect(await screen.findByText('1,248')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Credits & Balance' })).toBeTruthy();
    const region = within(await screen.findByRole('region', { name: 'Transaction History' }));
    expect((await region.findAllByRole('listitem')).map((row) => row.querySelector('b')?.textContent)).toEqual([
      'Image Generation',
      'Image Generation Refund',
      'Bonus',
    ]);
    for (const [name, value] of [
      ['Total Spent', '2'],
      ['Total Refunds', '2'],
      ['Net Credits', '+50'],
    ] as const)
      expect(region.getByText(name).nextElementSibling?.textContent).toBe(value);
  });

  it('filters on the server, and refreshes', async () => {
    const { user, backend } = open();
    const asked = () =>
      backend.calls.filter(({ id }) => id === 'credits.history').map(({ request }) => request.query.get('filter'));
    const ready = () => !screen.getByRole<HTMLButtonElement>('button', { name: 'Refresh' }).disabled;
    const filters = within(await screen.findByRole('radiogroup', { name: 'Filter' })).getAllByRole('radio');
    expect(filters.map(({ textContent }) => textContent)).toEqual(['All', 'Spent', 'Refunds']);
    await expect.poll(ready).toBe(true);
    for (const filter of filters.slice(1)) {
      await user.click(filter);
      await expect.poll(ready).toBe(true);
    }
    expect(asked()).toEqual(['all', 'spent', 'refunds']);
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await expect.poll(asked).toEqual(['all', 'spent', 'refunds', 'refunds']);
  });

  it('keeps its history in a window that scrolls', async () => {
    open();
    const list = await screen.findByRole('group', { name: 'Transactions' });
    expect(list.className).toContain('overflow-auto');
    expect(list.className).toMatch(/\bh-\[\d+px\]/);
    expect(list.tabIndex).toBe(0);
  });

  it('shows the history when the balance fails', async () => {
    open({ 'credits.balance': () => errorAnswer(403, { message: 'Not today.' }) });
    expect(await screen.findByText('Not today.')).toBeTruthy();
    expect(await screen.findByText('Image Generation')).toBeTruthy();
    expect(screen.queryByText('Failed to load credits data. Please try again.')).toBeNull();
  });

  it('says so when nothing could be loaded', async () => {
    open({ 'credits.balance': () => errorAnswer(403), 'credits.history': () => errorAnswer(403) });
    expect(await screen.findByText('Failed to load credits data. Please try again.')).toBeTruthy();
  });
});

describe('the words of an entry', () => {
  it('are its kind without underscores, capitalised', () => {
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
  ] as const)('%s is a kind of the ledger and reads %s', (kind, words) => {
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
