import { sharp } from '../../kernel/sharp.ts';
import type { MarkAnswer } from '../../ports/image-mark.ts';
import { answerOne } from '../answer-one.ts';
import { lookAtFile } from './look-at-file.ts';

// Looks for a mark in one picture or film that somebody has sent, in a process of its own: whatever it does there, it costs one answer.

sharp.cache(false);
sharp.concurrency(1);
answerOne(lookAtFile, (): MarkAnswer => ({ kind: 'none' }));
