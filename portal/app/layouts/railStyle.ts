import { css } from 'styled-components'

/** The rail has words beside its icons from here on, below them underneath. */
export const wide = '@media (min-width: 1440px)'
export const railed = '@media (min-width: 960px)'
export const narrow = '@media (min-width: 960px) and (max-width: 1439.98px)'
export const small = '@media (max-width: 959.98px)'

/** An entry of the rail: a link or a button. */
export const railItem = css`
  display: flex;
  align-items: center;
  gap: var(--s-3);
  inline-size: 100%;
  block-size: 2.25rem;
  padding-inline: var(--s-2) var(--s-3);
  border: 0;
  border-radius: var(--radius);
  background: none;
  color: var(--rail-muted);
  font: inherit;
  font-weight: 450;
  text-align: start;
  text-decoration: none;
  cursor: pointer;
  transition:
    background-color var(--fast),
    color var(--fast);

  &:hover {
    color: var(--rail-text);
    background: color-mix(in oklab, var(--rail-text) 6%, transparent);
  }

  &:focus-visible {
    outline: 2px solid var(--rail-active-text);
    outline-offset: -2px;
  }

  &[aria-current] {
    color: var(--rail-active-text);
    background: var(--rail-active);
    font-weight: 550;
  }

  ${narrow} {
    flex-direction: column;
    justify-content: center;
    gap: 2px;
    block-size: 3.25rem;
    padding: 0;
    font: var(--t-micro);
    text-align: center;
    overflow-wrap: anywhere;
  }

  @media (forced-colors: active) {
    &[aria-current] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`

/** An entry of the bottom bar: a link or a button. */
export const bottomItem = css`
  display: grid;
  justify-items: center;
  gap: 2px;
  inline-size: 100%;
  min-block-size: 3.25rem;
  padding: var(--s-2) 0 0.375rem;
  border: 0;
  background: none;
  color: var(--text-muted);
  font: var(--t-micro);
  text-decoration: none;
  cursor: pointer;

  &[aria-current] {
    color: var(--accent);
    box-shadow: inset 0 2px 0 var(--accent);
  }

  &:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: -3px;
  }

  @media (forced-colors: active) {
    &[aria-current] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`
