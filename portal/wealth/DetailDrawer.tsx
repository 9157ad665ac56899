import type { ReactNode } from 'react'
import type { ReadState } from '../lib/data/defineRead'
import { Drawer } from '../ui/Drawer'
import { ErrorState } from '../ui/ErrorState'
import { rowOpenerId } from '../ui/table/RowOpener'
import { DataCard } from './DataCard'
import { ProvenanceNotice } from './ProvenanceNotice'
import { ProvenanceScope } from './ProvenanceScope'

/** Each feature has these texts of its drawer under these keys. */
type DetailText = (key: `drawer.${'loading' | 'errorTitle' | 'errorText' | 'notFound' | 'previous' | 'next'}`) => string

interface DetailDrawerProps<Answer> {
  /** Of the row of the list beside. */
  id: string
  title: string
  subtitle: ReactNode
  /** In the order of the list beside; null at its ends. */
  neighbours: Readonly<{ previous: string | null; next: string | null }>
  read: ReadState<Answer>
  t: DetailText
  /** At the final size. */
  skeleton: ReactNode
  onNavigate: (id: string) => void
  onClose: () => void
  children: (answer: Answer) => ReactNode
}

/** One row of a list beside it, with what is read of that row alone: previous and next, one notice of its sources, and words for one that is gone. */
export function DetailDrawer<Answer>(props: DetailDrawerProps<Answer>) {
  const { children, id, neighbours, onClose, onNavigate, read, skeleton, subtitle, t, title } = props
  const step = (to: 'previous' | 'next') => {
    const target = neighbours[to]
    return { label: t(`drawer.${to}`), onPress: target === null ? undefined : () => onNavigate(target) }
  }
  return (
    <Drawer
      contentKey={id}
      title={title}
      subtitle={subtitle}
      previous={step('previous')}
      next={step('next')}
      onClose={onClose}
      getReturnFocus={() => document.getElementById(rowOpenerId(id))}
    >
      <ProvenanceScope>
        <ProvenanceNotice />
        <DataCard
          read={read}
          t={(key) => t(`drawer.${key}`)}
          frame="none"
          skeleton={skeleton}
          failure={({ status }) => (status === 404 ? <ErrorState title={t('drawer.errorTitle')}>{t('drawer.notFound')}</ErrorState> : null)}
        >
          {children}
        </DataCard>
      </ProvenanceScope>
    </Drawer>
  )
}
