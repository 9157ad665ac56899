import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { styled } from 'styled-components'
import { tabularFigures, twoLines } from '../mixins'
import { media } from '../media'
import { token } from '../tokens'

export const Scrim = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: ${token('z-palette')};
  background: ${token('scrim')};

  ${media.print} {
    display: none;
  }
`

export const Surface = styled(Modal)`
  inline-size: min(42rem, calc(100% - 2rem));
  margin: 12dvh auto auto;
  overflow: hidden;
  border-radius: ${token('radius-card')};
  background: ${token('surface-raised')};
  color: ${token('text')};
  box-shadow: ${token('shadow-sheet')};

  ${media.below(600)} {
    inline-size: calc(100% - 1.5rem);
    margin-block-start: ${token('s-3')};
  }
`

export const Find = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('s-3')};
  padding-inline: ${token('s-5')} ${token('s-4')};
  border-block-end: 1px solid ${token('border')};

  &:has(:focus-visible) {
    box-shadow: inset 0 -2px 0 ${token('focus')};
  }

  input {
    flex: 1;
    min-inline-size: 0;
    block-size: 3.25rem;
    border: 0;
    background: none;
    color: inherit;
    font: ${token('t-lead')};
    outline: none;
  }

  button {
    padding: ${token('s-2')};
    border: 0;
    background: none;
    cursor: pointer;
  }
`

export const Results = styled.div`
  max-block-size: min(36rem, 64dvh);
  padding-block-end: ${token('s-2')};
  overflow-y: auto;
  overscroll-behavior: contain;

  &:empty {
    display: none;
  }
`

export const GroupLabel = styled.p`
  padding: ${token('s-3')} ${token('s-5')} ${token('s-1')};
  font: ${token('t-label')};
  color: ${token('text-muted')};
`

export const Option = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('s-3')};
  min-block-size: 2.5rem;
  margin-inline: ${token('s-2')};
  padding-inline: ${token('s-3')};
  border-radius: ${token('radius')};
  cursor: pointer;

  > [data-icon] {
    color: ${token('text-muted')};
  }

  > kbd {
    visibility: hidden;
  }

  &[aria-selected='true'] {
    background: ${token('surface-selected')};

    > kbd {
      visibility: visible;
    }
  }

  mark {
    background: none;
    color: ${token('accent')};
    font-weight: 650;
  }

  ${media.coarsePointer} {
    min-block-size: 2.75rem;
  }

  ${media.below(600)} {
    padding-inline: ${token('s-2')};

    > kbd {
      display: none;
    }
  }

  ${media.forcedColours} {
    &[aria-selected='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`

export const Name = styled.span`
  ${twoLines}
  flex: 1;
  padding-block: 0.375rem;
  overflow-wrap: anywhere;
`

export const Aside = styled.span`
  ${twoLines}
  ${tabularFigures}
  justify-items: end;
  white-space: nowrap;
`

export const Below = styled.div`
  padding: ${token('s-5')};
`

export const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('s-1')} ${token('s-4')};
  padding: ${token('s-2')} ${token('s-5')};
  border-block-start: 1px solid ${token('hairline')};
  color: ${token('text-muted')};
  font: ${token('t-small')};

  > :last-child {
    margin-inline-start: auto;
  }

  ${media.below(600)} {
    > :not(:last-child) {
      display: none;
    }
  }
`
