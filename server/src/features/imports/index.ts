export { archiveFileName, archiveLine, placesPerLine } from './archive-format.rules.ts';
export { partOfKey } from './archive-parts.rules.ts';
export type { ImportQuota, ImportsContext } from './imports.context.ts';
export { deleteOldImports, releaseImports } from './imports.store.ts';
export { isPartKey, receivePart } from './receive-part.ts';
export { endLapsedImports, removeImportsOfPerson } from './remove-imports.ts';
export { runImports } from './run-imports.ts';
