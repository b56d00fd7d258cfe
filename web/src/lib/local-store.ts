/** JSON in the browser's storage. Storage may be full, forbidden or hold anything: nothing here ever throws. */
export interface JsonStore {
  read: (key: string) => unknown;
  /** False when the value could not be kept. */
  write: (key: string, value: unknown) => boolean;
  remove: (key: string) => void;
}

/** Everything the app keeps starts with this, so that signing out can find it. */
export const storePrefix = 'loomlight:';

function jsonStore(storage: () => Storage): JsonStore {
  return {
    read(key) {
      try {
        return JSON.parse(storage().getItem(storePrefix + key) ?? 'null');
      } catch {
        return null;
      }
    },
    write(key, value) {
      try {
        storage().setItem(storePrefix + key, JSON.stringify(value));
        return true;
      } catch {
        return false;
      }
    },
    remove(key) {
      try {
        storage().removeItem(storePrefix + key);
      } catch {
        // Storage is switched off: there is nothing to remove.
      }
    },
  };
}

/** Kept until it is removed, shared by all tabs. */
export const localStore = jsonStore(() => localStorage);
/** Kept as long as the tab: drafts, and what must survive a reload but not reach another tab. */
export const tabStore = jsonStore(() => sessionStorage);

/** Removes what the app has kept about a person in both stores; `kept` names keys that belong to the device. */
export function forgetStores(kept: readonly string[]): void {
  forget(() => localStorage, kept);
  forgetTab();
}

/** Removes what this tab alone has kept. */
export function forgetTab(): void {
  forget(() => sessionStorage, []);
}

function forget(storage: () => Storage, kept: readonly string[]): void {
  try {
    const found = Object.keys(storage()).filter((key) => key.startsWith(storePrefix));
    for (const key of found) if (!kept.includes(key.slice(storePrefix.length))) storage().removeItem(key);
  } catch {
    // Storage is switched off: there is nothing to forget.
  }
}
