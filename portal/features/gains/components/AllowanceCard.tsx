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
import { tabularFigures } from '../../../ui/mixins'
import { Select } from '../../../ui/Select'
import { Stack } from '../../../ui/Stack'
import { Swatch } from '../../../ui/Swatch'
import { seriesColour, token } from '../../../ui/tokens'
import { ExplainTerm } from '../../../wealth/ExplainLabel'
import { KeyValue, KeyValueItem } from '../../../wealth/KeyValue'
import { ShareStrip } from '../../../wealth/ShareStrip'
import { Statement } from '../../../wealth/Statement'
import { fullAmount } from '../model/fullAmount'
import { taxYearName } from '../model/taxYearName'

const Ends = styled.ul`
  ${tabularFigures}
  display: flex;
  flex-wrap: wrap;
  gap: ${token('s-2')} ${token('s-6')};
  font: ${token('t-small')};
  color: ${token('text-muted')};

  > li {
    display: grid;
    align-content: start;
    align-items: center;
    column-gap: ${token('s-2')};
  }

  > :last-child {
    margin-inline-start: auto;
    text-align: end;
  }

  b {
    font-weight: 550;
    color: ${token('text')};
  }

  [data-swatch] {
    grid-template-columns: auto auto;

    > :last-child {
      grid-column: 2;
    }
  }
`

/** What lies above is hatched, so that it can be told without its colour. */
const hatched = `repeating-linear-gradient(-45deg, ${seriesColour(2)} 0 5px, color-mix(in oklab, ${seriesColour(2)} 62%, ${token('surface')}) 5px 8px)`

type Props = Readonly<{ answer: GainsResponse; year: TaxYearGains; onYear: (year: number) => void }>

/** Net gains of a tax year against the annual exempt amount. */
export function AllowanceCard({ answer, onYear, year }: Props) {
  const t = useText('gains')
  const { gains, losses, net } = year
  const exempt = answer.isTaxable === false ? null : year.exempt
  const notKnown = t('notKnown')
  const term = (figure: 'gains' | 'losses' | 'net' | 'above', text = t(figure)) => (
    <ExplainTerm figure={`gains.${figure}`} isKnown={year[figure] !== null}>
      {text}
    </ExplainTerm>
  )
  const { gained, lost } = countsOf(answer, year)
  const days = { from: formatDate(year.from), to: formatDate(year.to) }
  const today = answer.explanation.to
  return (
    <Card>
      <CardHead
        title={exempt ? t('allowance') : t('resultOfYear')}
        note={today && today < year.to ? t('taxYearSoFar', { ...days, date: formatDate(today) }) : t('taxYear', days)}
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
            <KeyValueItem term={term('gains', t('gainsOn', { count: gained }))}>
              <Amount value={gains} signed missing={notKnown} />
            </KeyValueItem>
            <KeyValueItem term={term('losses', t('lossesOn', { count: lost }))}>
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

/** Disposals of the year that had a gain and those that had a loss. */
function countsOf({ disposals }: GainsResponse, { from, to }: TaxYearGains) {
  const signs = disposals.flatMap(({ date, gain }) => (gain && date >= from && date <= to ? signOf(gain) : []))
  return { gained: signs.filter((sign) => sign > 0).length, lost: signs.filter((sign) => sign < 0).length }
}

function Used({ exempt, net }: Readonly<{ net: Money; exempt: Money }>) {
  const t = useText('gains')
  const locale = useLocale()
  const gained = signOf(net) > 0 ? net : zeroMoney(net.currency)
  const isAbove = compareMoney(gained, exempt) > 0
  const used = isAbove ? exempt : gained
  const above = isAbove ? subtractMoney(gained, exempt) : zeroMoney(net.currency)
  const left = subtractMoney(exempt, used)
  // Up to its amount the bar is the allowance itself.
  const full = isAbove ? fullAmount(gained) : exempt
  const share = (amount: Money) => ratio(moneyToNumber(amount) / (moneyToNumber(full) || 1))
  const [usedUp, aboveIt, ground] = [seriesColour(1), hatched, token('surface-sunken')]
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
          { id: 'used', label: t('used'), colour: usedUp, share: share(used) },
          { id: 'above', label: t('above'), colour: aboveIt, share: share(above) },
          { id: 'rest', label: t('left'), colour: ground, share: share(subtractMoney(full, isAbove ? gained : used)) },
        ]}
      />
      <Ends>
        <End colour={usedUp} amount={formatMoney(used, locale)} name={t('used')} />
        {isAbove && <End colour={aboveIt} amount={values.above} name={t('aboveIt')} />}
        {isAbove ? (
          <End amount={formatMoney(full, locale, { digits: 0 })} name={t('fullBar')} />
        ) : (
          <End amount={values.left} name={t('left')} />
        )}
      </Ends>
    </>
  )
}

/** A part of the bar with its amount. */
const End = ({ amount, colour, name }: Readonly<{ colour?: string; amount: string; name: string }>) => (
  <li data-swatch={colour ? '' : undefined}>
    {colour && <Swatch $colour={colour} />}
    <b>{amount}</b>
    <span>{name}</span>
  </li>
)
