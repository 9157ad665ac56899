import type { PortfolioResponse } from '../../../../shared/contracts/wealth/portfolios'
import { useText } from '../../../lib/i18n/useText'
import { Percent } from '../../../ui/Percent'
import { Stack } from '../../../ui/Stack'
import { Text } from '../../../ui/Text'
import { KeyValue, KeyValueItem } from '../../../wealth/KeyValue'

const periods = [
  ['change1d', 'change.1d'],
  ['change1m', 'change.1m'],
  ['changeYtd', 'change.ytd'],
  ['change1y', 'change.1y'],
  ['change3y', 'change.3y'],
  ['change5y', 'change.5y'],
  ['changeAll', 'change.all'],
] as const

/** The returns that a data provider sends of its own, each over its period; of a longer one than it knows it sends none. */
export function Changes({ changes }: Pick<PortfolioResponse['portfolio'], 'changes'>) {
  const t = useText('facts')
  const sent = periods.filter(([name]) => changes[name] !== null)
  return (
    <section aria-labelledby="facts-changes">
      <h3 id="facts-changes">{t('changes')}</h3>
      <Stack $gap={2}>
        {sent.length > 0 && (
          <KeyValue label={t('changes')}>
            {sent.map(([name, word]) => (
              <KeyValueItem key={name} term={t(word)}>
                <Percent value={changes[name]} tone />
              </KeyValueItem>
            ))}
          </KeyValue>
        )}
        <Text as="p" $role="small" $muted>
          {t(sent.length > 0 ? 'changesNote' : 'changesNone')}
        </Text>
      </Stack>
    </section>
  )
}
