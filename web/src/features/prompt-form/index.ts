export { Composer } from './composer/composer.tsx';
export { ComposerColumn } from './composer/composer-column.tsx';
export { EditSheet } from './composer/edit-sheet.tsx';
export { suggestMedium } from './form/form-store.ts';
export { Greeting } from './composer/greeting.tsx';
export { SampleStrip } from './composer/sample-strip.tsx';
export { useBarred } from './composer/use-barred.ts';
export type { ComposerPlace } from './composer/composer-button.ts';
export { usePromptDraft } from './composer/use-prompt-draft.ts';
