import MessageSquare from 'lucide-react/icons/message-square'
import Smartphone from 'lucide-react/icons/smartphone'
import { styled } from 'styled-components'
import { useText } from '../../../lib/i18n/useText'
import { Button } from '../../../ui/Button'
import { token } from '../../../ui/tokens'

export type FactorKind = 'app' | 'sms'

const Root = styled.div`
  display: grid;
  gap: ${token('s-4')};
`

const Way = styled.div`
  display: grid;
  gap: ${token('s-1')};

  > p {
    font: ${token('t-small')};
    color: ${token('text-muted')};
  }
`

/** Where PINs are to come from: an app, which is the safer one and stands first, or a text message. */
export function ChooseFactor({ onChoose }: Readonly<{ onChoose: (kind: FactorKind) => void }>) {
  const t = useText('security')
  return (
    <Root>
      <Way>
        <Button icon={Smartphone} wide onPress={() => onChoose('app')}>
          {t('byApp')}
        </Button>
        <p>{t('byAppHint')}</p>
      </Way>
      <Way>
        <Button icon={MessageSquare} wide onPress={() => onChoose('sms')}>
          {t('bySms')}
        </Button>
        <p>{t('bySmsHint')}</p>
      </Way>
    </Root>
  )
}
