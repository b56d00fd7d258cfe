import { type ContentType, contract, type Self } from '@loomlight/contract';
import { QueryClient, queryOptions } from '@tanstack/react-query';
import { cachedUser, cacheUser } from './auth-tokens.ts';
import { call } from './client.ts';

/** The cache of everything the server has said. `send` retries already, so queries must not. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 30_000, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  });
}

/** The one client of the app; tests make their own. */
export const queryClient = createQueryClient();

/** Names of cached things. A prefix names them all: `keys.user` for every page of every dashboard. */
export const keys = {
  profile: ['profile'],
  balance: ['credits', 'balance'],
  history: (filter: string) => ['credits', 'history', filter],
  credits: ['credits'],
  order: (id: string) => ['credits', 'order', id],
  orders: ['credits', 'orders'],
  paymentMethods: ['credits', 'payment-methods'],
  purchases: ['credits', 'purchases'],
  sales: ['credits', 'sales'],
  saleFee: ['credits', 'sale-fee'],
  earnings: (id: string) => ['credits', 'earnings', id],
  plan: ['credits', 'plan'],
  packages: ['packages'],
  preferences: ['preferences'],
  notifications: ['notifications'],
  unread: ['notifications', 'unread'],
  notificationList: (filter: string) => ['notifications', 'list', filter],
  newestNotifications: ['notifications', 'newest'],
  statistics: (timeframe: string) => ['user', 'statistics', timeframe],
  activity: ['user', 'activity'],
  notificationWishes: ['notification-wishes'],
  user: ['user'],
  /** What those make whom the signed-in person follows: gone with the session. */
  feed: ['user', 'feed'],
  blocked: ['user', 'blocked'],
  sessions: ['user', 'sessions'],
  factors: ['user', 'factors'],
  emailChange: ['user', 'email-change'],
  secondStep: ['second-step'],
  proof: ['proof'],
  userProfile: (username: string) => ['user', username, 'profile'],
  userContent: (username: string, tab: string) => ['user', username, 'content', tab],
  gallery: ['gallery'],
  publicContents: ['public'],
  publicContent: (kind: ContentType, id: string) => ['public', kind, id],
  contents: ['content'],
  content: (kind: ContentType, id: string) => ['content', kind, id],
  trash: ['user', 'trash'],
  authConfig: ['auth-config'],
  setup: ['setup'],
} as const;

/** Asks again for all that a charge, a refund, or an end of what was made has changed for the person: balance, history, lists of their own. */
export function refreshOwn(client: QueryClient): void {
  for (const queryKey of [keys.profile, keys.credits, keys.user]) void client.invalidateQueries({ queryKey });
}

/** The signed-in person (R-AUTH-19); starts with the one this browser remembers (R-AUTH-24). */
export const profileQuery = queryOptions({
  queryKey: keys.profile,
  queryFn: async ({ signal }) => {
    const self = await call(contract.accounts.profile, { signal });
    cacheUser(self);
    return self;
  },
  placeholderData: cachedUser,
  staleTime: 60_000,
});

/** Keeps the account as it is after a change; false when it is not the signed-in one any more. */
export function keepSelf(client: QueryClient, self: Self): boolean {
  if (client.getQueryData(profileQuery.queryKey)?.id !== self.id) return false;
  client.setQueryData(profileQuery.queryKey, self);
  cacheUser(self);
  return true;
}

/** What the signed-in person wants the forms to begin with. */
export const preferencesQuery = queryOptions({
  queryKey: keys.preferences,
  queryFn: ({ signal }) => call(contract.userSettings.preferences, { signal }),
  staleTime: 600_000,
});

/** What the sign-in card needs to know; never changes while the page is open. */
export const authConfigQuery = queryOptions({
  queryKey: keys.authConfig,
  queryFn: ({ signal }) => call(contract.accounts.config, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
