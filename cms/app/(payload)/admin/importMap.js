import { ProviderFigures as ProviderFigures_4e750eacb68a89c0f6d987b995c425f3 } from '../../../../cms/admin/ProviderFigures'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/cms/admin/ProviderFigures#ProviderFigures": ProviderFigures_4e750eacb68a89c0f6d987b995c425f3,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
