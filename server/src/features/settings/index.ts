export { deleteChoices } from './settings.store.ts';
