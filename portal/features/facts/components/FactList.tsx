import type { ReactNode } from 'react'
import { useLocale } from '../../../lib/i18n/LocaleContext'
import { useText } from '../../../lib/i18n/useText'
import { Stack } from '../../../ui/Stack'
import { Text } from '../../../ui/Text'
import { KeyValue, KeyValueItem } from '../../../wealth/KeyValue'

/** A fact by its word in the texts; null for one that nobody has written down. */
export type Fact = Readonly<{ id: string; term: string; value: ReactNode }>

/** What is on record; what is not is named once below, in place of a line of dashes. */
export function FactList({ facts }: Readonly<{ facts: readonly Fact[] }>) {
  const t = useText('facts')
  const locale = useLocale()
  const missing = facts.filter(({ value }) => value === null)
  return (
    <Stack $gap={2}>
      <KeyValue label={t('facts')}>
        {facts
          .filter(({ value }) => value !== null)
          .map(({ id, term, value }) => (
            <KeyValueItem key={id} term={term}>
              {value}
            </KeyValueItem>
          ))}
      </KeyValue>
      {missing.length > 0 && (
        <Text as="p" $role="small" $muted>
          {t('notOnRecord', { names: new Intl.ListFormat(locale, { type: 'unit' }).format(missing.map(({ term }) => term)) })}
        </Text>
      )}
    </Stack>
  )
}
