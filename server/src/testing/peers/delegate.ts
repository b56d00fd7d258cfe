/** Stands where an engine is wanted and does what the one in use does: the product keeps the engine that it was started with. */
export function delegate<E extends { readonly capabilities: object; close(): Promise<void> }>(): {
  readonly engine: E;
  use(engine: E): void;
} {
  let current: E | undefined;
  const engine = new Proxy({} as E, {
    get: (_target, name) => {
      if (name === 'close') return async () => undefined;
      // The type of an engine names everything that can be asked for.
      return current?.[name as keyof E];
    },
  });
  return {
    engine,
    use: (next) => {
      current = next;
    },
  };
}
