import {
  type Compilable,
  type CompiledQuery,
  type Expression,
  type ExpressionBuilder,
  expressionBuilder,
  type OperationNodeSource,
  type QueryCreator,
  type RawBuilder,
  sql,
} from 'kysely';
import type { Db } from './transaction.ts';
import type { Database } from './types.ts';

/*
 * Statements of several parts, each of which answers rows to those after it. A slice exports a part with a type that says which parts it
 * follows and what it reads of them: one whose predecessor is missing, or answers less, does not compile (MAKE-22).
 */

/** The builder of a part that stands after others: their names, each with the columns that are read of it. */
export type After<Earlier extends object = object> = QueryCreator<Database & Earlier>;

/** A part of a statement, made by `part` or `sqlPart`. */
export interface Part<Earlier extends object, Answer> {
  readonly build: (after: QueryCreator<never>) => OperationNodeSource;
  /** Never set. It holds the two types, so that a part fits only where everything stands that it follows. */
  readonly types?: { readonly follows: (earlier: Earlier) => void; readonly answers: Answer };
}

/** A part that the builder can say. */
export function part<Earlier extends object, Answer>(
  build: (after: After<Earlier>) => Compilable<Answer> & OperationNodeSource,
): Part<Earlier, Answer> {
  // Whatever else stands before it, the builder is the same while it runs.
  return { build: build as unknown as Part<Earlier, Answer>['build'] };
}

/** A part that only SQL can say; what it follows and answers is promised by whoever writes it. */
export function sqlPart<Earlier extends object, Answer>(text: RawBuilder<unknown>): Part<Earlier, Answer> {
  return { build: () => sql`(${text})` };
}

/** Writes expressions that read parts which stand before. */
export const over = <Earlier extends object>(): ExpressionBuilder<Database & Earlier, never> => expressionBuilder();

/** A statement as far as it is written: `Earlier` are the parts that stand in it. */
export class Statement<Earlier extends object> {
  readonly #db: Db;
  readonly #written: QueryCreator<Database>;

  constructor(db: Db, written: QueryCreator<Database> = db) {
    this.#db = db;
    this.#written = written;
  }

  /** Adds a part under a name. */
  with<Name extends string, Answer>(
    name: Name,
    { build }: Part<Earlier, Answer>,
  ): Statement<Earlier & { readonly [N in Name]: Answer }> {
    const written = this.#written.with(
      name,
      (after) => build(after as unknown as QueryCreator<never>) as Expression<never>,
    );
    return new Statement(this.#db, written as unknown as QueryCreator<Database>);
  }

  /** Runs it with its last part, and answers the rows of that. */
  async end<Answer>(last: Part<Earlier, Answer>): Promise<Answer[]> {
    return (await this.#db.executeQuery(this.compile(last))).rows;
  }

  /** Writes it with its last part, to be run later. */
  compile<Answer>(last: Part<Earlier, Answer>): CompiledQuery<Answer> {
    const query = last.build(this.#written as unknown as QueryCreator<never>) as unknown as Compilable<Answer>;
    return query.compile();
  }
}
