import ChevronRight from 'lucide-react/icons/chevron-right'
import Unlink from 'lucide-react/icons/unlink'
import { useState } from 'react'
import { styled } from 'styled-components'
import type { Greeting } from '../../../../shared/contracts/greeting'
import { useBrand } from '../../../lib/bootstrap'
import type { Namespaces } from '../../../lib/i18n/namespaces'
import { useText } from '../../../lib/i18n/useText'
import { Link } from '../../../lib/Link'
import { Button } from '../../../ui/Button'
import { Checkbox } from '../../../ui/Checkbox'
import { Dialog } from '../../../ui/Dialog'
import { Icon, type IconShape } from '../../../ui/Icon'
import { Notice } from '../../../ui/Notice'
import { Text } from '../../../ui/Text'
import { TwoLines } from '../../../ui/TwoLines'
import { token } from '../../../ui/tokens'

/** The places that the texts have words for, `place.<kind>`. */
type PlaceKind = keyof Namespaces['greeting'] extends infer Key ? (Key extends `place.${infer Kind}` ? Kind : never) : never

/** A screen to begin with; `kind` chooses the words beneath its name. */
export type Place = Readonly<{ kind: PlaceKind; label: string; to: string; icon: IconShape }>

interface WelcomeDialogProps {
  name: string
  greeting: Greeting
  places: readonly Place[]
  /** `hideIntro`: never again. */
  onClose: (hideIntro: boolean) => void
  onTour: () => void
}

const Starts = styled.ul`
  border-block-start: 1px solid ${token('rule')};

  a {
    display: flex;
    align-items: center;
    gap: ${token('s-4')};
    min-block-size: 3.5rem;
    padding: ${token('s-2')};
    color: inherit;
    text-decoration: none;
  }

  li + li {
    border-block-start: 1px solid ${token('hairline')};
  }

  a:hover {
    background: ${token('surface-hover')};
  }

  a > [data-icon]:first-child {
    color: ${token('accent')};
  }

  a > [data-icon]:last-child {
    margin-inline-start: auto;
    color: ${token('text-muted')};
  }
`

const Words = styled.p`
  white-space: pre-line;
`

const Left = styled.div`
  margin-inline-end: auto;
`

/** Welcomes somebody: the words of their group, what is not ready yet, and where to begin. Stays until one of its ways out is taken. */
export function WelcomeDialog({ greeting, name, onClose, onTour, places }: WelcomeDialogProps) {
  const t = useText('greeting')
  const { managerTerm: manager } = useBrand()
  const [isHidden, setHidden] = useState(false)
  const { group, hasIntro, isLimited } = greeting
  const close = () => onClose(isHidden)
  return (
    <Dialog
      isOpen
      mustAnswer
      onClose={close}
      title={hasIntro || !group ? t('welcome.title', { name: name.split(' ')[0] ?? name }) : group.name}
      footer={
        <>
          {hasIntro && (
            <Left>
              <Checkbox isSelected={isHidden} onChange={setHidden}>
                {t('welcome.hide')}
              </Checkbox>
            </Left>
          )}
          {hasIntro && (
            <Button
              onPress={() => {
                close()
                onTour()
              }}
            >
              {t('welcome.tour')}
            </Button>
          )}
          <Button variant="primary" autoFocus onPress={close}>
            {t('welcome.close')}
          </Button>
        </>
      }
    >
      {hasIntro && (
        <Text as="p" $role="small" $muted>
          {t('welcome.lead', { count: places.length })}
        </Text>
      )}
      {group && (
        <section aria-label={group.name}>
          {hasIntro && <Text $role="strong">{group.name}</Text>}
          <Words>{group.text}</Words>
        </section>
      )}
      {hasIntro && isLimited && (
        <Notice tone="warning" icon={Unlink} title={t('welcome.notLinked')}>
          {t('welcome.notLinkedMore', { manager })}
        </Notice>
      )}
      {hasIntro && places.length > 0 && (
        <Starts>
          {places.map(({ icon, kind, label, to }) => (
            <li key={to}>
              <Link to={to} onClick={close}>
                <Icon of={icon} />
                <TwoLines inList name={label} detail={t(`place.${kind}`)} />
                <Icon of={ChevronRight} size="s" />
              </Link>
            </li>
          ))}
        </Starts>
      )}
    </Dialog>
  )
}
