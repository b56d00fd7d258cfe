import type { Notification } from '@loomlight/contract';

/** So many of one sort and day are said in one line. */
const gatheredFrom = 3;

/** One notification, or several of one sort and day, the newest first. */
export type NotificationEntry = readonly [Notification, ...Notification[]];

/** What several of a sort are called together; nothing of what is always said by itself. */
const titles: Readonly<Record<string, (count: number) => string>> = {
  favorite: (count) => `People like ${count} of your creations`,
  followed: (count) => `${count} people follow you`,
  sold: (count) => `${count} of your prompts were sold`,
};

/** Of which sort a notification is; held income is a sale like any other. */
const sortOf = ({ type }: Notification): string => (type.startsWith('prompt_sold') ? 'sold' : type);

/** The title of several that are said in one line. */
export function gatheredTitle(entry: NotificationEntry): string {
  return titles[sortOf(entry[0])]?.(entry.length) ?? entry[0].title;
}

/** Gathers what people did on one day with several pieces into one entry, which stands where the newest of it stands (KEEP-102). */
export function gatherNotifications(items: readonly Notification[]): NotificationEntry[] {
  const gathered = Map.groupBy(items, keyOf);
  return items.flatMap((item): NotificationEntry[] => {
    const [newest = item, ...older] = gathered.get(keyOf(item)) ?? [];
    if (older.length + 1 < gatheredFrom) return [[item]];
    return newest === item ? [[newest, ...older]] : [];
  });
}

/** What may stand in one line has one key. */
function keyOf(item: Notification): string {
  const sort = sortOf(item);
  return sort in titles ? `${sort} ${dayOf(item)}` : item.id;
}

const dayOf = ({ created_at }: Notification): string => new Date(created_at).toDateString();
