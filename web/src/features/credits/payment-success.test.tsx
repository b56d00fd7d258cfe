import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { PaymentSuccessPage } from '../../pages/payment-success-page.tsx';
import { anOrder, aSelf, signInAs } from '../../testing/builders.ts';
import { errorAnswer, fakeBackend, type FakeHandlers } from '../../testing/fake-backend.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { SessionKeeper } from '../account/index.ts';
import { PaymentWatch } from './index.ts';

const address = '/payment/success?package_name=Studio&amount=1.00&credits=999999';
const withOrder = `${address}&payment_id=order-1&session_id=cs_1`;

function open(at: string, handlers: FakeHandlers = {}) {
  signInAs();
  const backend = fakeBackend({
    'accounts.profile': () => aSelf(),
    'payments.billing': () => ({ payments: [anOrder({ id: 'older', credits: 1 }), anOrder()], total: 2 }),
    ...handlers,
  });
  renderApp(
    <>
      <SessionKeeper />
      <PaymentWatch />
      <Routes>
        <Route path="/payment/success" element={<PaymentSuccessPage />} />
        <Route path="*" element={null} />
      </Routes>
    </>,
    at,
  );
  return { backend, user: userEvent.setup() };
}
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const fact = (name: string) => screen.findByText(name).then((term) => term.nextElementSibling?.textContent);
/** In steps: what a timer changes is drawn before the next one rings. */
const pass = async (ms: number) => {
  for (let left = ms; left > 0; left -= 500) await act(() => vi.advanceTimersByTimeAsync(Math.min(500, left)));
};
const whereabouts = () => screen.getByTestId('address').textContent;

describe('/payment/success', () => {
  it('shows package, amount and credits as the server has them, whatever the address says [R-ROUTE-12, R-PAY-01]', async () => {
    open(withOrder);
    expect(await title('Payment successful')).toBeTruthy();
    expect([await fact('Package'), await fact('Amount'), await fact('Credits')]).toEqual(['Creator', '$19.99', '500']);
    expect(screen.getByText('A confirmation e-mail comes from the payment provider.')).toBeTruthy();
    expect(document.body.textContent).not.toContain('999');
  });

  it('says that credits will be added while the order is pending, and looks again [R-PAY-02]', async () => {
    let status: 'pending' | 'paid' = 'pending';
    open(withOrder, { 'payments.billing': () => ({ payments: [anOrder({ status })], total: 1 }) });
    expect(await title('Confirming your payment')).toBeTruthy();
    expect(screen.getByText('Credits will be added within a few minutes.')).toBeTruthy();
    expect(screen.getByText('A confirmation e-mail comes from the payment provider.')).toBeTruthy();
    expect(await fact('Package')).toBe('Creator');
    status = 'paid';
    expect(await title('Payment successful')).toBeTruthy();
    expect(screen.getByText('Your credits have been added.')).toBeTruthy();
  });

  it('calls what an address without an order says unconfirmed [R-PAY-01]', async () => {
    open('/payment/success?package_name=Creator&amount=19.99&credits=500');
    expect(await title('Confirming your payment')).toBeTruthy();
    expect([await fact('Package'), await fact('Amount'), await fact('Credits')]).toEqual(['Creator', '$19.99', '500']);
    expect(screen.getByText(/these figures are not confirmed/)).toBeTruthy();
  });

  it('repeats nothing of an address whose order is not among the own ones', async () => {
    open(withOrder, { 'payments.billing': () => ({ payments: [], total: 0 }) });
    expect(await title('Payment not found')).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/Studio|999/);
  });

  it.each([
    ['failed', 'Payment failed'],
    ['expired', 'Payment page expired'],
    ['refunded', 'Payment refunded'],
    ['partially_refunded', 'Payment partly refunded'],
    ['disputed', 'Payment disputed'],
  ] as const)('says what has become of one that is %s, and stays', async (status, words) => {
    open(withOrder, { 'payments.billing': () => ({ payments: [anOrder({ status })], total: 1 }) });
    expect(await title(words)).toBeTruthy();
    expect(screen.queryByText(/Going to your credits/)).toBeNull();
  });

  it('counts five seconds down and goes to the credits with what they need to know [R-PAY-03]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    open(withOrder);
    expect(await screen.findByText('Going to your credits in 5 seconds')).toBeTruthy();
    await title('Payment successful');
    await pass(4_000);
    expect(screen.getByText('Going to your credits in 1 second')).toBeTruthy();
    await pass(1_500);
    expect(whereabouts()).toBe('/credits {"paymentSuccess":true,"paymentId":"order-1"}');
  });

  it('goes there at once, to the form, or to the dashboard [R-PAY-04]', async () => {
    const { user } = open(withOrder);
    await title('Payment successful');
    expect(screen.getByRole('link', { name: 'Start Generating' }).getAttribute('href')).toBe('/');
    expect(screen.getByRole('link', { name: 'View Dashboard' }).getAttribute('href')).toBe('/dashboard');
    await user.click(screen.getByRole('button', { name: 'Go to credits now' }));
    expect(whereabouts()).toBe('/credits {"paymentSuccess":true,"paymentId":"order-1"}');
  });

  it('sends guests to the sign-in card', async () => {
    fakeBackend({});
    renderApp(
      <Routes>
        <Route path="/payment/success" element={<PaymentSuccessPage />} />
        <Route path="*" element={null} />
      </Routes>,
      withOrder,
    );
    await waitFor(() => expect(whereabouts()).toBe('/auth'));
  });
});

describe('after a payment', () => {
  it.each([
    ['the page of success', '/payment/success', '/credits {"paymentSuccess":true}'],
    ['the flag in any address', '/credits?payment_success=true', '/credits'],
  ])(
    '%s asks for the person every 5 s, up to 12 times, wherever one goes [R-ROUTE-12, R-PAY-05]',
    async (_what, at, end) => {
      vi.useFakeTimers({ shouldAdvanceTime: true });
      const { backend } = open(at, { 'payments.billing': () => errorAnswer(404) });
      await waitFor(() => expect(backend.count('accounts.profile')).toBe(1));
      await pass(5_200);
      expect(backend.count('accounts.profile')).toBe(2);
      expect(whereabouts()).toBe(end);
      await pass(50_000);
      expect(backend.count('accounts.profile')).toBe(12);
      await pass(60_000);
      expect(backend.count('accounts.profile')).toBe(13);
    },
  );
});
