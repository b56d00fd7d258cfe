import { Button } from '../ui/button.tsx';

/** What an infinite query knows of its next page. */
interface Pages {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => Promise<unknown>;
}

/** Fetches the next page of a list of the desk; nothing where there is none. */
export function ShowMore({ of, className }: { of: Pages; className?: string }) {
  if (!of.hasNextPage) return null;
  return (
    <Button tone="line" className={className} loading={of.isFetchingNextPage} onClick={() => void of.fetchNextPage()}>
      Show more
    </Button>
  );
}
