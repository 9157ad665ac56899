import { styled } from 'styled-components'
import type { ExposureResponse, ExposureRow } from '../../../../shared/contracts/wealth/exposure'
import { money, roundMoney } from '../../../../shared/domain/money'
import { formatMoney } from '../../../../shared/format/money'
import { formatPoints } from '../../../../shared/format/points'
import type { ReadState } from '../../../lib/data/defineRead'
import { useLocale } from '../../../lib/i18n/LocaleContext'
import { useText } from '../../../lib/i18n/useText'
import { CardBody } from '../../../ui/CardBody'
import { CardFoot } from '../../../ui/CardFoot'
import { SegmentedControl } from '../../../ui/SegmentedControl'
import { Skeleton } from '../../../ui/Skeleton'
import { Stack } from '../../../ui/Stack'
import { Text } from '../../../ui/Text'
import { token } from '../../../ui/tokens'
import { DataCard } from '../../../wealth/DataCard'
import { ExplainButton } from '../../../wealth/ExplainLabel'
import { AwaitedKeyValue, KeyValue, KeyValueItem } from '../../../wealth/KeyValue'
import { AwaitedStatement, Statement } from '../../../wealth/Statement'

const Ends = styled.span`
  display: flex;
  justify-content: space-between;
  gap: ${token('s-4')};

  > :last-child {
    text-align: end;
  }
`

type Props = Readonly<{
  read: ReadState<ExposureResponse>
  onLevel: (level: string) => void
}>

/** The allocation that a portfolio is compared with: by risk level, with what differs most. */
export function NeutralCard({ onLevel, read }: Props) {
  const t = useText('exposure')
  return (
    <DataCard
      read={read}
      t={t}
      title={t('neutral')}
      note={t('neutralNote')}
      actions={({ elsewhere }) => elsewhere !== null && <ExplainButton figure="exposure.elsewhere" name={t('explained')} />}
      skeleton={<NeutralSkeleton />}
      foot={<CardFoot>{t('view')}</CardFoot>}
    >
      {(answer) => (
        <CardBody>
          <Stack $gap={4}>
            {answer.levels.length > 0 && (
              <Stack $gap={1}>
                <Text $role="label">{t('level')}</Text>
                <SegmentedControl
                  label={t('level')}
                  fill
                  items={answer.levels.map((level) => ({ id: String(level), label: String(level) }))}
                  value={String(answer.level ?? '')}
                  onChange={onLevel}
                />
                <Text as={Ends} $role="small" $muted>
                  <span>{t('lowest')}</span>
                  <span>{t('highest')}</span>
                </Text>
              </Stack>
            )}
            {answer.neutralMissing ? <Text $muted>{t(`missing.${answer.neutralMissing}`)}</Text> : <Compared answer={answer} />}
          </Stack>
        </CardBody>
      )}
    </DataCard>
  )
}

/** The choice of a level, what it comes to, and its facts. */
function NeutralSkeleton() {
  const t = useText('exposure')
  return (
    <CardBody>
      <Stack $gap={4}>
        <Stack $gap={1} aria-hidden="true">
          <Text $role="label">{t('level')}</Text>
          <Skeleton height="2rem" />
          <Text as={Ends} $role="small" $muted>
            <span>{t('lowest')}</span>
            <span>{t('highest')}</span>
          </Text>
        </Stack>
        <AwaitedStatement like={t('elsewhere', { hundred: '£100', amount: '£12.34', level: 5 })} />
        <AwaitedKeyValue terms={[t('own'), t('model'), t('benchmark'), t('above'), t('below')]} />
      </Stack>
    </CardBody>
  )
}

function Compared({ answer }: Readonly<{ answer: ExposureResponse }>) {
  const t = useText('exposure')
  const common = useText('common')
  const locale = useLocale()
  const { benchmark, currency, elsewhere, level, neutralName, ownLevel, rows } = answer
  const differing = rows.flatMap((row) => (row.difference === null ? [] : { ...row, difference: row.difference }))
  const above = differing.reduce<Differing | null>((most, row) => (row.difference > (most?.difference ?? 0) ? row : most), null)
  const below = differing.reduce<Differing | null>((most, row) => (row.difference < (most?.difference ?? 0) ? row : most), null)
  const pair = ({ assetClass, difference }: Differing) =>
    t('pair', { name: common(`assetClass.${assetClass}`), points: formatPoints(difference, locale, t('points')) })
  return (
    <>
      {elsewhere !== null && (
        <Statement>
          {t('elsewhere', {
            hundred: formatMoney(money(100, currency), locale, { digits: 0 }),
            amount: formatMoney(roundMoney(money(elsewhere * 100, currency)), locale),
            level: level ?? '',
          })}
        </Statement>
      )}
      <KeyValue>
        {ownLevel !== null && <KeyValueItem term={t('own')}>{t('ownLevel', { level: ownLevel })}</KeyValueItem>}
        {neutralName && <KeyValueItem term={t('model')}>{neutralName}</KeyValueItem>}
        {benchmark && <KeyValueItem term={t('benchmark')}>{benchmark}</KeyValueItem>}
        {above && <KeyValueItem term={t('above')}>{pair(above)}</KeyValueItem>}
        {below && <KeyValueItem term={t('below')}>{pair(below)}</KeyValueItem>}
      </KeyValue>
    </>
  )
}

type Differing = Pick<ExposureRow, 'assetClass'> & { difference: NonNullable<ExposureRow['difference']> }
