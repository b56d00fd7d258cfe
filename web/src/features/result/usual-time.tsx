import { useJob, usualSeconds } from '../jobs/index.ts';

/** How long the same took others within the hour, beside the specified words; nothing where it was not measured (PEOPLE-28). */
export function UsualTime({ id }: { id: string }) {
  const estimateS = useJob(id)?.estimate_s ?? null;
  if (estimateS === null) return null;
  return <span className="num text-ink-2">Today about {usualSeconds(estimateS)}.</span>;
}
