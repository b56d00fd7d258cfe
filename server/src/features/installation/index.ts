export { findInstallationValue, keepInstallationValue, saveInstallationValue } from './installation.store.ts';
