import { styled } from 'styled-components'
import { money } from '../../shared/domain/money'
import { ratio } from '../../shared/domain/ratio'
import { type ColourToken, colourRules, cssName } from '../../shared/theme/colourTokens'
import { useText } from '../lib/i18n/useText'
import { Amount } from '../ui/Amount'
import { Card } from '../ui/Card'
import { HeroFigure } from '../wealth/HeroFigure'
import { Percent } from '../ui/Percent'
import { samples } from './gallerySamples'
import { Piece } from './Piece'
import { media } from '../ui/media'
import { token } from '../ui/tokens'

const Types = styled.div`
  display: grid;
  padding: ${token('s-3')} ${token('s-5')} ${token('s-5')};

  > div {
    display: grid;
    grid-template-columns: 7rem minmax(0, 1fr);
    gap: ${token('s-4')};
    align-items: baseline;
    padding-block: ${token('s-2')};
    border-block-end: 1px solid ${token('hairline')};
  }

  > div > :first-child {
    font: ${token('t-label')};
    color: ${token('text-muted')};
  }

  ${media.below(600)} {
    > div {
      grid-template-columns: minmax(0, 1fr);
      gap: ${token('s-1')};
    }
  }
`

const Role = styled.span<{ $role: 'h1' | 'h2' | 'h3' | 'figure' | 'body' | 'strong' | 'small' | 'label' }>`
  font: ${({ $role }) => token(`t-${$role}`)};
  margin-inline-end: ${token('s-4')};
`

const Swatches = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(8.5rem, 1fr));
  gap: ${token('s-3')};

  i {
    display: block;
    block-size: 2.75rem;
    border-radius: ${token('radius')};
    border: 1px solid ${token('border')};
  }

  span {
    font: ${token('t-label')};
    font-weight: 400;
    color: ${token('text-muted')};
  }
`

export function TypePieces() {
  const t = useText('gallery')
  return (
    <Piece title={t('type')}>
      <Card>
        <Types>
          <div>
            <span>{samples.roles.hero}</span>
            <HeroFigure value={money('2312459.37', 'GBP')} />
          </div>
          <div>
            <span>{samples.roles.h1}</span>
            <Role $role="h1">{t('sample.h1')}</Role>
          </div>
          <div>
            <span>{samples.roles.headings}</span>
            <span>
              <Role $role="h2">{t('sample.h2')}</Role>
              <Role $role="h3">{t('sample.h3')}</Role>
            </span>
          </div>
          <div>
            <span>{samples.roles.figure}</span>
            <Role $role="figure">
              <Percent value={ratio(0.2745)} signed />
            </Role>
          </div>
          <div>
            <span>{samples.roles.body}</span>
            <span>
              <Role $role="body">{samples.security}</Role>
              <Role $role="strong">
                <Amount value={money('217406.08', 'GBP')} />
              </Role>
            </span>
          </div>
          <div>
            <span>{samples.roles.small}</span>
            <span>
              <Role $role="small">{t('benchmark')}</Role>
              <Role $role="label">{t('sample.label')}</Role>
            </span>
          </div>
          <div>
            <span>{t('type.greek')}</span>
            <span>
              <Role $role="body" lang="el">
                {samples.greek}
              </Role>
              <Role $role="body" lang="is">
                {samples.icelandic}
              </Role>
            </span>
          </div>
        </Types>
      </Card>
    </Piece>
  )
}

const shown = (Object.keys(colourRules) as ColourToken[]).filter((token) => !/^(rail|on|textLink|chart)/.test(token))

export function ColourPieces() {
  const t = useText('gallery')
  return (
    <Piece title={t('colour')}>
      <Swatches>
        {shown.map((token) => (
          <li key={token}>
            <i style={{ background: `var(${cssName(token)})` }} />
            <span>{cssName(token).slice(2)}</span>
          </li>
        ))}
      </Swatches>
    </Piece>
  )
}
