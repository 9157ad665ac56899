import { useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { useBrand } from '../../lib/bootstrap'
import { useLocale } from '../../lib/i18n/LocaleContext'
import { useText } from '../../lib/i18n/useText'
import { useZoneName } from '../../lib/useZoneName'
import { media } from '../../ui/media'
import { token } from '../../ui/tokens'

const Root = styled.footer`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('s-2')} ${token('s-6')};
  inline-size: 100%;
  max-inline-size: ${token('page-max')};
  margin-inline: auto;
  padding: ${token('s-5')} ${token('gutter')} ${token('s-8')};
  color: ${token('text-muted')};
  font: ${token('t-small')};

  p {
    max-inline-size: 88ch;
  }

  a {
    color: inherit;
  }

  p:last-of-type {
    margin-inline-start: auto;
  }

  ${media.print} {
    display: block;
    padding: 4mm 0 0;
    break-inside: avoid;
    break-before: avoid;
  }
`

const Printed = styled.span`
  display: none;

  ${media.print} {
    display: inline;
    overflow-wrap: anywhere;
  }
`

/** The disclaimer, the firm's own site where it has one, and whose time the times are. */
export function Foot() {
  const t = useText('shell')
  const locale = useLocale()
  const zone = useZoneName()
  // What is printed must lead back to where it stands.
  const { pathname, search } = useLocation()
  const { companyUrl, defaultLocale, disclaimer } = useBrand()
  return (
    <Root>
      <p>{disclaimer[locale] ?? disclaimer[defaultLocale]}</p>
      {companyUrl !== '/' && (
        <p>
          <a href={companyUrl}>{new URL(companyUrl).host}</a>
        </p>
      )}
      <p>
        {t('foot.times', { zone })}
        <Printed>. {t('foot.printed', { address: location.origin + pathname + search })}</Printed>
      </p>
    </Root>
  )
}
