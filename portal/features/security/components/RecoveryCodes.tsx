import Download from 'lucide-react/icons/download'
import Printer from 'lucide-react/icons/printer'
import { styled } from 'styled-components'
import { useText } from '../../../lib/i18n/useText'
import { useBrand } from '../../../lib/bootstrap'
import { Button } from '../../../ui/Button'
import { Cluster } from '../../../ui/Cluster'
import { tabularFigures } from '../../../ui/mixins'
import { PaperSheet } from '../../../ui/PaperSheet'
import { token } from '../../../ui/tokens'
import { CopyButton } from './CopyButton'

const Root = styled.div`
  display: grid;
  gap: ${token('s-4')};
`

const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  column-gap: ${token('s-6')};
  border-block: 1px solid ${token('rule')};
  counter-reset: code;

  > li {
    ${tabularFigures}
    display: flex;
    gap: ${token('s-3')};
    align-items: baseline;
    padding-block: 0.1875rem;
    border-block-start: 1px solid ${token('hairline')};
    font: 500 0.8125rem/1.25rem ${token('in-text')};
    letter-spacing: 0.06em;
    counter-increment: code;
  }

  > li:nth-child(-n + 2) {
    border-block-start: 0;
  }

  > li::before {
    content: counter(code);
    flex: none;
    inline-size: 1rem;
    color: ${token('text-muted')};
    font: 400 0.75rem/1 ${token('in-text')};
    letter-spacing: 0;
    text-align: end;
  }
`

type Props = Readonly<{ codes: readonly string[]; onKept: () => void }>

/** Ten codes, seen this once: to copy, to print, or to keep as a file. */
export function RecoveryCodes({ codes, onKept }: Props) {
  const t = useText('security')
  const { displayName } = useBrand()
  const text = `${codes.join('\n')}\n`
  const handleDownload = () => {
    const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
    const link = Object.assign(document.createElement('a'), { href: address, download: `${displayName} ${t('recoveryCode')}.txt` })
    link.click()
    URL.revokeObjectURL(address)
  }
  const list = (
    <List aria-label={t('codesTitle')}>
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </List>
  )
  return (
    <Root>
      <PaperSheet>
        <h1>{`${displayName} · ${t('codesTitle')}`}</h1>
        {list}
      </PaperSheet>
      <p>{t('codesLead')}</p>
      {list}
      <Cluster $gap="0">
        <Button variant="quiet" size="s" icon={Download} onPress={handleDownload}>
          {t('download')}
        </Button>
        <CopyButton label={t('copy')} text={text} />
        <Button variant="quiet" size="s" icon={Printer} onPress={() => print()}>
          {t('print')}
        </Button>
      </Cluster>
      <Button variant="primary" wide onPress={onKept}>
        {t('kept')}
      </Button>
    </Root>
  )
}
