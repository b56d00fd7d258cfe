import type { DeskCampaign, DeskDispute, DeskOrder, Previewed } from '@loomlight/contract/desk';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { AppRoutes } from '../routes.tsx';
import { aSelf, signInAs } from '../testing/builders.ts';
import { fakeBackend, type FakeHandlers } from '../testing/fake-backend.ts';
import { renderApp } from '../testing/render-app.tsx';

const at = new Date(Date.now() - 60_000).toISOString();
const order: DeskOrder = {
  ...{ id: 'one', user_id: 'ada', username: 'Ada Byron', package_name: 'Creator', credits: 500, price_cents: 1_999 },
  ...{ currency: 'usd', status: 'paid', created_at: at, paid_at: at, refunded_cents: 0 },
  ...{ refund_state: null, refund_error: null },
};
const starter = { id: 'starter', name: 'Starter', description: '', credits: 100, price_cents: 499, currency: 'usd' };
const previewOf = (action: string, reason: string, effects: string[]): Previewed => ({
  ...{ plan: 'plan', audit: { action, subject: 'x', before: {}, after: {}, reason }, effects, needs: 'confirm' },
});

function open(show: string, handlers: FakeHandlers = {}) {
  signInAs();
  const backend = fakeBackend({
    'accounts.profile': () => aSelf({ role: 'admin' }),
    'desk.now': () => ({
      waiting: [{ kind: 'payment', about: 'payments', count: 2, since: at, due_at: null }],
      unread: [],
    }),
    'desk.orders': () => ({ orders: [order], next: null }),
    'desk.unfitPayments': () => ({ events: [] }),
    'desk.packages': () => ({ packages: [{ ...starter, is_active: true }], coming: [] }),
    ...handlers,
  });
  renderApp(<AppRoutes />, `/desk/money?show=${show}`);
  return { backend, person: userEvent.setup() };
}

describe('the books of the desk', () => {
  it('say how they were found each time that somebody has asked [DESK-53]', async () => {
    open('books', {
      'desk.books': () => ({
        found_right_at: new Date().toISOString(),
        checks: [{ id: 'check', at: new Date().toISOString(), users: 2, entries: 1_234, violations: 0 }],
      }),
    });
    const list = await screen.findByRole('list', { name: 'Checks' });
    expect(list.textContent).toContain('2 accounts, 1,234 entries, all balanced');
  });
});

describe('disputes at the desk', () => {
  const dispute: DeskDispute = {
    ...{ id: 'dp', order_id: 'one', user_id: 'ada', username: 'Ada Byron', amount_cents: 1_999, currency: 'usd' },
    ...{ reason: 'product_not_received', outcome: 'open', state: 'staged', due_at: '2999-01-31T12:00:00.000Z' },
    ...{ staged_at: at, submitted_at: null, error: null },
  };

  it('show what the bank will read and until when, and send it after that [DESK-49]', async () => {
    const { backend, person } = open('disputes', {
      'desk.disputes': () => ({ disputes: [dispute, { ...dispute, id: 'old', state: 'submitted', outcome: 'lost' }] }),
      'desk.disputeEvidence': () => ({
        evidence: { product: 'Creator', service_date: '2026-01-31', activity: 'made an image', summary: 'Order one' },
      }),
      'desk.submitEvidence': ({ body }) => previewOf('disputes.submit', body.reason, ['It is sent once.']),
    });
    const list = await screen.findByRole('list', { name: 'Disputes' });
    expect(list.textContent).toContain('open, product not received, the bank listens until 2999-01-31 12:00 UTC');
    expect(screen.getAllByRole('button', { name: 'Send the evidence' })).toHaveLength(1);
    await person.click(screen.getByRole('button', { name: 'Send the evidence' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Send the evidence' }));
    expect(await sheet.findByText(/made an image/)).toBeTruthy();
    await person.type(sheet.getByRole('textbox', { name: 'Reason' }), 'It was delivered');
    expect(await sheet.findByText('It is sent once.')).toBeTruthy();
    expect(backend.calls.findLast(({ id }) => id === 'desk.submitEvidence')?.request.params).toEqual({ id: 'dp' });
  });

  it('say why the provider refused, and that there are none [DESK-49]', async () => {
    open('disputes', {
      'desk.disputes': () => ({ disputes: [{ ...dispute, state: 'refused', error: 'The file is missing.' }] }),
    });
    expect(await screen.findByText('The evidence was refused: The file is missing.')).toBeTruthy();
  });

  it('are none where no bank has asked, and are counted beside the section while they wait [DESK-49]', async () => {
    open('disputes', {
      'desk.disputes': () => ({ disputes: [] }),
      'desk.now': () => ({
        waiting: (['payment', 'dispute'] as const).map((kind) => ({
          ...{ kind, about: kind, count: 2, since: at, due_at: null },
        })),
        unread: [],
      }),
    });
    expect(await screen.findByText('No disputes.')).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Money/ }).textContent).toBe('Money4');
  });
});

describe('campaigns at the desk', () => {
  const campaign: DeskCampaign = {
    ...{ id: 'c', name: 'Summer', credits: 5, people: 1_200, given: 500, gone: 2, suspended: 0, overfull: 1 },
    ...{ state: 'active', started_at: at, ended_at: null },
  };

  it('say how far they have got, and can be stopped while they run [DESK-54]', async () => {
    const { backend, person } = open('campaigns', {
      'desk.campaigns': () => ({ campaigns: [campaign, { ...campaign, id: 'd', name: 'May', state: 'stopped' }] }),
      'desk.stopCampaign': ({ body }) => previewOf('campaigns.stop', body.reason, ['500 of 1,200 people have them.']),
    });
    const list = await screen.findByRole('list', { name: 'Campaigns' });
    expect(list.textContent).toContain('500 of 1,200 people have them, 2 left or deactivated, 1 with a full balance.');
    expect(screen.queryByRole('button', { name: 'Stop May' })).toBeNull();
    const stop = screen.getByRole('button', { name: 'Stop Summer' });
    // The name may be long, and stands beside it.
    expect(stop.textContent).toBe('Stop');
    await person.click(stop);
    const sheet = within(await screen.findByRole('dialog', { name: 'Stop the campaign' }));
    await person.type(sheet.getByRole('textbox', { name: 'Reason' }), 'Too many');
    expect(await sheet.findByText('500 of 1,200 people have them.')).toBeTruthy();
    expect(backend.calls.findLast(({ id }) => id === 'desk.stopCampaign')?.request.params).toEqual({ id: 'c' });
  });

  it('are asked for with whom they mean, and show how many people and credits that is [DESK-54]', async () => {
    const { backend, person } = open('campaigns', {
      'desk.campaigns': () => ({ campaigns: [] }),
      'desk.startCampaign': ({ body }) => ({
        ...previewOf('campaigns.start', body.reason, ['4 people get 5 credits each: 20 credits in all.']),
        needs: 'second_person',
      }),
    });
    expect(await screen.findByText('No campaigns.')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'New campaign' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'New campaign' }));
    await person.type(sheet.getByRole('textbox', { name: 'Name' }), 'Summer');
    await person.type(sheet.getByRole('textbox', { name: 'Credits each' }), '5');
    await person.type(sheet.getByRole('textbox', { name: 'Budget' }), '100');
    await person.type(sheet.getByLabelText('Joined before'), '2026-02-01');
    await person.selectOptions(sheet.getByRole('combobox', { name: 'Who' }), 'yes');
    await person.type(sheet.getByRole('textbox', { name: 'Reason' }), 'For the summer');
    expect(await sheet.findByText('4 people get 5 credits each: 20 credits in all.')).toBeTruthy();
    expect(sheet.getByRole('button', { name: 'Ask for approval' })).toBeTruthy();
    const { request } = backend.calls.findLast(({ id }) => id === 'desk.startCampaign') ?? {};
    expect(request?.body).toEqual({
      ...{ name: 'Summer', credits: 5, budget: 100, bought: 'yes', reason: 'For the summer' },
      joined_before: '2026-02-01T00:00:00.000Z',
    });
  });
});

describe('money at the desk', () => {
  it('is given back in part, with what goes of the credits shown before [DESK-47]', async () => {
    const { backend, person } = open('orders', {
      'desk.refundOrder': ({ body }) => previewOf('orders.refund', body.reason, ['249 credits go: 251 credits stay.']),
    });
    await person.click(await screen.findByRole('button', { name: 'Refund' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Refund' }));
    const amount = sheet.getByRole('textbox', { name: 'Amount in USD' });
    expect(amount).toHaveProperty('value', '19.99');
    await person.clear(amount);
    await person.type(amount, '9,99');
    await person.type(sheet.getByRole('textbox', { name: 'Reason' }), 'Asked by mail');
    expect(await sheet.findByText('249 credits go: 251 credits stay.')).toBeTruthy();
    expect(backend.calls.findLast(({ id }) => id === 'desk.refundOrder')?.request.body).toMatchObject({ cents: 999 });
  });

  it('says what is left to be given back once a part has gone back [DESK-47]', async () => {
    const { person } = open('orders', {
      'desk.orders': () => ({ orders: [{ ...order, refunded_cents: 1_000 }], next: null }),
    });
    await person.click(await screen.findByRole('button', { name: 'Refund' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Refund' }));
    expect(sheet.getByRole('textbox', { name: 'Amount in USD' })).toHaveProperty('value', '9.99');
    expect(sheet.getByText(/^\$9\.99 of \$19\.99 are left\./)).toBeTruthy();
  });

  it('says of a refund that it is not answered, or why it was refused [DESK-48]', async () => {
    open('orders', {
      'desk.orders': () => ({
        orders: [
          { ...order, refund_state: 'asking' },
          { ...order, id: 'two', refund_state: 'refused', refund_error: 'The card is closed.' },
          { ...order, id: 'three', refunded_cents: 1_999, status: 'refunded' },
        ],
        next: null,
      }),
    });
    expect(await screen.findByText('The provider has not answered to the refund yet.')).toBeTruthy();
    expect(screen.getByText('The refund was refused: The card is closed.')).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'Refund' })).toHaveLength(2);
  });

  it('that does not fit is listed with what is wrong, and counted beside its section [DESK-50]', async () => {
    const { person } = open('unfit', {
      'desk.unfitPayments': () => ({
        events: [
          {
            ...{ id: 'evt', type: 'checkout.session.completed', outcome: 'mismatch', received_at: at },
            ...{ order_id: 'one', user_id: 'ada', price_cents: 1_999, currency: 'usd' },
          },
        ],
      }),
      'desk.seePayment': ({ body }) => previewOf('payments.seen', body.reason, ['It leaves the list.']),
    });
    expect(await screen.findByText('Another amount than agreed')).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Money/ }).textContent).toBe('Money2');
    await person.click(screen.getByRole('button', { name: 'Tick off' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Tick off' }));
    await person.type(sheet.getByRole('textbox', { name: 'Reason' }), 'Given back by hand');
    expect(await sheet.findByText('It leaves the list.')).toBeTruthy();
  });

  it('says that everything fits [DESK-50]', async () => {
    open('unfit');
    expect(await screen.findByText('Everything fits.')).toBeTruthy();
  });

  it('has prices that change from a minute on, which can be cancelled [DESK-51]', async () => {
    const { backend, person } = open('packages', {
      'desk.packages': () => ({
        packages: [{ ...starter, is_active: true }],
        coming: [
          {
            ...{ ...starter, id: 'c', package_id: 'starter', price_cents: 599, is_active: true },
            effective_at: '2999-01-31T12:00:00.000Z',
          },
        ],
      }),
      'desk.changePackage': ({ body }) => previewOf('packages.change', body.reason, ['It holds from then on.']),
    });
    expect(await screen.findByText(/Starter, 100 credits for \$5\.99/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Cancel this change' })).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Change Starter' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Change the package' }));
    const price = sheet.getByRole('textbox', { name: 'Price in cents' });
    await person.clear(price);
    await person.type(price, '699');
    await person.type(sheet.getByLabelText('From'), '2999-02-01T08:00');
    await person.type(sheet.getByRole('textbox', { name: 'Reason' }), 'A new price');
    expect(await sheet.findByText('It holds from then on.')).toBeTruthy();
    expect(backend.calls.findLast(({ id }) => id === 'desk.changePackage')?.request.body).toMatchObject({
      ...{ package_id: 'starter', effective_at: '2999-02-01T08:00:00.000Z', price_cents: 699, credits: 100 },
    });
  });
});
