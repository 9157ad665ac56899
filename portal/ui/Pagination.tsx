import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { styled } from 'styled-components'
import { useText } from '../lib/i18n/useText'
import { IconButton } from './IconButton'
import { tabularFigures } from './mixins'
import { media } from './media'
import { token } from './tokens'

const Root = styled.nav`
  ${tabularFigures}
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${token('s-2')};
  color: ${token('text-muted')};
  font: ${token('t-small')};

  ${media.print} {
    display: none;
  }
`

interface PaginationProps {
  /** From 1. */
  page: number
  pageSize: number
  /** Of all pages. */
  count: number
  onChange: (page: number) => void
}

/** "21 to 40 of 214", and the way to the page before and after. Nothing when all rows fit on one page. */
export function Pagination({ page, pageSize, count, onChange }: PaginationProps) {
  const t = useText('ui')
  const pages = Math.ceil(count / pageSize)
  if (pages < 2) return null
  const first = (page - 1) * pageSize + 1
  return (
    <Root aria-label={t('pages')}>
      <span role="status">{t('rowsOf', { first, last: Math.min(page * pageSize, count), count })}</span>
      <IconButton icon={ChevronLeft} label={t('previousPage')} isDisabled={page <= 1} onPress={() => onChange(page - 1)} />
      <IconButton icon={ChevronRight} label={t('nextPage')} isDisabled={page >= pages} onPress={() => onChange(page + 1)} />
    </Root>
  )
}
