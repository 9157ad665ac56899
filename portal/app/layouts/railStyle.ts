import { css } from 'styled-components'
import { media } from '../../ui/media'
import { token } from '../../ui/tokens'

/** The rail has words beside its icons from here on, below them underneath. */
export const wide = media.from(1440)
export const railed = media.from(960)
export const narrow = media.between(960, 1440)
export const small = media.below(960)

/** An entry of the rail: a link or a button. */
export const railItem = css`
  display: flex;
  align-items: center;
  gap: ${token('s-3')};
  inline-size: 100%;
  min-block-size: 2.25rem;
  padding: ${token('s-1')} ${token('s-3')} ${token('s-1')} ${token('s-2')};
  border: 0;
  border-radius: ${token('radius')};
  background: none;
  color: ${token('rail-muted')};
  font: inherit;
  font-weight: 450;
  text-align: start;
  text-decoration: none;
  cursor: pointer;
  transition:
    background-color ${token('fast')},
    color ${token('fast')};

  &:hover {
    color: ${token('rail-text')};
    background: color-mix(in oklab, ${token('rail-text')} 6%, transparent);
  }

  &:focus-visible {
    outline: 2px solid ${token('rail-active-text')};
    outline-offset: -2px;
  }

  &[aria-current] {
    color: ${token('rail-active-text')};
    background: ${token('rail-active')};
    font-weight: 550;
  }

  ${narrow} {
    flex-direction: column;
    justify-content: center;
    gap: 2px;
    min-block-size: 3.25rem;
    padding: 0;
    font: ${token('t-micro')};
    text-align: center;
    overflow-wrap: anywhere;
  }

  ${media.forcedColours} {
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
  grid-template-columns: minmax(0, 1fr);
  gap: 2px;
  inline-size: 100%;
  min-block-size: 3.25rem;
  padding: ${token('s-2')} 0 0.375rem;
  border: 0;
  background: none;
  color: ${token('text-muted')};
  font: ${token('t-micro')};
  text-align: center;
  overflow-wrap: break-word;
  text-decoration: none;
  cursor: pointer;

  &[aria-current] {
    color: ${token('accent')};
    box-shadow: inset 0 2px 0 ${token('accent')};
  }

  &:focus-visible {
    outline: 2px solid ${token('focus')};
    outline-offset: -3px;
  }

  ${media.forcedColours} {
    &[aria-current] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`
