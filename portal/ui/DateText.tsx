import { styled } from 'styled-components'
import type { IsoDate } from '../../shared/domain/dates'
import { formatDate } from '../../shared/format/date'
import { Missing } from './Missing'

const Time = styled.time`
  white-space: nowrap;
`

/** A day as DD/MM/YYYY. */
export function DateText({ value, missing }: { value: IsoDate | null; missing?: string | undefined }) {
  if (!value) return <Missing reason={missing} />
  return <Time dateTime={value}>{formatDate(value)}</Time>
}
