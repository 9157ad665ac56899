import { type ReactNode, useState } from 'react'
import Table2 from 'lucide-react/icons/table-2'
import { styled } from 'styled-components'
import { Icon } from '../ui/Icon'
import { targetHeight } from '../ui/mixins'
import { media } from '../ui/media'
import { token } from '../ui/tokens'

const Details = styled.details`
  > summary {
    display: inline-flex;
    align-items: center;
    gap: ${token('s-2')};
    color: ${token('accent')};
    font: 500 0.8125rem/1.125rem ${token('in-text')};
    list-style: none;
    ${targetHeight}
  }

  > summary::-webkit-details-marker {
    display: none;
  }

  /* three columns of long figures are wider than the narrowest phone */
  > div {
    overflow-x: auto;
  }

  &[open] > summary {
    margin-block-end: ${token('s-2')};
  }

  ${media.print} {
    > summary {
      display: none;
    }
  }
`

interface ChartTableProps {
  /** "Show as table". */
  label: string
  /** A `DataTable` with `place="drawer"`. */
  children: ReactNode
}

/** The figures of a chart as a table, folded under it: every chart has one. It is drawn when it is first unfolded. */
export function ChartTable({ label, children }: ChartTableProps) {
  const [wasOpened, setOpened] = useState(false)
  return (
    <Details onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}>
      <summary>
        <Icon of={Table2} size="s" />
        {label}
      </summary>
      {wasOpened && children}
    </Details>
  )
}
