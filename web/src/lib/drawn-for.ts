import { createContext, useContext, useSyncExternalStore } from 'react';

/** What a page that the server has drawn was drawn for. The browser takes it over exactly as it stands, and changes it then. */
export interface DrawnFor {
  /** As the browser said of itself; how wide the window really is, the server cannot know. */
  readonly phone: boolean;
  /** Milliseconds since 1970: what 'two days ago' counts from. */
  readonly at: number;
}

const DrawnForContext = createContext<DrawnFor | undefined>(undefined);
/** Around the whole app: on the server, and in a browser that takes over a drawn page. */
export const DrawnForProvider = DrawnForContext.Provider;

/** Undefined in a browser that draws the page by itself. */
export function useDrawnFor(): DrawnFor | undefined {
  return useContext(DrawnForContext);
}

const never = () => () => undefined;

/** False on the server and while a drawn page is taken over, true from then on: what differs from browser to browser waits for it. */
export function useAwake(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
