import { Skeleton } from './Skeleton'
import { Tile } from './Tile'
import { Tiles } from './Tiles'

/** Four tiles at their final size. */
export function TilesSkeleton({ count = 4, hasChart = true }: { count?: number; hasChart?: boolean }) {
  return (
    <div aria-hidden="true">
      <Tiles label="">
        {Array.from({ length: count }, (_, index) => (
          <Tile
            key={index}
            label={<Skeleton width="4.5rem" height="0.75rem" margin="2px" />}
            chart={hasChart && <Skeleton width="5.5rem" height="2rem" />}
            note={<Skeleton width="8rem" height="0.75rem" margin="3px" />}
          >
            <Skeleton width="6rem" height="1.25rem" margin="0.25rem" />
          </Tile>
        ))}
      </Tiles>
    </div>
  )
}
