import { useId } from 'react'
import { styled } from 'styled-components'
import type { SimulationResponse } from '../../../../shared/contracts/wealth/simulation'
import { signOf } from '../../../../shared/domain/money'
import { formatDate } from '../../../../shared/format/date'
import { formatPercent } from '../../../../shared/format/percent'
import { useLocale } from '../../../lib/i18n/LocaleContext'
import { useText } from '../../../lib/i18n/useText'
import { Card } from '../../../ui/Card'
import { CardBody } from '../../../ui/CardBody'
import { CardHead } from '../../../ui/CardHead'
import { media } from '../../../ui/media'
import { token } from '../../../ui/tokens'

const Points = styled.ul`
  columns: 2;
  column-gap: ${token('s-8')};
  color: ${token('text-muted')};
  font: ${token('t-small')};

  > li {
    padding-block-end: ${token('s-2')};
    break-inside: avoid;
  }

  ${media.below(600)} {
    columns: 1;
  }
`

/** What the figures rest on, and what they are not. */
export function WhatToKnow({ data }: Readonly<{ data: SimulationResponse }>) {
  const t = useText('simulator')
  const locale = useLocale()
  const id = useId()
  const { assumedOn, inflation, plan } = data
  const isReal = plan.terms === 'real'
  return (
    <Card aria-labelledby={id}>
      <CardHead id={id} title={t('know')} />
      <CardBody>
        <Points>
          <li>{t('knowSimulated')}</li>
          <li>{t('knowAssumptions', { date: formatDate(assumedOn) })}</li>
          <li>{t(isReal ? 'knowChargesReal' : 'knowCharges', { inflation: formatPercent(inflation, locale, { digits: 1 }) })}</li>
          {signOf(plan.monthly) > 0 && <li>{t('knowPayments')}</li>}
          <li>{t('knowFall')}</li>
          <li>{t('knowCurrency')}</li>
          <li>{t('knowAdvice')}</li>
        </Points>
      </CardBody>
    </Card>
  )
}
