import { useViewer, WelcomeGift } from '../features/account/index.ts';
import { Gallery } from '../features/gallery/index.ts';
import { PicksPlace } from '../features/picks/index.ts';
import { Composer, Greeting, SampleStrip } from '../features/prompt-form/index.ts';

/** /: where things are made, and what others have made (R-ROUTE-01). */
export function HomePage() {
  const viewer = useViewer();
  return (
    <>
      <section className="relative px-(--page) pt-14 pb-12 text-center max-sm:pt-7 max-sm:pb-7 max-sm:text-left">
        <div className="safelight" aria-hidden="true" />
        <Greeting />
        <Composer />
        {viewer.kind === 'guest' && <WelcomeGift when="when you create an account" className="mt-4" />}
      </section>
      <PicksPlace />
      <SampleStrip />
      <Gallery />
    </>
  );
}
