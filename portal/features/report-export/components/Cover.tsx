import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { styled } from 'styled-components'
import type { ReportResponse } from '../../../../shared/contracts/report'
import { type ReportKind, reportKindRules } from '../../../../shared/domain/reportKinds'
import { formatDate } from '../../../../shared/format/date'
import { formatDateLong } from '../../../../shared/format/dateLong'
import { portalLogoPath } from '../../../../shared/routes/portalLogo'
import { readBootstrap } from '../../../lib/bootstrap'
import { useLocale } from '../../../lib/i18n/LocaleContext'
import { useText } from '../../../lib/i18n/useText'
import { Missing } from '../../../ui/Missing'
import { Correction } from './Correction'
import { CoverArt } from './CoverArt'
import { CoverSheet } from './sheet'
import { token } from '../../../ui/tokens'

const Top = styled.div`
  position: relative;
  display: flex;
  justify-content: space-between;
  align-items: center;
  margin-inline: -17mm;
  padding: 13mm 17mm 9mm;
  background: ${token('deep')};
  border-block-end: 1px solid ${token('deep-line')};
  font-size: 9pt;
  color: ${token('on-deep-muted')};
`

const Brand = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 3mm;
  font: 500 16pt/1.25 ${token('in-display')};
  letter-spacing: -0.01em;
  color: ${token('on-deep')};

  svg {
    inline-size: 7mm;
    block-size: 7mm;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.75;
    stroke-linecap: round;
  }
`

/** On white, which logos are drawn for. */
const Logo = styled.img`
  box-sizing: border-box;
  inline-size: auto;
  max-inline-size: 42mm;
  block-size: 11mm;
  padding: 1.5mm;
  border-radius: 1mm;
  background: ${token('on-deep')};
  object-fit: contain;
`

const Cartouche = styled.div`
  position: relative;
  margin-block: 58mm auto;
  inline-size: 126mm;
  padding: 10mm 11mm 11mm;
  background: ${token('deep')};
  border: 1px solid ${token('deep-line')};
  outline: 1px solid ${token('deep-line')};
  outline-offset: 3px;

  h1 {
    font: 400 42pt/1.05 ${token('in-display')};
    letter-spacing: -0.025em;
    text-wrap: balance;
    overflow-wrap: anywhere;
  }

  :lang(el) & h1 {
    font-size: 35pt;
  }

  /* One word of nineteen letters, which stands in one line. */
  :lang(is) & h1 {
    font-size: 32pt;
  }

  p {
    margin-block-start: 5mm;
    font: 400 17pt/1.2 ${token('in-display')};
    color: ${token('on-deep-muted')};
  }

  p + p {
    margin-block-start: 2mm;
    font-size: 13pt;
  }

  p[data-correction] {
    margin-block-start: 6mm;
    padding-block-start: 4mm;
    border-block-start: 1px solid ${token('deep-line')};
    font: 400 10pt/1.4 ${token('in-text')};
    color: ${token('on-deep')};
  }
`

const Foot = styled.dl`
  position: relative;
  display: grid;
  grid-template-columns: 1.4fr 1.4fr 1fr;
  gap: 6mm;
  margin-inline: -17mm;
  padding: 7mm 17mm 14mm;
  background: ${token('deep')};
  border-block-start: 1px solid ${token('deep-line')};

  dt {
    font-size: 8.5pt;
    color: ${token('on-deep-muted')};
  }

  dd {
    font-size: 11pt;
    overflow-wrap: anywhere;
  }
`

/** Kinds that are about what was booked, and not about what is held on a day. */
const isOfPeriod = (kind: ReportKind): boolean => !reportKindRules[kind].isValued

interface CoverProps {
  report: ReportResponse
  /** Name of the one portfolio that the report is about; null for the account. */
  portfolio: string | null
}

export function Cover({ report, portfolio }: CoverProps) {
  const t = useText('reportExport')
  const locale = useLocale()
  const { displayName } = readBootstrap().brand
  return (
    <CoverSheet aria-labelledby="report-title">
      <CoverArt />
      <Top>
        <Brand>
          <LogoOrMark />
          <span>{displayName}</span>
        </Brand>
        <span>{t('confidential')}</span>
      </Top>
      <Cartouche>
        <h1 id="report-title">{reportKindRules[report.kind].title[locale]}</h1>
        {isOfPeriod(report.kind) ? (
          <p>{t('coverPeriod', { from: formatDate(report.period.from), to: formatDate(report.period.to) })}</p>
        ) : (
          <p>{report.asOf ? formatDateLong(report.asOf, locale) : <Missing />}</p>
        )}
        {portfolio && <p>{portfolio}</p>}
        <Correction report={report} />
      </Cartouche>
      <Foot>
        <div>
          <dt>{t('preparedFor')}</dt>
          <dd>{report.account.client}</dd>
        </div>
        <div>
          <dt>{t('manager')}</dt>
          <dd>{report.account.advisor ?? <Missing />}</dd>
        </div>
        <div>
          <dt>{t('accountReference')}</dt>
          <dd>{report.account.externalId ?? report.account.name}</dd>
        </div>
      </Foot>
    </CoverSheet>
  )
}

/** The portal's own logo; the brand's mark where there is none. */
function LogoOrMark() {
  const { portal = '' } = useParams()
  const [isMissing, setMissing] = useState(false)
  if (!isMissing) return <Logo src={portalLogoPath(portal)} alt="" onError={() => setMissing(true)} />
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      {readBootstrap().brand.mark.map((d) => (
        <path key={d} d={d} />
      ))}
    </svg>
  )
}
