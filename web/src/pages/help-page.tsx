import { HelpList } from '../features/help/index.ts';
import { usePageTitle } from '../lib/use-page-title.ts';

/** /help: what people ask, with the way to each thing (KEEP-77). */
export function HelpPage() {
  usePageTitle('Help');
  return (
    <div className="mx-auto w-full max-w-[688px] px-(--page) pt-10 pb-16 max-sm:pt-5">
      <h1 className="title-36">Help</h1>
      <HelpList />
    </div>
  );
}
