import { useState } from 'react'
import { styled } from 'styled-components'
import type { Greeting } from '../../../../shared/contracts/greeting'
import { isoDateOf } from '../../../../shared/domain/dates'
import { sanitiseHtml } from '../../../../shared/domain/sanitiseHtml'
import { formatDate } from '../../../../shared/format/date'
import { ApiError } from '../../../lib/apiClient'
import { useText } from '../../../lib/i18n/useText'
import { Button } from '../../../ui/Button'
import { Dialog } from '../../../ui/Dialog'
import { Notice } from '../../../ui/Notice'
import { Text } from '../../../ui/Text'
import { token } from '../../../ui/tokens'
import { useAcceptTerms } from '../greeting.write'

interface TermsDialogProps {
  portal: Readonly<{ slug: string; name: string }>
  terms: NonNullable<Greeting['terms']>
  /** Another text was shown a moment ago. */
  isNew: boolean
  onChanged: () => void
  onLogOut: () => void
}

/** Scrolls between head and buttons, from edge to edge of the dialog. Articles bear their number in the margin, as the address book its letters. */
const Terms = styled.div`
  max-block-size: min(30rem, calc(100dvh - 15rem));
  margin: 0 calc(-1 * ${token('s-6')}) calc(-1 * ${token('s-5')});
  padding: ${token('s-5')} ${token('s-6')};
  overflow-y: auto;
  overscroll-behavior: contain;
  border-block-start: 1px solid ${token('rule')};
  font: 400 0.9375rem/1.5rem ${token('in-text')};

  &:focus-visible {
    outline-offset: -4px;
  }

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

/** The terms of a portal, which go away when they are accepted. Whoever does not want to can only log out. */
export function TermsDialog({ isNew, onChanged, onLogOut, portal, terms }: TermsDialogProps) {
  const t = useText('greeting')
  const { isSaving, save } = useAcceptTerms()
  const [hasFailed, setFailed] = useState(false)
  const { acceptedAt } = terms

  const handleAccept = async () => {
    setFailed(false)
    try {
      await save({ portal: portal.slug, version: terms.version })
    } catch (error) {
      if (error instanceof ApiError && error.code === 'terms_changed') onChanged()
      else setFailed(true)
    }
  }

  return (
    <Dialog
      isOpen
      mustAnswer
      onClose={() => undefined}
      title={t('terms.title')}
      footer={
        <>
          <Button variant="quiet" onPress={onLogOut}>
            {t('terms.logOut')}
          </Button>
          <Button variant="primary" autoFocus isBusy={isSaving} onPress={() => void handleAccept()}>
            {t('terms.accept')}
          </Button>
        </>
      }
    >
      <Text as="p" $role="small" $muted>
        {acceptedAt === null
          ? portal.name
          : t('terms.acceptedBefore', { portal: portal.name, date: formatDate(isoDateOf(new Date(acceptedAt))) })}
      </Text>
      {isNew && <Notice tone="warning" title={t('terms.changed')} />}
      {hasFailed && <Notice tone="error" title={t('terms.failed')} />}
      <Terms
        lang={terms.locale}
        tabIndex={0}
        role="region"
        aria-label={t('terms.text')}
        // Put together anew from a few elements without attributes, by the server and here.
        dangerouslySetInnerHTML={{ __html: sanitiseHtml(terms.html) }}
      />
    </Dialog>
  )
}
