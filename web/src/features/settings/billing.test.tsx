import type { contract, ReplyOf } from '@loomlight/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SettingsPage } from '../../pages/settings-page.tsx';
import { anOrder, aSelf, signInAs } from '../../testing/builders.ts';
import { errorAnswer, fakeBackend, type FakeHandlers } from '../../testing/fake-backend.ts';
import { renderApp } from '../../testing/render-app.tsx';

type Methods = ReplyOf<typeof contract.payments.methods>['payment_methods'];
const visa = { id: 'pm_1', brand: 'visa', last4: '4242', exp_month: 4, exp_year: 2034, is_default: true };
const amex = { ...visa, id: 'pm_2', brand: 'amex', last4: '0005', is_default: false };

function open(handlers: FakeHandlers = {}) {
  signInAs();
  const backend = fakeBackend({
    'accounts.profile': () => aSelf(),
    'payments.subscription': () => ({ plan: 'free', status: 'active', renews_at: null }),
    'payments.methods': () => ({ payment_methods: [visa, amex] }),
    'payments.billing': () => ({ payments: [], total: 0 }),
    ...handlers,
  });
  renderApp(<SettingsPage />, '/settings');
  return { backend, user: userEvent.setup() };
}
const billing = async () => within(await screen.findByRole('region', { name: 'Billing' }));
const cards = async () =>
  within(await (await billing()).findByRole('list', { name: 'Payment methods' }))
    .getAllByRole('listitem')
    .map((row) => row.querySelector('b')?.textContent);

afterEach(() => {
  vi.restoreAllMocks();
});

describe('billing', () => {
  it('names the plan and the way to more credits', async () => {
    open();
    const section = await billing();
    expect(await section.findByText('No subscription')).toBeTruthy();
    expect(section.getByRole('link', { name: 'Buy Credits' }).getAttribute('href')).toBe('/credits');
  });

  it('lists own orders with a word for what has become of each [PEOPLE-30]', async () => {
    const statuses = ['pending', 'paid', 'failed', 'expired', 'partially_refunded', 'refunded', 'disputed'] as const;
    const payments = statuses.map((status) => anOrder({ id: status, status, receipt_url: 'https://pay.example/r' }));
    open({ 'payments.billing': () => ({ payments, total: payments.length }) });
    const rows = within(await (await billing()).findByRole('list', { name: 'Orders' })).getAllByRole('listitem');
    expect(rows.map((row) => row.lastElementChild?.textContent)).toEqual([
      'Checkout not finished',
      'Paid',
      'Failed',
      'Expired',
      'Partly refunded',
      'Refunded',
      'Disputed',
    ]);
    expect(rows[1]?.textContent).toMatch(/^Creator\$19\.99500 credits · .*Receipt/);
    expect(
      within(rows[1] as HTMLElement)
        .getByRole('link', { name: 'Receipt' })
        .getAttribute('href'),
    ).toBe('https://pay.example/r');
  });

  it('has words for no orders', async () => {
    open();
    expect(await (await billing()).findByText('No orders yet')).toBeTruthy();
  });

  it('makes a card the default', async () => {
    const { user, backend } = open({
      'payments.defaultMethod': ({ params }) => ({
        payment_methods: [visa, amex].map((card) => ({ ...card, is_default: card.id === params['id'] })),
      }),
    });
    await user.click(await screen.findByRole('button', { name: 'Make Amex ending in 0005 the default' }));
    expect(await screen.findByRole('button', { name: 'Make Visa ending in 4242 the default' })).toBeTruthy();
    expect(backend.count('payments.defaultMethod')).toBe(1);
  });

  it('removes a card only after a confirmation', async () => {
    let kept: Methods = [visa, amex];
    const { user, backend } = open({
      'payments.methods': () => ({ payment_methods: kept }),
      'payments.removeMethod': ({ params }) => {
        kept = kept.filter(({ id }) => id !== params['id']);
        return new Response(null, { status: 204 });
      },
    });
    const remove = () => screen.findByRole('button', { name: 'Remove Amex ending in 0005' });
    await user.click(await remove());
    const ask = await screen.findByRole('alertdialog', { name: 'Remove this card?' });
    expect(ask.textContent).toContain('Amex ending in 0005');
    await user.click(within(ask).getByRole('button', { name: 'Cancel' }));
    expect(backend.count('payments.removeMethod')).toBe(0);
    await user.click(await remove());
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    await waitFor(async () => expect(await cards()).toEqual(['Visa ending in 4242']));
  });

  it("adds a card on the provider's own page, and says when that cannot be reached", async () => {
    const go = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    let works = false;
    const { user } = open({
      'payments.methods': () => ({ payment_methods: [] }),
      'payments.addMethod': () =>
        works ? { setup_url: 'https://pay.example/setup' } : errorAnswer(422, { message: 'Not possible now.' }),
    });
    expect(await screen.findByText('No card is kept. You can pay without keeping one.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Add a card' }));
    expect(await screen.findByText('Not possible now.')).toBeTruthy();
    works = true;
    await user.click(screen.getByRole('button', { name: 'Add a card' }));
    await waitFor(() => expect(go).toHaveBeenCalledExactlyOnceWith('https://pay.example/setup'));
  });
});
