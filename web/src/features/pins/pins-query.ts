import { pins } from '@loomlight/contract/pins';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { holdsList } from '../../api/content-cache.ts';
import { keys } from '../../api/queries.ts';

/** What a person has pinned. Among what is kept of the person, so that whatever is hidden or deleted leaves it at once. */
export function pinsOf(username: string) {
  return queryOptions({
    queryKey: [...keys.user, username, 'pins'],
    queryFn: async ({ signal }) => (await call(pins.ofPerson, { params: { username }, signal })).generations,
    meta: holdsList,
  });
}
