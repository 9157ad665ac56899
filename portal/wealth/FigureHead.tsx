import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { Change } from '../../shared/contracts/wealth/figures'
import type { IsoDate } from '../../shared/domain/dates'
import type { Money } from '../../shared/domain/money'
import { formatDate } from '../../shared/format/date'
import { useText } from '../lib/i18n/useText'
import { Actions } from '../ui/Actions'
import { AsOf } from './AsOf'
import { ButtonSkeleton } from '../ui/ButtonSkeleton'
import { Cluster } from '../ui/Cluster'
import { Delta } from './Delta'
import { HeroFigure } from './HeroFigure'
import { PageHead } from '../ui/PageHead'
import { Skeleton } from '../ui/Skeleton'
import { Subject } from './Subject'
import { Text } from '../ui/Text'
import { token } from '../ui/tokens'
import { WordsSkeleton } from '../ui/WordsSkeleton'

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

const HeroPlace = styled.div`
  display: grid;
  font: ${token('t-hero')};
  margin-block: ${token('s-1')} ${token('s-2')};
`

/* its arrow, and the button beside it */
const ChangePlace = styled.span`
  padding-inline-end: 3rem;
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

interface FigureHeadSkeletonProps {
  /** Words as long as the usual name, and as the facts after it. */
  like: string
  meta: readonly string[]
  badges?: ReactNode
  /** What stands before the buttons. */
  choice?: ReactNode
  /** Buttons without words, before the one with words; none of them where absent. */
  icons?: number
}

/** The head while its figure is on its way: its parts are as long as those of a usual one, and wrap where they would. */
export function FigureHeadSkeleton({ like, meta, badges, choice, icons }: FigureHeadSkeletonProps) {
  const t = useText('common')
  return (
    <PageHead
      actions={
        <Buttons>
          {choice}
          {icons !== undefined && (
            <>
              {Array.from({ length: icons }, (_, index) => (
                <Skeleton key={index} width={token('control-h')} height={token('control-h')} />
              ))}
              <ButtonSkeleton like="Get report" size="m" hasIcon />
            </>
          )}
        </Buttons>
      }
    >
      <Cluster $gap={`${token('s-1')} ${token('s-3')}`} aria-hidden="true">
        <Subject as="p">
          <WordsSkeleton like={like} />
        </Subject>
        {badges}
        {meta.map((text) => (
          <Text key={text} $role="small" $nowrap>
            <WordsSkeleton like={text} />
          </Text>
        ))}
      </Cluster>
      <HeroPlace aria-hidden="true">
        <Skeleton width="min(6em, 100%)" />
      </HeroPlace>
      <Cluster $gap={`${token('s-1')} ${token('s-4')}`} aria-hidden="true">
        <ChangePlace>
          <WordsSkeleton like={`+£1,234.56 (+0.12%) ${t('onTheDay')}`} />
        </ChangePlace>
        <Text $role="small">
          <WordsSkeleton like={`– ${t('dataDate', { date: '31/12/2026' })}`} />
        </Text>
      </Cluster>
    </PageHead>
  )
}
