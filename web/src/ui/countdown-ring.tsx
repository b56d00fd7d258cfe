/** The seconds that are left, in a ring that empties with them. */
export function CountdownRing({ leftS, ofS }: { leftS: number; ofS: number }) {
  return (
    <span className="relative grid place-items-center" aria-hidden="true">
      <svg width="20" height="20" viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.5">
        <circle cx="10" cy="10" r="9" opacity="0.25" />
        <circle
          cx="10"
          cy="10"
          r="9"
          pathLength={ofS}
          strokeDasharray={`${leftS} ${ofS}`}
          transform="rotate(-90 10 10)"
        />
      </svg>
      <span className="mono absolute text-11">{leftS}</span>
    </span>
  );
}
