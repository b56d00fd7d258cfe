export { Composer } from './composer.tsx';
export { ComposerColumn } from './composer-column.tsx';
export { EditSheet } from './edit-sheet-lazy.tsx';
export { Greeting } from './greeting.tsx';
export { SampleStrip } from './sample-strip.tsx';
export { startFailure } from './start-failure.ts';
export { useBarred } from './use-barred.ts';
export type { ComposerPlace } from './use-composer.ts';
export { usePromptDraft } from './use-prompt-draft.ts';
