import { Link } from '@payloadcms/ui'
import { themeInputs } from '../../../shared/theme/inputs'
import { Swatched } from '../cells/words'
import { plural } from '../texts/fill'
import type { panelTexts } from '../texts/panelTexts'
import type { PortalRow } from './loadHome'

type Props = Readonly<{ rows: readonly PortalRow[]; texts: ReturnType<typeof panelTexts> }>

/** Each portal with its accounts, and how many of their clients signed in during the last seven days. */
export function Portals({ rows, texts: { home, language } }: Props) {
  const sum = (key: 'accounts' | 'signedIn') => rows.reduce((all, row) => all + row[key], 0)
  return (
    <section className="qs-card" aria-labelledby="qs-portals">
      <header className="qs-cardhead">
        <h2 id="qs-portals">{home.portals}</h2>
      </header>
      {rows.length === 0 ? (
        <p className="qs-calm">{home.noPortals}</p>
      ) : (
        <table className="qs-mini">
          <thead>
            <tr>
              <th scope="col">{home.portal}</th>
              <th scope="col">{home.accounts}</th>
              <th scope="col">{home.signedIn}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ accounts, portal, signedIn }) => (
              <tr key={portal.id}>
                <th scope="row">
                  <Link href={`/admin/collections/portals/${portal.id}`} prefetch={false}>
                    <Swatched colours={themeInputs[portal.theme].accent}>{portal.name}</Swatched>
                  </Link>
                </th>
                <td>{accounts}</td>
                <td>{signedIn}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{plural(home.portalCount, rows.length, language)}</th>
              <td>{sum('accounts')}</td>
              <td>{sum('signedIn')}</td>
            </tr>
          </tfoot>
        </table>
      )}
    </section>
  )
}
