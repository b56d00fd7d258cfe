import { createContext, useContext } from 'react';

/** Labels of the fields of a sheet that are still to be filled in, once that is said. */
export const MissingFields = createContext<readonly string[]>([]);

/** What a field says of itself while it is one of them. */
export function useMissing(): (label: string) => string | undefined {
  const missing = useContext(MissingFields);
  return (label) => (missing.includes(label) ? 'Please fill this in.' : undefined);
}
