import type { KeyboardEvent } from 'react'
import { styled } from 'styled-components'
import { useText } from '../../../lib/i18n/useText'
import { media } from '../../../ui/media'
import { token } from '../../../ui/tokens'

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 2px;

  button {
    inline-size: 1.75rem;
    block-size: 1.75rem;
    padding: 0;
    border: 0;
    border-radius: ${token('radius-s')};
    background: none;
    color: ${token('text')};
    font: 500 0.8125rem/1 ${token('in-text')};
  }

  button:hover {
    background: color-mix(in oklab, ${token('text')} 7%, transparent);
  }

  button[aria-pressed='true'] {
    background: ${token('accent')};
    color: ${token('on-accent')};
  }

  button:disabled {
    color: ${token('text-disabled')};
    background: none;
    cursor: default;
  }

  button:first-child {
    inline-size: auto;
    padding-inline: ${token('s-2')};
  }

  ${media.between(768, 960)} {
    flex-wrap: nowrap;
    gap: 1px;

    button {
      flex: 1 1 1.5rem;
      min-inline-size: 0;
    }

    button:first-child {
      flex: none;
      padding-inline: 0.375rem;
    }
  }

  ${media.below(768)} {
    flex-wrap: nowrap;
    overflow-x: auto;
    margin-inline: calc(-1 * ${token('gutter')});
    padding-inline: ${token('gutter')};
    scrollbar-width: none;

    button {
      flex: none;
      inline-size: 2.25rem;
      block-size: 2.25rem;
    }
  }

  ${media.coarsePointer} {
    &&& button {
      min-inline-size: 2.75rem;
      min-block-size: 2.75rem;
    }
  }

  ${media.forcedColours} {
    button[aria-pressed='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }

  ${media.print} {
    display: none;
  }
`

interface PhonebookProps {
  letters: readonly string[]
  /** Letters under which someone stands; the others are disabled. */
  available: ReadonlySet<string>
  /** The chosen letter, or null for all. */
  value: string | null
  onChange: (letter: string | null) => void
}

/** The letters of an address book; one press shows the names under a letter. One Tab stop: arrow keys, Home and End go from letter to letter. */
export function Phonebook({ letters, available, value, onChange }: PhonebookProps) {
  const t = useText('clients')
  const present = letters.filter((letter) => available.has(letter))
  // Tab comes to the chosen letter, or to "All" where that is chosen or the letter is gone.
  const stop = value !== null && present.includes(value) ? value : null

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button:enabled')]
    const from = buttons.findIndex((button) => button === document.activeElement)
    const next = { ArrowRight: from + 1, ArrowLeft: from - 1, Home: 0, End: buttons.length - 1 }[event.key]
    if (from < 0 || next === undefined) return
    event.preventDefault()
    buttons[(next + buttons.length) % buttons.length]?.focus()
  }

  return (
    <Root role="toolbar" aria-label={t('letters')} onKeyDown={handleKeyDown}>
      <button type="button" tabIndex={stop === null ? 0 : -1} aria-pressed={value === null} onClick={() => onChange(null)}>
        {t('allLetters')}
      </button>
      {letters.map((letter) => (
        <button
          key={letter}
          type="button"
          tabIndex={stop === letter ? 0 : -1}
          aria-pressed={value === letter}
          disabled={!available.has(letter)}
          onClick={() => onChange(letter)}
        >
          {letter}
        </button>
      ))}
    </Root>
  )
}
