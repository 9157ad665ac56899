import { styled } from 'styled-components'
import { token } from './tokens'

/** Content under a CardHead. Without a head give it `padTop`. */
export const CardBody = styled.div<{ $padTop?: boolean }>`
  padding: ${({ $padTop }) => ($padTop ? token('s-5') : '0')} ${token('s-5')} ${token('s-5')};
`
