/** What files and rows say that they were made by: raise it whenever a picture or a film for the same request changes. */
export const engineVersion: string = '2.65';

/** Part of the seed of every view: raise it with the version when views change, and they are begun anew. Films alone leave them as they are. */
export const viewsVersion: string = '2.41';
