import type { CreditPackage } from '@loomlight/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CreditsPage } from '../../pages/credits-page.tsx';
import { anOrder, aSelf, signInAs } from '../../testing/builders.ts';
import { errorAnswer, fakeBackend, type FakeHandlers } from '../../testing/fake-backend.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { SessionKeeper } from '../account/index.ts';
import { bestValue, creditPrice } from './package-value.ts';

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
const aPackage = (id: string, name: string, credits: number, price: number): CreditPackage => ({
  id,
  name,
  description: `What ${name} is for`,
  credits,
  price,
  currency: 'usd',
});
const packages = [
  aPackage('starter', 'Starter', 100, 499),
  aPackage('creator', 'Creator', 500, 1_999),
  aPackage('studio', 'Studio', 1_500, 4_999),
];
const link = (url: string) => ({
  payment_link: { id: 'cs_1', url, expires_at: '2026-01-12T11:00:00.000Z' },
  payment_id: 'order-1',
});

function open(handlers: FakeHandlers = {}, at: Parameters<typeof renderApp>[1] = '/credits') {
  signInAs();
  const backend = fakeBackend({
    'accounts.profile': () => aSelf(),
    'credits.balance': () => ({ credits: 1_248, held: 0, held_next: null }),
    'credits.history': () => history,
    'payments.packages': () => ({ packages }),
    'prompts.purchases': () => ({ purchases: [], total: 0 }),
    'prompts.sales': () => ({ sales: [], total: 0, credits_earned_total: 0, fee_percent: 20 }),
    ...handlers,
  });
  renderApp(
    <>
      <SessionKeeper />
      <CreditsPage />
    </>,
    at,
  );
  return { backend, user: userEvent.setup() };
}
const buyButton = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name: `Buy ${name}` });

afterEach(() => {
  vi.restoreAllMocks();
});

describe('Credits & Balance', () => {
  it('shows the balance, the entries and their totals [R-CRED-01, R-CRED-05]', async () => {
    open();
    expect(await screen.findByText('1,248')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Credits & Balance' })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Prompts Bought and Sold' })).toBeTruthy();
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

  it.each([
    [
      'all of it on one day',
      { held: 80, held_next: { credits: 80, at: '2026-12-03T12:00:00.000Z' } },
      /^80 credits are on hold until [^:]*December[^:]*: they were paid with money that can still be taken back\.$/,
    ],
    [
      'on several days',
      { held: 80, held_next: { credits: 1, at: '2026-12-03T12:00:00.000Z' } },
      /^80 credits are on hold: they were .* taken back\. The first 1 credit can be spent from .*December.* on\.$/,
    ],
    [
      'a single credit',
      { held: 1, held_next: { credits: 1, at: '2026-12-03T12:00:00.000Z' } },
      /^1 credit is on hold until .*: it was paid with money/,
    ],
  ])('says what is on hold, and until when: %s [BOOKS-8]', async (_what, held, words) => {
    open({ 'credits.balance': () => ({ credits: 35, ...held }) });
    expect((await screen.findByRole('note', { name: 'On hold' })).textContent).toMatch(words);
  });

  it('says that the welcome credits wait, to whom they wait for [DESK-64]', async () => {
    open({ 'accounts.profile': () => aSelf({ welcome_credits_wait: true }) });
    expect(await screen.findByText('Your welcome credits wait for a check by this site.')).toBeTruthy();
  });

  it('says nothing of a hold where there is none', async () => {
    open();
    expect(await screen.findByText('1,248')).toBeTruthy();
    expect(screen.queryByRole('note')).toBeNull();
  });

  it('filters on the server, and refreshes [R-CRED-03, R-CRED-04]', async () => {
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

  it('keeps its history in a window that scrolls, never sideways, with its words whole [R-CRED-03, PEOPLE-29]', async () => {
    open();
    const list = await screen.findByRole('group', { name: 'Transactions' });
    expect(list.className).toContain('overflow-y-auto');
    expect(list.className).toMatch(/\bh-\[\d+px\]/);
    expect(list.tabIndex).toBe(0);
  });

  it('saves the receipt of an entry, and says when it cannot', async () => {
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      expect(this.download).toBe('loomlight-receipt-1.html');
    });
    let works = true;
    const { user, backend } = open({
      'credits.receipt': () =>
        works ? new Response('<h1>Receipt</h1>', { headers: { 'content-type': 'text/html' } }) : errorAnswer(404),
    });
    const [first] = await screen.findAllByRole('button', { name: 'Download receipt' });
    await user.click(first as HTMLElement);
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    expect(backend.calls.at(-1)?.request.params).toEqual({ id: '1' });
    works = false;
    await user.click(first as HTMLElement);
    expect(await screen.findByText('Failed to download. Please try again.')).toBeTruthy();
  });

  it('explains what is owed, and is silent where nothing is', async () => {
    open({ 'credits.history': () => ({ ...history, owed: 120 }) });
    expect(await screen.findByText('120 credits still to be taken back')).toBeTruthy();
  });

  describe('loads three things that fail alone', () => {
    const sentence = 'Failed to load credits data. Please try again.';

    it('the balance: zero stands in, the others stand [R-CRED-07, R-CRED-08]', async () => {
      open({ 'credits.balance': () => errorAnswer(403) });
      expect(await screen.findByText(sentence)).toBeTruthy();
      expect(screen.getByText('Current balance').nextElementSibling?.textContent).toBe('0credits');
      expect(await screen.findByText('Image Generation')).toBeTruthy();
      expect(await buyButton('Starter')).toBeTruthy();
    });

    it('the packages: said in their place, with a way to try again [R-CRED-07]', async () => {
      let works = false;
      const { user } = open({
        'payments.packages': () => (works ? { packages } : errorAnswer(403, { message: 'The shop is closed.' })),
      });
      const region = within(await screen.findByRole('region', { name: 'Purchase Credits' }));
      expect(await region.findByText('The shop is closed.')).toBeTruthy();
      expect(await screen.findByText('1,248')).toBeTruthy();
      expect(await screen.findByText('Image Generation')).toBeTruthy();
      expect(screen.queryByText(sentence)).toBeNull();
      works = true;
      await user.click(region.getByRole('button', { name: 'Try Again' }));
      expect(await buyButton('Studio')).toBeTruthy();
    });

    it('the history: totals of zero, the others stand [R-CRED-07]', async () => {
      open({ 'credits.history': () => errorAnswer(403, { message: 'The books are closed.' }) });
      const region = within(await screen.findByRole('region', { name: 'Transaction History' }));
      expect(await region.findByText('The books are closed.')).toBeTruthy();
      expect(region.getByText('Total Spent').nextElementSibling?.textContent).toBe('0');
      expect(await screen.findByText('1,248')).toBeTruthy();
      expect(await buyButton('Creator')).toBeTruthy();
      expect(screen.queryByText(sentence)).toBeNull();
    });
  });
});

describe('Purchase Credits', () => {
  it('lists the packages in dollars with two decimals, their value, the best one, and how one pays [R-CRED-02]', async () => {
    open();
    const cards = await screen.findAllByRole('article');
    expect(cards.map((card) => card.textContent)).toEqual([
      'Starter100creditsWhat Starter is for$4.995.0¢ a creditBuy Starter',
      'Creator500creditsWhat Creator is for$19.994.0¢ a creditBuy Creator',
      'StudioBest value1,500creditsWhat Studio is for$49.993.3¢ a creditBuy Studio',
    ]);
    expect(screen.getByText("Secure payment on the card provider's own page. Prices in US dollars.")).toBeTruthy();
  });

  it('says when there is nothing to buy', async () => {
    open({ 'payments.packages': () => ({ packages: [] }) });
    expect(await screen.findByText('No packages are on offer right now.')).toBeTruthy();
  });

  it('makes a payment link, says where it goes, and goes there after a second and a half [R-CRED-09]', async () => {
    const go = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    const { user, backend } = open({ 'payments.createLink': () => link('https://pay.example/cs_1') });
    const button = await buyButton('Creator');
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await user.click(button);
    expect(await screen.findByText('Redirecting to payment page for Creator...')).toBeTruthy();
    const creator = await buyButton('Creator');
    expect([creator.getAttribute('aria-busy'), (await buyButton('Studio')).disabled]).toEqual(['true', true]);
    const { request } = backend.calls.find(({ id }) => id === 'payments.createLink') ?? {};
    const { origin } = window.location;
    expect(request?.body).toEqual({
      package_id: 'creator',
      success_url: `${origin}/payment/success?package_name=Creator&amount=19.99&credits=500`,
      cancel_url: `${origin}/credits`,
    });
    expect(request?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
    expect(go).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(1_500));
    expect(go).toHaveBeenCalledExactlyOnceWith('https://pay.example/cs_1');
  });

  it('comes back usable when the browser brings the page back as it was', async () => {
    vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    const { user } = open({ 'payments.createLink': () => link('https://pay.example/cs_1') });
    await user.click(await buyButton('Creator'));
    await screen.findByText('Redirecting to payment page for Creator...');
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    expect(screen.queryByText('Redirecting to payment page for Creator...')).toBeNull();
    expect((await buyButton('Studio')).disabled).toBe(false);
  });

  it('says when no link could be made, and why, and sends a refused order again as a new one [R-CRED-10]', async () => {
    const { user, backend } = open({
      'payments.createLink': () => errorAnswer(422, { message: 'success_url must be an address on this site.' }),
    });
    const keys = () =>
      backend.calls
        .filter(({ id }) => id === 'payments.createLink')
        .map(({ request }) => request.headers.get('idempotency-key'));
    await user.click(await buyButton('Starter'));
    expect(await screen.findByText('Failed to create payment link. Please try again.')).toBeTruthy();
    expect(screen.getByText('success_url must be an address on this site.')).toBeTruthy();
    await user.click(await buyButton('Starter'));
    await waitFor(() => expect(keys()).toHaveLength(2));
    expect(new Set(keys()).size).toBe(2);
  });

  it.each([
    ['an empty address', () => link('')],
    ['an address that would run here', () => link('javascript:alert(1)')],
    ['no address', () => Response.json({ payment_link: { id: 'cs_1' }, payment_id: 'order-1' })],
  ])('says so when the server sends %s [R-CRED-10]', async (_what, answer) => {
    const go = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    const { user } = open({ 'payments.createLink': answer });
    await user.click(await buyButton('Starter'));
    expect(await screen.findByText('No payment URL received')).toBeTruthy();
    expect(go).not.toHaveBeenCalled();
  });

  it('marks the best value only where there is one', () => {
    expect(bestValue([aPackage('a', 'A', 100, 500), aPackage('b', 'B', 200, 1_000)])).toBeUndefined();
    expect(bestValue([aPackage('a', 'A', 100, 500)])).toBeUndefined();
    expect(bestValue(packages)?.id).toBe('studio');
    expect(creditPrice({ ...aPackage('a', 'A', 10, 1_000), currency: 'eur' })).toBe('€1.00 a credit');
  });
});

describe('coming from a payment page', () => {
  const arrived = { pathname: '/credits', state: { paymentSuccess: true, paymentId: 'order-1' } };

  it('says what was paid as the server has it, refreshes balance and profile, and can be dismissed [R-CRED-06]', async () => {
    const { user, backend } = open({ 'payments.billing': () => ({ payments: [anOrder()], total: 1 }) }, arrived);
    const news = await screen.findByRole('alert', { name: 'Payment successful' });
    expect(news.textContent).toBe('Payment successful Creator · $19.99 paid · 500 credits added');
    await waitFor(() => expect(backend.count('credits.balance')).toBeGreaterThan(1));
    expect(backend.count('accounts.profile')).toBeGreaterThan(1);
    // Said once: the state is gone from the address.
    expect(screen.getByTestId('address').textContent).toBe('/credits');
    await user.click(within(news).getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert', { name: 'Payment successful' })).toBeNull();
  });

  it('waits for the server with what is not confirmed yet', async () => {
    let status: 'pending' | 'paid' = 'pending';
    open({ 'payments.billing': () => ({ payments: [anOrder({ status })], total: 1 }) }, arrived);
    const news = await screen.findByRole('status', { name: 'Confirming your payment' });
    await waitFor(() => expect(news.textContent).toContain('Credits will be added within a few minutes.'));
    status = 'paid';
    expect(await screen.findByRole('alert', { name: 'Payment successful' })).toBeTruthy();
  });

  it.each([
    ['refunded', 'Payment refunded'],
    ['failed', 'Payment failed'],
  ] as const)('does not call a %s one successful', async (status, title) => {
    open({ 'payments.billing': () => ({ payments: [anOrder({ status })], total: 1 }) }, arrived);
    expect(await screen.findByRole('alert', { name: title })).toBeTruthy();
    expect(screen.queryByText('Payment successful')).toBeNull();
  });

  it('believes no order that is not its own', async () => {
    open({ 'payments.billing': () => ({ payments: [], total: 0 }) }, arrived);
    expect(await screen.findByRole('alert', { name: 'Payment not found' })).toBeTruthy();
  });

  it.each([
    ['no order', []],
    ['an old one', [anOrder({ created_at: '2020-01-01T00:00:00.000Z' })]],
    ['one that nobody has paid', [anOrder({ status: 'pending', created_at: new Date().toISOString() })]],
  ])(
    'confirms nothing when it is told of a payment without a name, and there is %s [PEOPLE-15]',
    async (_name, payments) => {
      const unnamed = { pathname: '/credits', state: { paymentSuccess: true } };
      const { backend } = open({ 'payments.billing': () => ({ payments, total: payments.length }) }, unnamed);
      await waitFor(() => expect(backend.count('payments.billing')).toBeGreaterThan(0));
      expect(screen.queryByText('Confirming your payment')).toBeNull();
      expect(screen.queryByText('Payment successful')).toBeNull();
    },
  );

  it('finds an order that was just paid, without its name [PEOPLE-15]', async () => {
    const payments = [anOrder({ created_at: new Date().toISOString() })];
    open(
      { 'payments.billing': () => ({ payments, total: 1 }) },
      { pathname: '/credits', state: { paymentSuccess: true } },
    );
    expect(await screen.findByRole('alert', { name: 'Payment successful' })).toBeTruthy();
  });

  it('says quietly that a payment was cancelled', async () => {
    const { user } = open({}, '/credits?payment_cancelled=order-1');
    const note = await screen.findByRole('status', { name: 'Payment cancelled' });
    expect(note.textContent).toContain('Nothing was charged.');
    await user.click(within(note).getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('Payment cancelled')).toBeNull();
  });
});
