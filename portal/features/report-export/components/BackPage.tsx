import { styled } from 'styled-components'
import { readBootstrap } from '../../../lib/bootstrap'
import { useLocale } from '../../../lib/i18n/LocaleContext'
import { useText } from '../../../lib/i18n/useText'
import { token } from '../../../ui/tokens'
import { CoverArt } from './CoverArt'
import { CoverSheet } from './sheet'

const Plate = styled.div`
  position: relative;
  margin-block: auto 26mm;
  padding: 10mm 11mm 11mm;
  background: ${token('deep')};
  border: 1px solid ${token('deep-line')};
  outline: 1px solid ${token('deep-line')};
  outline-offset: 3px;

  h2 {
    font: 400 21pt/1.15 ${token('in-display')};
    letter-spacing: -0.015em;
    overflow-wrap: anywhere;
  }
`

const Places = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 6mm;
  margin-block: 7mm;
  padding-block: 5mm;
  border-block: 1px solid ${token('deep-line')};

  dt {
    font-size: 8.5pt;
    color: ${token('on-deep-muted')};
  }

  dd {
    overflow-wrap: anywhere;
  }
`

const Words = styled.div`
  display: grid;
  gap: 4mm;
  font-size: 9pt;
  color: ${token('on-deep-muted')};
  text-wrap: pretty;

  h3 {
    font: 600 9.5pt/1.3 ${token('in-heading')};
    color: ${token('on-deep')};
  }
`

/** The firm behind the report, where to reach it, who supervises it, and how to complain: the last page, of a brand that has one. */
export function BackPage() {
  const t = useText('reportExport')
  const locale = useLocale()
  const { defaultLocale, firm } = readBootstrap().brand
  if (!firm?.backPage) return null
  const { complaints, contact, offices } = firm.backPage
  const inLanguage = (text: Partial<Record<typeof locale, string>>): string => text[locale] ?? text[defaultLocale] ?? ''
  const places = [
    { name: t('back.address'), lines: firm.address },
    ...offices.map(({ address, name }) => ({ name: inLanguage(name), lines: address })),
    ...(contact.length > 0 ? [{ name: t('back.contact'), lines: contact }] : []),
  ]
  return (
    <CoverSheet aria-label={firm.name}>
      <CoverArt />
      <Plate>
        {/* Named by the section: an id would make it an entry of the contents. */}
        <h2>{firm.name}</h2>
        <Places>
          {places.map(({ lines, name }) => (
            <div key={name}>
              <dt>{name}</dt>
              {lines.map((line) => (
                <dd key={line}>{line}</dd>
              ))}
            </div>
          ))}
        </Places>
        <Words>
          <p>{inLanguage(firm.regulator)}</p>
          <div>
            <h3>{t('back.complaints')}</h3>
            <p>{inLanguage(complaints)}</p>
          </div>
        </Words>
      </Plate>
    </CoverSheet>
  )
}
