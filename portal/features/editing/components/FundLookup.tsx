import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import type { Fund } from '../../../../shared/domain/fund'
import { useText } from '../../../lib/i18n/useText'
import { LinkButton } from '../../../ui/LinkButton'
import { SearchField } from '../../../ui/SearchField'
import { Text } from '../../../ui/Text'
import { token } from '../../../ui/tokens'
import { useFundLookup } from '../editing.read'

/** What a picker waits for after the last letter, in milliseconds: the specification's. */
const debounce = 500

const Found = styled.ul`
  display: grid;
  gap: ${token('s-2')};
  margin-block-start: ${token('s-2')};
`

interface FundLookupProps {
  onPick: (fund: Fund) => void
}

/** Finds a fund of the market feed, whose name, symbol and currency then stand in the form. What was paid for it only the advisor knows. */
export function FundLookup({ onPick }: FundLookupProps) {
  const t = useText('editing')
  const [text, setText] = useState('')
  const [asked, setAsked] = useState('')
  useEffect(() => {
    const wait = setTimeout(() => setAsked(text), debounce)
    return () => clearTimeout(wait)
  }, [text])
  const { data, error, isLoading } = useFundLookup(asked)
  const pick = (fund: Fund) => {
    setText('')
    setAsked('')
    onPick(fund)
  }
  const said = error
    ? t('lookupFailed')
    : isLoading
      ? t('lookupBusy')
      : data && (data.funds.length > 0 ? t('lookupFound', { count: data.funds.length }) : t('lookupNone'))
  return (
    // Enter would send the form around, of which the search is no part.
    <div role="search" onKeyDown={(event) => event.key === 'Enter' && event.target instanceof HTMLInputElement && event.preventDefault()}>
      <SearchField label={t('lookup')} placeholder={t('lookup')} value={text} onChange={setText} />
      <Text as="p" $role="small" $muted role="status">
        {said}
      </Text>
      {data && data.funds.length > 0 && (
        <Found>
          {data.funds.map((fund) => (
            <li key={fund.id}>
              <LinkButton onPress={() => pick(fund)}>{fund.name}</LinkButton>{' '}
              <Text $role="small" $muted>
                {[fund.symbol ?? fund.isin, fund.currency].filter(Boolean).join(' · ')}
              </Text>
            </li>
          ))}
        </Found>
      )}
    </div>
  )
}
