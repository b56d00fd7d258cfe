import { type ReactNode, useEffect, useRef } from 'react';

/** The title of a card that takes the place of another one: the focus goes along, and readers hear where they are. */
export function CardHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h1 ref={heading} tabIndex={-1} className="title-36 outline-none">
      {children}
    </h1>
  );
}
