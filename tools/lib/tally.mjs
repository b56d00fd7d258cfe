/** Adds the tallies of several test runs up; every way a run can go wrong without a failed test counts as a failure. */
export function addUp(runs) {
  const sum = { passed: 0, failures: [], skips: [], slow: 0 };
  for (const { label, projects, exit, tally } of runs) {
    const named = (name) => `${label}: ${name}`;
    if (!tally) {
      sum.failures.push(named(`the run crashed (${exit})`));
      continue;
    }
    sum.slow += tally.files.reduce((total, { slow }) => total + slow, 0);
    sum.passed += Object.values(tally.passed).reduce((total, count) => total + count, 0);
    const failures = [
      ...tally.failures.map(({ project, name, reason }) => `${project}: ${name}${reason ? ` (${reason})` : ''}`),
      ...tally.unhandled.map((message) => named(`unhandled error: ${message}`)),
      ...projects.filter((project) => isEmpty(tally, project)).map((project) => named(`no tests in ${project}`)),
    ];
    if (failures.length === 0 && exit !== 0) failures.push(named(`the run ended with ${exit} though no test failed`));
    sum.failures.push(...failures);
    sum.skips.push(...tally.skips.map(({ project, name, reason }) => `${project}: ${name} (${reason})`));
  }
  return sum;
}

/**
 * The files of a run that are worth running once more: those that V8 aborted, where nothing else went wrong. None where anything else did.
 */
export function abortedFiles({ tally }) {
  if (!tally || tally.aborted.length === 0 || tally.unhandled.length > tally.aborted.length) return [];
  const isOf = ({ name }) => tally.aborted.some((file) => name === file || name.startsWith(`${file} > `));
  return tally.failures.every(isOf) ? tally.aborted : [];
}

/** What is left of a run once its aborted files run again: everything but what is known of these. */
export function withoutAborted(run) {
  const { tally } = run;
  const isLost = (file) => tally.aborted.includes(file);
  const passed = { ...tally.passed };
  for (const { project, file, passed: count } of tally.files) if (isLost(file)) passed[project] -= count;
  const skips = tally.skips.filter(({ name }) => !isLost(name.split(' > ')[0]));
  const files = tally.files.filter(({ file }) => !isLost(file));
  return { ...run, exit: 0, tally: { ...tally, passed, skips, files, failures: [], unhandled: [], aborted: [] } };
}

function isEmpty(tally, project) {
  const has = (entries) => entries.some((entry) => entry.project === project);
  return !tally.passed[project] && !has(tally.failures) && !has(tally.skips);
}

/**
 * The tests that the first run left to the second, and that this has not tried either: it does not know them, or it says that they belong to the
 * first. What it could not try, for want of a program, it says so.
 */
export function triedNowhere(first, second) {
  if (!first?.tally || !second?.tally) return [];
  const elsewhere = new Set(
    second.tally.skips
      .filter(({ reason }) => reason === 'marked as skipped' || /\bin the embedded run\b/.test(reason))
      .map(({ name }) => name),
  );
  return first.tally.left
    .filter((name) => elsewhere.has(name))
    .map((name) => `${name} has the tag of the server, and is skipped there: it is tried nowhere`);
}

/** The closing line, the same for a person and for a machine. */
export function closingLine({ passed, failures, skips, slow }) {
  const skipped = skips.length + slow;
  return `${passed} passed, ${failures.length} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
