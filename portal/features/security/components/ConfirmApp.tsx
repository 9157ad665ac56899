import { styled } from 'styled-components'
import type { AppSetUp } from '../../../../shared/contracts/secondFactor'
import { useText } from '../../../lib/i18n/useText'
import { tabularFigures } from '../../../ui/mixins'
import { token } from '../../../ui/tokens'
import { ConfirmPin } from './ConfirmPin'
import { CopyButton } from './CopyButton'
import { NumberedSteps } from './NumberedSteps'
import { QrCode } from './QrCode'

const Secret = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('s-3')} ${token('s-5')};
  align-items: center;

  > div {
    display: grid;
    flex: 1 1 9rem;
    gap: ${token('s-2')};
    justify-items: start;
    color: ${token('text-muted')};
    font: ${token('t-small')};
  }

  code {
    ${tabularFigures}
    color: ${token('text')};
    font: 500 0.9375rem/1.5rem ${token('in-text')};
    letter-spacing: 0.06em;
    user-select: all;
  }

  button {
    margin-inline-start: calc(-1 * ${token('s-2')});
  }
`

type Props = Readonly<{
  setUp: AppSetUp
  /** Takes the first PIN of the app. */
  onConfirm: (pin: string) => Promise<unknown>
}>

/** A new secret as QR code and as text, and the first PIN that proves the app has it. */
export function ConfirmApp({ onConfirm, setUp: { rows, secret, uri } }: Props) {
  const t = useText('security')
  return (
    <ConfirmPin wrong={t('pinWrong')} onConfirm={onConfirm}>
      {(field) => (
        <NumberedSteps>
          <li>
            <h2>{t('scan')}</h2>
            <Secret>
              <QrCode rows={rows} label={t('qr')} />
              <div>
                {t('key')}
                <code>{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
                <CopyButton label={t('copyKey')} text={secret} />
                <a href={uri}>{t('openApp')}</a>
              </div>
            </Secret>
          </li>
          <li>
            <h2>{t('enterPin')}</h2>
            {field}
          </li>
        </NumberedSteps>
      )}
    </ConfirmPin>
  )
}
