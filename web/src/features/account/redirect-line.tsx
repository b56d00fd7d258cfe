/** A thin line that fills while the page waits to move on. */
export function RedirectLine({ durationMs }: { durationMs: number }) {
  return (
    <div aria-hidden="true" className="h-0.5 overflow-hidden rounded-full bg-line">
      <i className="block h-full origin-left bg-green" style={{ animation: `fill-line ${durationMs}ms linear both` }} />
    </div>
  );
}
