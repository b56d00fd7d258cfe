import { ExplainNode, type KyselyPlugin, RawNode, type RootOperationNode, sql } from 'kysely';

/**
 * Has the database carry out each statement and say how it did, with the pages that it read, and answers nothing: for tests of what a statement
 * reads, which no time can show.
 *
 * @param plans gets the plan of each statement, in their order
 */
export function explaining(plans: string[]): KyselyPlugin {
  return {
    transformQuery: ({ node }) => explained(node),
    transformResult: async ({ result }) => {
      plans.push(result.rows.map((row) => String(row['QUERY PLAN'])).join('\n'));
      return { ...result, rows: [] };
    },
  };
}

function explained(node: RootOperationNode): RootOperationNode {
  if (node.kind === 'SelectQueryNode')
    return { ...node, explain: ExplainNode.create(undefined, sql`analyze, buffers`.toOperationNode()) };
  if (node.kind !== 'RawNode') throw new Error('only questions are explained');
  const { sqlFragments, parameters } = node;
  const [first = '', ...rest] = sqlFragments;
  return RawNode.create([`EXPLAIN (ANALYZE, BUFFERS) ${first}`, ...rest], parameters);
}

/** How many pages a statement has read: those at the top of its plan, which are those of everything below. */
export function pagesRead(plan: string): number {
  return ['hit', 'read']
    .map((how) => Number(new RegExp(`${how}=(\\d+)`).exec(plan)?.[1] ?? 0))
    .reduce((sum, pages) => sum + pages, 0);
}
