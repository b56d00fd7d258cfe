import { follows } from '@loomlight/contract/follows';
import { call } from '../../api/client.ts';
import type { MixedSource } from './mixed-pages.ts';

/** What those make whom one follows. A file of its own, since a first visit has no need of its calls. */
export const loadFollowing: Extract<MixedSource, { readonly by: 'key' }>['load'] = async (
  kind,
  from,
  limit,
  signal,
) => {
  const query = { limit, filter: kind, ...from };
  return (await call(follows.feed, { query, signal })).generations;
};
