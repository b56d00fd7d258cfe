import type { Content } from '@loomlight/contract';
import { useLocation, useNavigate } from 'react-router';

/** A piece that lies open over the page. */
export interface OpenContent {
  readonly kind: Content['content_type'];
  readonly id: string;
}

export interface ContentOpener {
  /** Null while nothing is open. */
  readonly opened: OpenContent | null;
  readonly open: (piece: OpenContent) => void;
  /** To a neighbour: one way back leads to the page, however many were looked at. */
  readonly turn: (piece: OpenContent) => void;
  readonly close: () => void;
}

/**
 * Which piece is open, kept in the address (`?image={id}`, `?video={id}`): it can be shared, it survives a reload, and
 * the browser's Back closes it.
 */
export function useOpenContent(): ContentOpener {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const go = (piece: OpenContent | null, options: { replace: boolean; state: unknown }) =>
    void navigate({ search: searchWith(search, piece), hash }, options);
  return {
    opened: readOpened(search),
    open: (piece) => go(piece, { replace: false, state: openedHere }),
    turn: (piece) => go(piece, { replace: true, state }),
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

function searchWith(search: string, piece: OpenContent | null): string {
  const query = new URLSearchParams(search);
  query.delete('image');
  query.delete('video');
  if (piece) query.set(piece.kind, piece.id);
  return query.toString();
}
