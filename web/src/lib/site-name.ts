/** What the site is called: the server writes it into the page where it has a name of its own (DESK-88). */
export const siteName = (): string => document.documentElement.dataset.name ?? 'Loomlight';
