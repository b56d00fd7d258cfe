import { answerOne } from '../adapters/answer-one.ts';

// Answers which process it is.

answerOne(
  async () => process.pid,
  () => 0,
);
