import { useJob, usualSeconds } from '../jobs/index.ts';
import { useShownId } from './cancel-button.tsx';

/** How long the same took others within the hour, beside the specified words; nothing where it was not measured (PEOPLE-28). */
export function UsualTime() {
  const estimateS = useJob(useShownId())?.estimate_s ?? null;
  if (estimateS === null) return null;
  return <span className="num text-ink-2">Today about {usualSeconds(estimateS)}.</span>;
}
