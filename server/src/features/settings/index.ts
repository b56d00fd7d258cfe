export { showsFavorites } from './settings.store.ts';
export { enqueueWeeklyMails } from './weekly-mail.ts';
export { deleteChoices } from './settings.store.ts';
