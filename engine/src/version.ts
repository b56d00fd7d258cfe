/** Part of every scene hash: raise it whenever a picture for the same request changes. */
export const ENGINE_VERSION: string = '2.3';
