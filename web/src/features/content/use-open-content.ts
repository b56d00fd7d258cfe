import type { Content } from '@loomlight/contract';
import { useLocation, useNavigate } from 'react-router';

/** An item that lies open over the page. */
export interface OpenContent {
  readonly kind: Content['content_type'];
  readonly id: string;
}

export interface ContentOpener {
  /** Null while nothing is open. */
  readonly opened: OpenContent | null;
  readonly open: (content: OpenContent) => void;
  /** To a neighbour: one way back leads to the page, however many were looked at. */
  readonly turn: (content: OpenContent) => void;
  readonly close: () => void;
}

/**
 * Which item is open, kept in the address (`?image={id}`, `?video={id}`): it can be shared, it survives a reload, and
 * the browser's Back closes it.
 */
export function useOpenContent(): ContentOpener {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const go = (content: OpenContent | null, options: { replace: boolean; state: unknown }) =>
    void navigate({ search: searchWith(search, content), hash }, options);
  return {
    opened: readOpened(search),
    open: (content) => go(content, { replace: false, state: openedHere }),
    turn: (content) => go(content, { replace: true, state }),
    // Who came by a shared address has no page of ours behind it.
    close: () => (isOpenedHere(state) ? void navigate(-1) : go(null, { replace: true, state })),
  };
}

const openedHere = { openedHere: true } as const;

function isOpenedHere(state: unknown): boolean {
  return state !== null && typeof state === 'object' && 'openedHere' in state;
}

function readOpened(search: string): OpenContent | null {
  const query = new URLSearchParams(search);
  for (const kind of ['image', 'video'] as const) {
    const id = query.get(kind);
    if (id) return { kind, id };
  }
  return null;
}

function searchWith(search: string, content: OpenContent | null): string {
  const query = new URLSearchParams(search);
  query.delete('image');
  query.delete('video');
  if (content) query.set(content.kind, content.id);
  return query.toString();
}
