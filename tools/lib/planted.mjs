/**
 * Tries a check on the faults that are planted for it, each by `finds`: how many it found, and a line for each that it missed. A check that no longer
 * finds anything would be green for ever.
 */
export function tryPlanted(faults, finds) {
  const missed = faults.filter((fault) => !finds(fault));
  return {
    found: faults.length - missed.length,
    missed: missed.map(
      (fault) => `is not found any more, though it is planted: ${JSON.stringify(fault.problem ?? fault)}`,
    ),
  };
}

/** Whether these lines are those, in any order. */
export const areSameLines = (lines, others) => lines.toSorted().join('\n') === others.toSorted().join('\n');
