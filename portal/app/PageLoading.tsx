import { styled } from 'styled-components'
import { useText } from '../lib/i18n/useText'
import { VisuallyHidden } from '../ui/VisuallyHidden'

const Ground = styled.div`
  min-block-size: 60dvh;
`

/** While the code of a page is on its way. What a page loads itself it shows as a skeleton. */
export function PageLoading() {
  const t = useText('shell')
  return (
    <Ground role="status" aria-busy="true">
      <VisuallyHidden>{t('page.loading')}</VisuallyHidden>
    </Ground>
  )
}
