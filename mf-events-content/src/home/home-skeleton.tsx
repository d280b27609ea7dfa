import { TitleGridSkeleton } from '@bookfront/shared/ui';

/** Two lines of covers on their way. */
export function HomeSkeleton() {
  return <TitleGridSkeleton cells={12} />;
}
