import { describe, expect, it } from 'vitest';
import {
  parseAuthState,
  parseDashboardPath,
  parseEmailState,
  parsePaymentState,
  parsePaymentVisit,
  parseTokenState,
  paths,
} from './paths.ts';

describe('paths', () => {
  it('spells every address of the app [R-DASH-04]', () => {
    expect([
      paths.home(),
      paths.home({ prompt: 'a lamp & a boat' }),
      paths.gallery(),
      paths.auth(),
      paths.verification(),
      paths.verifyEmail(),
      paths.forgotPassword(),
      paths.resetPassword(),
      paths.setup(),
      paths.generate(),
      paths.generate({ prompt: 'x' }),
      paths.imageResult('0190'),
      paths.videoResult('0190'),
      paths.dashboard(),
      paths.dashboard('image'),
      paths.dashboard('video'),
      paths.dashboard('favorites'),
      paths.dashboard('prompt-purchases'),
      paths.dashboardOf('Mira Lindqvist'),
      paths.dashboardOf('Mira Lindqvist', 'image'),
      paths.profile('Zoë/..', 'video'),
      paths.profile('Mira'),
      paths.search({ q: 'a lake', style: 'anime' }),
      paths.credits(),
      paths.settings(),
      paths.notifications(),
      paths.statistics(),
      paths.paymentSuccess(),
      paths.paymentSuccess({ package_name: 'Big one', amount: '4.99', credits: '100' }),
    ]).toMatchInlineSnapshot(`
      [
        "/",
        "/?prompt=a+lamp+%26+a+boat",
        "/#gallery",
        "/auth",
        "/verification",
        "/verify-email",
        "/forgot-password",
        "/reset-password",
        "/setup",
        "/generate",
        "/generate?prompt=x",
        "/generate/0190",
        "/generate/video/0190",
        "/dashboard",
        "/dashboard/image",
        "/dashboard/video",
        "/dashboard/favorites",
        "/dashboard/prompt-purchases",
        "/dashboard/Mira%20Lindqvist",
        "/dashboard/Mira%20Lindqvist/image",
        "/profile/Zo%C3%AB%2F../video",
        "/profile/Mira",
        "/search?q=a+lake&style=anime",
        "/credits",
        "/settings",
        "/notifications",
        "/statistics",
        "/payment/success",
        "/payment/success?package_name=Big+one&amount=4.99&credits=100",
      ]
    `);
  });

  it('tells a tab from a username, and treats an invalid tab as a username [R-ROUTE-09, R-DASH-01]', () => {
    expect(parseDashboardPath()).toEqual({ username: undefined, tab: 'all' });
    expect(parseDashboardPath('image')).toEqual({ username: undefined, tab: 'image' });
    expect(parseDashboardPath('mira')).toEqual({ username: 'mira', tab: 'all' });
    expect(parseDashboardPath('mira', 'video')).toEqual({ username: 'mira', tab: 'video' });
    expect(parseDashboardPath('mira', 'nonsense')).toEqual({ username: 'mira', tab: 'all' });
  });

  it('reads what a payment leaves behind, and nothing else', () => {
    expect(parsePaymentState({ paymentSuccess: true, paymentId: 'one', credits: 5 })).toEqual({
      paymentSuccess: true,
      paymentId: 'one',
    });
    expect(parsePaymentState({ paymentSuccess: 'yes' })).toBeUndefined();
    expect(parsePaymentVisit(new URLSearchParams('payment_id=one&amount='))).toEqual({
      paymentId: 'one',
      packageName: undefined,
      amount: undefined,
      credits: undefined,
    });
  });

  it('reads router state, whatever stands in it [R-AUTH-02]', () => {
    const plain = { showLogin: true, emailVerified: false, passwordReset: false };
    expect(parseAuthState(null)).toEqual(plain);
    expect(parseAuthState({ showLogin: false })).toEqual({ ...plain, showLogin: false });
    expect(parseAuthState({ showLogin: 'yes' })).toEqual(plain);
    expect(parseAuthState({ passwordReset: true })).toEqual({ ...plain, passwordReset: true });
    expect(parseEmailState({ email: 'a@b.c' })).toBe('a@b.c');
    expect(parseEmailState({ email: '' })).toBeUndefined();
    expect(parseEmailState('a@b.c')).toBeUndefined();
    expect(parseTokenState({ token: 'abc' })).toBe('abc');
    expect(parseTokenState({ token: 1 })).toBeUndefined();
  });
});
