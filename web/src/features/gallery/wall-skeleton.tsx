import { Skeleton } from '../../ui/skeleton.tsx';

const ratios = [1.6, 0.82, 1, 1.5, 0.8, 1.78, 1, 1.33];

/** Places for images on their way, 1 px apart (R-GAL-10). */
export function WallSkeleton({ count }: { count: number }) {
  return (
    <div aria-hidden="true" data-testid="gallery-skeleton" className="flex flex-wrap gap-px overflow-hidden">
      {Array.from({ length: count }, (_, index) => {
        const ratio = ratios[index % ratios.length] ?? 1;
        return (
          <Skeleton
            key={index}
            className="h-[270px] rounded-none max-sm:h-[180px]"
            style={{ flex: `${ratio} 1 ${Math.round(ratio * 240)}px` }}
          />
        );
      })}
    </div>
  );
}
