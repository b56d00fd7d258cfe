import { itemPagePath } from '@loomlight/contract';
import * as z from 'zod/mini';

/** Every address of the app, R-ROUTE-01 to R-ROUTE-12 among them, as functions: nobody writes a path by hand. */
export const paths = {
  home: (search: { prompt?: string } = {}) => withSearch('/', search),
  gallery: () => '/#gallery',
  auth: () => '/auth',
  setup: () => '/setup',
  verification: () => '/verification',
  verifyEmail: () => '/verify-email',
  forgotPassword: () => '/forgot-password',
  resetPassword: () => '/reset-password',
  generate: (search: { prompt?: string; private?: '1'; remix?: string; kind?: 'video' } = {}) =>
    withSearch('/generate', search),
  imageResult: (id: string) => itemPagePath({ contentType: 'image', id }),
  videoResult: (id: string) => itemPagePath({ contentType: 'video', id }),
  dashboard: (tab: Tab = 'all') => withTab('/dashboard', tab),
  dashboardOf: (username: string, tab: Tab = 'all') => withTab(`/dashboard/${encodeURIComponent(username)}`, tab),
  profile: (username: string, tab: Tab = 'all') => withTab(`/profile/${encodeURIComponent(username)}`, tab),
  search: (search: { q?: string | undefined; style?: string; colour?: string } = {}) => withSearch('/search', search),
  credits: () => '/credits',
  settings: () => '/settings',
  notifications: () => '/notifications',
  statistics: () => '/statistics',
  trash: () => '/trash',
  collections: () => '/collections',
  collection: (id: string) => `/collections/${encodeURIComponent(id)}`,
  desk: () => '/desk',
  verify: () => '/verify',
  report: (about?: string) => withSearch('/report', { about }),
  help: () => '/help',
  terms: () => '/terms',
  privacy: () => '/privacy',
  imprint: () => '/imprint',
  rules: () => '/rules',
  paymentSuccess: (search: { package_name?: string; amount?: string; credits?: string } = {}) =>
    withSearch('/payment/success', search),
} as const;

export const tabs = ['favorites', 'all', 'image', 'video', 'prompt-purchases'] as const;
/** A tab of a dashboard or profile, as its path spells it. */
export type Tab = (typeof tabs)[number];

export function isTab(word: string | undefined): word is Tab {
  return tabs.some((tab) => tab === word);
}

/** Whose dashboard a path names, and which tab: an invalid tab name is treated as a username (R-DASH-01). */
export function parseDashboardPath(first?: string, second?: string): { username: string | undefined; tab: Tab } {
  if (first === undefined) return { username: undefined, tab: 'all' };
  if (isTab(first) && second === undefined) return { username: undefined, tab: first };
  return { username: first, tab: isTab(second) ? second : 'all' };
}

/** Router state of /desk: the installation has just got its first administrator (DESK-71). */
export interface DeskState {
  isNew?: boolean;
}

/** Router state of /auth (R-AUTH-02, R-AUTH-03). */
export interface AuthState {
  /** Default true. */
  showLogin?: boolean;
  emailVerified?: boolean;
  /** A new password was chosen with a mailed link. */
  passwordReset?: boolean;
}
const authState = z.object({
  showLogin: z.optional(z.boolean()),
  emailVerified: z.optional(z.boolean()),
  passwordReset: z.optional(z.boolean()),
});
/** Router state of /verification, which needs it, and of /forgot-password, which begins with it. */
export interface EmailState {
  email: string;
}
const emailState = z.object({ email: z.string().check(z.minLength(1)) });
/** Router state of a page that a mailed link has led to. */
export interface TokenState {
  token: string;
}
const tokenState = z.object({ token: z.string() });

/** Reads the state of /auth; anything unreadable counts as none. */
export function parseAuthState(state: unknown): Required<AuthState> {
  const { data } = authState.safeParse(state);
  return {
    showLogin: data?.showLogin ?? true,
    emailVerified: data?.emailVerified ?? false,
    passwordReset: data?.passwordReset ?? false,
  };
}

/** Reads the e-mail address that a page was given; undefined sends a visitor of /verification back to /auth. */
export function parseEmailState(state: unknown): string | undefined {
  return emailState.safeParse(state).data?.email;
}

/** Router state of /credits after a payment (R-PAY-03): what was paid is asked of the server. */
export interface PaymentState {
  paymentSuccess: true;
  paymentId?: string;
}
const paymentState = z.object({ paymentSuccess: z.literal(true), paymentId: z.optional(z.string()) });

/** What the address of /payment/success says, by itself worth nothing: anybody can write an address. */
export interface PaymentVisit {
  readonly paymentId: string | undefined;
  readonly packageName: string | undefined;
  /** In dollars, as it was written. */
  readonly amount: string | undefined;
  readonly credits: string | undefined;
}

/** Reads the state of /credits; undefined for everybody who does not come from a payment. */
export function parsePaymentState(state: unknown): PaymentState | undefined {
  const { data } = paymentState.safeParse(state);
  return data && { paymentSuccess: true, ...(data.paymentId !== undefined && { paymentId: data.paymentId }) };
}

/** Reads the query of /payment/success. */
export function parsePaymentVisit(search: URLSearchParams): PaymentVisit {
  const read = (name: string) => search.get(name) || undefined;
  return {
    paymentId: read('payment_id'),
    packageName: read('package_name'),
    amount: read('amount'),
    credits: read('credits'),
  };
}

/** Reads the token that was taken out of the address. */
export function parseTokenState(state: unknown): string | undefined {
  return tokenState.safeParse(state).data?.token;
}

function withTab(base: string, tab: Tab): string {
  return tab === 'all' ? base : `${base}/${tab}`;
}

function withSearch(path: string, search: Readonly<Record<string, string | undefined>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) if (value !== undefined) query.set(name, value);
  return query.size > 0 ? `${path}?${query}` : path;
}
