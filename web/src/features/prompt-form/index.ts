export { Composer } from './composer.tsx';
export { ComposerColumn } from './composer-column.tsx';
export { Greeting } from './greeting.tsx';
export { SampleStrip } from './sample-strip.tsx';
export { usePromptDraft } from './use-prompt-draft.ts';
