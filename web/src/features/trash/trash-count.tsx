import { limits } from '@loomlight/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { trashQuery } from './trash-queries.ts';

/** The way to the trash, with how much is in it. */
export function TrashCount() {
  const { data } = useInfiniteQuery(trashQuery);
  const total = data?.pages[0]?.total ?? 0;
  return (
    <Link to={paths.trash()} className="link">
      Trash{total > 0 && ` (${total.toLocaleString('en-US')}${total >= limits.totalMax ? '+' : ''})`}
    </Link>
  );
}
