import type { Heard } from '../hears/heard.ts';
import { moodsOf } from '../moods/index.ts';
import { describePrompt } from '../prompt/describe-prompt.ts';
import type { SceneDescription } from '../prompt/scene-description.ts';
import { routeOf } from './plan.ts';

/** A prompt as its view is painted, at the hour of its mood where no other is said: "abstract waves of colour" are abstract, however much they speak of the sea. */
export function describeHeard(prompt: string, style: string, heard: Heard): SceneDescription {
  const description = describePrompt(prompt, style);
  const route = routeOf(heard);
  const subject = route.kind === 'view' ? route.subject : undefined;
  const inMood = moodsOf(heard.drawn).flatMap(({ time }) => time ?? [])[0];
  const timeOfDay = description.timeOfDay === 'unstated' ? (inMood ?? description.timeOfDay) : description.timeOfDay;
  const lit: SceneDescription = { ...description, timeOfDay };
  return subject === 'abstract' || subject === 'geometric' ? { ...lit, subject, fallback: false } : lit;
}
