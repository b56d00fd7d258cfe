export {
  findInstallationValue,
  keepInstallationValue,
  replaceInstallationValue,
  saveInstallationValue,
  takeInstallationValue,
} from './installation.store.ts';
