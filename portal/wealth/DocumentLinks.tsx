import FileText from 'lucide-react/icons/file-text'
import { styled } from 'styled-components'
import type { IsoDate } from '../../shared/domain/dates'
import { DateText } from '../ui/DateText'
import { Icon } from '../ui/Icon'
import { targetHeight } from '../ui/mixins'
import { Text } from '../ui/Text'
import { token } from '../ui/tokens'

const Documents = styled.ul`
  > li {
    border-block-start: 1px solid ${token('hairline')};
  }

  > li:first-child {
    border-block-start: 0;
  }

  a {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: ${token('s-3')};
    padding-block: ${token('s-2')};
    ${targetHeight}
  }

  a > span {
    overflow-wrap: anywhere;
  }
`

/** A PDF that opens in a window of its own. */
export interface DocumentLink {
  id: string
  href: string
  label: string
  date: IsoDate | null
}

/** Documents in a drawer, one link a line. */
export const DocumentLinks = ({ of }: Readonly<{ of: readonly DocumentLink[] }>) => (
  <Documents>
    {of.map(({ date, href, id, label }) => (
      <li key={id}>
        <a href={href} target="_blank" rel="noopener">
          <Icon of={FileText} />
          <span>{label}</span>
          {date && (
            <Text $role="small" $muted>
              <DateText value={date} />
            </Text>
          )}
        </a>
      </li>
    ))}
  </Documents>
)
