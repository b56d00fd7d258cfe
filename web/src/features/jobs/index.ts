export { JobsButton } from './jobs-button.tsx';
export { useJob, useJobsOf } from './use-jobs.ts';
export { useCancel, useCancelBatch } from './use-cancel.ts';
export { backWords, failureWords, usualSeconds } from './job-words.ts';
