import { Link } from '../../../lib/Link'
import { useText } from '../../../lib/i18n/useText'
import { paths } from '../../../lib/paths'
import { Card } from '../../../ui/Card'
import { CardHead } from '../../../ui/CardHead'
import { List } from '../../../ui/List'
import { TwoLines } from '../../../ui/TwoLines'
import { useKeptPortfolios } from '../editing.read'

/** The portfolios of an account that an editor keeps by hand; nothing where there are none. */
export function KeptPortfolios({ account, portal }: Readonly<{ account: string; portal: string }>) {
  const t = useText('editing')
  const common = useText('common')
  const docs = useKeptPortfolios(account).data?.docs ?? []
  if (docs.length === 0) return null
  return (
    <Card aria-label={t('kept.portfolios')}>
      <CardHead title={t('kept.portfolios')} aside={t('kept.aside')} />
      <List>
        {docs.map(({ currency, id, name, type }) => (
          <li key={id}>
            <TwoLines
              name={<Link to={paths.portfolio(portal, id)}>{name}</Link>}
              detail={`${common(`portfolioType.${type}`)}, ${currency}`}
            />
          </li>
        ))}
      </List>
    </Card>
  )
}
