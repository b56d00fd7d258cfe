import type { Content } from '@loomlight/contract';
import { useState } from 'react';

/** Which of the loaded pieces are chosen, and what went wrong with some of them the last time. */
export interface Selection {
  /** In the order of the page. */
  readonly chosen: readonly Content[];
  readonly isChosen: (id: string) => boolean;
  readonly toggle: (id: string) => void;
  readonly allChosen: boolean;
  readonly chooseAll: () => void;
  readonly clear: () => void;
  /** Why a piece is still there, or still as it was. */
  readonly problemOf: (id: string) => string | undefined;
  /** Keeps chosen what has failed, with the reason, and lets go of the rest. */
  readonly settle: (problems: ReadonlyMap<string, string>) => void;
}

const noProblems: ReadonlyMap<string, string> = new Map();

/** Choosing among loaded pieces. One that leaves the list leaves the choice. */
export function useSelection(pieces: readonly Content[]): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [problems, setProblems] = useState(noProblems);
  const chosen = pieces.filter(({ id }) => ids.has(id));
  return {
    chosen,
    isChosen: (id) => ids.has(id),
    toggle: (id) => {
      setIds((held) => (held.has(id) ? new Set([...held].filter((other) => other !== id)) : new Set([...held, id])));
      setProblems((held) => new Map([...held].filter(([other]) => other !== id)));
    },
    allChosen: pieces.length > 0 && chosen.length === pieces.length,
    chooseAll: () => setIds(new Set(pieces.map(({ id }) => id))),
    clear: () => {
      setIds(new Set());
      setProblems(noProblems);
    },
    problemOf: (id) => problems.get(id),
    settle: (failed) => {
      setIds(new Set(failed.keys()));
      setProblems(failed);
    },
  };
}
