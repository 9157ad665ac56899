import Printer from 'lucide-react/icons/printer'
import { useText } from '../../../lib/i18n/useText'
import { Button } from '../../../ui/Button'
import { PaperSheet } from '../../../ui/PaperSheet'
import { Text } from '../../../ui/Text'
import { type TermsTextProps, WholeTermsText } from './TermsText'

type Props = Readonly<{
  /** Name of the portal. */
  portal: string
  /** Which text it is, and of when. */
  standing: string
  text: TermsTextProps
}>

/** Prints terms, or saves them as PDF, by the browser: the portal, which text it is, and the articles (decision 223). */
export function PrintTerms({ portal, standing, text }: Props) {
  const t = useText('greeting')
  return (
    <>
      <Button variant="quiet" icon={Printer} onPress={() => print()}>
        {t('terms.print')}
      </Button>
      <PaperSheet>
        <h1>{`${portal} · ${t('terms.title')}`}</h1>
        <Text as="p" $role="small" $muted>
          {standing}
        </Text>
        <WholeTermsText {...text} />
      </PaperSheet>
    </>
  )
}
