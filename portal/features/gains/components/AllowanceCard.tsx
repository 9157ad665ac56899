import { styled } from 'styled-components'
import type { GainsResponse, TaxYearGains } from '../../../../shared/contracts/wealth/gains'
import { compareMoney, type Money, moneyToNumber, negateMoney, signOf, subtractMoney, zeroMoney } from '../../../../shared/domain/money'
import { ratio } from '../../../../shared/domain/ratio'
import { formatDate } from '../../../../shared/format/date'
import { formatMoney } from '../../../../shared/format/money'
import { useLocale } from '../../../lib/i18n/LocaleContext'
import { useText } from '../../../lib/i18n/useText'
import { Amount } from '../../../ui/Amount'
import { Card } from '../../../ui/Card'
import { CardBody } from '../../../ui/CardBody'
import { CardFoot } from '../../../ui/CardFoot'
import { CardHead } from '../../../ui/CardHead'
import { Select } from '../../../ui/Select'
import { Stack } from '../../../ui/Stack'
import { seriesColour, token } from '../../../ui/tokens'
import { ExplainTerm } from '../../../wealth/ExplainLabel'
import { KeyValue, KeyValueItem } from '../../../wealth/KeyValue'
import { ShareStrip } from '../../../wealth/ShareStrip'
import { Statement } from '../../../wealth/Statement'
import { taxYearName } from '../model/taxYearName'

const Ends = styled.span`
  display: flex;
  justify-content: space-between;
  gap: ${token('s-4')};
  font: ${token('t-small')};
  color: ${token('text-muted')};
`

type Props = Readonly<{ answer: GainsResponse; year: TaxYearGains; onYear: (year: number) => void }>

/** Net gains of a tax year against the annual exempt amount. */
export function AllowanceCard({ answer, onYear, year }: Props) {
  const t = useText('gains')
  const { gains, losses, net } = year
  const exempt = answer.isTaxable === false ? null : year.exempt
  const notKnown = t('notKnown')
  const term = (figure: 'gains' | 'losses' | 'net' | 'above') => (
    <ExplainTerm figure={`gains.${figure}`} isKnown={year[figure] !== null}>
      {t(figure)}
    </ExplainTerm>
  )
  return (
    <Card>
      <CardHead
        title={answer.isTaxable === false ? t('resultOfYear') : t('allowance')}
        note={t('taxYear', { from: formatDate(year.from), to: formatDate(year.to) })}
      >
        <Select
          label={t('year')}
          isLabelHidden
          options={answer.years.map((each) => ({ id: String(each.year), label: taxYearName(each) }))}
          value={String(year.year)}
          onChange={(id) => onYear(Number(id))}
        />
      </CardHead>
      <CardBody>
        <Stack $gap={4}>
          {net && exempt && <Used net={net} exempt={exempt} />}
          <KeyValue>
            <KeyValueItem term={term('gains')}>
              <Amount value={gains} signed missing={notKnown} />
            </KeyValueItem>
            <KeyValueItem term={term('losses')}>
              <Amount value={losses} signed missing={notKnown} />
            </KeyValueItem>
            <KeyValueItem term={term('net')} isSum>
              <Amount value={net} signed missing={notKnown} />
            </KeyValueItem>
            {exempt && (
              <KeyValueItem term={t('exempt', { year: taxYearName(year) })}>
                <Amount value={negateMoney(exempt)} />
              </KeyValueItem>
            )}
            {exempt && (
              <KeyValueItem term={term('above')} isSum>
                <Amount value={year.above} missing={notKnown} />
              </KeyValueItem>
            )}
          </KeyValue>
        </Stack>
      </CardBody>
      <CardFoot>{t(answer.isTaxable === false ? 'notTaxable' : answer.isTaxable === null ? 'taxNotKnown' : 'thisAlone')}</CardFoot>
    </Card>
  )
}

function Used({ exempt, net }: Readonly<{ net: Money; exempt: Money }>) {
  const t = useText('gains')
  const locale = useLocale()
  const gained = signOf(net) > 0 ? net : zeroMoney(net.currency)
  const isAbove = compareMoney(gained, exempt) > 0
  const used = isAbove ? exempt : gained
  const above = isAbove ? subtractMoney(gained, exempt) : zeroMoney(net.currency)
  const full = Math.max(moneyToNumber(gained), moneyToNumber(exempt)) || 1
  const share = (amount: Money) => ratio(moneyToNumber(amount) / full)
  const left = subtractMoney(exempt, used)
  const values = {
    net: formatMoney(net, locale),
    exempt: formatMoney(exempt, locale),
    left: formatMoney(left, locale),
    above: formatMoney(above, locale),
  }
  return (
    <>
      <Statement>{t(signOf(net) <= 0 ? 'noGain' : isAbove ? 'usesAll' : 'usesPart', values)}</Statement>
      <ShareStrip
        isTall
        segments={[
          { id: 'used', label: t('used'), colour: seriesColour(1), share: share(used) },
          { id: 'above', label: t('above'), colour: seriesColour(2), share: share(above) },
          { id: 'left', label: t('left'), colour: token('surface-sunken'), share: share(left) },
        ]}
      />
      <Ends>
        <span>{t('usedOf', { used: formatMoney(used, locale) })}</span>
        <span>{isAbove ? t('aboveOf', values) : t('leftOf', values)}</span>
      </Ends>
    </>
  )
}
