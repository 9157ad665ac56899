import { styled } from 'styled-components'
import { useBrand } from '../../lib/bootstrap'
import { useLocale } from '../../lib/i18n/LocaleContext'
import { useText } from '../../lib/i18n/useText'
import { useZoneName } from '../../lib/useZoneName'

const Root = styled.footer`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2) var(--s-6);
  inline-size: 100%;
  max-inline-size: var(--page-max);
  margin-inline: auto;
  padding: var(--s-5) var(--gutter) var(--s-8);
  color: var(--text-muted);
  font: var(--t-small);

  p {
    max-inline-size: 88ch;
  }

  p:last-of-type {
    margin-inline-start: auto;
  }

  @media print {
    display: block;
    padding: 4mm 0 0;
    break-inside: avoid;
    break-before: avoid;
  }
`

const Printed = styled.span`
  display: none;

  @media print {
    display: inline;
  }
`

export function Foot() {
  const t = useText('shell')
  const locale = useLocale()
  const zone = useZoneName()
  const { disclaimer, defaultLocale } = useBrand()
  return (
    <Root>
      <p>{disclaimer[locale] ?? disclaimer[defaultLocale]}</p>
      <p>
        {t('foot.times', { zone })}
        <Printed>. {t('foot.printed')}</Printed>
      </p>
    </Root>
  )
}
