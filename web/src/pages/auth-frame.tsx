import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ImageWall } from '../features/account/index.ts';
import { ThemeSwitch } from '../features/shell/index.ts';
import { paths } from '../paths.ts';
import { Brand } from '../ui/brand.tsx';

/** A card of the account with the way home (R-AUTH-05), and an image beside it where there is room. */
export function AuthFrame({ children }: { children: ReactNode }) {
  return (
    <div className="grid min-h-dvh flex-1 grid-cols-[minmax(0,1fr)_minmax(480px,41%)] max-lg:grid-cols-1">
      <ImageWall />
      <div className="flex flex-col px-6 pt-5 pb-4 max-sm:px-4 max-sm:pt-2">
        <div className="flex items-center justify-between">
          <Link
            to={paths.home()}
            className="-ml-2 inline-flex h-8 items-center gap-1.5 rounded-full pr-2.5 pl-2 text-ink-2 hover:bg-raised hover:text-ink max-sm:h-11"
          >
            <ArrowLeft size={15} aria-hidden="true" />
            Back to Home
          </Link>
          <ThemeSwitch />
        </div>
        <div className="m-auto w-[min(380px,100%)] py-6 max-sm:w-full">
          <div className="mb-5">
            <Brand />
          </div>
          {children}
        </div>
      </div>
    </div>
  );
}
