import { styled } from 'styled-components'
import { useText } from '../../../lib/i18n/useText'
import { token } from '../../../ui/tokens'

const Mark = styled.abbr`
  display: inline-block;
  padding-inline: 0.25rem;
  border: 1px solid ${token('control')};
  border-radius: ${token('radius-s')};
  color: ${token('text-muted')};
  font-size: 0.875em;
  font-weight: 550;
  line-height: 1.3;
  text-decoration: none;
`

/** Stands beside the code of a holding whose value is a fair value, and before the note under its table that says so. */
export function FairValueMark() {
  const t = useText('holdings')
  return <Mark title={t('fairValue')}>{t('fairValueMark')}</Mark>
}
