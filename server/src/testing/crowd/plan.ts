import { createRandom } from '../random.ts';
import type { Act, Ending, EngineAnswer, Listing, PayerStep } from './acts.ts';

/** What is chosen among: newer ones, so that what happens meets. */
const window = { people: 300, items: 400, orders: 600 } as const;

interface PlannedItem {
  readonly no: number;
  readonly owner: number;
  listing: Listing;
  isGone: boolean;
}

/**
 * Plans everything that people do, out of the seed and of nothing else: whatever races decide, the same seed plans the same acts. What was
 * planned may not come true (an order of credits that is never paid, an image that fails); acts on what does not exist are left out
 * when their turn comes.
 */
export function createPlanner(options: {
  readonly seed: number;
  /** How many come first. */
  readonly people: number;
  /** As in `CrowdOptions`. */
  readonly payments: number;
}) {
  const { seed, people: firstPeople, payments } = options;
  const random = createRandom(seed);
  const below = (limit: number): number => Math.floor(random() * limit);
  const chance = (share: number): boolean => random() < share;
  const pick = <T>(list: readonly T[]): T => {
    const one = list[below(list.length)];
    if (one === undefined) throw new Error('There is nothing to choose from.');
    return one;
  };
  const people: number[] = [];
  const newPeople: number[] = [];
  let lastPerson = -1;
  const items: PlannedItem[] = [];
  const madeNow: PlannedItem[] = [];
  const orders: number[] = [];
  let orderedNow: number[] = [];
  const busyOrders = new Set<number>();
  let lastOrder = -1;
  /** People who will spend a payment on prompts, and those who will take it back after that. */
  let spenders: { readonly person: number; readonly order: number }[] = [];
  let cheats: typeof spenders = [];
  let grants = 0;
  let keys = 0;

  const person = (): number => pick(people.slice(-window.people));
  /** A few sell much: the owner of every fifth item is one of the first twenty. */
  const maker = (): number => (chance(0.2) ? pick(people.slice(0, 20)) : person());
  const item = (): PlannedItem | undefined => {
    const some = items.slice(-window.items);
    // Every fifth one is after what everybody wants.
    const one = some[chance(0.2) ? below(8) : below(some.length)];
    return one?.isGone ? undefined : one;
  };
  const newListing = (): Listing =>
    chance(0.8)
      ? { isPublic: true, isLocked: true, price: 1 + below(30) }
      : { isPublic: chance(0.8), isLocked: false, price: 0 };

  function signUp(): Act {
    lastPerson += 1;
    newPeople.push(lastPerson);
    return { kind: 'sign up', person: lastPerson, bonus: pick([0, 10, 50, 50, 200]) };
  }

  function grant(): Act {
    grants += 1;
    return { kind: 'grant', person: person(), credits: 1 + below(60), no: grants };
  }

  function unlock(): Act | undefined {
    // Mostly of something that is for sale.
    const [first, second, third] = [item(), item(), item()];
    const wanted = [first, second].find((one) => one?.listing.isLocked) ?? third;
    return wanted && unlockOf(wanted, chance(0.06) ? 99 : wanted.listing.price);
  }

  function unlockOf(wanted: PlannedItem, price: number, buyer = person()): Act {
    keys += 1;
    return {
      kind: 'unlock',
      person: buyer,
      item: wanted.no,
      price,
      key: chance(0.2) ? `unlock ${keys}` : undefined,
    };
  }

  function change(): Act | undefined {
    const changed = item();
    if (!changed) return undefined;
    const { listing } = changed;
    const to = pick<() => Listing>([
      () => ({ isPublic: true, isLocked: true, price: 1 + below(30) }),
      () => ({ isPublic: true, isLocked: true, price: 1 + below(30) }),
      () => ({ isPublic: true, isLocked: true, price: listing.price === 0 ? 5 : listing.price }),
      () => ({ isPublic: false, isLocked: false, price: 0 }),
      () => ({ isPublic: true, isLocked: false, price: 0 }),
    ])();
    changed.listing = to;
    return { kind: 'change', item: changed.no, to };
  }

  function remove(): Act | undefined {
    const gone = item();
    if (!gone) return undefined;
    gone.isGone = true;
    return { kind: 'remove', item: gone.no };
  }

  function make(): Act {
    const no = items.length + madeNow.length;
    const owner = maker();
    const listing = newListing();
    const isVideo = chance(0.3);
    const engine =
      isVideo && chance(0.6) ? pick<EngineAnswer>(['accepts', 'accepts', 'busy', 'refuses', 'silent']) : undefined;
    const ending = pick<Ending>([
      'finish',
      'finish',
      'finish',
      'finish',
      'fail',
      'both',
      'twice',
      'restart',
      'abandon',
    ]);
    madeNow.push({ no, owner, listing, isGone: ending === 'fail' || ending === 'abandon' || engine === 'refuses' });
    return { kind: 'make', item: no, person: owner, videoS: isVideo ? 1 + below(6) : 0, listing, ending, engine };
  }

  function order(): Act {
    lastOrder += 1;
    orderedNow.push(lastOrder);
    const pay = pick<PayerStep>(['card', 'card', 'card', 'two tabs', 'debit', 'failing debit', 'expire']);
    const more = chance(0.25) ? backSteps() : [];
    const steps = chance(0.12) ? [] : [pay, ...more];
    const buyer = person();
    if (steps.length === 1 && (pay === 'card' || pay === 'two tabs') && chance(0.3))
      spenders.push({ person: buyer, order: lastOrder });
    return { kind: 'order', order: lastOrder, person: buyer, pack: pick(['starter', 'creator', 'studio']), steps };
  }

  /** Those who have paid buy what they can, so that what goes back of their payments is gone by then. */
  function spend(): Act[] {
    return spenders.flatMap((spender) =>
      Array.from({ length: 30 }, item).flatMap((wanted) =>
        wanted?.listing.isLocked ? unlockOf(wanted, wanted.listing.price, spender.person) : [],
      ),
    );
  }

  /** Their payments go back, at once or by a dispute, of which some are won. */
  function cheat(): Act[] {
    return cheats.map(({ order: paid }) => {
      busyOrders.add(paid);
      const steps = pick<readonly PayerStep[]>([
        [{ refund: 1 }],
        [{ refund: random() }],
        ['dispute'],
        ['dispute', 'win'],
      ]);
      return { kind: 'return', order: paid, steps };
    });
  }

  function backSteps(): PayerStep[] {
    const step = (): PayerStep =>
      pick<PayerStep>([
        'dispute',
        'dispute',
        'win',
        'win',
        'lose',
        'fail refund',
        { refund: random() },
        { refund: random() },
        { refund: 1 },
      ]);
    return Array.from({ length: 1 + below(3) }, step);
  }

  function goBack(): Act | undefined {
    const one = orders[orders.length - 1 - below(Math.min(window.orders, orders.length))];
    if (one === undefined || busyOrders.has(one)) return undefined;
    // Its bank and its payer are one after the other at the provider too.
    busyOrders.add(one);
    return { kind: 'return', order: one, steps: backSteps() };
  }

  /** No two versions of a package have the same credits and the same price: what an order agreed on tells which it was of. */
  function reprice(): Act {
    const credits = 20 + below(120);
    return { kind: 'reprice', pack: pick(['starter', 'creator', 'studio']), credits, cents: credits * 5 + below(5) };
  }

  function leave(): Act | undefined {
    if (people.length < firstPeople) return undefined;
    const [gone] = people.splice(below(people.length), 1);
    if (gone === undefined) return undefined;
    for (const one of items) if (one.owner === gone) one.isGone = true;
    return { kind: 'leave', person: gone };
  }

  /** The owner changes the price at the moment in which somebody buys: at the price before, or at the one after. */
  function unlockBesideChange(): readonly Act[] {
    const wanted = item();
    if (!wanted) return [];
    const before = wanted.listing.price;
    const to = chance(0.7)
      ? { isPublic: true, isLocked: true, price: 1 + below(30) }
      : { isPublic: false, isLocked: false, price: 0 };
    wanted.listing = to;
    const first = unlockOf(wanted, chance(0.7) ? before : to.price);
    // The same person again, from the other tab and at the other price.
    const again: Act[] = chance(0.3) && first.kind === 'unlock' ? [{ ...first, price: to.price, key: undefined }] : [];
    return [first, { kind: 'change', item: wanted.no, to }, ...again];
  }

  const one = (act: () => Act | undefined) => (): readonly Act[] => {
    const made = act();
    return made ? [made] : [];
  };
  const kinds: readonly (readonly [weight: number, acts: () => readonly Act[]])[] = [
    [0.4, one(signUp)],
    [5, one(grant)],
    [42, one(unlock)],
    [8, unlockBesideChange],
    [8, one(change)],
    [1, one(remove)],
    [20, one(make)],
    [1.8 * payments, one(order)],
    [1 * payments, one(goBack)],
    [0.3, one(reprice)],
    [0.25, one(leave)],
  ];
  const total = kinds.reduce((sum, [weight]) => sum + weight, 0);

  function next(): readonly Act[] {
    let left = random() * total;
    for (const [weight, acts] of kinds) {
      left -= weight;
      if (left < 0) return acts();
    }
    return [];
  }

  return {
    /** About so many acts, half of them for each process; what belongs together stands at the same place of both. At first people only come. */
    planEpoch: (count: number): readonly [readonly Act[], readonly Act[]] => {
      const halves: [Act[], Act[]] = [[], []];
      busyOrders.clear();
      const take = (acts: readonly Act[]): void => {
        for (const act of acts) (halves[0].length <= halves[1].length ? halves[0] : halves[1]).push(act);
      };
      take(cheat());
      take(spend());
      [cheats, spenders] = [spenders, []];
      while (halves[0].length + halves[1].length < count) {
        if (people.length === 0 && newPeople.length >= firstPeople) break;
        take(people.length === 0 ? [signUp()] : next());
      }
      // Who came, and what was made and ordered, can be acted on once it is known what became of it.
      people.push(...newPeople.splice(0));
      items.push(...madeNow.splice(0));
      orders.push(...orderedNow);
      orderedNow = [];
      return halves;
    },
  };
}
