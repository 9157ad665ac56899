import { type ComponentProps, Suspense } from 'react'
import { useOpening } from '../../lib/opening'
import { lazyPart } from '../../ui/lazyPart'
import type { FactsOfPortfolio as Facts } from './FactsOfPortfolio'

const BreakdownDrawer = lazyPart(() => import('./BreakdownDrawerOfTab'), 'BreakdownDrawerOfTab', { texts: ['breakdowns', 'market'] })

const NoteDrawer = lazyPart(() => import('../../features/contract-notes/components/NoteDrawer'), 'NoteDrawer', {
  texts: ['contractNotes'],
})

const FactsOfPortfolio = lazyPart(() => import('./FactsOfPortfolio'), 'FactsOfPortfolio', { texts: ['facts'] })

type Props = Omit<ComponentProps<typeof Facts>, 'of'> & Readonly<{ portfolioId: string; openHolding: (holdingId: string) => void }>

/** What the address opens for reading beside a portfolio, each with its code and texts when it is first opened. */
export function BesidePortfolio({ openHolding, portfolioId, ...facts }: Props) {
  const { close, open, opening } = useOpening()
  return (
    <Suspense>
      {opening?.kind === 'breakdown' && (
        <BreakdownDrawer
          portfolioId={portfolioId}
          opened={opening.id}
          openHolding={openHolding}
          onNavigate={(row) => open('breakdown', row)}
          onClose={close}
        />
      )}
      {opening?.kind === 'note' && (
        <NoteDrawer portfolioId={portfolioId} noteId={opening.id} onNavigate={(note) => open('note', note)} onClose={close} />
      )}
      {opening?.kind === 'about' && <FactsOfPortfolio {...facts} of={opening.id} />}
    </Suspense>
  )
}
