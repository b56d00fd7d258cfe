import {
  type CompiledQuery,
  isOperationNodeSource,
  OperationNodeTransformer,
  type RawBuilder,
  sql,
  ValueNode,
} from 'kysely';
import type { Db } from './transaction.ts';

/** Stands for a value while a statement is written: what is computed of it would be written into the text for ever, and throws instead. */
class Slot {
  index = 0;

  [Symbol.toPrimitive](): never {
    throw new Error('A statement that is written once computes nothing: its input brings what it binds.');
  }
}

/** What an input binds, in the order of its fields, and the shape that its text depends on. */
interface Taken {
  readonly values: unknown[];
  shape: string;
}

/**
 * A statement of the hot path, written once for each shape of its input and from then on only filled with values: the builder takes longer
 * for the start of a generation than the network does. The shape is which fields there are, how many are in each list, and the text of
 * expressions. `write` gets stand-ins for the values and must not look at them: it binds them and does nothing else.
 */
export function writtenOnce<Input extends object, Answer>(
  write: (db: Db, input: Input) => CompiledQuery<Answer>,
): (db: Db, input: Input) => Promise<Answer[]> {
  const known = new Map<string, CompiledQuery<Answer>>();
  return async (db, input) => {
    const taken: Taken = { values: [], shape: '' };
    take(db, input, taken);
    let query = known.get(taken.shape);
    if (!query) {
      query = write(db, withSlots(db, input, { next: 0 }) as Input);
      known.set(taken.shape, query);
    }
    const parameters = query.parameters.map((value) => (value instanceof Slot ? taken.values[value.index] : value));
    return (await db.executeQuery<Answer>({ ...query, parameters })).rows;
  };
}

function isExpression(value: unknown): value is RawBuilder<unknown> {
  return typeof value === 'object' && value !== null && isOperationNodeSource(value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

/** Reads values and shape; `withSlots` goes the same way. */
function take(db: Db, value: unknown, into: Taken): void {
  if (isExpression(value)) {
    const { sql: text, parameters } = value.compile(db);
    into.shape += text;
    into.values.push(...parameters);
  } else if (Array.isArray(value)) {
    into.shape += '[';
    for (const each of value) take(db, each, into);
    into.shape += ']';
  } else if (isRecord(value)) {
    for (const name in value) {
      into.shape += name;
      take(db, value[name], into);
    }
    into.shape += ';';
  } else if (value === undefined) into.shape += '-';
  else {
    into.shape += ',';
    into.values.push(value);
  }
}

function withSlots(db: Db, value: unknown, slots: { next: number }): unknown {
  if (isExpression(value)) return slotted(db, value, slots);
  if (Array.isArray(value)) return value.map((each) => withSlots(db, each, slots));
  if (isRecord(value))
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withSlots(db, each, slots)]));
  return value === undefined ? undefined : nextSlot(slots);
}

function nextSlot(slots: { next: number }, slot = new Slot()): Slot {
  slot.index = slots.next;
  slots.next += 1;
  return slot;
}

/** Puts a slot in the place of each value. */
class SlotTransformer extends OperationNodeTransformer {
  protected override transformValue(node: ValueNode): ValueNode {
    // What is written into the text is a part of the shape.
    return node.immediate ? node : ValueNode.create(new Slot());
  }
}

/** The same expression with slots, counted in the order in which its text binds them. */
function slotted(db: Db, expression: RawBuilder<unknown>, slots: { next: number }): RawBuilder<unknown> {
  const node = new SlotTransformer().transformNode(expression.toOperationNode());
  const copy = sql`${{ toOperationNode: () => node, expressionType: undefined }}`;
  for (const slot of copy.compile(db).parameters) if (slot instanceof Slot) nextSlot(slots, slot);
  return copy;
}
