import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import CloudOff from 'lucide-react/icons/cloud-off'
import Info from 'lucide-react/icons/info'
import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { Icon, type IconShape } from './Icon'
import { media } from './media'
import { token } from './tokens'

export type NoticeTone = 'info' | 'warning' | 'error' | 'gain'

const tones = {
  info: css`
    --_n: ${token('info')};
    --_n-soft: ${token('info-soft')};
  `,
  warning: css`
    --_n: ${token('warning')};
    --_n-soft: ${token('warning-soft')};
  `,
  error: css`
    --_n: ${token('loss')};
    --_n-soft: ${token('loss-soft')};
  `,
  gain: css`
    --_n: ${token('gain')};
    --_n-soft: ${token('gain-soft')};
  `,
}

const icons: Record<NoticeTone, IconShape> = { info: Info, warning: CloudOff, error: CircleAlert, gain: CircleCheck }
const roles: Record<NoticeTone, 'status' | 'alert' | undefined> = { info: undefined, warning: 'status', error: 'alert', gain: 'status' }

const Root = styled.div<{ $tone: NoticeTone }>`
  ${({ $tone }) => tones[$tone]}
  display: flex;
  align-items: flex-start;
  gap: ${token('s-3')};
  padding: ${token('s-3')} ${token('s-4')};
  border: 1px solid color-mix(in oklab, var(--_n) 32%, ${token('surface')});
  border-radius: ${token('radius-card')};
  background: var(--_n-soft);

  > [data-icon] {
    color: var(--_n);
    margin-block-start: 1px;
  }

  > div {
    flex: 1;
    min-inline-size: 0;
  }

  p + p {
    color: ${token('text-muted')};
    font: ${token('t-small')};
  }

  > button,
  > a {
    margin-block: -0.25rem;
  }

  ${media.below(600)} {
    flex-wrap: wrap;

    > div {
      flex-basis: calc(100% - 2.25rem);
    }

    > button,
    > a {
      margin: 0 0 0 1.875rem;
    }
  }

  ${media.forcedColours} {
    border: 1px solid CanvasText;
  }
`

const Title = styled.p<{ $isPlain: boolean }>`
  ${({ $isPlain }) => !$isPlain && `font: ${token('t-strong')};`}
`

interface NoticeProps {
  tone?: NoticeTone
  icon?: IconShape
  title: ReactNode
  /** More, quieter. Without it the title is set as running text, unless it is an error. */
  children?: ReactNode
  /** A small secondary Button. */
  action?: ReactNode
  /** How a screen reader takes it; an error interrupts, a warning waits its turn, information is only there. */
  role?: 'status' | 'alert' | 'none'
  className?: string
  /** For what it describes. */
  id?: string
}

export function Notice({ tone = 'info', icon, title, children, action, role, className, id }: NoticeProps) {
  return (
    <Root id={id} $tone={tone} role={role ?? roles[tone]} className={className}>
      <Icon of={icon ?? icons[tone]} />
      <div>
        <Title $isPlain={!children && tone === 'info'}>{title}</Title>
        {children && <p>{children}</p>}
      </div>
      {action}
    </Root>
  )
}
