import './mark.css';
/** The shuttle. Its eye is empty, and lights amber while anything develops (`html[data-developing]`). */
export function Mark({ size = 20 }: { size?: number }) {
  return (
    <svg viewBox="0 0 20 20" width={size} height={size} aria-hidden="true">
      <path
        fill="currentColor"
        fillRule="evenodd"
        d="M1.5 18.5C1.5 8.6 8.6 1.5 18.5 1.5 18.5 11.4 11.4 18.5 1.5 18.5ZM10 6.3a3.7 3.7 0 1 0 0 7.4 3.7 3.7 0 0 0 0-7.4Z"
      />
      <circle className="shuttle" cx="10" cy="10" r="1.9" />
    </svg>
  );
}
