import { sharp } from '../../kernel/sharp.ts';
import type { MarkAnswer } from '../../ports/image-mark.ts';
import { answerOne } from '../answer-one.ts';
import { openCarrier } from './carrier.ts';
import { lookForMark } from './look-for-mark.ts';
import type { LookOrder } from './mark-finder.messages.ts';
import { scalableOf } from './scalable-image.ts';

// Looks for a mark in one picture that somebody has sent, in a process of its own: whatever it does there, it costs one answer.

sharp.cache(false);
sharp.concurrency(1);
answerOne(look, (): MarkAnswer => ({ kind: 'none' }));

async function look({ path, secret, offered }: LookOrder): Promise<MarkAnswer> {
  const image = await scalableOf(path);
  if (!image) return { kind: 'none' };
  return { kind: 'looked', mark: await lookForMark(image, { carrier: openCarrier(Buffer.from(secret)), offered }) };
}
