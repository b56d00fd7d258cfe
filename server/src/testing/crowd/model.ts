import { type ContentType, ownersShare } from '@loomlight/contract';
import type { Act, Answer, Deed, Listing, PaymentWords } from './acts.ts';

/** The house's share of a sold prompt, in percent. */
export const feePercent = 20;

/** What plain arithmetic knows of a person. */
export interface Person {
  readonly userId: string;
  /** Credits less what is owed, without reversals of sales: it comes to the same in whatever order things happened. */
  worth: number;
  /** What reversals of payments had brought or taken by the last rest, beside that: the books say it, since races decide what they find held. */
  reversed: number;
  /** Credits that could not be spent yet at the last rest. */
  held: number;
  hasLeft: boolean;
}

export interface Item {
  readonly id: string;
  readonly contentType: ContentType;
  readonly owner: Person;
  isGone: boolean;
  listing: Listing;
  readonly buyers: Set<number>;
}

export interface Order {
  readonly id: string;
  readonly session: string;
  readonly buyer: Person;
  /** What was agreed on, as `pack credits cents`; unknown until the first rest, and then for good. */
  agreed: string | undefined;
  /** Credits that it has brought by now: those of the package less what was taken back. */
  brought: number;
  /** Credits that were taken back of it. */
  taken: number;
  /** How it stood at the provider when its payer was last told. */
  words: PaymentWords;
}

/** What one time of acting has touched, for the comparison at rest. */
export interface Touched {
  readonly orders: Set<Order>;
  /** Every state that the changed items may have at rest: of changes at once any may be the last. */
  readonly listings: Map<Item, readonly Listing[]>;
  /** States that an item may have had for a moment before it was removed. */
  readonly passing: (readonly [Item, Listing])[];
  readonly removed: Set<Item>;
  /** What is written of the tasks of engines, by item. */
  readonly tasks: Map<string, string>;
  /** Versions of packages that were on offer, as `pack credits cents`. */
  readonly offers: Set<string>;
  /** Acts that came true, refusals by their code, and acts on what does not exist. */
  readonly counts: Map<string, number>;
}

/** One pair of a buyer and an item, and all that was answered to it. */
interface Sale {
  readonly person: number;
  readonly item: Item;
  readonly asked: { readonly act: Extract<Act, { kind: 'unlock' }>; readonly answer: Answer }[];
}

/** Plain arithmetic beside the product. It follows from what was answered, and nothing of it from the product's own tables. */
export class Model {
  readonly people = new Map<number, Person>();
  readonly items = new Map<number, Item>();
  readonly orders = new Map<number, Order>();
  readonly #offers = new Map<string, string>();

  /** Takes over what is on offer at rest: of versions that were made at once any may be the last. */
  setOffers(offers: ReadonlyMap<string, string>): void {
    for (const [pack, offer] of offers) this.#offers.set(pack, offer);
  }

  /** The act with the product's names for what it is about; undefined for what does not exist (any more). */
  deedOf(act: Act): Deed | undefined {
    switch (act.kind) {
      case 'sign up':
      case 'reprice':
        return { act, userId: '' };
      case 'return': {
        const order = this.orders.get(act.order);
        return order && { act, userId: order.buyer.userId, session: order.session };
      }
      case 'change':
      case 'remove': {
        const item = this.items.get(act.item);
        if (!item || item.isGone) return undefined;
        return { act, userId: item.owner.userId, item: { id: item.id, contentType: item.contentType } };
      }
      default: {
        const person = this.people.get(act.person);
        if (!person || person.hasLeft) return undefined;
        if (act.kind !== 'unlock') return { act, userId: person.userId };
        const item = this.items.get(act.item);
        if (!item || item.isGone) return undefined;
        return { act, userId: person.userId, item: { id: item.id, contentType: item.contentType } };
      }
    }
  }

  /** Takes in all that was answered since the last rest. Throws where an answer cannot be true. */
  fold(answers: readonly (readonly [Act, Answer])[]): Touched {
    const touched: Touched = {
      orders: new Set(),
      listings: new Map(),
      passing: [],
      removed: new Set(),
      tasks: new Map(),
      offers: new Set(this.#offers.values()),
      counts: new Map(),
    };
    const before = new Map([...this.people].map(([no, one]) => [no, one.worth + one.reversed - one.held]));
    const sales = new Map<string, Sale>();
    for (const [act, answer] of answers) {
      count(touched, answer.kind === 'refused' ? `${act.kind}: ${answer.code}` : act.kind);
      if (answer.kind === 'broken') throw new Error(`${JSON.stringify(act)} broke: ${answer.error}`);
      if (act.kind === 'unlock') gather(sales, act, answer, this.#item(act.item));
      else if (answer.kind !== 'refused') this.#follow(act, answer, touched);
      // Removed between the change and its answer: for a moment it stood like that.
      else if (act.kind === 'change') touched.passing.push([this.#item(act.item), act.to]);
    }
    const spent = this.#sell([...sales.values()], touched);
    // Whatever a leaver had begun goes as well.
    for (const item of this.items.values()) if (item.owner.hasLeft && !item.isGone) touched.removed.add(item);
    for (const item of touched.removed) item.isGone = true;
    for (const [act, answer] of answers)
      if (answer.kind === 'refused' && answer.code === 'insufficient_credits')
        this.#refuseLies(act, { before, spent, touched, answers });
    return touched;
  }

  #follow(act: Exclude<Act, { kind: 'unlock' }>, answer: Answer, touched: Touched): void {
    switch (act.kind) {
      case 'sign up':
        if (answer.kind === 'person')
          this.people.set(act.person, {
            userId: answer.userId,
            worth: act.bonus,
            reversed: 0,
            held: 0,
            hasLeft: false,
          });
        return;
      case 'grant':
        this.#person(act.person).worth += act.credits;
        return;
      case 'make':
        if (answer.kind === 'made') this.#make(act, answer, touched);
        return;
      case 'change': {
        const item = this.#item(act.item);
        touched.listings.set(item, [...(touched.listings.get(item) ?? []), act.to]);
        return;
      }
      case 'remove':
        touched.removed.add(this.#item(act.item));
        return;
      case 'order':
        if (answer.kind === 'ordered') this.#order(act, answer, touched);
        return;
      case 'return': {
        const order = this.orders.get(act.order);
        if (!order || answer.kind !== 'returned') return;
        order.words = answer.words;
        touched.orders.add(order);
        return;
      }
      case 'reprice':
        touched.offers.add(offerText(act.pack, act));
        return;
      case 'leave':
        this.#person(act.person).hasLeft = true;
        return;
      default:
        return act satisfies never;
    }
  }

  #make(act: Extract<Act, { kind: 'make' }>, answer: Extract<Answer, { kind: 'made' }>, touched: Touched): void {
    const owner = this.#person(act.person);
    if (answer.task) touched.tasks.set(answer.id, answer.task);
    // What failed is refunded, and so is whatever nobody has finished by the rest.
    if (answer.end !== 'finished') return;
    owner.worth -= answer.cost;
    this.items.set(act.item, {
      id: answer.id,
      contentType: act.videoS > 0 ? 'video' : 'image',
      owner,
      isGone: false,
      listing: act.listing,
      buyers: new Set(),
    });
  }

  #order(act: Extract<Act, { kind: 'order' }>, answer: Extract<Answer, { kind: 'ordered' }>, touched: Touched): void {
    const order = {
      id: answer.id,
      session: answer.session,
      buyer: this.#person(act.person),
      agreed: undefined,
      brought: 0,
      taken: 0,
      words: answer.words,
    };
    this.orders.set(act.order, order);
    touched.orders.add(order);
  }

  /** Answers what each person has spent. */
  #sell(sales: readonly Sale[], touched: Touched): Map<number, number> {
    const spent = new Map<number, number>();
    for (const { person, item, asked } of sales) {
      const open = asked.filter(({ answer }) => answer.kind === 'bought');
      const bought = open.filter(({ answer }) => answer.kind === 'bought' && answer.isNew);
      const first = bought[0]?.act;
      if (item.buyers.has(person)) {
        if (first) throw new Error(`${JSON.stringify(first)}: sold to somebody who had it`);
        continue;
      }
      if (!first) {
        if (open[0]) throw new Error(`${JSON.stringify(open[0].act)}: open to somebody who has not bought it`);
        continue;
      }
      if (bought.some(({ act }) => act !== first && (act.key === undefined || act.key !== first.key)))
        throw new Error(`${JSON.stringify(first)}: sold twice`);
      const passing = touched.passing.flatMap(([one, listing]) => (one === item ? listing : []));
      const states = [item.listing, ...(touched.listings.get(item) ?? []), ...passing];
      if (!states.some(({ isLocked, price }) => isLocked && price === first.price))
        throw new Error(`${JSON.stringify(first)}: it never had this price`);
      item.buyers.add(person);
      this.#person(person).worth -= first.price;
      spent.set(person, (spent.get(person) ?? 0) + first.price);
      item.owner.worth += ownersShare(first.price, feePercent);
      count(touched, 'sold');
    }
    return spent;
  }

  /** Who is refused for a balance too low could not pay, even with everything charged first and everything received last. */
  #refuseLies(
    act: Act,
    known: {
      readonly before: ReadonlyMap<number, number>;
      readonly spent: ReadonlyMap<number, number>;
      readonly touched: Touched;
      readonly answers: readonly (readonly [Act, Answer])[];
    },
  ): void {
    if (act.kind !== 'unlock') return;
    const buyer = this.#person(act.person);
    // What goes back of a payment may be gone for a moment of which nobody is told.
    if ([...known.touched.orders].some((order) => order.buyer === buyer)) return;
    const charged = known.answers.reduce(
      (sum, [other, answer]) =>
        sum + (other.kind === 'make' && other.person === act.person && answer.kind === 'made' ? answer.cost : 0),
      known.spent.get(act.person) ?? 0,
    );
    if ((known.before.get(act.person) ?? 0) - charged >= act.price)
      throw new Error(`${JSON.stringify(act)}: refused for a balance that was there`);
  }

  #person(no: number): Person {
    const person = this.people.get(no);
    if (!person) throw new Error(`There is no person ${no}.`);
    return person;
  }

  #item(no: number): Item {
    const item = this.items.get(no);
    if (!item) throw new Error(`There is no item ${no}.`);
    return item;
  }
}

/** A version of a package: no two have both in common. */
export function offerText(
  pack: string,
  { credits, cents }: { readonly credits: number; readonly cents: number },
): string {
  return `${pack} ${credits} ${cents}`;
}

function count({ counts }: Touched, what: string): void {
  counts.set(what, (counts.get(what) ?? 0) + 1);
}

function gather(sales: Map<string, Sale>, act: Extract<Act, { kind: 'unlock' }>, answer: Answer, item: Item): void {
  const name = `${act.person} ${act.item}`;
  const sale = sales.get(name) ?? { person: act.person, item, asked: [] };
  sale.asked.push({ act, answer });
  sales.set(name, sale);
}
