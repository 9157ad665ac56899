import { Fragment } from 'react'
import { styled } from 'styled-components'
import { token } from '../../../ui/tokens'
import { VisuallyHidden } from '../../../ui/VisuallyHidden'
import type { FormulaPart } from '../model/sheet'

const Root = styled.p`
  padding: ${token('s-4')};
  border-radius: ${token('radius')};
  background: ${token('surface-sunken')};
  font: 400 1.0625rem/1.5rem ${token('in-display')};
  letter-spacing: -0.005em;
  text-align: center;
  overflow-wrap: anywhere;
  print-color-adjust: exact;

  sub,
  sup {
    font-size: 0.75em;
    line-height: 0;
  }

  @container (max-width: 24rem) {
    padding-inline: ${token('s-2')};
    font-size: 0.9375rem;
  }
`

const Fraction = styled.span`
  display: inline-grid;
  vertical-align: middle;
  text-align: center;

  > :first-child {
    padding-inline: ${token('s-2')};
    border-block-end: 1px solid ${token('rule')};
  }

  @container (max-width: 24rem) {
    > :first-child {
      padding-inline: ${token('s-1')};
    }
  }
`

/** What follows `_` stands below the line, up to the next space; what follows `^` above it. */
export function Marked({ children }: Readonly<{ children: string }>) {
  return children.split(/([_^]\S+)/).map((part, index) => {
    const Mark = part.startsWith('_') ? 'sub' : part.startsWith('^') ? 'sup' : null
    return <Fragment key={index}>{Mark ? <Mark>{part.slice(1)}</Mark> : part}</Fragment>
  })
}

/** A formula as it is written by hand; `spoken` is what a screen reader says. */
export const Formula = ({ parts, spoken }: Readonly<{ parts: readonly FormulaPart[]; spoken: string }>) => (
  <Root>
    <VisuallyHidden>{spoken}</VisuallyHidden>
    <span aria-hidden="true">
      {parts.map((part, index) =>
        typeof part === 'string' ? (
          <Marked key={index}>{part}</Marked>
        ) : (
          <Fraction key={index}>
            <span>
              <Marked>{part.over}</Marked>
            </span>
            <span>
              <Marked>{part.under}</Marked>
            </span>
          </Fraction>
        ),
      )}
    </span>
  </Root>
)
