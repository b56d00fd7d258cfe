import type { Content } from '@loomlight/contract';
import { useState } from 'react';

/** Which of the loaded items are chosen, and what went wrong with some of them the last time. */
export interface Selection {
  /** In the order of the page. */
  readonly chosen: readonly Content[];
  readonly isChosen: (id: string) => boolean;
  readonly toggle: (id: string) => void;
  /** Brings all between the item that was chosen or let go of last and this one into the state that this one gets. */
  readonly toggleRange: (id: string) => void;
  readonly allChosen: boolean;
  readonly chooseAll: () => void;
  readonly clear: () => void;
  /** Why an item is still there, or still as it was. */
  readonly problemOf: (id: string) => string | undefined;
  /** Says of each item why it would not; unless `keep`, those with which all went well are let go of. */
  readonly settle: (problems: ReadonlyMap<string, string>, keep: 'all' | 'failed') => void;
}

const noProblems: ReadonlyMap<string, string> = new Map();

/** Choosing among loaded items. One that leaves the list leaves the choice. */
export function useSelection(contents: readonly Content[]): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [problems, setProblems] = useState(noProblems);
  const [last, setLast] = useState<string>();
  const mark = (marked: readonly string[], isChosen: boolean, at: string) => {
    setIds((held) => {
      const next = new Set(held);
      for (const id of marked)
        if (isChosen) next.add(id);
        else next.delete(id);
      return next;
    });
    setProblems((held) => new Map([...held].filter(([id]) => !marked.includes(id))));
    setLast(at);
  };
  const chosen = contents.filter(({ id }) => ids.has(id));
  return {
    chosen,
    isChosen: (id) => ids.has(id),
    toggle: (id) => mark([id], !ids.has(id), id),
    toggleRange: (id) => mark(between(contents, last ?? id, id), !ids.has(id), id),
    allChosen: contents.length > 0 && chosen.length === contents.length,
    chooseAll: () => setIds(new Set(contents.map(({ id }) => id))),
    clear: () => {
      setIds(new Set());
      setProblems(noProblems);
    },
    problemOf: (id) => problems.get(id),
    settle: (failed, keep) => {
      if (keep === 'failed') setIds(new Set(failed.keys()));
      setProblems(failed);
    },
  };
}

/** The ids from one item to another in the order of the page, both among them; only the second where the first has left it. */
function between(contents: readonly Content[], first: string, second: string): readonly string[] {
  const ids = contents.map(({ id }) => id);
  const [a, b] = [ids.indexOf(first), ids.indexOf(second)];
  return a < 0 ? [second] : ids.slice(Math.min(a, b), Math.max(a, b) + 1);
}
