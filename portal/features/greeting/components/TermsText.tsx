import { styled } from 'styled-components'
import { sanitiseHtml } from '../../../../shared/domain/sanitiseHtml'
import { useText } from '../../../lib/i18n/useText'
import { token } from '../../../ui/tokens'

/** Articles bear their number in the margin, as the address book its letters. */
const Articles = styled.div`
  font: 400 0.9375rem/1.5rem ${token('in-text')};

  :is(h2, h3, h4) {
    font: ${token('t-strong')};
  }

  :is(p, ul) {
    color: ${token('text-muted')};
    text-wrap: pretty;
  }

  > * + *,
  li > * + p {
    margin-block-start: ${token('s-3')};
  }

  > * + :is(h2, h3, h4) {
    margin-block-start: ${token('s-5')};
  }

  > :is(h2, h3, h4) + * {
    margin-block-start: ${token('s-1')};
  }

  ul {
    padding-inline-start: ${token('s-5')};
    list-style: disc;
  }

  ol {
    display: grid;
    gap: ${token('s-5')};
    counter-reset: article;
  }

  ol > li {
    position: relative;
    padding-inline-start: 2.25rem;
    counter-increment: article;
  }

  ol > li::before {
    content: counter(article);
    position: absolute;
    inset: -0.1875rem auto auto 0;
    font: 400 1.25rem/1.75rem ${token('in-display')};
    color: ${token('accent')};
  }
`

/** Scrolls between head and buttons, from edge to edge of the dialog. */
const ScrolledArticles = styled(Articles)`
  max-block-size: min(30rem, calc(100dvh - 15rem));
  margin: 0 calc(-1 * ${token('s-6')}) calc(-1 * ${token('s-5')});
  padding: ${token('s-5')} ${token('s-6')};
  overflow-y: auto;
  overscroll-behavior: contain;
  border-block-start: 1px solid ${token('rule')};

  &:focus-visible {
    outline-offset: -4px;
  }
`

export type TermsTextProps = Readonly<{ html: string; locale: string }>

// Put together anew from a few elements without attributes, by the server and here.
const contentOf = (html: string) => ({ __html: sanitiseHtml(html) })

/** The text of terms within a dialog. */
export function TermsText({ html, locale }: TermsTextProps) {
  const t = useText('greeting')
  return (
    <ScrolledArticles lang={locale} tabIndex={0} role="region" aria-label={t('terms.text')} dangerouslySetInnerHTML={contentOf(html)} />
  )
}

/** All of it, as it stands on paper. */
export const WholeTermsText = ({ html, locale }: TermsTextProps) => <Articles lang={locale} dangerouslySetInnerHTML={contentOf(html)} />
