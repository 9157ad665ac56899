import { styled } from 'styled-components'

/** Content under a CardHead. Without a head give it `padTop`. */
export const CardBody = styled.div<{ $padTop?: boolean }>`
  padding: ${({ $padTop }) => ($padTop ? 'var(--s-5)' : '0')} var(--s-5) var(--s-5);
`
