import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listFiles } from '../lib/workspace.mjs';
import { carriedTypes, checkVerbs } from '../verbs.mjs';

const problemsOf = (name, text) => {
  const file = `server/src/features/${name}`;
  return checkVerbs([{ file, text }]).problems.map((problem) => problem.replace(`${file}: `, ''));
};

test.each([
  [
    'three arguments',
    'export async function sell(ctx: C, actor: SignedIn, input: Sale): Promise<void> {}',
    'sell takes (ctx, actor, input)',
  ],
  ['a database', 'export function sell(db: Db, input: Sale) {}', 'sell takes (db, input)'],
  ['a clock inside of options', 'export function sell(options: { readonly clock: Clock }) {}', 'sell takes (options)'],
  [
    'one object of both',
    'export function sell({ ctx, input }: { ctx: SaleContext; input: Sale }) {}',
    'sell takes ({…})',
  ],
  ['a context that is taken apart', 'export function sell({ db }: Pick<SaleContext, "db">) {}', 'sell takes ({…})'],
  ['a context that comes last', 'export const sell = (row: Row, ctx: SaleContext) => row;', 'sell takes (row, ctx)'],
  [
    'a port beside the context',
    'export function sell(ctx: C, mailer: Pick<Mailer, "send">) {}',
    'sell takes (ctx, mailer)',
  ],
])('a verb that takes %s is found', (_what, text, problem) => {
  expect(problemsOf('prompts/three-arguments.ts', text)).toEqual([`${problem} and not (ctx, input)`]);
});

test('a verb of a stand-in is one as well', () => {
  const file = 'server/src/stand-ins/mailbox/three-arguments.ts';
  const text = 'export function keep(db: Db, mail: Mail) {}';
  expect(checkVerbs([{ file, text }]).problems).toEqual([`${file}: keep takes (db, mail) and not (ctx, input)`]);
});

test('a transaction beside the context is found in every function', () => {
  const text =
    'async function settle(tx: Tx, ctx: SaleContext) {}\nfunction pay(ctx: SaleContext, order: Order, tx: Tx) {}';
  expect(problemsOf('payments/three-arguments.ts', text)).toEqual([
    'settle takes a transaction beside its context',
    'pay takes a transaction beside its context',
  ]);
});

test.each([
  ['wire-body.ts', 'BodyOf', '*.routes.ts'],
  ['wire-body.ts', 'QueryOf', '*.routes.ts'],
  ['present-sale.ts', 'BodyOf', '*.routes.ts'],
  ['prompts.rules.ts', 'QueryOf', '*.routes.ts'],
  ['wire-body.ts', 'ReplyOf', '*.routes.ts and present-*.ts'],
])('in %s the type %s is found', (name, type, where) => {
  expect(problemsOf(`prompts/${name}`, `type Wire = ${type}<typeof call>;`)).toEqual([`${type} belongs to ${where}`]);
});

test('one shape, the wire in its own files, and what only computes are left alone', () => {
  const verb = `
    export async function sell(ctx: Pick<SaleContext, 'clock'> & InTx, sale: Sale): Promise<void> { await inner(ctx.tx, 1, 2); }
    export function list(ctx: { readonly db: Db }) {}
    export const priceOf = (item: Item, discount: number, at: Date) => 1;
    async function inner(tx: Tx, one: number, two: number) {}`;
  expect(checkVerbs([{ file: 'server/src/features/prompts/factors/sell.ts', text: verb }])).toEqual({
    verbs: 2,
    problems: [],
  });
  const wire =
    'export function routes({ bind }: Binder, ctx: SaleContext, body: BodyOf<C>, query: QueryOf<C>, reply: ReplyOf<C>) {}';
  for (const name of ['prompts.routes.ts', 'prompts.test.ts']) expect(problemsOf(`prompts/${name}`, wire)).toEqual([]);
  expect(
    problemsOf(
      'prompts/present-sale.ts',
      'export const present = (ctx: C, row: Row, viewer: Actor): ReplyOf<C> => row;',
    ),
  ).toEqual([]);
  expect(problemsOf('prompts/prompts.store.ts', 'export function find(db: Db, id: string) {}')).toEqual([]);
});

test('every type that a context is known by is one of the server', () => {
  const sources = listFiles(['server/src']).filter((path) => path.endsWith('.ts'));
  const text = sources.map((path) => readFileSync(path, 'utf8')).join('\n');
  expect(carriedTypes.filter((name) => !new RegExp(`\\b(?:interface|type|class) ${name}\\b`).test(text))).toEqual([]);
});
