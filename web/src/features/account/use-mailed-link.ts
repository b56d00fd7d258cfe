import { contract, type Entered, type WaitingPrompt } from '@loomlight/contract';
import { arrivals } from '@loomlight/contract/arrivals';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { call } from '../../api/client.ts';
import { ApiError } from '../../api/error-words.ts';
import { useKeepSession } from './use-sign-in.ts';

/** What became of a verification link. */
export type MailedLink =
  | { readonly kind: 'missing' | 'opening' | 'used' | 'entered' }
  | { readonly kind: 'verified'; readonly username: string; readonly canEnter: boolean }
  | { readonly kind: 'refused'; readonly error: unknown };

/** Signed in by the link: with what has waited for the account, and whether by itself, in the browser that registered it. */
export type OnEntered = (waiting: WaitingPrompt | null, where: { readonly isOwnBrowser: boolean }) => void;

/**
 * Opens the link of a verification mail once. In the browser that registered it signs in at once; anywhere else when the person has
 * read whose account it is and asks for it, so that nobody ends up in a stranger's (PEOPLE-21).
 */
export function useMailedLink(token: string | undefined, onEntered: OnEntered) {
  const keepSession = useKeepSession();
  const heardEntered = useEffectEvent(onEntered);
  const opened = useQuery({
    queryKey: ['verify-email', token],
    queryFn: () => open(token ?? ''),
    // Once for a token: who signs in has everything asked for again, and this is used up.
    enabled: ({ state }) => Boolean(token) && state.status === 'pending',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const entering = useMutation({
    mutationFn: async ({ entry, isOwnBrowser }: { entry: () => Promise<Entered>; isOwnBrowser: boolean }) => {
      let waiting: WaitingPrompt | null = null;
      await keepSession(async () => {
        const entered = await entry();
        ({ waiting } = entered);
        return entered;
      });
      heardEntered(waiting, { isOwnBrowser });
    },
  });
  const { mutate } = entering;
  const entered = opened.data?.kind === 'verified' ? opened.data.entered : null;
  useEffect(() => {
    if (entered) mutate({ entry: () => Promise.resolve(entered), isOwnBrowser: true });
  }, [entered, mutate]);

  return {
    link: read(),
    enter: () => mutate({ entry: () => call(arrivals.enter, { body: { token: token ?? '' } }), isOwnBrowser: false }),
    entering: entering.isPending,
    refusal: entering.error,
  };

  function read(): MailedLink {
    if (!token) return { kind: 'missing' };
    if (entering.isSuccess) return { kind: 'entered' };
    if (opened.error) return { kind: 'refused', error: opened.error };
    if (!opened.data || (entered && !entering.error)) return { kind: 'opening' };
    return opened.data;
  }
}

type Opened =
  | { readonly kind: 'used' }
  | {
      readonly kind: 'verified';
      readonly username: string;
      readonly canEnter: boolean;
      readonly entered: Entered | null;
    };

async function open(token: string): Promise<Opened> {
  const body = { token };
  try {
    const { username, entered, can_enter: canEnter } = await call(contract.accounts.verifyEmail, { body });
    return { kind: 'verified', username, canEnter, entered };
  } catch (error) {
    if (!hasCode(error, 'invalid_token')) throw error;
    // A program that looks at mails before people do may have opened it: it still signs in.
    return call(arrivals.link, { body }).then(
      ({ username }) => ({ kind: 'verified', username, canEnter: true, entered: null }),
      (second: unknown) => {
        if (hasCode(second, 'link_used')) return { kind: 'used' };
        throw error;
      },
    );
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof ApiError && error.code === code;
}
