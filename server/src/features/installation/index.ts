export {
  findInstallationValue,
  keepInstallationValue,
  replaceInstallationValue,
  saveInstallationValue,
  takeInstallationValue,
} from './installation.store.ts';
export { isSilent } from './is-silent.rules.ts';
export { type Beat, listBeats, removeBeat, removeOldBeats, saveBeat } from './process-beats.store.ts';
