import { styled } from 'styled-components'
import { useText } from '../../../lib/i18n/useText'
import { token } from '../../../ui/tokens'

const Quiet = styled.span`
  color: ${token('text-muted')};
  font-weight: 400;
`

/** A question that may be left open says so: most may not. */
export function PlainMarked({ label }: Readonly<{ label: string }>) {
  const t = useText('forms')
  return (
    <>
      {label} <Quiet>({t('optional')})</Quiet>
    </>
  )
}
