import type { SourceDocument } from '../../../../shared/contracts/wealth/sourceDocuments'
import type { Text } from '../../../lib/i18n/useText'

/** In our words; of a kind that we have no word for in the provider's own. */
export const kindOf = ({ type, typeName }: SourceDocument, t: Text<'sourceDocuments'>): string =>
  type === 'Other' && typeName !== null ? typeName : t(`type.${type}`)
