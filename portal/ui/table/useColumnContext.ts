import { useMemo } from 'react'
import type { Namespace } from '../../lib/i18n/namespaces'
import { useLocale } from '../../lib/i18n/LocaleContext'
import { useText } from '../../lib/i18n/useText'
import type { ColumnContext, Medium, TableColumns } from './defineColumns'

/** Required only where the columns ask for facts. */
export type FactsProp<Facts> = object extends Facts ? { facts?: Facts } : { facts: Facts }

/** Texts and language for the columns of a table; the same object until one of them, the facts or the medium changes. */
export function useColumnContext<Row, Sum, N extends Namespace, Facts>(
  { namespace }: TableColumns<Row, Sum, N, Facts>,
  medium: Medium,
  { facts }: FactsProp<Facts>,
): ColumnContext<N, Facts> {
  const t = useText(namespace)
  const common = useText('common')
  const locale = useLocale()
  return useMemo(() => ({ t, common, locale, facts: facts as Facts, medium }), [t, common, locale, facts, medium])
}
