/** `2 min 05 s`. */
export function inMinutes(ms) {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`;
}

/**
 * One line for each run with its time on the clock. Suites that ran beside each other share that time, and are told apart by the
 * work of their files, which is more than the clock says where several ran at once.
 */
export function durationLines(runs) {
  return runs.map(({ label, ms, tally }) => {
    const work = new Map();
    for (const file of tally?.files ?? []) work.set(file.project, (work.get(file.project) ?? 0) + file.ms);
    const parts = [...work].toSorted((a, b) => b[1] - a[1]).map(([project, sum]) => `${project} ${inMinutes(sum)}`);
    return `${label}: ${inMinutes(ms)}${parts.length > 1 ? ` (work: ${parts.join(', ')})` : ''}`;
  });
}

/** The files that took longest, each with the run it was part of. */
export function slowestLines(runs, count) {
  return runs
    .flatMap(({ label, tally }) => (tally?.files ?? []).map((file) => ({ ...file, label })))
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, count)
    .map(({ label, project, file, ms }) => {
      const run = label.startsWith(project) && label !== project ? label : project;
      return `${(ms / 1000).toFixed(1).padStart(7)} s  ${run}: ${file}`;
    });
}
