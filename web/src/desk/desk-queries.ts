import { desk, type PageSlug } from '@loomlight/contract/desk';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../api/client.ts';
import { keys } from '../api/queries.ts';
import { spanOf, type SpanName } from './sum-spans.ts';

/** Everything of the desk, so that an act can renew it all; gone with the session, as all of one's own is. */
export const deskKey = [...keys.user, 'desk'] as const;

/** Answers age at once: somebody else may be at work. */
const fresh = { staleTime: 0 } as const;

/** The server gives a block up after two seconds; this is for one whose answer does not come at all, or is asked for again and again. */
const blockMs = 3_000;

/** Asks for a block that is said to have failed when it does not come in time, by itself and whatever it hangs on (DESK-127). */
function inTime<T>(ask: (signal: AbortSignal) => Promise<T>) {
  return async ({ signal }: { readonly signal: AbortSignal }): Promise<T> => {
    const over = new AbortController();
    const late = new Promise<never>((_, reject) => {
      over.signal.addEventListener('abort', () => reject(new Error('A block of the desk took too long.')));
    });
    const timer = setTimeout(() => over.abort(), blockMs);
    try {
      return await Promise.race([ask(AbortSignal.any([signal, over.signal])), late]);
    } finally {
      clearTimeout(timer);
    }
  };
}

export const nowQuery = queryOptions({
  ...fresh,
  queryKey: [...deskKey, 'now'],
  queryFn: inTime((signal) => call(desk.now, { signal })),
});
export const installationQuery = queryOptions({
  ...fresh,
  queryKey: [...deskKey, 'installation'],
  queryFn: ({ signal }) => call(desk.installation, { signal }),
});
export const withheldBonusesQuery = queryOptions({
  ...fresh,
  queryKey: [...deskKey, 'withheld bonuses'],
  queryFn: ({ signal }) => call(desk.withheldBonuses, { signal }),
});
export const accentQuery = queryOptions({
  ...fresh,
  queryKey: [...deskKey, 'accent'],
  queryFn: ({ signal }) => call(desk.accent, { signal }),
});
export const logoQuery = queryOptions({
  ...fresh,
  queryKey: [...deskKey, 'logo'],
  queryFn: ({ signal }) => call(desk.logo, { signal }),
});
export const settingsQuery = queryOptions({
  ...fresh,
  queryKey: [...deskKey, 'settings'],
  queryFn: ({ signal }) => call(desk.settings, { signal }),
});
export const figuresQuery = queryOptions({
  ...fresh,
  queryKey: [...deskKey, 'figures'],
  queryFn: inTime((signal) => call(desk.figures, { signal })),
});
export const healthQuery = queryOptions({
  ...fresh,
  queryKey: [...deskKey, 'health'],
  queryFn: inTime((signal) => call(desk.health, { signal })),
});
export const partsQuery = queryOptions({
  ...fresh,
  queryKey: [...deskKey, 'parts'],
  queryFn: inTime((signal) => call(desk.parts, { signal })),
});
/** Looked at again while it is seen, and not as often as jobs: durations are those of hours. */
export const engineLinesQuery = queryOptions({
  ...fresh,
  queryKey: [...deskKey, 'engine lines'],
  queryFn: inTime((signal) => call(desk.engineLines, { signal })),
  refetchInterval: 15_000,
});
export const processesQuery = queryOptions({
  ...fresh,
  queryKey: [...deskKey, 'processes'],
  queryFn: inTime((signal) => call(desk.processes, { signal })),
});
export const packagesQuery = queryOptions({
  ...fresh,
  queryKey: [...deskKey, 'packages'],
  queryFn: ({ signal }) => call(desk.packages, { signal }),
});
/** Looked at again every few seconds while it is seen: a campaign goes on by itself. */
export const campaignsQuery = queryOptions({
  ...fresh,
  queryKey: [...deskKey, 'campaigns'],
  queryFn: ({ signal }) => call(desk.campaigns, { signal }),
  refetchInterval: 5_000,
});
/** What was paid; of one person also what was only begun. */
export const ordersQuery = (person?: string) =>
  infiniteQueryOptions({
    ...fresh,
    queryKey: [...deskKey, 'orders', person],
    queryFn: ({ pageParam, signal }) =>
      call(desk.orders, {
        query: { ...(person !== undefined && { person, show: 'all' }), ...(pageParam && { before: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
  });
export const disputesQuery = queryOptions({
  ...fresh,
  queryKey: [...deskKey, 'disputes'],
  queryFn: ({ signal }) => call(desk.disputes, { signal }),
});
export const disputeEvidenceQuery = (id: string) =>
  queryOptions({
    ...fresh,
    queryKey: [...deskKey, 'dispute', id],
    queryFn: ({ signal }) => call(desk.disputeEvidence, { params: { id }, signal }),
  });
export const signalsQuery = (state: 'open' | 'closed') =>
  infiniteQueryOptions({
    ...fresh,
    queryKey: [...deskKey, 'signals', state],
    queryFn: ({ pageParam, signal }) =>
      call(desk.signals, { query: { state, ...(pageParam && { before: pageParam }) }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
  });
export const signalQuery = (id: string) =>
  queryOptions({
    ...fresh,
    queryKey: [...deskKey, 'signal', id],
    queryFn: ({ signal }) => call(desk.signal, { params: { id }, signal }),
  });
export const unfitQuery = queryOptions({
  ...fresh,
  queryKey: [...deskKey, 'unfit'],
  queryFn: ({ signal }) => call(desk.unfitPayments, { signal }),
});
/** Looked at again every few seconds while it is seen: it moves by itself. */
export const jobsQuery = queryOptions({
  ...fresh,
  queryKey: [...deskKey, 'jobs'],
  queryFn: ({ signal }) => call(desk.jobs, { signal }),
  refetchInterval: 5_000,
});
export const enginesQuery = queryOptions({
  ...fresh,
  queryKey: [...deskKey, 'engines'],
  queryFn: ({ signal }) => call(desk.engines, { signal }),
});
export const possiblyPaidQuery = queryOptions({
  ...fresh,
  queryKey: [...deskKey, 'possibly paid'],
  queryFn: ({ signal }) => call(desk.possiblyPaid, { signal }),
});
export const approvalsQuery = queryOptions({
  ...fresh,
  queryKey: [...deskKey, 'approvals'],
  queryFn: ({ signal }) => call(desk.approvals, { signal }),
});
export const peopleQuery = (q: string) =>
  infiniteQueryOptions({
    ...fresh,
    queryKey: [...deskKey, 'people', q],
    queryFn: ({ pageParam, signal }) =>
      call(desk.people, { query: { q, ...(pageParam && { before: pageParam }) }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
  });
export const personQuery = (id: string) =>
  queryOptions({
    ...fresh,
    queryKey: [...deskKey, 'person', id],
    queryFn: ({ signal }) => call(desk.person, { params: { id }, signal }),
  });
export const ledgerQuery = (id: string) =>
  infiniteQueryOptions({
    ...fresh,
    queryKey: [...deskKey, 'ledger', id],
    queryFn: ({ pageParam, signal }) =>
      call(desk.personLedger, { params: { id }, query: pageParam ? { before_id: pageParam } : {}, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
  });
const noneSeen: { readonly before_at?: string; readonly before?: string } = {};
export const personItemsQuery = (id: string, show: 'kept' | 'trash') =>
  infiniteQueryOptions({
    ...fresh,
    queryKey: [...deskKey, 'items', id, show],
    queryFn: ({ pageParam, signal }) =>
      call(desk.personItems, { params: { id }, query: { show, ...pageParam }, signal }),
    initialPageParam: noneSeen,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
export const personReportsQuery = (id: string, which: 'about' | 'by') =>
  infiniteQueryOptions({
    ...fresh,
    queryKey: [...deskKey, 'reports around', id, which],
    queryFn: ({ pageParam, signal }) =>
      call(desk.personReports, { params: { id }, query: { which, ...(pageParam && { before: pageParam }) }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
  });
export const strikesQuery = infiniteQueryOptions({
  ...fresh,
  queryKey: [...deskKey, 'strikes'],
  queryFn: ({ pageParam, signal }) => call(desk.strikes, { query: pageParam ? { before: pageParam } : {}, signal }),
  initialPageParam: '',
  getNextPageParam: ({ next }) => next ?? undefined,
});
export const notesQuery = (id: string) =>
  infiniteQueryOptions({
    ...fresh,
    queryKey: [...deskKey, 'notes', id],
    queryFn: ({ pageParam, signal }) =>
      call(desk.notes, { params: { id }, query: pageParam ? { before: pageParam } : {}, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
  });

export const booksQuery = queryOptions({
  ...fresh,
  queryKey: [...deskKey, 'books'],
  queryFn: ({ signal }) => call(desk.books, { signal }),
});
export const summaryQuery = (span: SpanName) =>
  queryOptions({
    ...fresh,
    queryKey: [...deskKey, 'summary', span],
    queryFn: ({ signal }) => call(desk.summary, { query: spanOf(span, new Date()), signal }),
  });
export const liabilitiesQuery = queryOptions({
  ...fresh,
  queryKey: [...deskKey, 'liabilities'],
  queryFn: ({ signal }) => call(desk.liabilities, { signal }),
});
export const bannerQuery = queryOptions({
  ...fresh,
  queryKey: [...deskKey, 'banner'],
  queryFn: ({ signal }) => call(desk.banner, { signal }),
});
export const pageQuery = (slug: PageSlug) =>
  queryOptions({
    ...fresh,
    queryKey: [...deskKey, 'page', slug],
    queryFn: ({ signal }) => call(desk.page, { params: { slug }, signal }),
  });
export const classifierQuery = queryOptions({
  ...fresh,
  queryKey: [...deskKey, 'classifier'],
  queryFn: inTime((signal) => call(desk.classifier, { signal })),
});
export const rulesQuery = queryOptions({
  ...fresh,
  queryKey: [...deskKey, 'rules'],
  queryFn: ({ signal }) => call(desk.rules, { signal }),
});
export const reviewsQuery = queryOptions({
  ...fresh,
  queryKey: [...deskKey, 'reviews'],
  queryFn: ({ signal }) => call(desk.reviews, { signal }),
});
export const objectionsQuery = queryOptions({
  ...fresh,
  queryKey: [...deskKey, 'objections'],
  queryFn: ({ signal }) => call(desk.objections, { signal }),
});

/** `mine`: the open ones that the administrator is at. */
export type ReportState = 'open' | 'mine' | 'decided' | 'withdrawn';
export const reportsQuery = (state: ReportState) =>
  infiniteQueryOptions({
    ...fresh,
    queryKey: [...deskKey, 'reports', state],
    queryFn: ({ pageParam, signal }) =>
      call(desk.reports, {
        query: {
          ...(state === 'mine' ? { assigned: 'me' as const } : { state }),
          ...(pageParam && { before: pageParam }),
        },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
  });
export const reportQuery = (id: string) =>
  queryOptions({
    ...fresh,
    queryKey: [...deskKey, 'report', id],
    queryFn: ({ signal }) => call(desk.report, { params: { id }, signal }),
  });
export const copiesQuery = (id: string) =>
  queryOptions({
    ...fresh,
    queryKey: [...deskKey, 'copies', id],
    queryFn: ({ signal }) => call(desk.reportCopies, { params: { id }, signal }),
  });
export const appealsQuery = queryOptions({
  ...fresh,
  queryKey: [...deskKey, 'appeals'],
  queryFn: ({ signal }) => call(desk.appeals, { signal }),
});

/** What the audit is asked for; empty words ask for everything. */
export interface AuditWish {
  readonly action: string;
  readonly subject: string;
}
export const auditQuery = (wish: AuditWish) =>
  infiniteQueryOptions({
    ...fresh,
    queryKey: [...deskKey, 'audit', wish.action, wish.subject],
    queryFn: ({ pageParam, signal }) =>
      call(desk.audit, { query: { ...auditWords(wish), ...(pageParam && { before_id: pageParam }) }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
  });
export function auditWords({ action, subject }: AuditWish) {
  return { ...(action !== '' && { action }), ...(subject !== '' && { subject }) };
}
