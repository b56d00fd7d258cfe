export { JobsButton } from './jobs-button.tsx';
export { useJob } from './use-jobs.ts';
export { useCancel } from './use-cancel.ts';
export { usualSeconds } from './job-words.ts';
