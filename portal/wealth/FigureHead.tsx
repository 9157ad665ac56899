import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { Change } from '../../shared/contracts/wealth/figures'
import type { IsoDate } from '../../shared/domain/dates'
import type { Money } from '../../shared/domain/money'
import { formatDate } from '../../shared/format/date'
import { useText } from '../lib/i18n/useText'
import { Actions } from '../ui/Actions'
import { AsOf } from './AsOf'
import { Cluster } from '../ui/Cluster'
import { Delta } from './Delta'
import { HeroFigure } from './HeroFigure'
import { PageHead } from '../ui/PageHead'
import { Subject } from './Subject'
import { Text } from '../ui/Text'
import { token } from '../ui/tokens'

export interface FigureHeadProps {
  /** What the figure is of: the name of a portfolio or an account. It is the h1 of the page. */
  title: ReactNode
  /** Beside the title. */
  badges?: ReactNode
  /** Quiet facts after the badges, each kept on one line: the external id, the risk profile. */
  meta?: readonly string[]
  /** The one figure of the screen; null when it is not known. */
  value: Money | null
  /** Why the figure is not known. */
  missing?: string
  /** Change since the day before; null when it is not known, and then nothing is said. */
  dayChange: Change | null
  /** Data date of the figure. */
  asOf: IsoDate | null
  /** Buttons beside the figure and beside its change that say what they are made of. */
  explain?: Readonly<{ value: ReactNode; dayChange: ReactNode }>
  /** Buttons at the right. */
  actions?: ReactNode
}

const Hero = styled(HeroFigure)`
  margin-block: ${token('s-1')} ${token('s-2')};
`

/* a change that does not fit beside its button stays on a line of its own */
const WithButton = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token('s-1')};
`

const HeroLine = styled(WithButton)`
  display: flex;
  gap: ${token('s-2')};
`

/* a choice among the actions may have decided not to show */
const Buttons = styled(Actions)`
  &:empty {
    display: none;
  }
`

/** Head of a page about one value: name, hero figure, change on the day, data date. */
export function FigureHead({ title, badges, meta = [], value, missing, dayChange, asOf, explain, actions }: FigureHeadProps) {
  const t = useText('common')
  return (
    <PageHead actions={actions && <Buttons>{actions}</Buttons>}>
      <Cluster $gap={`${token('s-1')} ${token('s-3')}`}>
        <Subject>{title}</Subject>
        {badges}
        {meta.map((text) => (
          <Text key={text} $role="small" $muted $nowrap>
            {text}
          </Text>
        ))}
      </Cluster>
      <HeroLine as="div">
        <Hero value={value} missing={missing ?? t('missing.unavailable')} />
        {value && explain?.value}
      </HeroLine>
      <Cluster as="p" $gap={`${token('s-1')} ${token('s-4')}`}>
        {dayChange && (
          <WithButton>
            <span>
              <Delta amount={dayChange.amount} ratio={dayChange.ratio} words={{ up: t('up'), down: t('down') }} />{' '}
              <Text $muted>{t('onTheDay')}</Text>
            </span>
            {explain?.dayChange}
          </WithButton>
        )}
        {asOf && <AsOf>{t('dataDate', { date: formatDate(asOf) })}</AsOf>}
      </Cluster>
    </PageHead>
  )
}
