import type { Notification } from '@loomlight/contract';

/** So many of one sort in a row are said in one line. */
const gatheredFrom = 3;

/** One notification, or several of one sort and day that came one after the other. */
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

/** Gathers what people did on one day with several pieces, in the order in which it came, the newest first (KEEP-102). */
export function gatherNotifications(items: readonly Notification[]): NotificationEntry[] {
  const runs: [Notification, ...Notification[]][] = [];
  for (const item of items) {
    const run = runs.at(-1);
    if (run && isOfOneLine(run[0], item)) run.push(item);
    else runs.push([item]);
  }
  return runs.flatMap((run): NotificationEntry[] => (run.length < gatheredFrom ? run.map((item) => [item]) : [run]));
}

function isOfOneLine(one: Notification, other: Notification): boolean {
  return sortOf(one) in titles && sortOf(one) === sortOf(other) && dayOf(one) === dayOf(other);
}

const dayOf = ({ created_at }: Notification): string => new Date(created_at).toDateString();
