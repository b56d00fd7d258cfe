import type { DeskSignal, Previewed } from '@loomlight/contract/desk';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { AppRoutes } from '../routes.tsx';
import { aSelf, signInAs } from '../testing/builders.ts';
import { fakeBackend, type FakeHandlers } from '../testing/fake-backend.ts';
import { renderApp } from '../testing/render-app.tsx';

const at = new Date(Date.now() - 60_000).toISOString();
const signal: DeskSignal = {
  ...{ id: 'sig', kind: 'wash_trade', user_id: 'ada', username: 'Ada Byron', score: 90, opened_at: at },
  ...{ closed_at: null, outcome: null, credits_waiting: 44 },
};
const [ada, bob] = [
  { id: 'ada', username: 'Ada Byron' },
  { id: 'bob', username: 'Bob' },
];
const previewOf = (action: string, reason: string): Previewed => ({
  ...{ plan: 'plan', audit: { action, subject: 'sig', before: {}, after: {}, reason }, effects: [], needs: 'confirm' },
});

function open(handlers: FakeHandlers = {}) {
  signInAs();
  const backend = fakeBackend({
    'accounts.profile': () => aSelf({ role: 'admin' }),
    'desk.now': () => ({
      waiting: [{ kind: 'signal', about: 'signals', count: 1, since: at, due_at: null }],
      unread: [],
    }),
    'desk.signals': ({ query }) => ({ signals: query.get('state') === 'open' ? [signal] : [], next: null }),
    'desk.signal': () => ({
      signal,
      ties: [
        { buyer: bob, seller: ada, credits: 40, unlocks: 5, first_at: at, last_at: at, shared: 'mailbox' as const },
      ],
      waiting: [
        { buyer: bob, credits: 40, unlocks: 5, last_at: at },
        { buyer: { id: 'gone', username: null }, credits: 4, unlocks: 1, last_at: at },
      ],
    }),
    'desk.releaseSignal': ({ body }) => previewOf('signals.release', body.reason),
    'desk.returnIncome': ({ body }) => previewOf('signals.return', body.reason),
    ...handlers,
  });
  renderApp(<AppRoutes />, '/desk/money?show=signals');
  return { backend, person: userEvent.setup() };
}

describe('signals at the desk', () => {
  it('say who bought from whom, and act on the money of whom somebody has chosen, or of all [DESK-70]', async () => {
    const { backend, person } = open();
    const list = await screen.findByRole('list', { name: 'Signals' });
    expect(list.textContent).toContain('Ada Byron trades in a circle');
    expect(list.textContent).toContain('90 % of the sales');
    expect(list.textContent).toContain('44 credits waiting.');
    await person.click(screen.getByRole('button', { name: 'Look at Ada Byron' }));
    const table = await screen.findByRole('table', { name: 'Who bought from whom' });
    expect(table.textContent).toContain('Bob5 unlocks');
    expect(table.textContent).toContain('one mailbox with others');
    await person.click(screen.getByRole('checkbox', { name: /Bob/ }));
    await person.click(screen.getByRole('button', { name: 'Release' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Release income' }));
    await person.type(sheet.getByRole('textbox', { name: 'Reason' }), 'Looked at it');
    expect(await sheet.findByText(/signals\.release/)).toBeTruthy();
    const asked = backend.calls.findLast(({ id }) => id === 'desk.releaseSignal')?.request;
    expect(asked?.body).toMatchObject({ buyer_ids: ['bob'] });
    await person.click(sheet.getByRole('button', { name: 'Cancel' }));
    await person.click(screen.getByRole('checkbox', { name: /Bob/ }));
    await person.click(screen.getByRole('button', { name: 'Return income' }));
    const other = within(await screen.findByRole('dialog', { name: 'Return income' }));
    await person.type(other.getByRole('textbox', { name: 'Which law, or which clause' }), '4');
    await person.type(other.getByRole('textbox', { name: 'Facts' }), 'In a circle');
    await person.type(other.getByRole('textbox', { name: 'Reason' }), 'Looked at it');
    expect(await other.findByText(/signals\.return/)).toBeTruthy();
    const returned = backend.calls.findLast(({ id }) => id === 'desk.returnIncome')?.request;
    expect(returned?.body).toMatchObject({ facts: 'In a circle', ground: 'law' });
    expect(returned?.body).not.toHaveProperty('buyer_ids');
  });

  it('are none where nothing was found, and are counted beside the section while they wait [DESK-70]', async () => {
    const { person } = open({ 'desk.signals': () => ({ signals: [], next: null }) });
    expect(await screen.findByText('No signals.')).toBeTruthy();
    expect((await screen.findByRole('link', { name: /Money/ })).textContent).toBe('Money1');
    await person.click(screen.getByRole('button', { name: 'Closed' }));
    expect(await screen.findByText('Nothing was closed.')).toBeTruthy();
  });
});
