import { limits, type PublicUser } from '@loomlight/contract';
import { follows } from '@loomlight/contract/follows';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { ApiError, errorText } from '../../api/error-words.ts';
import { keys } from '../../api/queries.ts';
import { toast } from '../../ui/toast.ts';
import { askToSignIn, useViewer } from '../account/index.ts';

type Figures = Pick<PublicUser, 'is_followed' | 'followers'>;

/** Follows somebody or ends it at once, and takes it back when the server refuses (KEEP-6). Guests are asked to sign in. */
export function useFollow(user: PublicUser): (wanted: boolean) => void {
  const queryClient = useQueryClient();
  const viewer = useViewer();
  const mutationKey = ['follow', user.id];
  const isLatest = () => queryClient.isMutating({ mutationKey }) <= 1;
  const { mutate } = useMutation({
    mutationKey,
    // One after the other for the same person: the last press decides.
    scope: { id: mutationKey.join('-') },
    mutationFn: (wanted: boolean) =>
      call(wanted ? follows.follow : follows.unfollow, { params: { username: user.username } }),
    onMutate: (wanted) => {
      const { is_followed, followers } = user;
      patchProfile(queryClient, user.id, { is_followed: wanted, followers: afterwards(user, wanted) });
      return { is_followed, followers };
    },
    onSuccess: (figures) => {
      if (isLatest()) patchProfile(queryClient, user.id, figures);
    },
    onError: (error, _wanted, before) => {
      if (before) patchProfile(queryClient, user.id, before);
      if (error instanceof ApiError && error.status === 401) askToSignIn('follow');
      else toast.error(errorText(error));
      // Where several presses overlapped, none of them knows what holds.
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => isProfileKey(queryKey) });
    },
    onSettled: () => {
      if (isLatest()) void queryClient.invalidateQueries({ queryKey: keys.feed });
    },
  });
  return (wanted) => {
    if (viewer.kind === 'member') mutate(wanted);
    else askToSignIn('follow');
  };
}

/** How many there will be; beyond what is counted nothing changes. */
function afterwards({ followers }: PublicUser, wanted: boolean): number {
  if (followers >= limits.totalMax) return followers;
  return Math.max(0, followers + (wanted ? 1 : -1));
}

/** Changes the profile of a person under every name that the address may have had. */
function patchProfile(queryClient: QueryClient, id: string, figures: Figures): void {
  queryClient.setQueriesData<PublicUser>({ predicate: ({ queryKey }) => isProfileKey(queryKey) }, (held) =>
    held?.id === id ? { ...held, ...figures } : held,
  );
}

function isProfileKey(queryKey: readonly unknown[]): boolean {
  const [area, , what] = keys.userProfile('');
  return queryKey.length === 3 && queryKey[0] === area && queryKey[2] === what;
}
