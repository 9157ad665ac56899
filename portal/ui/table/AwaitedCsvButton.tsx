import { useText } from '../../lib/i18n/useText'
import { ButtonSkeleton } from '../ButtonSkeleton'
import { CopyPlace, CsvPair } from './CsvButton'

/** In place of a `CsvButton` of the head of a card while the rows are on their way. A file of its own: lists that bring theirs at once need no bones. */
export const AwaitedCsvButton = () => (
  <CsvPair $isSmall aria-hidden="true">
    <ButtonSkeleton like={useText('common')('exportCsv')} hasIcon />
    <CopyPlace $isSmall />
  </CsvPair>
)
