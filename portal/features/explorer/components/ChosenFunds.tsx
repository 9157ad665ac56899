import X from 'lucide-react/icons/x'
import { styled } from 'styled-components'
import { mostCompared } from '../../../../shared/contracts/market/funds'
import type { Fund } from '../../../../shared/domain/fund'
import { useLocale } from '../../../lib/i18n/LocaleContext'
import { useText } from '../../../lib/i18n/useText'
import { Button } from '../../../ui/Button'
import { IconButton } from '../../../ui/IconButton'
import { media } from '../../../ui/media'
import { raisedBar } from '../../../ui/raisedBar'
import { Text } from '../../../ui/Text'
import { token } from '../../../ui/tokens'
import { useFund } from '../funds.read'

const Root = styled.section`
  ${raisedBar}
  gap: ${token('s-2')} ${token('s-4')};
  padding: ${token('s-3')} ${token('s-3')} ${token('s-3')} ${token('s-5')};

  > ul {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    gap: ${token('s-1')} ${token('s-2')};
  }

  > ul > li {
    display: inline-flex;
    align-items: center;
    padding-inline-start: ${token('s-3')};
    border-radius: ${token('radius')};
    background: ${token('surface-sunken')};
    font: ${token('t-small')};
  }

  > div {
    display: flex;
    gap: ${token('s-2')};
    margin-inline-start: auto;
  }

  /* above the bar of a small screen, whose list has no room for names */
  ${media.below(960)} {
    inset-block-end: calc(3.5rem + ${token('s-2')} + env(safe-area-inset-bottom));
  }

  ${media.below(600)} {
    flex-wrap: nowrap;
    padding-inline-start: ${token('s-4')};

    > ul {
      display: none;
    }
  }

  ${media.print} {
    display: none;
  }
`

interface ChosenFundsProps {
  ids: readonly string[]
  /** Those that are on the screen already; the names of others are asked for. */
  known: ReadonlyMap<string, Fund>
  onRemove: (id: string) => void
  onClear: () => void
  onCompare: () => void
}

/** The funds chosen for comparison, from whichever page of the list. Nothing while none is. */
export function ChosenFunds({ ids, known, onClear, onCompare, onRemove }: ChosenFundsProps) {
  const t = useText('explorer')
  if (ids.length === 0) return null
  return (
    <Root aria-label={t('chosen')}>
      <Text $role="strong" role="status">
        {t(ids.length === 1 ? 'chosenOne' : 'chosenCount', { count: ids.length, most: mostCompared })}
      </Text>
      <ul>
        {ids.map((id) => (
          <Chosen key={id} id={id} known={known.get(id)?.name} onRemove={onRemove} />
        ))}
      </ul>
      <div>
        <Button variant="quiet" onPress={onClear}>
          {t('clearChosen')}
        </Button>
        <Button variant="primary" onPress={onCompare} isDisabled={ids.length < 2}>
          {t('compare')}
        </Button>
      </div>
    </Root>
  )
}

function Chosen({ id, known, onRemove }: Readonly<{ id: string; known: string | undefined; onRemove: (id: string) => void }>) {
  const t = useText('explorer')
  const { data } = useFund(known === undefined ? id : null, useLocale())
  const name = known ?? data?.fund.name ?? id
  return (
    <li>
      {name}
      <IconButton icon={X} size="s" label={t('removeNamed', { name })} onPress={() => onRemove(id)} />
    </li>
  )
}
