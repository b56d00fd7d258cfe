import type { ReactNode } from 'react';

export interface CentredNoteProps {
  sign: ReactNode;
  title: ReactNode;
  children: ReactNode;
  /** The buttons, one below the other. */
  actions?: ReactNode;
}

/** One frame for all that an e-mail asks of a person: sign, title, words, buttons, so that nothing jumps between states. */
export function CentredNote({ sign, title, children, actions }: CentredNoteProps) {
  return (
    <section className="m-auto grid w-full max-w-[440px] justify-items-center px-(--page) pt-10 pb-24 text-center">
      <span className="grid h-16 place-items-center" aria-hidden="true">
        {sign}
      </span>
      <h1 className="title-36 mt-5">{title}</h1>
      <div className="mt-3 grid min-h-16 w-full content-start gap-4 text-15 text-pretty text-ink-2">{children}</div>
      {actions && <div className="mt-6 grid w-full gap-2">{actions}</div>}
    </section>
  );
}
