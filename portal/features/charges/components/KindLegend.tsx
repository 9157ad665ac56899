import { styled } from 'styled-components'
import { isZero } from '../../../../shared/domain/money'
import type { KindLine } from '../../../../shared/domain/charges/kindLines'
import { useText } from '../../../lib/i18n/useText'
import { Amount } from '../../../ui/Amount'
import { Missing } from '../../../ui/Missing'
import { tabularFigures } from '../../../ui/mixins'
import { Percent } from '../../../ui/Percent'
import { Swatch } from '../../../ui/Swatch'
import { token } from '../../../ui/tokens'
import { WordsSkeleton } from '../../../ui/WordsSkeleton'
import { kindColours } from '../model/kindColours'

const Root = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
  gap: ${token('s-3')} ${token('s-6')};
  color: ${token('text-muted')};
  font: ${token('t-small')};

  dt {
    display: flex;
    gap: ${token('s-2')};

    > :first-child {
      margin-block-start: 0.25rem;
    }
  }

  dd {
    ${tabularFigures}
    padding-inline-start: 1.125rem;
  }

  dt + dd {
    display: flex;
    align-items: baseline;
    gap: ${token('s-2')};
  }

  b {
    font: 500 1rem/1.5rem ${token('in-text')};
    color: ${token('text')};
  }
`

/* not in the bar, which has no length for it */
const Hollow = styled.span`
  flex: none;
  inline-size: 0.625rem;
  block-size: 0.625rem;
  border: 1px dashed ${token('text-muted')};
  border-radius: 2px;
`

/** What the colours of the bar stand for, and what is in none of them: what funds take inside their own price. */
export function KindLegend({ lines }: Readonly<{ lines: readonly KindLine[] }>) {
  const t = useText('charges')
  return (
    <Root>
      {lines
        .filter(({ amount }) => !isZero(amount))
        .map(({ amount, id, kind, share }) => (
          <div key={id}>
            <dt>
              <Swatch $colour={kindColours[kind]} />
              {t(`kind.${kind}`)}
            </dt>
            <dd>
              <b>
                <Amount value={amount} />
              </b>
              {share !== null && <Percent value={share} />}
            </dd>
            <dd>{t(`kindOf.${kind}`)}</dd>
          </div>
        ))}
      <div>
        <dt>
          <Hollow aria-hidden="true" />
          {t('insideFunds')}
        </dt>
        <dd>
          <b>
            <Missing reason={t('notSent')} />
          </b>
        </dd>
        <dd>{t('insideFundsNote')}</dd>
      </div>
    </Root>
  )
}

/** Two kinds and what is inside the funds, while it is not known which kinds there are. */
export function AwaitedKindLegend() {
  const t = useText('charges')
  const entries = [
    { term: t('kind.ongoing'), note: t('kindOf.ongoing') },
    { term: t('kind.transaction'), note: t('kindOf.transaction') },
    { term: t('insideFunds'), note: t('insideFundsNote') },
  ]
  return (
    <Root as="div" aria-hidden="true">
      {entries.map(({ note, term }) => (
        <div key={term}>
          <div>
            <WordsSkeleton like={term} />
          </div>
          <div>
            <b>
              <WordsSkeleton like="£12,345.67" />
            </b>
          </div>
          <div>
            <WordsSkeleton like={note} />
          </div>
        </div>
      ))}
    </Root>
  )
}
