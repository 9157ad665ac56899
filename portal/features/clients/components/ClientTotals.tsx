import type { ClientsResponse } from '../../../../shared/contracts/wealth/clients'
import { formatDate } from '../../../../shared/format/date'
import { formatMoney } from '../../../../shared/format/money'
import { useLocale } from '../../../lib/i18n/LocaleContext'
import { useText } from '../../../lib/i18n/useText'
import { Amount } from '../../../ui/Amount'
import { Tile } from '../../../ui/Tile'
import { Tiles } from '../../../ui/Tiles'
import { Delta } from '../../../wealth/Delta'
import { LaterExplainFigure, LaterExplainLabel } from '../../../wealth/LaterExplain'

/** The advisor's clients in four figures. Filters do not change them. */
export function ClientTotals({ totals, asOf }: Pick<ClientsResponse, 'totals' | 'asOf'>) {
  const t = useText('clients')
  const common = useText('common')
  const locale = useLocale()
  const { thirdParty } = totals
  return (
    <Tiles label={t('totals')}>
      <Tile
        label={
          totals.value ? (
            <LaterExplainLabel figure="clients.value">{t('assetsUnderManagement')}</LaterExplainLabel>
          ) : (
            t('assetsUnderManagement')
          )
        }
        note={
          <>
            {totals.month && <Month {...totals.month} />}
            {asOf && common('dataDate', { date: formatDate(asOf) })}
            {asOf && thirdParty?.value && (
              <>
                <br />
                <LaterExplainFigure figure="clients.thirdParty" name={t('assetsUnderManagement')}>
                  {t('thirdParty', { value: formatMoney(thirdParty.value, locale) })}
                </LaterExplainFigure>
              </>
            )}
          </>
        }
        wide
      >
        <Amount
          value={totals.linked > 0 ? totals.value : null}
          missing={totals.missing && totals.linked > 0 ? common(`missing.${totals.missing}`) : t('noValue')}
        />
      </Tile>
      <Tile label={t('clients')} note={t('linkedUnlinked', { linked: totals.linked, unlinked: totals.clients - totals.linked })}>
        {totals.clients}
      </Tile>
      <Tile
        label={t('portfolios')}
        note={
          totals.averagePortfolio ? (
            <LaterExplainFigure figure="clients.average" name={t('portfolios')}>
              {t('averagePortfolio', { value: formatMoney(totals.averagePortfolio, locale) })}
            </LaterExplainFigure>
          ) : (
            t('noAverage')
          )
        }
      >
        {totals.portfolios}
      </Tile>
      <Tile label={t('signedIn')} note={t('signedInToday', { count: totals.signedInToday })} wide>
        {t('signedInOf', { count: totals.signedInLast7Days, linked: totals.linked })}
      </Tile>
    </Tiles>
  )
}

/** What the month made of the assets; where that is not known of every client it says of how many. */
function Month({ clients, gain, of }: NonNullable<ClientsResponse['totals']['month']>) {
  const t = useText('clients')
  const common = useText('common')
  return (
    <div>
      <Delta amount={gain} words={{ up: common('up'), down: common('down') }} />{' '}
      <LaterExplainFigure figure="clients.month" name={t('assetsUnderManagement')}>
        {clients === of ? t('overMonth') : t('overMonthOf', { clients, of })}
      </LaterExplainFigure>
    </div>
  )
}
