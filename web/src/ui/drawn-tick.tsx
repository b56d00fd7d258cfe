import './drawn-tick.css';
/** A tick in a ring, drawn once when it appears. */
export function DrawnTick({ size = 56 }: { size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 56 56"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      className="text-green"
      aria-hidden="true"
    >
      <circle cx="28" cy="28" r="26" opacity="0.28" />
      <path
        d="m18.5 28.5 6.5 6.5 12.5-13"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth="2"
        strokeDasharray="30"
        className="[animation:draw_500ms_120ms_var(--ease-out)_both]"
      />
    </svg>
  );
}
