import { writeFileSync } from 'node:fs';

/** Writes what a test run came to as one JSON file (its path is in TALLY_FILE), for tools/test.mjs to add up. */
export default class TallyReporter {
  onTestRunEnd(modules, unhandledErrors) {
    const tally = { passed: {}, failures: [], skips: [], unhandled: unhandledErrors.map(({ message }) => message) };
    for (const module of modules) {
      const project = module.project.name;
      tally.passed[project] ??= 0;
      // A file that could not be loaded holds no tests, and a hook that failed belongs to none.
      if (moduleFailed(module)) tally.failures.push({ project, name: module.relativeModuleId });
      for (const test of module.children.allTests()) {
        const { state, note } = test.result();
        const entry = { project, name: `${module.relativeModuleId} > ${test.fullName}` };
        if (state === 'passed') tally.passed[project] += 1;
        else if (state === 'skipped') tally.skips.push({ ...entry, reason: note ?? 'marked as skipped' });
        else tally.failures.push(entry);
      }
    }
    writeFileSync(process.env.TALLY_FILE, JSON.stringify(tally));
  }
}

function moduleFailed(module) {
  const suites = [module, ...module.children.allSuites()];
  return suites.some((suite) => suite.errors().length > 0);
}
