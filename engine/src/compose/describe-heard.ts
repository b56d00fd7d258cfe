import type { Heard } from '../hears/heard.ts';
import { describePrompt } from '../prompt/describe-prompt.ts';
import type { SceneDescription } from '../prompt/scene-description.ts';
import { routeOf } from './plan.ts';

/** A prompt as its view is painted: "abstract waves of colour" are abstract, however much they speak of the sea. */
export function describeHeard(prompt: string, style: string, heard: Heard): SceneDescription {
  const description = describePrompt(prompt, style);
  const route = routeOf(heard);
  const subject = route.kind === 'view' ? route.subject : undefined;
  return subject === 'abstract' || subject === 'geometric' ? { ...description, subject, fallback: false } : description;
}
