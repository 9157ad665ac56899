import { headers } from 'next/headers'
import { brandHeader } from '../../../collections/access/brandOfRequest'
import type { Brand } from '../../../shared/brands/brandSchema'
import { brandOfHost, brands } from '../../server/brands'

/** The brand whose host the panel was opened on: its mark, its theme and its clock are the panel's. Throws where no brand is installed. */
export async function brandOfPage(): Promise<Brand> {
  const given = await headers()
  const brand = brands().get(given.get(brandHeader) ?? '') ?? brandOfHost(given.get('host')) ?? [...brands().values()][0]
  if (!brand) throw new Error('No brand is installed')
  return brand
}
