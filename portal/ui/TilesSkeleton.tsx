import type { ReactNode } from 'react'
import { Skeleton } from './Skeleton'
import { Tile } from './Tile'
import { Tiles } from './Tiles'

/** Four tiles at their final size, with `chart` for that of each; without charts the first and the last are wide. */
export function TilesSkeleton({ chart }: { chart?: ReactNode }) {
  return (
    <div aria-hidden="true">
      <Tiles label="">
        {Array.from({ length: 4 }, (_, index) => (
          <Tile
            key={index}
            label={<Skeleton width="4.5rem" />}
            chart={chart}
            note={<Skeleton width="8rem" />}
            wide={!chart && index % 3 === 0}
          >
            <Skeleton width="6rem" />
          </Tile>
        ))}
      </Tiles>
    </div>
  )
}
