/** What a signal of abuse says (DESK-70). */
export type AbuseKind = 'bonus_farm' | 'wash_trade' | 'reversed_sales';

/** What the buyers of a signal have in common. */
export type SharedSignal = 'mailbox' | 'network' | 'payment' | 'views';

/**
 * From where on something is a signal. The shares are those at which honest trade ends; the smallest numbers keep two friends who have bought one
 * prompt of each other from being one (decision 163).
 */
export const signalBounds = {
  /** A wash trade: pairs and circles of three that have traded with each other within so many days, */
  washDays: 7,
  /** so often at least, each of them, */
  washSalesMin: 3,
  /** for more than such a share of what each has earned in these days, in per cent. */
  washSharePercent: 50,
  /** Of each seller such a share of the income must come from a buyer for the trade to count at all, which bounds the search to ten buyers each. */
  washEdgePercent: 10,
  /** Or items at so many credits and more, of 100, */
  highPrice: 80,
  /** that were unlocked so often at least, */
  highUnlocksMin: 10,
  /** and more often than such a share of their views, in per cent. */
  highViewsPercent: 50,
  /** A bonus farm: so many accounts of one mailbox or one neighbourhood, */
  farmAccountsMin: 3,
  /** each of which has spent such a share of all that it has spent on one seller, in per cent, */
  farmSharePercent: 80,
  /** and something of it in so many days. */
  farmDays: 30,
  /** Reversed sales: so many buyers of one seller whose payments were taken back, */
  reversedBuyersMin: 3,
  /** of purchases of so many days: as long as banks ask money back. */
  reversedDays: 120,
} as const;

/** Trades of one signal that are written down, at most. */
export const tiesMax = 1_000;
/** Sellers for whom one look writes signals of one kind, at most; the others have their turn in the next. */
export const sellersMax = 500;

/** Who has bought from whom, and what of it is a signal. */
interface Tie {
  readonly sellerId: string;
  readonly buyerId: string;
  /** What the seller has earned by it, in whole credits. */
  readonly credits: number;
  readonly unlocks: number;
  readonly firstAt: Date;
  readonly lastAt: Date;
  readonly shared: SharedSignal | null;
}

/** A tie, as it was found for a seller. */
export interface FoundTie extends Tie {
  readonly userId: string;
  readonly score: number;
}

/** A signal about one seller. */
export interface FoundSignal {
  readonly userId: string;
  readonly kind: AbuseKind;
  /** Of a wash trade: per cent; of the others: people. */
  readonly score: number;
  readonly ties: readonly Tie[];
}

/** The signals that these ties come to, one for each seller; the ties of several circles of one seller are one signal. */
export function signalsOf(kind: AbuseKind, found: readonly FoundTie[]): readonly FoundSignal[] {
  const bySeller = new Map<string, { score: number; ties: Map<string, Tie> }>();
  for (const { userId, score, ...tie } of found) {
    const of = bySeller.get(userId) ?? { score: 0, ties: new Map<string, Tie>() };
    of.score = Math.max(of.score, score);
    if (of.ties.size < tiesMax)
      of.ties.set(`${tie.sellerId} ${tie.buyerId}`, of.ties.get(`${tie.sellerId} ${tie.buyerId}`) ?? tie);
    bySeller.set(userId, of);
  }
  return [...bySeller].slice(0, sellersMax).map(([userId, { score, ties }]) => ({
    userId,
    kind,
    score,
    ties: [...ties.values()],
  }));
}
