import { useEffect } from 'react';
import { createStore, useStore } from './create-store.ts';

/**
 * A module that is fetched when it is first wanted, for hooks: components have `lazy`. The hook answers undefined until it is there; where it
 * could not be fetched, the next one who wants it asks again.
 */
export function lazyModule<Module>(load: () => Promise<Module>): (isWanted: boolean) => Module | undefined {
  const store = createStore<{ readonly module: Module | undefined }>({ module: undefined });
  let isAsked = false;
  const ask = (): void => {
    if (isAsked) return;
    isAsked = true;
    load().then(
      (module) => store.change({ module }),
      () => {
        isAsked = false;
      },
    );
  };
  return (isWanted) => {
    useEffect(() => {
      if (isWanted) ask();
    }, [isWanted]);
    return useStore(store, store.read()).module;
  };
}
