import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

/** A component whose code is fetched when it is wanted, or before. */
export interface Lazily<P> {
  readonly Component: LazyExoticComponent<ComponentType<P>>;
  /** Fetches the code; once it is there, drawing the component waits for nothing. */
  readonly load: () => Promise<unknown>;
}

/**
 * `lazy` that can be told to load ahead. A page that the server has drawn is taken over in one go only if nothing in it waits:
 * React's own waits a turn even for what is there already.
 */
export function lazily<P>(fetch: () => Promise<ComponentType<P>>): Lazily<P> {
  let loaded: { readonly default: ComponentType<P> } | undefined;
  const load = async () => (loaded ??= { default: await fetch() });
  return {
    load,
    // React takes the answer of a promise that calls back at once without a pause; the type asks for a whole promise.
    Component: lazy(() => (loaded ? (ready(loaded) as Promise<typeof loaded>) : load())),
  };
}

function ready<T>(value: T): PromiseLike<T> {
  // oxlint-disable-next-line unicorn/no-thenable -- see above
  return { then: (take) => Promise.resolve(take?.(value)) as never };
}
