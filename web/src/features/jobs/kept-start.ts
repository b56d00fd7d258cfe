import type { Mutation } from '@tanstack/react-query';
import { cachedUser } from '../../api/auth-tokens.ts';
import { profileQuery, queryClient } from '../../api/queries.ts';
import { tabStore } from '../../lib/local-store.ts';
import { idempotencyKeyOf, type Sender, type StartRequest } from '../start-generation/index.ts';

/** What waits in this tab for the network, for the page that comes after this one. */
interface KeptStart {
  /** Nobody else may send it. */
  readonly person: string;
  readonly request: KeptRequest;
}
/** What is made from an item by a call of its own cannot be written down. */
type KeptRequest = Exclude<StartRequest, { readonly send: unknown }>;

const senders = ['form', 'again', 'upscale'] as const satisfies Sender[];
// One of each sender waits at a time, so that there are few. A sign-out forgets them with all else of the tab.
const storageKey = (sender: Sender): string => `waiting-${sender}`;

/** Who sends, as the key of `useStartGeneration` names it. */
export function senderOf({ options }: Pick<Mutation, 'options'>): Sender {
  return senders.find((sender) => sender === options.mutationKey?.[1]) ?? 'form';
}

/** True where the page before this one has left something to be sent. */
export function hasKeptStart(): boolean {
  return senders.some((sender) => tabStore.read(storageKey(sender)) !== null);
}

/** What this person has asked for before the page was loaded, to be sent now; it is theirs alone, and handed out once. */
export function takeKeptStart(sender: Sender, person: string): KeptRequest | undefined {
  const kept = tabStore.read(storageKey(sender));
  forgetStart(sender);
  return isKeptStart(kept) && kept.person === person ? kept.request : undefined;
}

/** Nobody will send it any more: it was answered, or taken back. */
export function forgetStart(sender: Sender): void {
  tabStore.remove(storageKey(sender));
}

/** Keeps it with the key that it will be sent under, by which a copy of this tab starts nothing more (BOOKS-5). */
function keepStart(sender: Sender, request: StartRequest): void {
  const person = queryClient.getQueryData(profileQuery.queryKey)?.id ?? cachedUser()?.id;
  if (person === undefined || 'send' in request) return;
  idempotencyKeyOf(sender, request.body);
  tabStore.write(storageKey(sender), { person, request } satisfies KeptStart);
}

/** Written by `keepStart` alone. Of a foreign body the server says what is wrong with it. */
function isKeptStart(kept: unknown): kept is KeptStart {
  if (kept === null || typeof kept !== 'object' || !('person' in kept) || !('request' in kept)) return false;
  const { request } = kept;
  return request !== null && typeof request === 'object' && 'contentType' in request && 'body' in request;
}

// For as long as the page: what is sent from one that has no list of jobs is answered all the same.
queryClient.getMutationCache().subscribe(({ type, mutation }) => {
  // What is taken out of the cache has been taken back, or its person has left: neither is to be kept.
  if (type !== 'updated' || mutation.options.mutationKey?.[0] !== 'start-generation') return;
  const { status, isPaused, variables } = mutation.state;
  // What `useStartGeneration` sends, the one that has this key.
  if (status === 'pending' && isPaused) keepStart(senderOf(mutation), variables as StartRequest);
  if (status === 'success' || status === 'error') forgetStart(senderOf(mutation));
});
