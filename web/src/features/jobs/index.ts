export { JobsButton } from './jobs-button.tsx';
export { useJob } from './use-jobs.ts';
export { useTakeBack } from './use-take-back.ts';
export { usualSeconds } from './job-words.ts';
