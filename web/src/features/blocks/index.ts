import { lazy } from 'react';

/** The acts on somebody's profile besides following; comes a moment later, since few people ever open it. */
export const BlockMenu = lazy(async () => ({ default: (await import('./block-menu.tsx')).BlockMenu }));
/** What stands on the profile of somebody whom the viewer has blocked. */
export const BlockedNote = lazy(async () => ({ default: (await import('./blocked-note.tsx')).BlockedNote }));
/** The part of the settings that lists whom one has blocked. */
export const BlockedPeople = lazy(async () => ({ default: (await import('./blocked-people.tsx')).BlockedPeople }));
