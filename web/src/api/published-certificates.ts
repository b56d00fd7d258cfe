import { certificatesPath, type PublishedCertificate, publishedCertificates } from '@loomlight/contract/provenance';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { formatError, unreachableError } from './error-words.ts';

/** A list that is not there by then is not coming: the one that was kept is taken. */
const patienceMs = 5_000;

/** What files of this installation were ever signed with. It is kept while the page is open, also without a network. */
export const certificatesQuery = queryOptions({
  queryKey: ['published-certificates'],
  queryFn: fetchCertificates,
  staleTime: 60_000,
});

/** The list as it is now, or as it was last known; throws `ApiError` where it was never had. */
export async function currentCertificates(client: QueryClient): Promise<readonly PublishedCertificate[]> {
  const kept = client.getQueryData(certificatesQuery.queryKey);
  if (kept && !navigator.onLine) return kept;
  return client.fetchQuery({ ...certificatesQuery, networkMode: 'always' }).catch((error: unknown) => {
    if (kept) return kept;
    throw error;
  });
}

async function fetchCertificates(): Promise<readonly PublishedCertificate[]> {
  // Not from a cache: a key that was withdrawn a minute ago is withdrawn.
  const asked = fetch(certificatesPath, { cache: 'no-cache', signal: AbortSignal.timeout(patienceMs) });
  const answer = await asked.catch((error: unknown) => {
    throw unreachableError(error);
  });
  const list = publishedCertificates.safeParse(await answer.json().catch(() => undefined));
  if (!list.success) throw formatError('The list of the keys of this site could not be read.', list.error);
  return list.data.certificates;
}
