import { CheckFile } from '../features/verify/index.ts';
import { usePageTitle } from '../lib/use-page-title.ts';

/** /verify: where a file comes from, for everybody who has one (ORIGIN-20). */
export function VerifyPage() {
  usePageTitle('Check a file');
  return (
    <div className="mx-auto w-full max-w-[640px] px-(--page) pt-10 pb-16 max-sm:pt-5">
      <h1 className="title-36">Check a file</h1>
      <p className="mt-2 text-15 text-pretty text-ink-3">
        Every picture and film that is made here is signed. See whether a file comes from here, and whether it was
        changed.
      </p>
      <CheckFile />
    </div>
  );
}
