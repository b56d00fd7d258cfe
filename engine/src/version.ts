/** Part of every scene hash: raise it whenever a picture for the same request changes. */
export const engineVersion: string = '2.15';
