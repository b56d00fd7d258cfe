import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { numbersIn } from './proofs.mjs';

/**
 * Writes what a test run came to as one JSON file (its path is in TALLY_FILE), for tools/test.mjs to add up: how many tests of each
 * project passed, what failed or was skipped, what was left to a run of another tag, how many slow ones were left out, how long each file worked, and the requirements that the passed tests name.
 */
export default class TallyReporter {
  #only = [];

  onInit(vitest) {
    this.#only = vitest.config.tagsFilter ?? [];
  }

  onTestRunEnd(modules, unhandledErrors) {
    const unhandled = unhandledErrors.map(({ message }) => message);
    const tally = {
      passed: {},
      failures: [],
      skips: [],
      left: [],
      files: [],
      unhandled,
      aborted: unhandledErrors.flatMap(abortedFile),
    };
    const proved = new Set();
    for (const module of modules) {
      const project = module.project.name;
      tally.passed[project] ??= 0;
      const file = { project, file: module.relativeModuleId, ms: workOf(module.diagnostic()), passed: 0, slow: 0 };
      tally.files.push(file);
      // A file that could not be loaded holds no tests, and a hook that failed belongs to none.
      const broken = errorsOutsideTests(module);
      if (broken.length > 0) tally.failures.push({ project, name: module.relativeModuleId, reason: firstLine(broken) });
      for (const test of module.children.allTests()) {
        const { state, note, errors } = test.result();
        const entry = { project, name: `${module.relativeModuleId} > ${test.fullName}` };
        if (state === 'passed') {
          tally.passed[project] += 1;
          file.passed += 1;
          for (const number of numbersIn(test.fullName)) proved.add(number);
        } else if (state === 'skipped' && !this.#isAsked(test)) {
          if (!test.tags.includes('slow')) tally.left.push(entry.name);
        } else if (state === 'skipped' && test.tags.includes('slow')) file.slow += 1;
        else if (state === 'skipped') tally.skips.push({ ...entry, reason: note ?? 'marked as skipped' });
        else tally.failures.push({ ...entry, reason: firstLine(errors) });
      }
    }
    writeFileSync(process.env.TALLY_FILE, JSON.stringify({ ...tally, proved: [...proved] }));
  }

  /** Of a run that asks for the tests of a tag alone, or for all but those, the others are no part. */
  #isAsked({ tags }) {
    return this.#only.every((asked) => (asked.startsWith('!') ? !tags.includes(asked.slice(1)) : tags.includes(asked)));
  }
}

/**
 * The file in which V8 gave its worker up, or none: no test and no code of ours ends a process by these signals. Databases in WebAssembly
 * that come and go trip a check of V8's own books of executable pages, seldom (https://github.com/nodejs/node/issues/64500).
 */
function abortedFile(error) {
  const said = `${error.message} ${error.cause?.message ?? ''}`;
  const [, path] =
    /Worker exited unexpectedly with signal SIG(?:TRAP|ILL)\b.*? while running test file (\S+)/.exec(said) ?? [];
  return path ? [relative(process.cwd(), path)] : [];
}

/** From the first line of a file that was read to the end of its last test. */
function workOf({ environmentSetupDuration, setupDuration, collectDuration, duration }) {
  return environmentSetupDuration + setupDuration + collectDuration + duration;
}

function errorsOutsideTests(module) {
  return [module, ...module.children.allSuites()].flatMap((suite) => suite.errors());
}

/** What went wrong first, and the cause that it names, in a line that fits into a list. */
function firstLine([error]) {
  const said = [error?.message, error?.cause?.message].filter(Boolean).map((message) => message.split('\n')[0]);
  return said.join(' – ').slice(0, 300);
}
