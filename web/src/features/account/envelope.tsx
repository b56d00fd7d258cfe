/** An envelope in lines; a round stamp lands on it when a mail has been sent. */
export function Envelope({ stamped = false }: { stamped?: boolean }) {
  return (
    <svg
      width="64"
      height="48"
      viewBox="0 0 64 48"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
    >
      <rect x="3" y="5" width="54" height="38" rx="5" />
      <path d="m4 9 26 19L56 9" strokeLinecap="round" />
      {stamped && (
        <g className="text-green [animation:stamp_320ms_var(--ease-out)_both]" style={{ transformOrigin: '52px 36px' }}>
          <circle cx="52" cy="36" r="10.5" fill="var(--color-base)" />
          <path d="m47.5 36.3 3 3 6-6.3" strokeLinecap="round" />
        </g>
      )}
    </svg>
  );
}
