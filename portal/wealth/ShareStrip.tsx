import { styled } from 'styled-components'
import type { Ratio } from '../../shared/domain/ratio'
import { media } from '../ui/media'
import { Skeleton } from '../ui/Skeleton'
import { token } from '../ui/tokens'
import { WordsSkeleton } from '../ui/WordsSkeleton'

const Root = styled.span<{ $isTall: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('s-1')};

  > span {
    display: flex;
    gap: 2px;
    block-size: ${({ $isTall }) => ($isTall ? '1.125rem' : '0.875rem')};
    border-radius: ${token('radius-s')};
    overflow: hidden;
  }

  i {
    flex: 0 1 0;
    min-inline-size: 2px;
    print-color-adjust: exact;
  }

  > small {
    display: flex;
    gap: 2px;
    font: ${token('t-small')};
    color: ${token('text-muted')};
  }

  > small > span {
    /* a name without room for all of it goes to a second line, which is not seen: none is better than half of one */
    display: flex;
    flex: 0 1 0;
    flex-wrap: wrap;
    min-inline-size: 0;
    block-size: 1lh;
    overflow: hidden;
    white-space: nowrap;
  }

  > small > span::before {
    content: '';
    block-size: 1lh;
  }

  ${media.forcedColours} {
    i {
      forced-color-adjust: none;
    }
  }
`

export interface StripSegment {
  id: string
  label: string
  colour: string
  share: Ratio
}

/** Below this share a name has no room under its piece. */
const namedFrom = 0.12

interface ShareStripProps {
  /** In their order; what is zero or below is left out. */
  segments: readonly StripSegment[]
  isTall?: boolean
  /** Names under the pieces that have the room. */
  hasNames?: boolean
}

/** A whole as one line of pieces, each as long as its share. Only for the eye: the figures stand in a table beside it. */
export function ShareStrip({ segments, isTall = false, hasNames = false }: ShareStripProps) {
  const shown = segments.filter(({ share }) => share > 0)
  return (
    <Root $isTall={isTall} aria-hidden="true">
      <span>
        {shown.map(({ colour, id, share }) => (
          <i key={id} style={{ flexGrow: share, background: colour }} />
        ))}
      </span>
      {hasNames && (
        <small>
          {shown.map(({ id, label, share }) => (
            <span key={id} style={{ flexGrow: share }}>
              {share >= namedFrom && <span>{label}</span>}
            </span>
          ))}
        </small>
      )}
    </Root>
  )
}

/** The line while its pieces are on their way. */
export const AwaitedStrip = ({ hasNames = false, isTall = false }: Omit<ShareStripProps, 'segments'>) => (
  <Root $isTall={isTall} aria-hidden="true">
    <Skeleton height={isTall ? '1.125rem' : '0.875rem'} />
    {hasNames && (
      <small>
        <WordsSkeleton like="Collective" />
      </small>
    )}
  </Root>
)
