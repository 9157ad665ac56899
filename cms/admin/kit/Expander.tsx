import { ChevronRight } from 'lucide-react'

type Props = Readonly<{
  label: string
  isOpen: boolean
  /** The id of the row that it opens. */
  panel: string
  onToggle: () => void
}>

/** Opens what stands below a row of a table. */
export const Expander = ({ isOpen, label, onToggle, panel }: Props) => (
  <button
    type="button"
    className="qs-expander"
    aria-expanded={isOpen}
    aria-controls={isOpen ? panel : undefined}
    aria-label={label}
    onClick={onToggle}
  >
    <ChevronRight aria-hidden="true" />
  </button>
)

/** The room of an expander in a row that has nothing to open. */
export const NoExpander = () => <span className="qs-expander" />
