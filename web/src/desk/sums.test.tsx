import { entryKinds } from '@loomlight/contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { AppRoutes } from '../routes.tsx';
import { aSelf, signInAs } from '../testing/builders.ts';
import { fakeBackend, type FakeHandlers } from '../testing/fake-backend.ts';
import { renderApp } from '../testing/render-app.tsx';
import { creditColumns, spanOf } from './sum-spans.ts';

const money = {
  ...{ currency: 'usd', orders: 2, paid_cents: 3_998, refunded_cents: 100, disputed_cents: 0, lost_cents: 1_999 },
  net_cents: 1_899,
};
const liabilities = {
  ...{ at: new Date().toISOString(), outstanding: 1_525, free: 1_500, held: 25, owed: 3, dormant: 10, left: 7 },
  worth: [{ currency: 'usd', sold_credits: 500, sold_cents: 1_999, value_cents: 6_096 }],
};

function open(handlers: FakeHandlers = {}, search = '') {
  signInAs();
  const backend = fakeBackend({
    'accounts.profile': () => aSelf({ role: 'admin' }),
    'desk.now': () => ({ waiting: [], unread: [] }),
    'desk.summary': () => ({ money: [], money_total: [], credits: [], sellers: [] }),
    'desk.liabilities': () => liabilities,
    ...handlers,
  });
  renderApp(<AppRoutes />, `/desk/money?show=sums${search}`);
  return { backend, person: userEvent.setup() };
}

describe('sums at the desk', () => {
  it('stand by day, money with bars from nothing on and credits by what they were for [DESK-120]', async () => {
    open({
      'desk.summary': () => ({
        money: [
          { day: '2026-01-30', ...money, paid_cents: 1_999, net_cents: 1_999 },
          { day: '2026-01-31', ...money },
        ],
        money_total: [money],
        credits: [
          { day: '2026-01-31', kind: 'purchase', credits: 1_000, house: 0 },
          { day: '2026-01-31', kind: 'prompt_purchase', credits: -10, house: 2 },
        ],
        sellers: [
          { user_id: 'ada', username: 'Ada Byron', sold: 3, earned: 24, returned: 8, income: 16 },
          { user_id: 'gone', username: null, sold: 1, earned: 8, returned: 0, income: 8 },
        ],
      }),
    });
    const table = await screen.findByRole('table', { name: 'Money by day' });
    const rows = within(table).getAllByRole('row').slice(1);
    const figures = (row: HTMLElement) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.lastChild?.textContent);
    expect(rows.map((row) => [within(row).getByRole('rowheader').textContent, ...figures(row)])).toEqual([
      ['2026-01-31', '2', '$39.98', '$1.00', '$19.99', '$18.99'],
      ['2026-01-30', '2', '$19.99', '$1.00', '$19.99', '$19.99'],
    ]);
    const bars = [...table.querySelectorAll<HTMLElement>('.desk-bar')].map(({ style }) =>
      Number.parseFloat(style.width),
    );
    expect(bars).toEqual([100, 50]);
    const credits = within(screen.getByRole('table', { name: 'Credits by day' }));
    expect(figures(credits.getByRole('row', { name: /2026-01-31/ }))).toEqual([
      '1,000',
      '0',
      '0',
      '0',
      '10',
      '0',
      '0',
      '2',
      '0',
    ]);
    const sellers = within(screen.getByRole('list', { name: 'Sellers' })).getAllByRole('listitem');
    expect(sellers.map((row) => row.textContent)).toEqual([
      'Ada Byron3 sold for 24 credits, 8 of them went back16 credits',
      'Somebody who has left1 sold for 8 credits8 credits',
    ]);
  });

  it('are asked for by a time that the address names [DESK-120]', async () => {
    const { backend, person } = open({}, '&time=week');
    expect(await screen.findByText('Nothing in this time.')).toBeTruthy();
    const asked = () => {
      const query = backend.calls.findLast(({ id }) => id === 'desk.summary')?.request.query;
      return [query?.get('from') ?? '', query?.get('to') ?? ''] as const;
    };
    const days = ([from, to]: readonly [string, string]) => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
    expect(days(asked())).toBe(7);
    await person.click(screen.getByRole('button', { name: 'Last month' }));
    await screen.findByRole('button', { name: 'Last month', pressed: true });
    expect(asked()[0]).toMatch(/-01$/);
    expect(days(asked())).toBeGreaterThan(27);
  });

  it.each([
    ['week', '2026-02-24', '2026-03-02'],
    ['month', '2026-02-01', '2026-03-02'],
    ['quarter', '2025-12-03', '2026-03-02'],
    ['this', '2026-03-01', '2026-03-02'],
    ['last', '2026-02-01', '2026-02-28'],
  ] as const)('of %s go from %s to %s [DESK-120]', (span, from, to) => {
    expect(spanOf(span, new Date('2026-03-02T00:30:00Z'))).toEqual({ from, to });
  });

  it('leave no kind of entry out, and count none twice [DESK-120]', () => {
    for (const kind of entryKinds) {
      const row = { day: '2026-01-31', kind, credits: 5, house: 0 };
      expect([kind, creditColumns.filter(({ sum }) => sum([row]) !== 0).length]).toEqual([kind, 1]);
    }
  });

  it('of several currencies are shown one by one [DESK-120]', async () => {
    const { person } = open({
      'desk.summary': () => ({
        money: [{ day: '2026-01-31', ...money, currency: 'eur' }],
        money_total: [{ ...money, currency: 'eur' }, money],
        ...{ credits: [], sellers: [] },
      }),
    });
    expect((await screen.findByRole('table', { name: 'Money by day' })).textContent).toContain('€39.98');
    await person.click(screen.getByRole('button', { name: 'USD' }));
    expect((await screen.findByRole('region', { name: 'Money' })).textContent).toContain('$39.98');
  });

  it('fail alone: what is owed to people stands there all the same, with its worth [DESK-58, DESK-121]', async () => {
    open({
      'desk.summary': () => {
        throw new Error('away');
      },
    });
    expect(await screen.findByText('This part could not be loaded.')).toBeTruthy();
    const owed = within(screen.getByRole('region', { name: 'Owed to people' }));
    expect(await owed.findByText('1,525')).toBeTruthy();
    expect(owed.getByText(/Worth/).textContent).toBe(
      'Worth $60.96 at what was paid within a year: $19.99 for 500 credits.',
    );
  });

  it('say that credits have no price where none were sold [DESK-121]', async () => {
    open({ 'desk.liabilities': () => ({ ...liabilities, worth: [] }) });
    expect(await screen.findByText('No credits were sold within a year: they have no price.')).toBeTruthy();
  });
});
