import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import X from 'lucide-react/icons/x'
import type { ReactNode, Ref } from 'react'
import { styled } from 'styled-components'
import { useText } from '../lib/i18n/useText'
import { IconButton } from './IconButton'
import { media } from './media'
import { token } from './tokens'

const Head = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${token('s-3')};
  padding: ${token('s-4')} ${token('s-4')} ${token('s-4')} ${token('s-6')};
  border-block-end: 1px solid ${token('border')};

  > :first-child {
    flex: 1;
    min-inline-size: 0;
  }

  h2 {
    font: 400 1.25rem/1.625rem ${token('in-display')};
    letter-spacing: -0.01em;
    overflow-wrap: anywhere;
  }

  p {
    color: ${token('text-muted')};
    font: ${token('t-small')};
  }

  ${media.below(960)} {
    padding-inline: ${token('s-5')} ${token('s-4')};
  }
`

const Body = styled.div`
  flex: 1;
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('s-6')};
  padding: ${token('s-5')} ${token('s-6')} ${token('s-8')};
  align-content: start;
  overflow-y: auto;
  overscroll-behavior: contain;

  section > h3 {
    margin-block-end: ${token('s-2')};
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  ${media.below(960)} {
    padding-inline: ${token('s-5')};
  }
`

/* stays in view while the body scrolls */
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('s-2')};
  padding: ${token('s-3')} ${token('s-6')};
  border-block-start: 1px solid ${token('border')};

  ${media.below(960)} {
    padding-inline: ${token('s-5')};
  }
`

interface Step {
  label: string
  /** Left out at the end of the list; the button is then disabled. */
  onPress?: (() => void) | undefined
}

export interface DrawerContentProps {
  title: ReactNode
  subtitle?: ReactNode
  previous?: Step
  next?: Step
  onClose: () => void
  /** Buttons that never scroll away. */
  foot?: ReactNode
  children: ReactNode
  titleId: string
  closeRef?: Ref<HTMLButtonElement>
  isFocusOnClose?: boolean
}

/** Head and body of a drawer, the same beside the list and in a sheet. */
export function DrawerContent({
  title,
  subtitle,
  previous,
  next,
  onClose,
  foot,
  children,
  titleId,
  closeRef,
  isFocusOnClose = false,
}: DrawerContentProps) {
  const t = useText('ui')
  return (
    <>
      <Head>
        <div>
          <h2 id={titleId}>{title}</h2>
          {subtitle && <p>{subtitle}</p>}
        </div>
        {previous && <StepButton icon={ChevronUp} {...previous} />}
        {next && <StepButton icon={ChevronDown} {...next} />}
        {/* The focus goes here first: the way out is what one must find. */}
        <IconButton
          icon={X}
          label={t('close')}
          size="s"
          onPress={onClose}
          autoFocus={isFocusOnClose}
          {...(closeRef ? { ref: closeRef } : {})}
        />
      </Head>
      {/* The part that scrolls must be reachable by the keyboard. */}
      <Body role="group" aria-labelledby={titleId} tabIndex={0}>
        {children}
      </Body>
      {foot && <Foot>{foot}</Foot>}
    </>
  )
}

function StepButton({ icon, label, onPress }: Step & { icon: typeof ChevronUp }) {
  return <IconButton icon={icon} label={label} size="s" isDisabled={!onPress} {...(onPress ? { onPress } : {})} />
}
