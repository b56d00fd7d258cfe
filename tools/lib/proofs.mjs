/** How a requirement is called, in comments as in titles of tests. */
export const requirementNumber = String.raw`(?:R-[A-Z]+|BOOKS|DESK|GROUND|KEEP|MAKE|ORIGIN|PEOPLE|SCALE|STUDIO)-\d+`;

const numbers = `${requirementNumber}(?:, ${requirementNumber})*`;

/** A title is the first argument of a call that something follows: `it(`, `describe.skipIf(…)(`, `it.each([…])(`. */
const title = new RegExp(
  String.raw`(?:\b(?:it|test|describe)(?:\.\w+)*|[)\u0060])\(\s*(['"\u0060])(?:(?!\1)[^\\\n]|\\.)* \[(${numbers})\]\1,`,
  'g',
);
const endOfTitle = new RegExp(String.raw` \[(${numbers})\](?= > |$)`, 'g');
const elsewhere = new RegExp(String.raw`\[${numbers}\]|\(${numbers}\)(?=['"\u0060],)`, 'g');

/**
 * Reads what the source of a test names: `named` are the requirements at the end of its titles, `misplaced` the lists of numbers in
 * square brackets anywhere else and those at the end of a title in round ones, which no reporter finds.
 */
export function proofsIn(text) {
  const named = [];
  const rest = text.replaceAll(title, (call, _quote, list) => {
    named.push(...list.split(', '));
    return call.slice(0, call.lastIndexOf('['));
  });
  return { named, misplaced: rest.match(elsewhere) ?? [] };
}

/** The requirements that a test names by its full name, the titles of what it stands in included. */
export function numbersIn(fullName) {
  return Array.from(fullName.matchAll(endOfTitle), ([, list]) => list.split(', ')).flat();
}

/**
 * Reads the rows of the pages of requirements and the list in docs/requirements/proved-elsewhere.md: what is held outside the suites, what needs something that not every
 * machine has, and in `unread` the lines of that list that say neither.
 */
export function readRequirements(text) {
  const entries = (pattern, ...keys) =>
    Array.from(text.matchAll(pattern), ([, ...values]) =>
      Object.fromEntries(keys.map((key, index) => [key, values[index].trim()])),
    );
  return {
    rows: entries(/^\| ((?:R-)?[A-Z]+-\d+) \|(.*)\|$/gm, 'id', 'words'),
    held: entries(/^- ((?:R-)?[A-Z]+-\d+) is held by `([^`]+)`: (.+)$/gm, 'id', 'file', 'reason'),
    needing: entries(/^- ((?:R-)?[A-Z]+-\d+) needs ([^:\n]+): (.+)$/gm, 'id', 'need', 'reason'),
    unread: entries(/^- ((?:R-)?[A-Z]+-\d+) (?!is held by `[^`]+`: .)(?!needs [^:\n]+: .)(.*)$/gm, 'id', 'words'),
  };
}

/**
 * Answers what runs of all suites have left unproved: one sentence for each requirement of which no test passed, and one in `excused`
 * for each that this machine cannot prove, even if something easier that names it has passed. A part of the suites proves nothing about
 * the rest, and a run without a tally has crashed, which is red without this.
 */
export function judgeProofs(runs, { isFull, requirements, has }) {
  if (!isFull || runs.some(({ tally }) => !tally)) return { unproved: [], excused: [] };
  const { rows, held, needing } = readRequirements(requirements);
  const proved = new Set(runs.flatMap(({ tally }) => tally.proved));
  const excuses = new Map([
    ...held.map(({ id, file, reason }) => [id, `${id} is held by ${file}: ${reason}`]),
    ...needing
      .filter(({ need }) => !has.includes(need))
      .map(({ id, need, reason }) => [id, `${id} is not proved without ${need}: ${reason}`]),
  ]);
  return {
    unproved: rows
      .filter(({ id }) => !proved.has(id) && !excuses.has(id))
      .map(({ id }) => `${id} is not proved: no test that names it passed`),
    excused: rows.flatMap(({ id }) => excuses.get(id) ?? []),
  };
}
