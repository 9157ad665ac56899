import { styled } from 'styled-components'
import { type BreakdownKind, breakdownKinds } from '../../../../shared/contracts/wealth/breakdowns'
import { ratio } from '../../../../shared/domain/ratio'
import { useText } from '../../../lib/i18n/useText'
import { CardBody } from '../../../ui/CardBody'
import { media } from '../../../ui/media'
import { token } from '../../../ui/tokens'
import type { BreakdownLine } from '../../../wealth/breakdownLines'
import { AwaitedStrip, ShareStrip } from '../../../wealth/ShareStrip'

const Strips = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('s-2')};
`

/* a radio button as wide as the card: the strip is its label */
const Strip = styled.label<{ $isChosen: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: 7rem minmax(0, 1fr);
  align-items: start;
  gap: ${token('s-4')};
  padding: ${token('s-2')};
  margin-inline: calc(-1 * ${token('s-2')});
  border-radius: ${token('radius-s')};
  cursor: pointer;

  > span:first-of-type {
    font: ${({ $isChosen }) => ($isChosen ? token('t-strong') : token('t-body'))};
    color: ${({ $isChosen }) => ($isChosen ? token('accent') : token('text-muted'))};
  }

  > input {
    position: absolute;
    opacity: 0;
    inset: 0;
    margin: 0;
    cursor: pointer;
  }

  &:hover {
    background: ${token('surface-sunken')};
  }

  &:has(:focus-visible) {
    outline: 2px solid ${token('focus')};
  }

  ${media.below(600)} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('s-1')};
  }
`

interface BreakdownStripsProps {
  /** Null while they are on their way. */
  lines: ReadonlyMap<BreakdownKind, readonly BreakdownLine[]> | null
  by: BreakdownKind
  onChange: (by: BreakdownKind) => void
}

/** What a portfolio is broken down by, each as one line of its parts; the one that is chosen is taller. */
export function BreakdownStrips({ by, lines, onChange }: BreakdownStripsProps) {
  const t = useText('breakdowns')
  return (
    <CardBody>
      <Strips role="radiogroup" aria-label={t('kinds')}>
        {breakdownKinds.map((kind) => (
          <Strip key={kind} $isChosen={kind === by}>
            <span>{t(`kind.${kind}`)}</span>
            {lines ? (
              <ShareStrip
                isTall={kind === by}
                hasNames
                segments={(lines.get(kind) ?? []).map(({ colour, id, name, share }) => ({
                  id,
                  label: name,
                  colour,
                  share: share ?? ratio(0),
                }))}
              />
            ) : (
              <AwaitedStrip isTall={kind === by} hasNames />
            )}
            <input type="radio" name="breakdown" checked={kind === by} onChange={() => onChange(kind)} />
          </Strip>
        ))}
      </Strips>
    </CardBody>
  )
}
