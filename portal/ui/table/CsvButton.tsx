import Download from 'lucide-react/icons/download'
import { Suspense } from 'react'
import { styled } from 'styled-components'
import { useText } from '../../lib/i18n/useText'
import { ErrorBoundary } from '../../lib/ErrorBoundary'
import { Button } from '../Button'
import { lazyPart } from '../lazyPart'
import { media } from '../media'
import { token } from '../tokens'
import type { CsvTable } from './csvCells'

const CopyTable = lazyPart(() => import('./CopyTable'), 'CopyTable', { texts: ['table'], showsFailure: false })

/** The two buttons, a step apart. */
export const CsvPair = styled.span<{ $isSmall: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${({ $isSmall }) => token($isSmall ? 's-1' : 's-2')};

  ${media.print} {
    display: none;
  }
`

/* as wide as the button that comes */
export const CopyPlace = styled.span<{ $isSmall: boolean }>`
  inline-size: ${({ $isSmall }) => ($isSmall ? '1.75rem' : token('control-h'))};
`

type CsvButtonProps = Readonly<{
  /** What the table has, its heads first; it can be copied where this is given. */
  cells?: () => CsvTable
  isBusy?: boolean
  isDisabled?: boolean
  /** In a bar of filters or the head of a page rather than the head of a card. */
  isInBar?: boolean
  onPress: () => void
}>

/** Saves a table as CSV, or puts it on the clipboard. */
export function CsvButton({ cells, isBusy = false, isDisabled = false, isInBar = false, onPress }: CsvButtonProps) {
  const common = useText('common')
  const size = isInBar ? 'm' : 's'
  return (
    <CsvPair $isSmall={!isInBar} data-push={isInBar ? '' : undefined}>
      <Button
        variant={isInBar ? 'secondary' : 'quiet'}
        size={size}
        icon={Download}
        isBusy={isBusy}
        isDisabled={isDisabled}
        onPress={onPress}
      >
        {common('exportCsv')}
      </Button>
      {cells && (
        <ErrorBoundary fallback={() => null}>
          <Suspense fallback={<CopyPlace $isSmall={!isInBar} />}>
            <CopyTable size={size} isDisabled={isDisabled} cells={cells} />
          </Suspense>
        </ErrorBoundary>
      )}
    </CsvPair>
  )
}
