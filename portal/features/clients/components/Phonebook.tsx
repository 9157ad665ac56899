import { styled } from 'styled-components'

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 2px;

  button {
    inline-size: 1.75rem;
    block-size: 1.75rem;
    padding: 0;
    border: 0;
    border-radius: var(--radius-s);
    background: none;
    color: var(--text);
    font: 500 0.8125rem/1 var(--in-text);
  }

  button:hover {
    background: color-mix(in oklab, var(--text) 7%, transparent);
  }

  button[aria-pressed='true'] {
    background: var(--accent);
    color: var(--on-accent);
  }

  button:disabled {
    color: var(--text-disabled);
    background: none;
    cursor: default;
  }

  button:first-child {
    inline-size: auto;
    padding-inline: var(--s-2);
  }

  @media (min-width: 768px) and (max-width: 959.98px) {
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

  @media (max-width: 767.98px) {
    flex-wrap: nowrap;
    overflow-x: auto;
    margin-inline: calc(-1 * var(--gutter));
    padding-inline: var(--gutter);
    scrollbar-width: none;

    button {
      flex: none;
      inline-size: 2.25rem;
      block-size: 2.25rem;
    }
  }

  @media (forced-colors: active) {
    button[aria-pressed='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }

  @media print {
    display: none;
  }
`

interface PhonebookProps {
  /** Name of the group: "First letter of the name". */
  label: string
  /** The word on the first button, which shows everyone. */
  allLabel: string
  letters: readonly string[]
  /** Letters under which someone stands; the others are disabled. */
  available: ReadonlySet<string>
  /** The chosen letter, or null for all. */
  value: string | null
  onChange: (letter: string | null) => void
}

/** The letters of an address book; one press shows the names under a letter. */
export function Phonebook({ label, allLabel, letters, available, value, onChange }: PhonebookProps) {
  return (
    <Root role="group" aria-label={label}>
      <button type="button" aria-pressed={value === null} onClick={() => onChange(null)}>
        {allLabel}
      </button>
      {letters.map((letter) => (
        <button
          key={letter}
          type="button"
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
