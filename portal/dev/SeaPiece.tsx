import { styled } from 'styled-components'
import { useText } from '../lib/i18n/useText'
import { BrandMark } from '../ui/BrandMark'
import { Cartouche } from '../features/auth/components/Cartouche'
import { SeaChart } from '../ui/SeaChart'
import { signInChart } from '../features/auth/model/signInChart'
import { Piece } from './Piece'
import { media } from '../ui/media'
import { token } from '../ui/tokens'

const Sea = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  min-block-size: 34rem;
  padding: ${token('s-10')};
  background: ${token('deep')};
  color: ${token('on-deep')};
  overflow: hidden;

  > div {
    position: relative;
  }

  ${media.below(600)} {
    padding: ${token('s-4')};
  }
`

export function SeaPiece() {
  const t = useText('gallery')
  return (
    <Piece title={t('seaChart')}>
      <Sea>
        <SeaChart chart={signInChart} />
        <Cartouche>
          <BrandMark />
          <blockquote>{t('motto')}</blockquote>
          <p>{t('mottoText')}</p>
        </Cartouche>
      </Sea>
    </Piece>
  )
}
