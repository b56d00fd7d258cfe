interface Named {
  readonly capabilities: { readonly engine: string };
}

/** An engine that this process has opened. */
export interface OpenEngine<E> {
  readonly engine: E;
  /** What it multiplies every price with. */
  readonly price: number;
  /** True for one that still finishes what was charged for it, and takes nothing new. */
  readonly isClosing: boolean;
}

/** Everything that makes one content type; of those that take something new the first is the default (ADR 39). */
export type OpenEngines<E> = readonly OpenEngine<E>[];

/** Those that take something new, the default first. */
export function enginesOnOffer<E>(engines: OpenEngines<E>): OpenEngines<E> {
  return engines.filter(({ isClosing }) => !isClosing);
}

/** The engine that takes something new under this name, or the default where none is named; undefined where there is none. */
export function chooseEngine<E extends Named>(
  engines: OpenEngines<E>,
  name: string | undefined,
): OpenEngine<E> | undefined {
  return enginesOnOffer(engines).find(({ engine }) => name === undefined || engine.capabilities.engine === name);
}

/** The engine that something was charged for, also one that takes nothing new; undefined where it is not open any more. */
export function findEngine<E extends Named>(engines: OpenEngines<E>, name: string): E | undefined {
  return engines.find(({ engine }) => engine.capabilities.engine === name)?.engine;
}

/** One engine and nothing beside it, at the prices of the contract. */
export function oneEngine<E>(engine: E): OpenEngines<E> {
  return [{ engine, price: 1, isClosing: false }];
}
