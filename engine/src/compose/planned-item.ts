import type { Concept, Look, Portrait } from '../concepts/concept.ts';
import type { Asked } from '../hears/heard.ts';
import type { Vec3 } from '../solid/vectors.ts';

/** One thing of a composition: what, how many, and how it is asked for. */
export interface PlannedItem {
  readonly concept: Concept;
  readonly asked: Asked;
  readonly count: number;
  /** As in `Look`. */
  readonly flower?: NonNullable<Look['flower']>;
  /** A couple is under it. */
  readonly shared?: boolean;
  /** Which of the items has it in their hands. */
  readonly heldBy?: number;
  /** Which of the items has it on a lead. */
  readonly ledBy?: number;
  /** It is painted as this. */
  readonly portrait?: Portrait;
}

/** Those who are together at a table, around a fire, on a blanket, in a class or around what they build, and what is on that or in their middle, or who teaches them: numbers of items of the plan. */
export interface Party {
  readonly at: 'table' | 'fire' | 'blanket' | 'desks' | 'work';
  readonly sitters: readonly number[];
  readonly served: readonly number[];
}

/** Where in the world the hand is that holds a lead, once who holds it is built. */
export interface Lead {
  hand: Vec3 | undefined;
}
