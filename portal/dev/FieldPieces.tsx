import { Suspense, useState } from 'react'
import { styled } from 'styled-components'
import { type IsoDate, isoDate } from '../../shared/domain/dates'
import { portfolioTypes } from '../../shared/domain/portfolioType'
import { useText } from '../lib/i18n/useText'
import { Card } from '../ui/Card'
import { CardBody } from '../ui/CardBody'
import { Checkbox } from '../ui/Checkbox'
import { Cluster } from '../ui/Cluster'
import { PasswordField } from '../ui/PasswordField'
import { PinField } from '../ui/PinField'
import { Radio, RadioGroup } from '../ui/RadioGroup'
import { SearchField } from '../ui/SearchField'
import { Select } from '../ui/Select'
import { Skeleton } from '../ui/Skeleton'
import { Stack } from '../ui/Stack'
import { Switch } from '../ui/Switch'
import { TextField } from '../ui/TextField'
import { Piece } from './Piece'
import { lazyPart } from '../ui/lazyPart'
import { token } from '../ui/tokens'

const DateRangeField = lazyPart(() => import('../ui/fields/DateRangeField'), 'DateRangeField')

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr));
  gap: ${token('s-5')};
`

export function FieldPieces() {
  const t = useText('gallery')
  const [type, setType] = useState<(typeof portfolioTypes)[number]>('GIA')
  const [pin, setPin] = useState('417')
  return (
    <Piece title={t('fields')}>
      <Card>
        <CardBody $padTop>
          <Stack $gap={5}>
            <Grid>
              <TextField label={t('name')} defaultValue="Ellery-Voss, Catherine" />
              <TextField label={t('email')} type="email" defaultValue="catherine@ellery" errorMessage={t('emailError')} />
              <Select
                label={t('portfolioType')}
                options={portfolioTypes.map((id) => ({ id, label: id }))}
                value={type}
                onChange={setType}
              />
              <TextField label={t('accountEmail')} defaultValue="catherine@ellery-voss.example" hint={t('accountEmailHint')} isDisabled />
              <PasswordField label={t('password')} defaultValue="prototype" autoComplete="off" />
              <SearchField label={t('search')} placeholder={t('searchPlaceholder')} />
              <Suspense fallback={<Skeleton height="3.375rem" />}>
                <Range />
              </Suspense>
              <PinField label={t('pin')} hint={t('pinHint')} value={pin} onChange={setPin} />
              <TextField label={t('message')} isMultiline rows={2} />
            </Grid>
            <Cluster $gap={`${token('s-3')} ${token('s-6')}`}>
              <Checkbox defaultSelected>{t('acceptTerms')}</Checkbox>
              <Checkbox>{t('dontShow')}</Checkbox>
              <Checkbox isIndeterminate>{t('allPortfolios')}</Checkbox>
              <Checkbox isDisabled>{t('dontShow')}</Checkbox>
              <Switch defaultSelected>{t('hideUnlinked')}</Switch>
              <Switch>{t('emailCopy')}</Switch>
            </Cluster>
            <RadioGroup label={t('strategy')} defaultValue="core">
              <Radio value="core">{t('core')}</Radio>
              <Radio value="income">{t('income')}</Radio>
            </RadioGroup>
          </Stack>
        </CardBody>
      </Card>
    </Piece>
  )
}

function Range() {
  const t = useText('gallery')
  const [range, setRange] = useState<readonly [IsoDate, IsoDate]>([isoDate('2026-10-20'), isoDate('2026-11-19')])
  return (
    <DateRangeField
      label={t('dateRange')}
      from={range[0]}
      to={range[1]}
      min={isoDate('2019-03-14')}
      max={isoDate('2026-11-19')}
      onChange={(from, to) => setRange([from, to])}
    />
  )
}
