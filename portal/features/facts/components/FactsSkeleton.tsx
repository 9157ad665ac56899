import { Skeleton } from '../../../ui/Skeleton'

/** At about its size. */
export const FactsSkeleton = () => <Skeleton height="24rem" aria-hidden="true" />
