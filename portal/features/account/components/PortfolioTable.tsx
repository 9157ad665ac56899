import { styled } from 'styled-components'
import type { AccountResponse, PortfolioRow } from '../../../../shared/contracts/wealth'
import { type Ratio, ratio } from '../../../../shared/domain/ratio'
import { formatPercent } from '../../../../shared/format/percent'
import { useLocale } from '../../../lib/i18n/LocaleContext'
import { useText } from '../../../lib/i18n/useText'
import { paths } from '../../../lib/paths'
import { Amount } from '../../../ui/Amount'
import { Badge } from '../../../ui/Badge'
import { Card } from '../../../ui/Card'
import { CardHead } from '../../../ui/CardHead'
import { DateText } from '../../../ui/DateText'
import { Percent } from '../../../ui/Percent'
import { RowLink } from '../../../ui/RowOpener'
import { ShareBar } from '../../../wealth/ShareBar'
import { SubLine } from '../../../ui/SubLine'
import { Table } from '../../../ui/Table'
import { Cell, HeadCell, RowHead } from '../../../ui/TableCell'
import { TableBody, TableFoot, TableHead, TableRow } from '../../../ui/TableParts'
import { TableWrap } from '../../../ui/TableWrap'
import { TwoLines } from '../../../ui/TwoLines'
import { portfolioTotal } from '../model/portfolioTotal'

const Facts = styled.span`
  display: inline-flex;
  gap: var(--s-2);
  align-items: center;
`

/** Portfolios of an account; each row opens its portfolio. */
export function PortfolioTable({ data, portal }: { data: Pick<AccountResponse, 'account' | 'portfolios' | 'value'>; portal: string }) {
  const t = useText('account')
  const common = useText('common')
  const { portfolios } = data
  const total = portfolioTotal(data)
  const shares = portfolios.flatMap(({ share }) => (share === null ? [] : [share]))
  const count = common('count.portfolios', { count: portfolios.length })

  return (
    <Card aria-labelledby="portfolios">
      <CardHead id="portfolios" title={t('portfolios')} aside={t('portfoliosNote', { currency: data.account.currency })} />
      <TableWrap>
        <Table caption={t('caption')}>
          <TableHead>
            <TableRow>
              <HeadCell>{t('columnPortfolio')}</HeadCell>
              <HeadCell num edge="end">
                {t('columnValue')}
              </HeadCell>
              <HeadCell priority={1} style={{ inlineSize: '26%' }}>
                {t('columnShare')}
              </HeadCell>
              <HeadCell num priority={1} edge="end-medium">
                {t('columnYtd')}
              </HeadCell>
              <HeadCell num priority={2}>
                {t('column1y')}
              </HeadCell>
              <HeadCell num priority={2}>
                {t('columnInception')}
              </HeadCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {portfolios.map((portfolio) => (
              <PortfolioLine key={portfolio.id} portfolio={portfolio} portal={portal} />
            ))}
          </TableBody>
          <TableFoot>
            <TableRow>
              <RowHead>
                {total.leftOut > 0 ? <TwoLines name={count} detail={t('totalLeftOut', { count: total.leftOut })} /> : count}
              </RowHead>
              <Cell num total edge="end">
                <Amount value={total.value} missing={common('missing.unavailable')} />
              </Cell>
              <Cell num priority={1}>
                <Percent value={sumOf(shares)} missing={common('missing.unavailable')} />
              </Cell>
              <Cell priority={1} edge="end-medium" />
              <Cell priority={2} />
              <Cell priority={2} />
            </TableRow>
          </TableFoot>
        </Table>
      </TableWrap>
    </Card>
  )
}

function PortfolioLine({ portfolio, portal }: { portfolio: PortfolioRow; portal: string }) {
  const t = useText('account')
  const common = useText('common')
  const locale = useLocale()
  const { id, name, type, externalId, value, share, changeYtd, change1y, inception } = portfolio
  const missing = common('missing.unavailable')
  return (
    <TableRow>
      <RowHead>
        <TwoLines
          name={<RowLink to={paths.portfolio(portal, id)}>{name}</RowLink>}
          detail={
            <Facts>
              <Badge>{common(`portfolioTypeShort.${type}`)}</Badge>
              {externalId ?? t('noExternalId')}
            </Facts>
          }
        />
      </RowHead>
      <Cell num edge="end">
        <Amount value={value} missing={missing} />
        {share !== null && <SubLine>{t('shareOfAccount', { share: formatPercent(share, locale) })}</SubLine>}
      </Cell>
      <Cell priority={1}>
        {share === null ? (
          <Percent value={null} missing={missing} />
        ) : (
          <ShareBar fill={share}>
            <Percent value={share} />
          </ShareBar>
        )}
      </Cell>
      <Cell num priority={1} edge="end-medium">
        <Percent value={changeYtd} tone missing={missing} />
      </Cell>
      <Cell num priority={2}>
        <Percent value={change1y} tone missing={missing} />
      </Cell>
      <Cell num priority={2}>
        <DateText value={inception} missing={missing} />
      </Cell>
    </TableRow>
  )
}

const sumOf = (shares: readonly Ratio[]): Ratio | null => (shares.length > 0 ? ratio(shares.reduce((sum, share) => sum + share, 0)) : null)
